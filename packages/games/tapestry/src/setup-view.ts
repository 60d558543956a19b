import { GAME_KINDS, SHADOW_CHOICES, WHO_PROVIDES } from './config.ts';
import { CIVILIZATIONS, civilizationOf, LEVELS, levelOf, START_IDS, TRACKS } from './content.ts';

/** What a new game can be made of, as plain data for a form. What fits together is told on decoding. */
export const setupChoices = {
  games: GAME_KINDS as readonly string[],
  levels: LEVELS.map((level) => {
    const { mat, civilizations, chart } = levelOf(level);
    return { level, mat, civilizations, steps: chart.length };
  }),
  civilizations: CIVILIZATIONS.map((id) => ({ id, favorite: civilizationOf(id).favorite })),
  tracks: TRACKS as readonly string[],
  first: ['human', 'bots'] as readonly string[],
  starts: START_IDS as readonly string[],
  providers: WHO_PROVIDES as readonly string[],
  /** 2P-5: each of them is a guess that the table makes. */
  shadow: SHADOW_CHOICES,
} as const;
