import type { Table } from '@empty-chair/kernel/table';
import { message } from '@empty-chair/kernel/words';
import type { Provider } from './config.ts';
import { OTHER_TAPESTRY_CARDS, TRAPS } from './content.ts';
import type { State, Tapestry } from './state.ts';
import { OTHER, TRAP, UNKNOWN } from './state.ts';
import { m, ref, rule } from './words.ts';

/**
 * The Automa's tapestry cards. Only one thing about them matters, and only when the human conquers:
 * whether a Trap is among them. R-TRAP-1: cards that the app provides come from a deck of its own,
 * with the cards and traps that are left after SET-2.
 */
export function startingTapestry(provider: Provider): Tapestry {
  const isApps = provider === 'app';
  return {
    hand: [],
    onMat: 0,
    traps: isApps ? TRAPS : 0,
    others: isApps ? OTHER_TAPESTRY_CARDS : 0,
  };
}

/** Whether the cards beside the Automa's mat are the app's own, and not on the table. */
export const isAppsTapestry = ({ config }: State): boolean => config.chance.tapestry === 'app';

/** BEN-6: one card from the deck, face down beside the mat. */
export function gainTapestry(table: Table<unknown>, state: State): void {
  const { tapestry } = state;
  tapestry.hand.push(isAppsTapestry(state) ? drawTapestry(table, tapestry) : UNKNOWN);
}

function drawTapestry(table: Table<unknown>, tapestry: Tapestry): number {
  const left = tapestry.traps + tapestry.others;
  if (left === 0) return OTHER;
  const isTrap = table.rng.below(left) < tapestry.traps;
  if (isTrap) tapestry.traps -= 1;
  else tapestry.others -= 1;
  return isTrap ? TRAP : OTHER;
}

/** INC-7: from the deck, not from its own cards. */
export function putOnMat(table: Table<unknown>, state: State): void {
  const { tapestry } = state;
  if (isAppsTapestry(state)) drawTapestry(table, tapestry);
  tapestry.onMat += 1;
}

export interface Springing {
  /** How many cards were discarded, and whether the last of them was a Trap. */
  readonly discarded: number;
  readonly isTrap: boolean;
  /** The cards lay on the table, so the human has discarded them. */
  readonly isOnTable: boolean;
}

/** TRAP-1: one by one at random until a Trap appears or none is left. */
export function springTrap(table: Table<State>): Springing {
  const { tapestry } = table.scene;
  const isOnTable = tapestry.hand.includes(UNKNOWN);
  return { ...(isOnTable ? askForTrap(table) : drawForTrap(table)), isOnTable };
}

/** One question for all: which of the cards was the Trap, if any. */
function askForTrap(table: Table<State>): Omit<Springing, 'isOnTable'> {
  const { tapestry } = table.scene;
  const n = tapestry.hand.length;
  const answer = table.ask({
    rule: rule('TRAP-1'),
    channel: 'cards',
    ask: message(m('ask.trap'), { n }),
    answers: [0, ...Array.from({ length: n }, (_, i) => i + 1)],
    ref: (at) => ref('trap', at === 0 ? 'none' : at),
  });
  table.rng.reveal();
  const discarded = answer === 0 ? n : answer;
  tapestry.hand.splice(0, discarded);
  return { discarded, isTrap: answer > 0 };
}

function drawForTrap(table: Table<State>): Omit<Springing, 'isOnTable'> {
  const { hand } = table.scene.tapestry;
  let discarded = 0;
  while (hand.length > 0) {
    const [card] = hand.splice(table.rng.below(hand.length), 1);
    discarded += 1;
    if (card === TRAP) return { discarded, isTrap: true };
  }
  return { discarded, isTrap: false };
}
