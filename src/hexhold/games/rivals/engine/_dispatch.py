"""Finds the function that lists, does or runs what a match waits for.

Made by `make generate` from the declaration: do not edit.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.rivals.engine import (
    attacks,
    building,
    centre,
    event_cards,
    feuds,
    gaining,
    giving,
    hand,
    losses,
    main_phase,
    playing,
    production,
    setup,
    stacks,
    swap,
    trading,
    turn,
)
from hexhold.games.rivals.engine.state import State


def fill(code: i64, s: State, seat: i64, out: vec[i64]) -> i64:
    """Write down what a seat may answer; how much it is."""
    if code == 1:  # open
        return setup.fill_open(s, out)
    if code == 2:  # pick
        return stacks.fill_pick(s, out)
    if code == 3:  # lay
        return setup.fill_lay(s, out)
    if code == 4:  # roll
        return turn.fill_roll(s, seat, out)
    if code == 5:  # number
        return turn.fill_number(out)
    if code == 6:  # main
        return main_phase.fill_main(s, seat, out)
    if code == 7:  # site
        return building.fill_site(s, out)
    if code == 8:  # waive
        return building.fill_waive(s, out)
    if code == 9:  # give
        return giving.fill_give(s, out)
    if code == 10:  # give-any
        return giving.fill_give_any(s, out)
    if code == 11:  # gain
        return gaining.fill_gain(s, out)
    if code == 12:  # want
        return attacks.fill_want(s, out)
    if code == 13:  # buy
        return event_cards.fill_buy(s, out)
    if code == 14:  # riot
        return event_cards.fill_riot(s, out)
    if code == 15:  # react
        return feuds.fill_react(s, out)
    if code == 16:  # name
        return feuds.fill_name(s, out)
    if code == 17:  # lose
        return feuds.fill_lose(s, out)
    if code == 18:  # shoot
        return attacks.fill_shoot(s, out)
    if code == 19:  # sink
        return attacks.fill_sink(s, out)
    if code == 20:  # burn
        return attacks.fill_burn(s, out)
    if code == 21:  # under
        return stacks.fill_under(s, out)
    if code == 22:  # strip
        return stacks.fill_strip(s, out)
    if code == 23:  # spy
        return attacks.fill_spy(s, out)
    if code == 24:  # library
        return stacks.fill_look(s, out)
    if code == 25:  # salvage
        return playing.fill_salvage(s, out)
    if code == 26:  # swap
        return swap.fill_swap(s, out)
    if code == 27:  # swap-with
        return swap.fill_swap_with(s, out)
    if code == 28:  # raid
        return attacks.fill_raid(s, out)
    if code == 29:  # gift
        return attacks.fill_gift(s, out)
    if code == 30:  # tithe
        return building.fill_tithe(out)
    if code == 31:  # heal
        return playing.fill_heal(s, out)
    if code == 32:  # above
        return centre.fill_above(s, out)
    if code == 33:  # draw
        return stacks.fill_draw(s, out)
    if code == 34:  # excess
        return hand.fill_hand(s, seat, out)
    if code == 35:  # exchange
        return hand.fill_exchange(s, seat, out)
    if code == 36:  # replace
        return hand.fill_replace(s, out)
    if code == 38:  # ransom
        return giving.fill_ransom(s, out)
    return 0


def fill_chance(code: i64, s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Write down what chance may answer, with weights."""
    if code == 64:  # first
        return setup.fill_first(actions, weights)
    if code == 65:  # dice
        return turn.fill_dice(s, actions, weights)
    if code == 66:  # deal
        return stacks.fill_deal(s, actions, weights)
    if code == 67:  # land
        return centre.fill_land(s, actions, weights)
    if code == 68:  # event
        return event_cards.fill_event(s, actions, weights)
    if code == 69:  # defend
        return turn.fill_defence(actions, weights)
    return 0


