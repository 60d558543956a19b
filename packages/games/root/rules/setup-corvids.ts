import { get } from '@empty-chair/kernel/ids';
import { mayPlace } from './board.ts';
import { bots } from './content.ts';
import { placeWarriors } from './effects.ts';
import type { Clearing, Suit } from './pieces.ts';
import { CORVIDS, FOX, KIND_COUNT, MOUSE, PLOT, RABBIT, WARRIOR_COUNT } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import { suitOf } from './state.ts';
import { m, rule } from './words.ts';

const { numbers } = bots.cogwheelCorvids;

/** 11.3. */
export function setUpCorvids(table: RootTable): void {
  table.emit?.(rule('11.3.1'), m('do.supply'), { n: get(WARRIOR_COUNT, CORVIDS) });
  table.emit?.(rule('11.3.1'), m('do.shufflePlots'), { n: get(KIND_COUNT, PLOT) });
  for (const suit of [FOX, RABBIT, MOUSE]) {
    const clearing = lowestOf(table.scene.state, suit);
    if (clearing === undefined) continue;
    placeWarriors(table, CORVIDS, clearing, numbers.startingWarriorsPerSuit, rule('11.3.2'));
  }
}

/** 11.3.2: the lowest priority of the suit; the pass is it for its own. Beside the keep nobody is placed (B-113). */
function lowestOf(state: State, suit: Suit): Clearing | undefined {
  const { byPriority, lowRank } = state.facts;
  const [lowest] = byPriority
    .filter((clearing) => suitOf(state, clearing) === suit && mayPlace(state, CORVIDS, clearing))
    .sort((one, other) => (lowRank[other] as number) - (lowRank[one] as number));
  return lowest;
}
