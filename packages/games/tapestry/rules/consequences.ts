import type { Consequences } from '@empty-chair/kernel/module';
import type { Ref, Seat } from '@empty-chair/kernel/words';
import { controls } from './board.ts';
import { ALL_ACHIEVEMENTS, ALL_LANDMARKS } from './content.ts';
import type { Hex } from './hexes.ts';
import { ALL_HEXES } from './hexes.ts';
import type { Player, State } from './state.ts';
import { isExplored, isHuman, PLAYERS, pointsOf, uprightAt } from './state.ts';
import { achievementRef, hexRef, landmarkRef } from './words.ts';

/**
 * The bots' seat plays for both of them in a solo game (TURN-1): what either takes is taken. The
 * Shadow Empire scores nothing, so the seat's points are the Automa's.
 */
export function consequences(before: State, after: State, seat: Seat): Consequences {
  const bots = PLAYERS.filter((player) => !isHuman(after, player));
  return {
    losses: after.facts.humans.flatMap((human) => toppled(before, after, human)),
    taken: [
      ...ALL_HEXES.filter((hex) => isTaken(before, after, bots, hex)).map(hexRef),
      ...landmarks(before, after, bots),
      ...achievements(before, after, bots),
    ],
    points: pointsOf(after, seat) - pointsOf(before, seat),
  };
}

/** An outpost that lies stays on the map, but controls nothing any more: to its owner it is lost. */
const toppled = (before: State, after: State, human: Seat): Consequences['losses'] =>
  ALL_HEXES.flatMap((hex) => {
    const pieces = uprightAt(before, human, hex) - uprightAt(after, human, hex);
    return pieces > 0 ? [{ place: hexRef(hex), seat: human, pieces }] : [];
  });

/** Explored before a human could, or controlled now. */
const isTaken = (before: State, after: State, bots: readonly Player[], hex: Hex): boolean =>
  (isExplored(after, hex) && !isExplored(before, hex)) ||
  bots.some((bot) => controls(after, bot, hex) && !controls(before, bot, hex));

/** Each landmark is there once, and an achievement has few places. */
const landmarks = (before: State, after: State, bots: readonly Player[]): readonly Ref[] =>
  ALL_LANDMARKS.filter((landmark) => {
    const owner = after.landmarks[landmark] as Player;
    return bots.includes(owner) && before.landmarks[landmark] !== owner;
  }).map(landmarkRef);

const achievements = (before: State, after: State, bots: readonly Player[]): readonly Ref[] =>
  ALL_ACHIEVEMENTS.filter((achievement) => {
    const had = before.achievements[achievement] as readonly Player[];
    const has = after.achievements[achievement] as readonly Player[];
    return bots.some((bot) => has.includes(bot) && !had.includes(bot));
  }).map(achievementRef);