def run(code: i64, s: State, frame: i64) -> None:
    """Do a job."""
    if code == 80:  # start-turn
        turn.start_turn(s, frame)
    elif code == 81:  # produce
        production.produce(s)
    elif code == 82:  # market
        production.pay_market(s, frame)
    elif code == 83:  # show-face
        production.show_face(s)
    elif code == 84:  # brigands
        production.brigands(s, frame)
    elif code == 85:  # event-card
        event_cards.resolve_event(s, frame)
    elif code == 86:  # riot-at
        event_cards.riot(s, frame)
    elif code == 87:  # feud-at
        feuds.feud(s, frame)
    elif code == 88:  # strip-at
        feuds.fraternal_feuds(s, frame)
    elif code == 89:  # remedy-at
        event_cards.remedy(s, frame)
    elif code == 90:  # have-built
        building.have_built(s, frame)
    elif code == 91:  # to-discard
        stacks.discard_at_last(s, frame)
    elif code == 92:  # effect
        playing.take_effect(s, frame)
    elif code == 93:  # look-through
        stacks.look_through(s, frame)
    elif code == 94:  # take-top
        stacks.take_top(s, frame)
    elif code == 95:  # lost
        losses.console(s, frame)
    elif code == 96:  # founded
        centre.draw_regions(s, frame)
    elif code == 97:  # hand-check
        hand.check_hand(s, frame)
    elif code == 98:  # end-turn
        turn.end_turn(s, frame)


def narrow(code: i64, s: State) -> bool:
    """Do what leaves no choice; whether a choice is left."""
    if code == 9:  # give
        return giving.give_without_choice(s)
    if code == 10:  # give-any
        return giving.give_any_without_choice(s)
    if code == 11:  # gain
        return gaining.gain_without_choice(s)
    return True


def is_forced(code: i64) -> bool:
    """Whether a single answer is given without asking."""
    if (
        code == 3
        or code == 7
        or code == 8
        or code == 12
        or code == 13
        or code == 16
        or code == 17
        or code == 18
        or code == 19
        or code == 20
        or code == 21
        or code == 28
        or code == 29
        or code == 31
        or code == 32
        or code == 33
        or code == 38
    ):
        return True
    return False


