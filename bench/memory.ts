import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Story } from '@empty-chair/kernel/story';
import type { AnyConfig, AnyGame, AnyState } from '@empty-chair/registry/games';
import { openGame } from './open-game.ts';

export interface Memory {
  /** Bytes of a state, as a simulated game has it. */
  readonly state: number;
  /** Bytes that an open game grows by with each turn: its entry and the position after it. */
  readonly turn: number;
}

/** So many copies and open games at once: each is small beside what else comes and goes in a heap. */
const COPIES = 2000;
const GAMES = 40;
const TURNS = 25;

export function memoryOf(game: AnyGame, config: AnyConfig): Memory {
  // Once before: what is made on first use stays, and is nobody's.
  const { state } = openGame(game, config, 'first', TURNS).match;
  if (state === undefined) throw new Error(`${game.id} is not set up without questions`);
  return { state: memoryOfState(game, state), turn: memoryOfTurn(game, config) };
}

function memoryOfState(game: AnyGame, state: AnyState): number {
  const copies = Array.from({ length: COPIES }, () => state);
  const before = swept();
  for (let n = 0; n < COPIES; n += 1) copies[n] = game.clone(state);
  const grown = swept() - before;
  // The list is used after the sweep, so that it is still there.
  return grown / copies.length;
}

/** By how much games that are opened with all their turns are larger than the same games without any. */
function memoryOfTurn(game: AnyGame, config: AnyConfig): number {
  const records = Array.from(
    { length: GAMES },
    (_, n) => openGame(game, config, `${n}`, TURNS).record,
  );
  const open = records.map((record) => Story.of(game, record, 0));
  const before = swept();
  for (const [n, record] of records.entries()) open[n] = Story.of(game, record);
  const grown = swept() - before;
  return grown / open.reduce((sum, { record }) => sum + record.entries.length, 0);
}

/** What is left after a sweep; typed arrays have their numbers outside of the heap. */
function swept(): number {
  setFlagsFromString('--expose-gc');
  const sweep = runInNewContext('gc') as () => void;
  // What hangs on something that is gone goes with the next one.
  for (let n = 0; n < 3; n += 1) sweep();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
