"""Finds the function that lists, does or runs what a match waits for.

Made by `make generate` from the declaration: do not edit.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.engine import (
    chance,
    development,
    drafts,
    own_turn,
    purchases,
    setup,
    seven,
    supply,
    tormund,
    trade,
    turn,
)
from hexhold.games.watch.engine.brotherhood import hunt
from hexhold.games.watch.engine.brotherhood.heroes import (
    benjen,
    mance,
    marsh,
    melisandre,
    mormont,
    qhorin,
    samwell,
    thorne,
    using,
    yarwyck,
    ygritte,
    yoren,
)
from hexhold.games.watch.engine.state import Holdings, State


def fill(code: i64, s: State, own: Holdings, seat: i64, out: vec[i64]) -> i64:
    """Write down what a seat may answer; how much it is."""
    if code == 0:  # before-roll
        return own_turn.fill_before_roll(s, own, out)
    if code == 1 or code == 2:  # turn, build
        return own_turn.fill_turn(s, own, out)
    if code == 3:  # place-roads
        return development.fill_free_roads(s, own, out)
    if code == 4:  # discards
        return seven.fill_discards(own, out)
    if code == 5:  # move-tormund
        return tormund.fill_tormund(s, out)
    if code == 6:  # choose-victim
        return tormund.fill_victims(s, out)
    if code == 7:  # answers
        return trade.fill_trade(s, own, seat, out)
    if code == 8:  # found-settlement
        return setup.fill_founding_settlement(s, out)
    if code == 9:  # found-road
        return setup.fill_founding_road(s, out)
    if code == 10:  # found-guard
        return setup.fill_founding_guard(s, own, out)
    if code == 11:  # ask-samwell
        return samwell.fill_samwell(s, out)
    if code == 12:  # give-back
        return mormont.fill_give(own, out)
    if code == 13:  # rebuild-road
        return yarwyck.fill_rebuild(s, own, out)
    if code == 14:  # pick-card
        return melisandre.fill_picks(s, out)
    if code == 15:  # take-card
        return mance.fill_take(s, out)
    if code == 16:  # after-hero
        return using.fill_after(s, out)
    if code == 17:  # remove-hero
        return using.fill_removals(s, out)
    return 0


def fill_chance(code: i64, s: State, actions: vec[i64], weights: vec[i64]) -> i64:
    """Write down what chance may answer, with weights."""
    if code == 32:  # dice
        return chance.fill_dice(s, actions, weights)
    if code == 33:  # draw
        return chance.fill_drawn(s, actions, weights)
    if code == 34:  # steal
        return chance.fill_stolen(s, actions, weights)
    if code == 35:  # first
        return chance.fill_first(s, actions, weights)
    if code == 36:  # deal-terrain
        return chance.fill_tiles(s, actions, weights)
    if code == 37:  # deal-routes
        return chance.fill_routes(s, actions, weights)
    if code == 38:  # deal-reds
        return chance.fill_reds(s, actions, weights)
    if code == 39:  # deal-numbers
        return chance.fill_numbers(s, actions, weights)
    if code == 40:  # token
        return chance.fill_tokens(s, actions, weights)
    if code == 41:  # show
        return chance.fill_shown(s, actions, weights)
    return 0


def play(code: i64, action: i64, s: State, own: Holdings, seat: i64) -> None:
    """Do an allowed action of a seat."""
    if action < 351:
        if action < 18:
            if action < 5:
                if action < 2:
                    if action < 1:
                        # end
                        turn.end_turn(s)
                    else:
                        # roll
                        own_turn.roll(s)
                elif action < 3:
                    # buy
                    development.buy(s, own)
                elif action < 4:
                    # patrol
                    development.play_patrol(s, own)
                else:
                    # roads
                    development.play_roads(s, own)
            elif action < 8:
                if action < 6:
                    # build
                    own_turn.begin_building(s, seat)
                elif action < 7:
                    # withdraw
                    trade.close_offer(s)
                else:
                    # accept
                    trade.accept(s, seat)
            elif action < 9:
                # decline
                trade.decline(s, seat)
            elif action < 14:
                # rob
                tormund.choose_victim(s, action - 9)
            else:
                # confirm
                trade.confirm(s, action - 14)
        elif action < 208:
            if action < 43:
                if action < 23:
                    # discard
                    seven.discard(s, seat, action - 18)
                else:
                    # winter
                    development.play_winter(s, own, action - 23)
            elif action < 68:
                # supply
                supply.trade_with_supply(s, own, (action - 43) // 5, (action - 43) % 5)
            elif action < 148:
                # road
                if code == 3:  # place-roads
                    development.lay_free_road(s, own, seat, action - 68)
                elif code == 9:  # found-road
                    setup.found_road(s, action - 68)
                elif code == 13:  # rebuild-road
                    yarwyck.rebuild(s, action - 68)
                else:
                    purchases.buy_road(s, own, seat, action - 68)
            else:
                # settlement
                if code == 8:  # found-settlement
                    setup.found_settlement(s, action - 148)
                else:
                    purchases.buy_settlement(s, own, seat, action - 148)
        elif action < 294:
            if action < 268:
                # keep
                purchases.buy_keep(s, own, seat, action - 208)
            elif action < 290:
                # tormund
                tormund.move_tormund(s, action - 268)
            else:
                # guard
                if code == 10:  # found-guard
                    setup.found_guard(s, action - 290)
                else:
                    purchases.buy_guard(s, own, seat, action - 290)
        elif action < 298:
            # recruits
            development.play_recruits(s, own, seat, action - 294)
        elif action < 346:
            # hunt
            hunt.hunt(s, own, action - 298)
        else:
            # samwell
            samwell.samwell_takes(s, seat, action - 346)
    elif action < 651:
        if action < 542:
            if action < 377:
                if action < 352:
                    # pass
                    samwell.samwell_passes(s, seat)
                else:
                    # marsh
                    marsh.marsh_swaps(s, (action - 352) // 5, (action - 352) % 5)
            elif action < 457:
                # mormont
                mormont.mormont_demands(s, action - 377)
            elif action < 462:
                # give
                mormont.give_back(s, action - 457)
            else:
                # yarwyck
                yarwyck.yarwyck_lifts(s, action - 462)
        elif action < 623:
            if action < 602:
                # thorne
                thorne.thorne_builds(s, action - 542)
            elif action < 618:
                # melisandre
                melisandre.melisandre_buys(s, action - 602)
            else:
                # pick
                melisandre.pick(s, action - 618)
        elif action < 627:
            # mance
            mance.mance_visits(s, action - 623)
        elif action < 632:
            # take
            mance.take_card(s, action - 627)
        else:
            # benjen
            benjen.benjen_clears(s, action - 632)
    elif action < 727:
        if action < 704:
            if action < 699:
                # ygritte
                ygritte.ygritte_strikes(s, action - 651)
            elif action < 703:
                # yoren
                yoren.yoren_recruits(s, action - 699)
            else:
                # qhorin
                qhorin.qhorin_chases(s)
        elif action < 705:
            # flip
            using.flip(s)
        elif action < 716:
            # exchange
            using.exchange(s, action - 705)
        else:
            # remove
            using.remove_hero(s, action - 716)
    elif action < 734:
        if action < 728:
            # claim
            turn.claim(s)
        elif action < 729:
            # invite
            trade.invite(s)
        else:
            # put
            drafts.put(own, action - 729)
    elif action < 739:
        # ask
        drafts.ask(own, action - 734)
    elif action < 740:
        # propose
        trade.propose(s, own)
    else:
        # reply
        trade.reply(s, seat)


def play_chance(action: i64, s: State) -> None:
    """Do an outcome of chance."""
    if action < 1228:
        if action < 1214:
            if action < 1209:
                # dice
                chance.roll_dice(s, action - 741)
            else:
                # steal
                tormund.steal(s, action - 1209)
        elif action < 1219:
            # draw
            development.draw(s, action - 1214)
        elif action < 1223:
            # first
            setup.begin_founding(s, action - 1219)
        else:
            # terrain
            setup.deal_terrain(s, action - 1223)
    elif action < 1255:
        if action < 1234:
            # route
            setup.deal_route(s, action - 1228)
        else:
            # red
            setup.deal_red(s, action - 1234)
    elif action < 1269:
        # number
        setup.deal_number(s, action - 1255)
    elif action < 1278:
        # token
        chance.reveal_token(s, action - 1269)
    else:
        # show
        melisandre.show(s, action - 1278)
