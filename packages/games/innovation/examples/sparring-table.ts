import type { TerrainId } from '../rules/content.ts';
import type { State } from '../rules/state.ts';

/** The base game's costs and income, written down for the referee and for nobody else. */

export const SCHOLARS = 7;
export const START = { coins: 15, tools: 3, scholars: 0, books: 0, bowls: [5, 7, 0] as Bowls };
type Bowls = [number, number, number];
export const START_OF: Readonly<Partial<Record<TerrainId, Partial<typeof START>>>> = {
  swamp: { scholars: 1, bowls: [3, 9, 0] },
  forest: { bowls: [4, 8, 0] },
  wasteland: { tools: 4, books: 1 },
};

export const BUILDINGS = ['workshop', 'guild', 'school', 'university', 'palace'] as const;
export const COSTS = {
  workshop: { tools: 1, coins: 2 },
  guild: { tools: 2, coins: 3 },
  school: { tools: 3, coins: 5 },
  university: { tools: 5, coins: 8 },
  palace: { tools: 4, coins: 6 },
} as const;
/** Without a building of another faction beside it. */
export const LONELY_GUILD = { tools: 2, coins: 6 };
export const terraformingCost = (terrain: TerrainId | undefined) => ({
  coins: terrain === 'plains' ? 1 : 5,
  tools: 1,
  scholars: 1,
});

/** Bridge, scholar, tools, coins, one spade, two spades. */
export const SPELLS = [3, 3, 4, 4, 4, 6];
export const SPELL_SPADES = [0, 0, 0, 0, 1, 2];
export const BOOKS: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3 };
export const SPADE_BOOK = 6;
/** Special actions, and the bonus tile that two of them stand on. */
export const ONCE_A_ROUND: Readonly<
  Record<string, { readonly use: string; readonly tile?: number }>
> = {
  bonusLevel: { use: 'bonus', tile: 6 },
  bonusSpade: { use: 'bonus', tile: 3 },
};

/** By round tile: in which discipline, for how many levels each, what. Spades are not taken. */
export const SCIENCE: readonly (readonly [number, number, Partial<Income>])[] = [
  [0, 1, { coins: 1 }],
  [0, 2, { tools: 1 }],
  [0, 3, { power: 4 }],
  [1, 2, { power: 3 }],
  [1, 3, { books: 1 }],
  [1, 3, { scholars: 1 }],
  [2, 1, { coins: 1 }],
  [2, 3, { scholars: 1 }],
  [2, 4, {}],
  [3, 2, { tools: 1 }],
  [3, 3, { books: 1 }],
  [3, 4, {}],
];

const NOTHING = { coins: 0, tools: 0, scholars: 0, books: 0, power: 0, points: 0 };
type Income = typeof NOTHING;
const TOOLS = [1, 2, 3, 4, 5, 5, 6, 7, 8, 9];
const BONUS: Readonly<Record<number, Partial<Income>>> = {
  2: { scholars: 1 },
  3: { books: 1 },
  4: { books: 1 },
  5: { tools: 1 },
  6: { tools: 2 },
  7: { power: 4, coins: 2 },
  8: { coins: 6 },
  9: { power: 3 },
  10: { coins: 4 },
};
const COMPETENCIES: Readonly<Record<string, Partial<Income>>> = {
  bookAndPower: { books: 1, power: 1 },
  pointsAndCoins: { points: 3, coins: 2 },
  toolAndLevel: { tools: 1 },
};
/** From level 9 on: banking, law, engineering, medicine. */
const LEVELS: readonly Partial<Income>[] = [
  { coins: 3 },
  { power: 6 },
  { tools: 1 },
  { points: 3 },
];

export function income(state: State, seat: number, competencies: ReadonlySet<string>): Income {
  const standing = BUILDINGS.map(
    (_, kind) =>
      state.building.filter((building, hex) => building === kind && state.owner[hex] === seat)
        .length,
  );
  const [workshops = 0, guilds = 0, schools = 0, universities = 0, palaces = 0] = standing;
  const isMountain = state.config.humans[seat]?.terrain === 'mountain';
  const all: Partial<Income>[] = [
    { tools: TOOLS[workshops] as number },
    { scholars: schools + universities },
    { power: 2 * palaces },
    { coins: 2 * guilds, power: Math.min(guilds, 2) + 2 * Math.max(0, guilds - 2) },
    isMountain ? { coins: 2 + (guilds > 0 ? 1 : 0) } : {},
    BONUS[state.bonusOf[seat] as number] ?? {},
    ...[...competencies].map((id) => COMPETENCIES[id] ?? {}),
    ...LEVELS.filter((_, discipline) => (state.levels[seat]?.[discipline] as number) >= 9),
  ];
  return {
    coins: all.reduce((sum, { coins = 0 }) => sum + coins, 0),
    tools: all.reduce((sum, { tools = 0 }) => sum + tools, 0),
    scholars: all.reduce((sum, { scholars = 0 }) => sum + scholars, 0),
    books: all.reduce((sum, { books = 0 }) => sum + books, 0),
    power: all.reduce((sum, { power = 0 }) => sum + power, 0),
    points: all.reduce((sum, { points = 0 }) => sum + points, 0),
  };
}
