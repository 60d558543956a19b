import { NONE } from '@empty-chair/kernel/ids';
import type { Track } from '../rules/content.ts';
import { ALL_TRACKS, LIMITS } from '../rules/content.ts';
import { spaceOf } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { leastHeld } from './advance.ts';
import { ALIEN_POINTS, ALIEN_ROLLS, MOST_BUILDINGS, SPACE_TILES } from './base-rules.ts';
import type { Act, Benefit } from './benefits.ts';
import { actOf, BUILDINGS } from './benefits.ts';
import { placeBuilding } from './capital.ts';
import { conquer, explore } from './on-map.ts';
import { drawTile } from './player.ts';
import { spaceAt } from './spaces.ts';
import { gainTapestry, scoreAdvance, scoreEra } from './tapestry-cards.ts';
import type { Why } from './task.ts';
import { benefitAgain, invent, upgradeBest } from './tech-cards.ts';
import type { Step } from './turn.ts';
import { benefitTasks, later, score, takeResource } from './turn.ts';
import { openTracks, pointsOf, trackWorth, worthOf } from './worth.ts';

/** Gains one benefit. What has to be recorded is given back; what comes of it are further tasks. */
export function perform(step: Step, benefit: Benefit, why: Why): Input | undefined {
  const { state, player, commons } = step;
  const act = actOf(benefit);
  switch (act.verb) {
    case 'resource':
      takeResource(step, why, act.at);
      return undefined;
    case 'anyResource':
      takeResource(step, why, leastHeld(player));
      return undefined;
    case 'building':
      build(step, act.at);
      return undefined;
    case 'territoryTile': {
      const tile = drawTile(state, commons, player.rng);
      if (tile !== undefined) player.tiles.push(tile);
      return undefined;
    }
    case 'spaceTile': {
      const tile = commons.spaceTiles.pop();
      if (tile !== undefined) player.spaceTiles.push(tile);
      return undefined;
    }
    case 'tapestryCard':
      gainTapestry(step);
      return undefined;
    case 'exploreSpace':
      exploreSpace(step);
      return undefined;
    case 'explore':
    case 'exploreAnywhere':
      return explore(step, act.verb === 'exploreAnywhere');
    case 'conquer':
    case 'conquerAnywhere':
    case 'conquerRivalBoth':
    case 'conquerBothDice':
      return conquer(step, act.verb);
    case 'landmark':
      // It may have gone to another human's card of the same name: there is one of each.
      return state.landmarks[act.at] === NONE ? { kind: 'landmark', landmark: act.at } : undefined;
    case 'invent':
      invent(state, player, commons);
      scoreEra(step, 'academia');
      return undefined;
    case 'leftOut':
      return undefined;
    default:
      return performFurther(step, act, benefit, why);
  }
}

function performFurther(step: Step, act: Act, benefit: Benefit, why: Why): Input | undefined {
  const { state, player } = step;
  switch (act.verb) {
    case 'research':
    case 'researchNoBenefit':
      return moveOn(step, rollScience(step), act.verb === 'research' ? 'benefit' : 'nothing');
    case 'advance':
      return moveOn(step, act.at, act.isSilent ? 'nothing' : 'bonus');
    case 'regress':
      if (spaceOf(state, player.seat, act.at) === 0) return undefined;
      later(step, [{ kind: 'arrive', track: act.at, hasBonus: false }]);
      return { kind: 'regress', track: act.at };
    case 'alienBiology':
      later(
        step,
        Array.from({ length: ALIEN_ROLLS }, () => ({ kind: 'alien' })),
      );
      return undefined;
    case 'upgradeTech':
      upgradeTech(step);
      return undefined;
    case 'circle':
    case 'square':
      later(step, benefitTasks(benefitAgain(state, player, act.verb === 'circle' ? 1 : 2) ?? []));
      return undefined;
    case 'repeat':
      repeat(step);
      return undefined;
    default:
      score(step, `${why}:${benefit}`, pointsOf(state, player, benefit));
      return undefined;
  }
}

