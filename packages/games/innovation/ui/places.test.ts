import { newMatch } from '@empty-chair/kernel/match';
import type { AnyState } from '@empty-chair/registry/games';
import { expect, it } from 'vitest';
import { innovation } from '../rules/module.ts';
import { chairs } from './chairs.ts';
import { checks, placeKinds, places } from './places.ts';

const config = innovation.configFrom({
  side: '3-5',
  terrain: 'wasteland',
  humans: 'desert/omar,mountain/moles',
});
const start = newMatch(innovation, config, 'places').state;
if (start === undefined) throw new Error('the set-up asks nothing');
const state = innovation.clone(start);
// Something lies on B4, which comes after all of row A.
const B4 = 13 + 3;
state.terrain[B4] = 0;

it('lists the land where something lies first, then the rest in reading order', () => {
  const found = places(state as unknown as AnyState);
  expect(found.slice(0, 4).map(({ ref }) => ref.id)).toEqual(['B4', 'A1', 'A3', 'A4']);
  expect(found.every(({ ref, words }) => ref.kind === 'hex' && words.length > 0)).toBe(true);
  // A2 is a river.
  expect(found.some(({ ref }) => ref.id === 'A2')).toBe(false);
});

it('names the kinds of its places once and for all', () => {
  const found = places(state as unknown as AnyState);
  expect(placeKinds).toEqual(new Set(found.map(({ ref }) => ref.kind)));
});

it('seats humans by their terrain, each in another paint, and the Automa last', () => {
  expect(
    chairs(state as unknown as AnyState).map(({ bot, icon, paint }) => ({ bot, icon, paint })),
  ).toEqual([
    { bot: false, icon: 'terrain-desert', paint: '--player-a' },
    { bot: false, icon: 'terrain-mountains', paint: '--player-b' },
    { bot: true, icon: 'bot', paint: '--automa' },
  ]);
});

it('checks the disciplines, the displays and the seats, and leaves the map to the board', () => {
  const kinds = checks(state as unknown as AnyState).map(({ ref }) => `${ref.kind} ${ref.id}`);
  expect(kinds).toEqual([
    'discipline banking',
    'discipline law',
    'discipline engineering',
    'discipline medicine',
    'part displays',
    'seat human1',
    'seat human2',
    'seat automa',
  ]);
  expect(checks(state as unknown as AnyState).every(({ words }) => words.length > 0)).toBe(true);
});
