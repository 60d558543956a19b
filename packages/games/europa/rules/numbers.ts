import gameJson from '../content/game.json' with { type: 'json' };
import type { Religion, Size } from './content.ts';

/** Levels, limits and tables that are printed on mats, cards and in the rulebook. */
export const LEVELS = ['easy', 'normal', 'hard', 'very-hard'] as const;
export type LevelId = (typeof LEVELS)[number];
/** EU-7; EU-26.12: minimum power and units are those of this table. */
export interface Level {
  readonly id: LevelId;
  readonly botPowerPerRound: number;
  readonly focusCubesForMilestone: number;
  readonly minBotPowerWhenWarDeclaredOnBot: number;
  readonly unitsPerRecruit: number;
}
const levels = gameJson.levels as readonly Level[];
export const levelOf = (id: LevelId): Level => levels[LEVELS.indexOf(id)] as Level;

export interface EmperorBonus {
  readonly from: number;
  readonly to: number;
  readonly diplomatic: number;
  readonly military: number;
  readonly prestige: number;
}
const emperorBonuses: readonly EmperorBonus[] = gameJson.emperorBonus;
/** The row of the Imperial Authority track. */
export function emperorBonus(authority: number): EmperorBonus {
  const last = emperorBonuses.length - 1;
  const row = emperorBonuses.findIndex(({ to }) => authority <= to);
  return emperorBonuses[row < 0 ? last : row] as EmperorBonus;
}

export const REBEL_FACES = [
  'rebellion',
  'loseDucats',
  'loseMonarchPower',
  'blank',
  'exhaustManpower',
  'removeUnrest',
] as const;
export type RebelFace = (typeof REBEL_FACES)[number];
export const REBEL_DIE = gameJson.rebelDie;

export const TAX_VALUE: Readonly<Record<Size, number>> = gameJson.taxValue;
export const MANPOWER = gameJson.manpower;
export const ARMY_CAPACITY = gameJson.armyCapacity;
export const LIMITS = gameJson.limits;
export const PASSIVE_TRADE = gameJson.passiveTrade;

export const IDEA_TYPES = ['administrative', 'diplomatic', 'military'] as const;
export type IdeaType = (typeof IDEA_TYPES)[number];
export interface Idea {
  readonly id: string;
  readonly name: string;
}
export const IDEAS: Readonly<Record<IdeaType, readonly Idea[]>> = gameJson.ideas;
export const BASIC_IDEAS: Readonly<Record<IdeaType, string>> = gameJson.basicIdeas;

export const MILESTONE_TYPES = ['economics', 'expansion', 'politics', 'warfare'] as const;
export type MilestoneType = (typeof MILESTONE_TYPES)[number];
export const MILESTONE_PRESTIGE: readonly number[] = gameJson.milestones.prestige;

export const RELIGIONS = gameJson.religions as readonly Religion[];
export const AGES = gameJson.ages;
export const ROUNDS_PER_AGE = gameJson.roundsPerAge;
