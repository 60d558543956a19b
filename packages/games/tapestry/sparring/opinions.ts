/**
 * What the greedy builder thinks things are worth, in points. These are opinions, not rules: found
 * by trying others on some thousand games.
 */
export const OPINIONS = {
  resource: 7.89,
  /** In the last era. */
  lastResource: 2.06,
  territoryTile: 0.9,
  tapestryCard: 1.68,
  /** A resource of each income to come; points that may grow; coming nearer to what lies behind. */
  income: 6.42,
  scored: 0.5,
  building: 2.54,
  /** A plot of the capital. */
  plot: 0.7,
  /** For each plot of a landmark. */
  landmarkPlot: 0.24,
  explore: 2.92,
  conquer: 2.06,
  /** An advance at random, and one of choice. */
  research: 1.53,
  advance: 8.1,
  /** A tech card, for each income turn to come; its upgrade. */
  tech: 0.58,
  upgrade: 1.84,
  spaceTile: 0.33,
  exploreSpace: 11.9,
  /** How much the next space of a track counts, and the one after it. */
  next: 0.29,
  afterNext: 0.02,
  /** A point more for each space already gone on the track: what it is furthest on. */
  furthest: 0.01,
  /** How much each track is liked. */
  exploration: 0.93,
  science: 0.99,
  military: 1.37,
  technology: 1,
  /** A resource is kept for its own track, the more the higher that track is. */
  keep: 0.33,
  /** For each step nearer to the middle island. */
  middle: 2.19,
  /** What a bonus must give for each point of its price. */
  bonus: 0.25,
} as const;
