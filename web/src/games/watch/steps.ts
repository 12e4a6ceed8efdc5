/** An action's words as somebody chooses them, one after the other; more than one way if the order does not matter. */

import { argsOf, kindOf } from "../../play/game";

export function stepsOf(action: string): string[][] {
  const args = argsOf(action).filter((word) => word !== ">");
  switch (kindOf(action)) {
    case "winter": {
      const cards = args[0]!.split(",");
      return cards.length === 2 && cards[0] !== cards[1] ? [cards, [cards[1]!, cards[0]!]] : [cards];
    }
    case "mormont": // a second seat may follow or not
      return [args.length === 2 ? [...args, "done"] : args];
    case "melisandre":
      return [args.length ? args : ["usual"]];
    default:
      return [args];
  }
}
