import type { Seat } from '@empty-chair/kernel/words';
import { canBeConquered, canBeExplored, isInReach } from '../board.ts';
import { ALL_TRACKS } from '../content.ts';
import { ALL_HEXES } from '../hexes.ts';
import type { State } from '../state.ts';
import { incomeTurnsOf, isFinished, isFinishedTrack, outpostsLeft } from '../state.ts';
import type { Input } from './verbs.ts';

/**
 * What a human will usually do: the first turn is an income turn, a turn is one income turn or one
 * advance, and what the advance brings follows. More is accepted, because cards and civilizations
 * break all of this. Nothing of it is a range, so these are the legal inputs too.
 */
export function offers(state: State, seat: Seat): readonly Input[] {
  if (state.isOver || state.seat !== seat || !state.facts.humans.includes(seat)) return [];
  if (incomeTurnsOf(state, seat) === 0) return [{ kind: 'income' }];
  const advances: readonly Input[] = ALL_TRACKS.filter(
    (track) => !isFinishedTrack(state, seat, track),
  ).map((track) => ({ kind: 'advance', track }));
  if (state.deed === 'nothing') {
    return isFinished(state, seat) ? [{ kind: 'done' }] : [...advances, { kind: 'income' }];
  }
  return [
    ...(state.deed === 'advance' || hasStartingAdvances(state, seat) ? onMap(state, seat) : []),
    ...(state.deed === 'advance' ? advances : []),
    { kind: 'points', n: 1 },
    { kind: 'done' },
  ];
}

/** DIF-1: they are done by the income turn itself, what they bring on the map is not. */
const hasStartingAdvances = (state: State, seat: Seat): boolean =>
  state.facts.isSolo &&
  state.facts.level.humanAdvances.length > 0 &&
  incomeTurnsOf(state, seat) === 1;

function onMap(state: State, seat: Seat): readonly Input[] {
  const inputs: Input[] = [];
  const canConquer = outpostsLeft(state, seat) > 0;
  for (const at of ALL_HEXES) {
    if (!isInReach(state, seat, at)) continue;
    if (canBeExplored(state, at)) inputs.push({ kind: 'explore', at, tile: 0, rotation: 0 });
    else if (canConquer && canBeConquered(state, seat, at)) {
      inputs.push({ kind: 'conquer', at, isTrap: false });
    }
  }
  return inputs;
}
