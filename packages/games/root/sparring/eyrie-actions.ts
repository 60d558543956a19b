import { mayPlace, rules } from '../rules/board.ts';
import { recruitsOf } from '../rules/humans/eyrie.ts';
import type { ColumnId } from '../rules/leaders.ts';
import type { Suit } from '../rules/pieces.ts';
import { BIRD, EVERY_CLEARING, EYRIE, factionId, ROOST } from '../rules/pieces.ts';
import type { ScreenAct } from '../rules/screen/acts.ts';
import type { State } from '../rules/state.ts';
import { pieceSupply, warriorSupply, warriorsAt } from '../rules/state.ts';
import type { Target } from './eyrie-board.ts';
import { bestTarget, fitsSuit, hasRoom, roostsOn } from './eyrie-board.ts';
import type { Orders } from './eyrie-leaders.ts';
import type { Pending } from './eyrie-moves.ts';
import { bestStep, worthsFor } from './eyrie-moves.ts';
import { leastOf } from './least-of.ts';
import type { Worth } from './remembered-worth.ts';

/** A card of the Decree, carried out. */
export interface Action {
  readonly suit: Suit;
  readonly worth: number;
  readonly act: ScreenAct;
}

/** The Commander's extra hit. */
export const extraHits = ({ leader }: Orders): number => (leader === 'commander' ? 1 : 0);

/** Only moves look at how many warriors are worth where. */
const NOT_ASKED: Worth = () => 0;

/** Of what can be done: suits before birds, which may still do what now cannot be done. */
export function nextAction(
  state: State,
  orders: Orders,
  column: ColumnId,
  left: readonly Suit[],
): Action | undefined {
  let best: Action | undefined;
  const worths = column === 'move' ? worthsFor(state, pendingOf(orders)) : NOT_ASKED;
  for (const suit of new Set(left)) {
    const action = actionFor(state, orders, column, suit, worths);
    if (action === undefined) continue;
    const isRarer = best?.suit === BIRD && suit !== BIRD;
    const isAlike = (best?.suit === BIRD) === (suit === BIRD);
    if (best === undefined || isRarer || (isAlike && action.worth > best.worth)) best = action;
  }
  return best;
}

function actionFor(
  state: State,
  orders: Orders,
  column: ColumnId,
  suit: Suit,
  worths: Worth,
): Action | undefined {
  switch (column) {
    case 'recruit':
      return recruit(state, orders, suit);
    case 'move':
      return move(state, suit, worths);
    case 'battle':
      return battle(state, orders, suit);
    default:
      return build(state, suit);
  }
}

function recruit(state: State, { leader }: Orders, suit: Suit): Action | undefined {
  if (warriorSupply(state, EYRIE) < recruitsOf(leader)) return undefined;
  const places = roostsOn(state).filter(
    (at) => fitsSuit(state, at, suit) && mayPlace(state, EYRIE, at),
  );
  // The roost with fewest to guard it.
  const at = leastOf(places, (place) => warriorsAt(state, EYRIE, place));
  return at === undefined
    ? undefined
    : { suit, worth: 0, act: { what: 'decreeRecruit', at: at + 1 } };
}

export const pendingOf = (orders: Orders): Pending => ({
  battles: orders.columns.battle,
  builds: orders.columns.build,
  extra: extraHits(orders),
});

function move(state: State, suit: Suit, worths: Worth): Action | undefined {
  const step = bestStep(state, suit, worths);
  if (step === undefined) return undefined;
  const { worth, n, from, to } = step;
  return { suit, worth, act: { what: 'move', n, from: from + 1, to: to + 1 } };
}

function battle(state: State, orders: Orders, suit: Suit): Action | undefined {
  let best: Target | undefined;
  for (const at of EVERY_CLEARING) {
    if (!fitsSuit(state, at, suit)) continue;
    const target = bestTarget(state, at, warriorsAt(state, EYRIE, at), extraHits(orders));
    if (target !== undefined && (best === undefined || target.worth > best.worth)) best = target;
  }
  if (best === undefined) return undefined;
  const { at, defender, worth } = best;
  return { suit, worth, act: { what: 'battle', at: at + 1, defender: factionId(defender) } };
}

function build(state: State, suit: Suit): Action | undefined {
  if (pieceSupply(state, ROOST) === 0) return undefined;
  const places = EVERY_CLEARING.filter(
    (at) => fitsSuit(state, at, suit) && hasRoom(state, at) && rules(state, EYRIE, at),
  );
  // Where most warriors will guard it.
  const at = leastOf(places, (place) => -warriorsAt(state, EYRIE, place));
  return at === undefined
    ? undefined
    : { suit, worth: 0, act: { what: 'decreeBuild', at: at + 1 } };
}
