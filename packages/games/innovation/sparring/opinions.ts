/**
 * What the greedy builder thinks things are worth. These are opinions, not rules: found by trying
 * others on some thousand games, and good enough that the Automa's levels make a difference.
 */
export const OPINIONS = {
  /** In coins. */
  tool: 2.93,
  scholar: 3.1,
  book: 3.02,
  power: 0.88,
  /** Power of bowl III that stands in for something else. */
  powerSpent: 0.26,
  powerBurnt: 2.34,
  /** Points that a coin becomes: while there are rounds left, and in the last one. */
  coin: 0.53,
  lastCoin: 0.25,
  /** Nothing is done for less points than this for each coin of its price. */
  leastEarly: 0.45,
  leastLate: 0.23,
  leastLast: 0.13,
  /** A deed without a price is still a deed. */
  leastPrice: 0.99,
  /** One more building in the largest area, and a place to go on from. */
  room: 0.77,
  /** A city, besides its tile; and the way to one, while there are rounds left. */
  key: 1.37,
  progress: 1.88,
  /** A guild costs half beside another's building, which also gives power. */
  neighbour: 0.2,
  /** A guild opens the way to schools and the palace, for each round that is left. */
  guild: 1.02,
  /** What a step of shipping opens and a step of terraforming saves, for each round that is left. */
  wider: 0.46,
  cheaper: 0.92,
  /** How much of a place in a discipline held in round 1 is still held at the end. */
  trust: 0.35,
  /** A level that changes no place may change one later. */
  hope: 0.23,
  /** The most power that is taken from the Automa's buildings: rounds 1 to 3, then to round 5. */
  takesEarly: 7.23,
  takesLate: 1.57,
} as const;
