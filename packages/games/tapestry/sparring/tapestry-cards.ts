import { NONE } from '@empty-chair/kernel/ids';
import type { Track } from '../rules/content.ts';
import { ALL_TRACKS, LANDMARKS, SCIENCE } from '../rules/content.ts';
import type { State } from '../rules/state.ts';
import { landmarksOf, PLAYERS, spaceOf } from '../rules/state.ts';
import type { Benefit } from './benefits.ts';
import { landmarkSize } from './capital.ts';
import { OPINIONS } from './opinions.ts';
import type { Player } from './player.ts';
import type { TapestryId } from './tapestry-deck.ts';
import type { Step } from './turn.ts';
import { benefitTasks, later, score } from './turn.ts';

/** What the known tapestry cards do. */

const TRAP_POINTS = 10;
const BOAST_POINTS = 4;
const FEUDALISM_POINTS = 3;
const PLEA_POINTS = 2;
const DEMOCRACY_CARDS = 3;
const DISCARD_POINTS = 2;
const WONDERS = { most: 12, between: 6 } as const;
/** For each event of the era in which the card lies open. */
const ERA_POINTS = { monarchy: 3, academia: 3, goldenAge: 3, empiricism: 2 } as const;

/** Told whenever something happens that an open card may score. */
export function scoreEra(step: Step, card: keyof typeof ERA_POINTS): void {
  if (step.player.era === card) score(step, `tapestry:${card}`, ERA_POINTS[card]);
}

export function scoreAdvance(step: Step, track: Track): void {
  if (track === SCIENCE) scoreEra(step, 'empiricism');
}

export function gainTapestry(step: Step): void {
  const card = step.commons.tapestryDeck.pop();
  if (card === undefined) return;
  step.player.hand.push(card);
  scoreEra(step, 'academia');
}

/** Those that are worth least go first. */
export function discard({ state, player }: Step, n: number): void {
  player.hand.sort((one, other) => cardWorth(state, player, other) - cardWorth(state, player, one));
  player.hand.splice(player.hand.length - n, n);
}

/** The best card of the hand; without one the top of the deck, face down. */
export function playTapestry(step: Step): void {
  const { state, player } = step;
  const worth = player.hand.map((card) => cardWorth(state, player, card));
  const [card] = player.hand.splice(worth.indexOf(Math.max(...worth)), 1);
  player.era = card;
  if (card === undefined) step.commons.tapestryDeck.pop();
  else whenPlayed(step, card);
}

function whenPlayed(step: Step, card: TapestryId): void {
  const { state, player } = step;
  const gain = (...benefits: readonly Benefit[]): void => later(step, benefitTasks(benefits));
  const why = `tapestry:${card}`;
  switch (card) {
    case 'trap':
      score(step, why, TRAP_POINTS);
      return;
    case 'boast':
      score(step, why, BOAST_POINTS * tracksLed(state, player));
      return;
    case 'feudalism': {
      const points = FEUDALISM_POINTS * landmarksOf(state, player.seat);
      if (points > OPINIONS.resource) score(step, why, points);
      else gain('anyResource');
      return;
    }
    case 'meritocracy':
      gain('invent', 'pointsPerTech', 'pointsPerTech');
      return;
    case 'plea': {
      const n = tracksLast(state, player);
      score(step, why, PLEA_POINTS * n);
      gain(...Array.from({ length: n }, () => 'anyResource' as const));
      return;
    }
    case 'revolution':
      gain('anyResource');
      return;
    case 'democracy': {
      for (let n = DEMOCRACY_CARDS; n > 0; n -= 1) gainTapestry(step);
      const blank = player.hand.filter((other) => other === 'blank').length;
      discard(step, blank);
      score(step, why, DISCARD_POINTS * blank);
      return;
    }
    case 'wonders':
      playWonders(step);
      return;
    case 'dystopia': {
      const landmark = largestFree(state);
      if (landmark !== undefined) gain(`landmark:${LANDMARKS[landmark]}`);
      return;
    }
    default:
      return;
  }
}

/** Landmarks of both bots are the Automa's; the Shadow Empire has none. */
function playWonders(step: Step): void {
  const { state, player } = step;
  const own = landmarksOf(state, player.seat);
  const others = PLAYERS.filter((other) => other !== player.seat).map((other) =>
    landmarksOf(state, other),
  );
  if (own > Math.max(...others)) {
    score(step, 'tapestry:wonders', WONDERS.most);
    return;
  }
  const isFewest = own < Math.min(...others);
  if (!isFewest) score(step, 'tapestry:wonders', WONDERS.between);
  later(step, benefitTasks(isFewest ? ['anyResource', 'anyResource'] : ['anyResource']));
}

const othersOn = (state: State, { seat }: Player, track: Track): readonly number[] =>
  PLAYERS.filter((other) => other !== seat).map((other) => spaceOf(state, other, track));

/** Tracks on which nobody is ahead. */
const tracksLed = (state: State, player: Player): number =>
  ALL_TRACKS.filter(
    (track) => Math.max(...othersOn(state, player, track)) <= spaceOf(state, player.seat, track),
  ).length;

/** Tracks on which everybody else is ahead. */
const tracksLast = (state: State, player: Player): number =>
  ALL_TRACKS.filter(
    (track) => Math.min(...othersOn(state, player, track)) > spaceOf(state, player.seat, track),
  ).length;

function largestFree({ landmarks }: State): number | undefined {
  let best: number | undefined;
  for (const [landmark, owner] of landmarks.entries()) {
    if (owner !== NONE) continue;
    if (best === undefined || landmarkSize(landmark) > landmarkSize(best)) best = landmark;
  }
  return best;
}

/** In points, as things stand. */
function cardWorth(state: State, player: Player, card: TapestryId): number {
  switch (card) {
    case 'trap':
      return TRAP_POINTS;
    case 'boast':
      return BOAST_POINTS * tracksLed(state, player);
    case 'plea':
      return (PLEA_POINTS + OPINIONS.resource) * tracksLast(state, player);
    case 'feudalism':
      return Math.max(OPINIONS.resource, FEUDALISM_POINTS * landmarksOf(state, player.seat));
    case 'meritocracy':
      return 4 + 2 * player.techs.length;
    case 'wonders':
      return WONDERS.between + OPINIONS.resource;
    case 'democracy':
      return DISCARD_POINTS * DEMOCRACY_CARDS;
    case 'dystopia':
      return 7;
    case 'monarchy':
      return 4 * ERA_POINTS.monarchy;
    case 'academia':
      return 2 * ERA_POINTS.academia;
    case 'goldenAge':
    case 'empiricism':
      return 2 * ERA_POINTS.goldenAge;
    case 'revolution':
      return OPINIONS.resource;
    case 'blank':
      return 0;
  }
}
