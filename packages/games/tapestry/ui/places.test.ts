import type { AnyState } from '@empty-chair/registry/games';
import { expect, it } from 'vitest';
import { tapestry } from '../rules/module.ts';
import { TILE } from './board/laid-tile.ts';
import { chairs } from './chairs.ts';
import { checks, placeKinds, places } from './places.ts';

const config = tapestry.configFrom({
  level: '3',
  civilization: 'engineers',
  shadowFavorite: 'science',
});
const state = tapestry.codecs.state.decode(
  {
    favorites: { automa: 'technology', shadow: 'science' },
    tokens: { B4: 'AA', F4: 'YY', E3: 'Ya' },
    explored: ['C3'],
    landmarks: { lighthouse: 'human' },
    points: { human: 7 },
  },
  config,
) as unknown as AnyState;
const ids = (list: ReturnType<typeof places>): string[] =>
  list.map(({ ref }) => `${ref.kind} ${ref.id}`);

it('lists the hexes where something lies first, then the rest of the map, then the tracks', () => {
  const found = places(state);
  expect(ids(found).slice(0, 6)).toEqual([
    'hex B4',
    'hex C3',
    'hex E3',
    'hex F4',
    'hex A1',
    'hex A2',
  ]);
  expect(found.filter(({ ref }) => ref.kind === 'hex')).toHaveLength(34);
  expect(ids(found).slice(34)).toEqual([
    'track exploration',
    'track science',
    'track military',
    'track technology',
  ]);
  // An empty hex too has something to say.
  expect(found.every(({ words }) => words.length > 0)).toBe(true);
});

it('tells of a hex what the game tells, and names it once in a list', () => {
  const b4 = places(state).find(({ ref }) => ref.id === 'B4');
  const told = tapestry
    .describe(state as never)
    .filter((line) => line.params?.['at'] !== undefined);
  // Nothing of a hex is left for the lines about the whole table.
  const ofPlaces = places(state).flatMap(({ words }) => words);
  for (const line of told) expect(ofPlaces).toContainEqual(line);
  expect(b4?.words.map(({ id }) => id)).toEqual([
    'show.ruler',
    'show.outposts',
    'ui.tapestry.hex.start',
  ]);
  expect(b4?.listed?.map(({ id }) => id)).toEqual(['show.outposts', 'ui.tapestry.hex.start']);
});

it('names the kinds of its places once and for all', () => {
  const kinds = places(state).map(({ ref }) => ref.kind);
  expect(placeKinds).toEqual(new Set([...kinds, TILE]));
});

it('seats you, the Automa and the Shadow Empire, which has no points', () => {
  expect(
    chairs(state).map(({ seat, bot, points, icon, paint, isScoreless }) => [
      seat,
      bot,
      isScoreless ? undefined : points,
      icon,
      paint,
    ]),
  ).toEqual([
    [0, false, 7, 'tap-human', '--player-a'],
    [1, true, 0, 'bot', '--automa'],
    [2, true, undefined, 'tap-shadow', '--shadow-empire'],
  ]);
});

it('checks tracks, landmarks, achievements and players, and leaves the map to the board', () => {
  const found = checks(state);
  expect(ids(found)).toEqual([
    'track exploration',
    'track science',
    'track military',
    'track technology',
    'part landmarks',
    'part achievements',
    'player human',
    'player automa',
    'player shadow',
  ]);
  // Also where nothing was taken yet: an empty question would be none.
  expect(found.every(({ words }) => words.length > 0)).toBe(true);
});
