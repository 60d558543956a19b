import { NONE } from '@empty-chair/kernel/ids';
import type { GameRecord } from '@empty-chair/kernel/record';
import { firstState } from '@empty-chair/kernel/run';
import { Recorder } from '@empty-chair/kernel/trace';
import type { Config } from './config.ts';
import { factsOf } from './facts.ts';
import { root } from './module.ts';
import { CLEARINGS } from './pieces.ts';
import { layOut } from './setup.ts';
import type { State } from './state.ts';
import { emptyState, SUITS } from './state.ts';
import type { Input } from './verbs/verbs.ts';

/**
 * The board while the set-up still asks: the map, and what was placed before the open question. A
 * clearing whose marker is not yet known has no suit. Only to be drawn: no game goes on from it.
 */
export function boardDuringSetup(record: GameRecord<Config, Input>): State {
  const state = emptyState(factsOf(record.config));
  state.cells.fill(NONE, SUITS, SUITS + CLEARINGS);
  const setup: typeof root.setup = (table) => {
    layOut(table, state);
    return state;
  };
  firstState({ ...root, setup }, record, new Recorder());
  return state;
}
