import { GAME_KINDS, SHADOW_CHOICES, TABLE_OPTIONS, WHO_PROVIDES } from './config.ts';
import type { ChartCell, LevelId } from './content.ts';
import {
  CIVILIZATIONS,
  civilizationOf,
  LEVELS,
  LIMITS,
  levelOf,
  PROGRESS_IN_FIRST_DECK,
  START_IDS,
  STARTERS,
  TRACKS,
} from './content.ts';

/** What a level changes, as plain data: whoever names it needs no rule. */
export interface LevelView {
  readonly level: LevelId;
  readonly mat: 'normal' | 'hard';
  readonly civilizations: number;
  /** DIF-1: on how many tracks the human advances first. */
  readonly humanAdvances: number;
  /** DIF-2, DIF-3: where each bot advances first. */
  readonly botAdvances: 'none' | 'favorite' | 'all';
  /** INC-4: both bots advance in income turns too. */
  readonly advancesInIncome: boolean;
  /** CIV: whether the civilization counts in income turns. */
  readonly hasBonus: boolean;
  /** INC-6: cards in the decision deck, era by era. */
  readonly deckSizes: readonly number[];
}

function viewLevel(id: LevelId): LevelView {
  const { level, mat, civilizations, humanAdvances, botAdvances, chart } = levelOf(id);
  const has = (step: ChartCell['step']): boolean => chart.some((cell) => cell.step === step);
  return {
    level,
    mat,
    civilizations,
    humanAdvances: humanAdvances.length,
    botAdvances:
      botAdvances.length === 0 ? 'none' : botAdvances.includes('favorite') ? 'favorite' : 'all',
    advancesInIncome: has('advanceBothWithLatestPair'),
    hasBonus: has('civilizationBonus'),
    deckSizes: deckSizes(chart),
  };
}

/** The first deck lasts until income turn 2; the last turn adds nothing. */
function deckSizes(chart: readonly ChartCell[]): readonly number[] {
  const sizes = [STARTERS.length + PROGRESS_IN_FIRST_DECK];
  for (let turn = 2; turn < LIMITS.incomeTurns; turn += 1) {
    const added = chart
      .filter(({ step, turns }) => step === 'addProgressCards' && turns.includes(turn))
      .reduce((all, { count = 0 }) => all + count, 0);
    sizes.push((sizes.at(-1) ?? 0) + added);
  }
  return sizes;
}

/** What a new game can be made of, as plain data for a form. What fits together is told on decoding. */
export const setupChoices = {
  games: GAME_KINDS as readonly string[],
  levels: LEVELS.map(viewLevel),
  civilizations: CIVILIZATIONS.map((id) => ({ id, favorite: civilizationOf(id).favorite })),
  tracks: TRACKS as readonly string[],
  first: ['human', 'bots'] as readonly string[],
  starts: START_IDS as readonly string[],
  providers: WHO_PROVIDES as readonly string[],
  /** 2P-5: each of them is a guess that the table makes. */
  shadow: SHADOW_CHOICES,
  /** With the Automa: each with the ruling that it is about. */
  options: [{ name: 'incomeTiebreaker', rule: 'R-INC-5', values: TABLE_OPTIONS.incomeTiebreaker }],
} as const;