/** The next building of its row goes from the income mat to the capital; a full district pays. */
function build(step: Step, at: number): void {
  const { player, journal } = step;
  const built = player.buildings[at] as number;
  if (built === MOST_BUILDINGS) return;
  player.buildings[at] = built + 1;
  journal?.({ seat: player.seat, why: 'built', gained: BUILDINGS[at] as Benefit });
  scoreEra(step, 'monarchy');
  districtsDone(step, placeBuilding(player.capital));
}

export function districtsDone(step: Step, n: number): void {
  for (let left = n; left > 0; left -= 1) takeResource(step, 'district', leastHeld(step.player));
}

/** The best space tile of the supply, next to the income mat: all that it shows. */
function exploreSpace(step: Step): void {
  const { state, player } = step;
  const worth = (tile: number): number =>
    (SPACE_TILES[tile] ?? []).reduce((all, one) => all + worthOf(state, player, one), 0);
  const [best] = player.spaceTiles.slice().sort((one, other) => worth(other) - worth(one));
  if (best === undefined) return;
  player.spaceTiles.splice(player.spaceTiles.indexOf(best), 1);
  later(step, benefitTasks(SPACE_TILES[best] ?? []));
}

/** Twelve faces, each track three times. */
function rollScience({ player }: Step): Track {
  return ALL_TRACKS[player.rng.below(ALL_TRACKS.length)] as Track;
}

/** A free advance: without anything, with the benefit of the space, or with its bonus as well. */
function moveOn(
  step: Step,
  track: Track,
  brings: 'nothing' | 'benefit' | 'bonus',
): Input | undefined {
  const { state, player } = step;
  if (spaceOf(state, player.seat, track) === LIMITS.lastSpace) return undefined;
  scoreAdvance(step, track);
  if (brings !== 'nothing') {
    later(step, [{ kind: 'arrive', track, hasBonus: brings === 'bonus' }]);
  }
  return { kind: 'advance', track };
}

function upgradeTech(step: Step): void {
  const upgrade = upgradeBest(step.state, step.player);
  if (upgrade === undefined) return;
  const { benefits, choose } = upgrade;
  scoreEra(step, 'goldenAge');
  later(step, choose ? [{ kind: 'choose', from: benefits }] : benefitTasks(benefits));
}

/** Science 12: each roll is an advance without benefit, or points on a track that is finished. */
export function rollAlien(step: Step): Input | undefined {
  const track = rollScience(step);
  const { state, player } = step;
  if (spaceOf(state, player.seat, track) < LIMITS.lastSpace) return moveOn(step, track, 'nothing');
  score(step, 'alienBiology', ALIEN_POINTS);
  return undefined;
}

/** The benefit of any space on which an own token stands, but not of this one. */
function repeat(step: Step): void {
  const { state, player } = step;
  let best: Track = NONE;
  let most = 0;
  for (const track of ALL_TRACKS) {
    const printed = spaceAt(track, spaceOf(state, player.seat, track));
    if (printed === undefined || printed.gain.includes('repeat')) continue;
    const values = printed.gain.map((one) => worthOf(state, player, one));
    const worth = Math.max(...values);
    if (worth > most) {
      best = track;
      most = worth;
    }
  }
  if (best !== NONE) later(step, [{ kind: 'arrive', track: best, hasBonus: false }]);
}

/** The Leaders: each of the four is followed once, for a free advance on its track. */
export function followLeader(step: Step): Input | undefined {
  const { state, player } = step;
  let best: Track = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const track of openTracks(state, player)) {
    if (player.leaders.has(track)) continue;
    const worth = trackWorth(state, player, track);
    if (worth > most) {
      best = track;
      most = worth;
    }
  }
  if (best === NONE) return undefined;
  player.leaders.add(best);
  return moveOn(step, best, 'benefit');
}
