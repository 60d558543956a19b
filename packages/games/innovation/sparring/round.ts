import { NONE } from '@empty-chair/kernel/ids';
import { powerFor } from '../rules/board.ts';
import { GUILD, LIMITS, PALACE, SCHOOL, UNIVERSITY } from '../rules/content.ts';
import type { BonusSlot, State } from '../rules/state.ts';
import { bonusTileOf } from '../rules/state.ts';
import {
  BONUS_LEVEL,
  BONUS_PASS_LEVELS,
  BONUS_SPADE,
  bonusOf,
  COINS_PER_POINT,
} from './base-rules.ts';
import { POINTS_PER_CITY } from './competencies.ts';
import { incomeOf, scienceBonusOf } from './income.ts';
import { passPointsOfInnovations } from './innovation-deeds.ts';
import type { Counts } from './player.ts';
import { countIn } from './player.ts';
import { inCoins } from './purse.ts';
import { advanceAnywhere, takeCompetency } from './results.ts';
import type { Turn } from './turn.ts';
import { earn, record, recordPoints } from './turn.ts';
import { coinInPoints, pointsWorth } from './worth.ts';

/** What a round brings besides its actions: income, power of the Automa's buildings, passing. */

/** The science bonus of the round before, then the income of this one: once each. */
export function takeIncome(turn: Turn): void {
  const { state, player, commons, counts } = turn;
  if (player.round === state.round) return;
  if (player.round > 0) earn(turn, 'scienceBonus', scienceBonusOf(state, player, player.round));
  else if (countIn(counts, UNIVERSITY) > 0) takeCompetency(turn);
  player.round = state.round;
  player.used.clear();
  earn(turn, 'income', incomeOf(state, player, commons, counts));
  if (player.competencies.has('toolAndLevel')) advanceAnywhere(turn, 1);
}

/**
 * One power beside a building of the Automa is not asked for, so it is read from the board: once for
 * each hex that changed since the last look. More than one is asked for, and counted then.
 */
export function takeFreePower(turn: Turn): void {
  const { state, player } = turn;
  const before = player.automaBuildings;
  const now = automaBuildings(state);
  player.automaBuildings = now;
  if (before === undefined) return;
  for (const hex of state.facts.side.land) {
    if (now[hex] === NONE || now[hex] === before[hex]) continue;
    if (powerFor(state, player.seat, hex) === 1) earn(turn, 'neighbour', { power: 1 });
  }
}

function automaBuildings(state: State): Int8Array {
  const { automa } = state.facts;
  return state.building.map((building, at) => (state.owner[at] === automa ? building : NONE));
}

// ---- passing -------------------------------------------------------------------------

export function passTurn(turn: Turn): void {
  const { state, player, counts } = turn;
  const old = bonusTileOf(state, player.seat);
  const big = countIn(counts, PALACE) + countIn(counts, UNIVERSITY);
  if (old === BONUS_PASS_LEVELS) {
    for (let n = countIn(counts, SCHOOL); n > 0; n -= 1) advanceAnywhere(turn, 1);
  }
  const points =
    big * (bonusOf(old)?.per?.passBig ?? 0) +
    passPointsOfInnovations(turn) +
    (player.competencies.has('passCities') ? POINTS_PER_CITY * turn.keys : 0) +
    (player.competencies.has('passLowest') ? Math.min(...turn.levels) : 0);
  if (points > 0) earn(turn, 'pass', { points });
  if (state.round === LIMITS.rounds) {
    recordPoints(turn);
    record(turn, { kind: 'pass', tile: undefined });
    return;
  }
  const { tile, coins } = bestBonus(state, counts);
  earn(turn, 'bonusCoins', { coins });
  recordPoints(turn);
  record(turn, { kind: 'pass', tile });
}

/** The free bonus tile that is worth most for the next round. */
export function bestBonus(state: State, counts: Counts): BonusSlot {
  let best: BonusSlot | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const slot of state.bonus) {
    const { per = {}, income = {} } = bonusOf(slot.tile) ?? {};
    const big = countIn(counts, PALACE) + countIn(counts, UNIVERSITY);
    const worth =
      pointsWorth(income, state) +
      slot.coins * coinInPoints(state.round) +
      1.5 * (per.riverWorkshop ?? 0) +
      (per.scholar ?? 0) +
      1.2 * (per.guild ?? 0) * (countIn(counts, GUILD) < 4 ? 1 : 0) +
      big * (per.passBig ?? 0) +
      (slot.tile === BONUS_PASS_LEVELS ? countIn(counts, SCHOOL) : 0) +
      (slot.tile === BONUS_LEVEL ? 1 : 0) +
      (slot.tile === BONUS_SPADE ? 2 : 0);
    if (worth > most) {
      best = slot;
      most = worth;
    }
  }
  return best as BonusSlot;
}

/** What is left becomes coins, and five coins a point. */
export function countResources(turn: Turn): void {
  const coins = inCoins(turn.player.purse);
  const points = Math.floor(coins / COINS_PER_POINT);
  earn(turn, 'resources', { points });
  recordPoints(turn);
  record(turn, { kind: 'done' });
}
