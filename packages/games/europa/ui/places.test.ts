import { expect, test } from 'vitest';
import { chairs } from './chairs.ts';
import { checks, isShown, placeKinds, places } from './places.ts';
import { anyState } from './test-state.ts';

const state = anyState({});
const ids = (list: ReturnType<typeof places>): string[] =>
  list.map(({ ref }) => `${ref.kind} ${ref.id}`);

test('lists every place once, those with pieces first, and each has something to say', () => {
  const found = places(state);
  const named = ids(found);
  expect(new Set(named).size).toBe(named.length);
  // France owns both, and nobody has anything in Prussia.
  expect(named.indexOf('area loire')).toBeLessThan(named.indexOf('area prussia'));
  for (const one of ['seaZone english_channel', 'node English Channel', 'province caux'])
    expect(named).toContain(one);
  expect(found.every(({ words }) => words.length > 0)).toBe(true);
});

test('names the kinds of its places once and for all', () => {
  expect(placeKinds).toEqual(new Set(places(state).map(({ ref }) => ref.kind)));
});

test('the check lists the mats and the Empire, and leaves the map to the board', () => {
  expect(ids(checks(state))).toEqual([
    'realm france',
    'realm castile',
    'realm england',
    'part empire',
  ]);
  expect(checks(state).every(({ words }) => words.length > 0)).toBe(true);
});

test('an area tells which of its provinces are restless', () => {
  const andalucia = (position: object): number =>
    places(anyState(position))
      .find(({ ref }) => ref.kind === 'area' && ref.id === 'andalucia')
      ?.words.filter(({ id, params }) => {
        const at = params?.['province'];
        return id === 'show.unrest' && typeof at === 'object' && 'id' in at && at.id === 'sevilla';
      }).length ?? -1;
  expect(andalucia({})).toBe(0);
  expect(andalucia({ unrest: ['sevilla'] })).toBe(1);
});

test('chairs carry the sign and the paint of their realm', () => {
  expect(chairs(state).map(({ sign, paint, bot, points }) => [sign, paint, bot, points])).toEqual([
    ['Fr', '--eu-blue', false, 0],
    ['Ca', '--eu-ochre', true, 0],
    ['En', '--eu-red', true, 0],
  ]);
});

test('a realm among the options of a decision is shown as its areas', () => {
  expect(isShown({ kind: 'realm', id: 'castile' })).toBe(true);
  expect(isShown({ kind: 'case', id: 'yes' })).toBe(false);
});