def play(code: i64, action: i64, s: State, seat: i64) -> None:
    """Do an allowed action of a seat."""
    if action < 43:
        if action < 9:
            if action < 3:
                if action < 1:
                    # end
                    turn.end_actions(s)
                elif action < 2:
                    # roll
                    turn.roll(s)
                else:
                    # pass
                    if code == 11 or code == 13 or code == 24:  # gain, buy, library
                        turn.stop(s)
                    elif code == 15:  # react
                        feuds.let_it_happen(s)
                    else:
                        turn.pass_by(s)
            elif action < 5:
                if action < 4:
                    # waste
                    gaining.waste_one(s)
                else:
                    # pay
                    event_cards.pay_rioters(s)
            elif action < 7:
                # road
                centre.build_road(s, seat, action - 5)
            else:
                # settle
                centre.settle(s, seat, action - 7)
        elif action < 19:
            if action < 12:
                if action < 11:
                    # scout
                    centre.settle_with_scout(s, seat, action - 9)
                else:
                    # mint
                    trading.mint(s, seat)
            elif action < 13:
                # faceup
                building.build_face_up(s, seat)
            else:
                # number
                turn.answer_number(s, action - 13)
        elif action < 31:
            if action < 25:
                # name
                if code == 8:  # waive
                    building.answer_waive(s, action - 19)
                elif code == 12:  # want
                    attacks.answer_want(s, action - 19)
                else:
                    building.answer_tithe(s, action - 19)
            else:
                # trade
                trading.trade(s, seat, action - 25)
        elif action < 37:
            # draw
            if code == 33:  # draw
                hand.answer_draw(s, action - 31)
            else:
                hand.replace_by_top(s, action - 31)
        else:
            # look
            if code == 1:  # open
                setup.open_by_looking(s, action - 37)
            elif code == 24:  # library
                stacks.answer_library(s, action - 37)
            else:
                hand.replace_by_look(s, action - 37)
    elif action < 178:
        if action < 73:
            if action < 55:
                if action < 49:
                    # under
                    stacks.answer_under(s, action - 43)
                else:
                    # open
                    setup.open_blindly(s, action - 49)
            elif action < 61:
                # lay
                setup.answer_lay(s, action - 55)
            else:
                # city
                centre.build_city(s, seat, action - 61)
        elif action < 124:
            if action < 97:
                # site
                building.answer_site(s, action - 73)
            else:
                # gain
                if code == 11:  # gain
                    gaining.answer_gain(s, action - 97)
                else:
                    event_cards.answer_buy(s, action - 97)
        elif action < 151:
            # give
            if code == 9:  # give
                giving.answer_give(s, action - 124)
            elif code == 10:  # give-any
                giving.answer_give_any(s, action - 124)
            elif code == 29:  # gift
                attacks.answer_gift(s, action - 124)
            else:
                giving.answer_ransom(s, action - 124)
        else:
            # region
            if code == 26:  # swap
                swap.choose_region(s, action - 151)
            elif code == 27:  # swap-with
                swap.swap_with_region(s, action - 151)
            else:
                attacks.answer_raid(s, action - 151)
    elif action < 380:
        if action < 252:
            if action < 204:
                # ship
                trading.trade_by_ship(s, seat, action - 178)
            else:
                # slot
                if code == 14:  # riot
                    event_cards.lose_to_rioters(s, action - 204)
                elif code == 16:  # name
                    feuds.answer_name(s, action - 204)
                elif code == 17:  # lose
                    feuds.answer_lose(s, action - 204)
                elif code == 18:  # shoot
                    attacks.answer_shoot(s, action - 204)
                elif code == 19:  # sink
                    attacks.answer_sink(s, action - 204)
                elif code == 20:  # burn
                    attacks.answer_burn(s, action - 204)
                elif code == 26:  # swap
                    swap.choose_card(s, action - 204)
                elif code == 27:  # swap-with
                    swap.swap_with_card(s, action - 204)
                else:
                    playing.answer_heal(s, action - 204)
        elif action < 300:
            # remove
            building.remove_own(s, seat, action - 252)
        else:
            # build
            building.build_from_hand(s, seat, action - 300)
    elif action < 540:
        if action < 460:
            # play
            if code == 14:  # riot
                event_cards.calm_rioters(s)
            elif code == 15:  # react
                feuds.react(s)
            else:
                playing.play_card(s, seat, action - 380)
        else:
            # card
            if code == 22:  # strip
                stacks.answer_strip(s, action - 460)
            elif code == 23:  # spy
                attacks.answer_spy(s, action - 460)
            elif code == 25:  # salvage
                playing.answer_salvage(s, action - 460)
            elif code == 34:  # excess
                hand.answer_excess(s, action - 460)
            else:
                hand.answer_exchange(s, action - 460)
    elif action < 576:
        # pick
        stacks.answer_pick(s, action - 540)
    else:
        # above
        centre.answer_above(s, action - 576)


def play_chance(action: i64, s: State) -> None:
    """Do an outcome of chance."""
    if action < 626:
        if action < 590:
            # first
            setup.answer_first(s, action - 588)
        elif action < 620:
            # dice
            turn.answer_dice(s, (action - 590) // 5, (action - 590) % 5)
        else:
            # defend
            playing.answer_defence(s, action - 620)
    elif action < 718:
        if action < 706:
            # deal
            stacks.answer_deal(s, action - 626)
        else:
            # land
            centre.answer_land(s, action - 706)
    elif action < 728:
        # event
        event_cards.answer_event(s, action - 718)
    else:
        # moon
        event_cards.answer_moon(s, action - 728)
