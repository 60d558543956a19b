import type { Discipline } from '../rules/content.ts';
import { LIMITS } from '../rules/content.ts';
import { levelOf } from '../rules/state.ts';
import { POWER_ON_LEVEL } from './base-rules.ts';
import type { Turn } from './turn.ts';
import { earn, levelNow, record } from './turn.ts';
import { goalPoints } from './worth.ts';

/** Levels of a human on the science display, by the base rules. */

/** Level 8 wants a city key for each discipline; only one marker may stand on 12. */
export function levelsOpen(turn: Turn, discipline: Discipline): number {
  const { state, player, levels, keys } = turn;
  const from = levelNow(turn, discipline);
  const isTopTaken = state.facts.seats.some(
    (other) => other !== player.seat && levelOf(state, other, discipline) === LIMITS.topLevel,
  );
  const top = isTopTaken ? LIMITS.topLevel - 1 : LIMITS.topLevel;
  if (from >= LIMITS.keyLevel) return top - from;
  const used = levels.filter((level) => level >= LIMITS.keyLevel).length;
  return (used < keys ? top : LIMITS.keyLevel - 1) - from;
}

/** By whatever means: levels, the power that they pass, and the round's points for them. */
export function climb(turn: Turn, discipline: Discipline, wanted: number): number {
  const n = Math.max(0, Math.min(wanted, levelsOpen(turn, discipline)));
  const from = levelNow(turn, discipline);
  turn.levels[discipline] = from + n;
  const power = powerPassed(from, n);
  const points = n * goalPoints(turn.state, 'advance_discipline_level');
  if (power > 0 || points > 0) earn(turn, 'levels', { power, points });
  return n;
}

export function powerPassed(from: number, n: number): number {
  let power = 0;
  for (let level = from + 1; level <= from + n; level += 1) power += POWER_ON_LEVEL[level] ?? 0;
  return power;
}

/** Levels that are not a scholar's are recorded as an advance. */
export function advance(turn: Turn, discipline: Discipline, wanted: number): void {
  const levels = climb(turn, discipline, wanted);
  if (levels > 0) record(turn, { kind: 'advance', discipline, levels });
}
