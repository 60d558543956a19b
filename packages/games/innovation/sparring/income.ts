import automaJson from '../content/automa.json' with { type: 'json' };
import type { Discipline, RoundTile, Terrain } from '../rules/content.ts';
import {
  ALL_DISCIPLINES,
  disciplineOf,
  GUILD,
  PALACE,
  ROUND_TILES,
  roundTileOf,
  SCHOOL,
  UNIVERSITY,
  WORKSHOP,
} from '../rules/content.ts';
import type { State } from '../rules/state.ts';
import { bonusTileOf, homeOf, levelOf, roundTileIn } from '../rules/state.ts';
import type { Reward } from './base-rules.ts';
import {
  bonusOf,
  GUILD_INCOME,
  INCOME_LEVEL,
  levelIncome,
  PALACE_TILE,
  planningOf,
  SCHOOL_INCOME,
  TOOLS_BY_WORKSHOPS,
} from './base-rules.ts';
import type { Commons, Counts, Player } from './player.ts';
import { add, countIn } from './player.ts';

/** Phase I of each round, and the science bonus at the end of one. */

/** Of the buildings alone, by how many of each kind stand on the map. */
export function buildingIncome(counts: Counts, terrain: Terrain): Reward {
  const board = planningOf(terrain);
  const guilds = countIn(counts, GUILD);
  const scholars = countIn(counts, SCHOOL) + countIn(counts, UNIVERSITY);
  let coins = board.income?.coins ?? 0;
  let power = countIn(counts, PALACE) * PALACE_TILE.income.power;
  for (let at = 0; at < guilds; at += 1) {
    const slot = GUILD_INCOME[at];
    coins += at === 0 ? (board.firstGuildCoins ?? slot?.coins ?? 0) : (slot?.coins ?? 0);
    power += slot?.power ?? 0;
  }
  return {
    tools: TOOLS_BY_WORKSHOPS[countIn(counts, WORKSHOP)] as number,
    coins,
    power,
    scholars: scholars * (SCHOOL_INCOME.scholars as number),
  };
}

export function incomeOf(
  state: State,
  { seat, competencies }: Player,
  commons: Commons,
  counts: Counts,
): Reward {
  let income = buildingIncome(counts, homeOf(state, seat));
  income = add(income, bonusOf(bonusTileOf(state, seat))?.income ?? {});
  for (const discipline of ALL_DISCIPLINES) {
    if (levelOf(state, seat, discipline) >= INCOME_LEVEL) {
      income = add(income, levelIncome(discipline));
    }
  }
  for (const { tile } of commons.competencies) {
    if (competencies.has(tile.id)) income = add(income, tile.income ?? {});
  }
  return income;
}

// ---- the science bonus ---------------------------------------------------------------

interface ScienceBonus {
  readonly discipline: Discipline;
  readonly per: number;
  /** Undefined for spades, which no plan uses: they cannot be kept. */
  readonly gain: Reward | undefined;
}

/** By round tile; the words are those of the content. */
const GAINS: Readonly<Record<string, Reward>> = {
  '1 coin': { coins: 1 },
  '1 tool': { tools: 1 },
  '4 power': { power: 4 },
  '3 power': { power: 3 },
  '1 book of choice': { books: 1 },
  '1 scholar': { scholars: 1 },
};
const BONUSES: readonly ScienceBonus[] = automaJson.roundTiles.map(({ science }, at) => ({
  discipline: disciplineOf(roundTileOf(ROUND_TILES[at] as RoundTile).discipline),
  per: science.per,
  gain: GAINS[science.gain],
}));
export const scienceBonus = (tile: RoundTile): ScienceBonus => BONUSES[tile - 1] as ScienceBonus;

/** Of a round that is over; in the last one the final tile covers it. */
export function scienceBonusOf(state: State, { seat }: Player, round: number): Reward {
  const { discipline, per, gain } = scienceBonus(roundTileIn(state, round));
  const times = Math.floor(levelOf(state, seat, discipline) / per);
  let all: Reward = {};
  for (let left = gain === undefined ? 0 : times; left > 0; left -= 1) {
    all = add(all, gain as Reward);
  }
  return all;
}
