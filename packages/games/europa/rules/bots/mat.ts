import type { IdeaType, Level, MilestoneType } from '../numbers.ts';
import { emperorBonus, IDEA_TYPES, MILESTONE_TYPES, LIMITS as TOWNS } from '../numbers.ts';

/**
 * The Bot mat (EU-5.1): power, focus, units and ideas. What lies on the map is not here, and what only
 * humans have is nowhere: no Ruler, Ducats, Stability, Action cards or Missions (EU-2.9).
 */
export interface Mat {
  /** EU-3.1: Bot Power that can be spent, and that was. */
  available: number;
  spent: number;
  focus: Record<MilestoneType, number>;
  /** Completed in this Age. */
  milestones: Record<MilestoneType, boolean>;
  /** EU-5.2: every unit is in the reserve or in the army; of the army some may be laid down. */
  reserve: number;
  army: number;
  laidDown: number;
  ideas: Record<IdeaType, number>;
  /** EU-9.2. */
  hasQuest: boolean;
}

const LIMITS = {
  /** EU-2.2. */
  startingPower: 9,
  /** EU-5.3: the spaces of an idea's mini-track. */
  ideas: 3,
} as const;

export function newMat(manpower: number, deployed: number): Mat {
  return {
    available: LIMITS.startingPower,
    spent: 0,
    focus: each(MILESTONE_TYPES, 0),
    milestones: each(MILESTONE_TYPES, false),
    // EU-2.5: what the set-up deploys is in the army box.
    army: Math.min(deployed, manpower),
    reserve: manpower - Math.min(deployed, manpower),
    laidDown: 0,
    ideas: each(IDEA_TYPES, 0),
    hasQuest: false,
  };
}

function each<K extends string, V>(keys: readonly K[], value: V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>;
}

// ---- Bot Power -----------------------------------------------------------------------

/** EU-4.5: as much as is left, and the deed is done all the same. What was spent. */
export function spend(mat: Mat, cost: number): number {
  const n = Math.min(cost, mat.available);
  mat.available -= n;
  mat.spent += n;
  return n;
}

const gain = (mat: Mat, n: number): void => {
  mat.available += n;
};

/** EU-6.9: the level's, and one each for many Small Towns and for all Large ones. */
export const powerOfRound = (
  { botPowerPerRound }: Level,
  { small, large }: { readonly small: number; readonly large: number },
): number =>
  botPowerPerRound + (small >= TOWNS.smallTowns ? 1 : 0) + (large >= TOWNS.largeTowns ? 1 : 0);

/** EU-6.10: the power that the authority of a Bot Emperor brings, and the Prestige. */
export function emperorsGain(authority: number): { botPower: number; prestige: number } {
  const { diplomatic, military, prestige } = emperorBonus(authority);
  return { botPower: diplomatic + military, prestige };
}

/** EU-15.4: 1, and then as much as the level asks for. What was gained. */
export function gainForWar(mat: Mat, level: Level): number {
  const before = mat.available;
  gain(mat, 1);
  mat.available = Math.max(mat.available, level.minBotPowerWhenWarDeclaredOnBot);
  return mat.available - before;
}

// ---- units ---------------------------------------------------------------------------

/** EU-15.5: into the army, as many as are paid for or in the reserve, at the full price. */
export function recruit(mat: Mat, level: Level): number {
  const n = Math.min(level.unitsPerRecruit, mat.reserve);
  mat.reserve -= n;
  mat.army += n;
  return n;
}

/** EU-15.7: units above the capacity are laid down; they stand up when it allows. */
export function layDownAbove(mat: Mat, capacity: number): void {
  mat.laidDown = Math.max(0, mat.army - capacity);
}
export const standing = ({ army, laidDown }: Mat): number => army - laidDown;

/** Casualties are standing units, and go back to the reserve (EU-5.2). */
export function loseUnits(mat: Mat, n: number): number {
  const lost = Math.min(n, standing(mat));
  mat.army -= lost;
  mat.reserve += lost;
  return lost;
}

/** EU-6.12: when manpower falls, units go from the reserve first. */
export function updateManpower(mat: Mat, manpower: number): void {
  const change = manpower - (mat.reserve + mat.army);
  if (change >= 0) {
    mat.reserve += change;
    return;
  }
  const fromReserve = Math.min(-change, mat.reserve);
  mat.reserve -= fromReserve;
  mat.army += change + fromReserve;
  mat.laidDown = Math.min(mat.laidDown, mat.army);
}

// ---- ideas --------------------------------------------------------------------

/** EU-5.3. */
export function addIdea(mat: Mat, type: IdeaType): void {
  mat.ideas[type] = Math.min(mat.ideas[type] + 1, LIMITS.ideas);
}

/** EU-9.1: nothing, 1, or 2 from the third idea on. */
const byIdeas = (ideas: number): number => (ideas >= 3 ? 2 : ideas > 0 ? 1 : 0);
export const unrestRemoved = ({ ideas }: Mat): number => byIdeas(ideas.administrative);
export const influenceBonus = ({ ideas }: Mat): number => byIdeas(ideas.diplomatic);
export const landDice = ({ ideas }: Mat): number => (ideas.military > 0 ? 1 : 0);
