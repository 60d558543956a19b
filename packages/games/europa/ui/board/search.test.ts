import { expect, it } from 'vitest';
import content from '../../content/map.json';
import { anyState } from '../test-state.ts';
import { mapOf } from './europa-view.ts';
import { fakeArea, fakeMap, fakeProvince } from './fake-map.ts';
import otherNames from './other-names.json';
import { findables, folded, search } from './search.ts';

const map = fakeMap({
  areas: [
    fakeArea('royal_hungary', {
      name: 'Royal Hungary',
      provinces: [fakeProvince('gyor', { name: 'Győr' }), fakeProvince('or', { name: 'Or' })],
    }),
    fakeArea('mazovia', {
      name: 'Mazovia & Małopolska',
      provinces: [
        fakeProvince('plock', { name: 'Płock' }),
        fakeProvince('mancha', { name: 'La Mancha' }),
      ],
    }),
    fakeArea('aceh', {
      name: 'Aceh',
      isDistant: true,
      provinces: [fakeProvince('aceh', { name: 'Aceh' })],
    }),
  ],
  seaZones: [{ id: 'adriatic_sea', name: 'Adriatic Sea', ships: [] }],
  tradeNodes: [
    { id: 'Adriatic Sea', kind: 'maritime', isDistant: false, pirates: 0, merchants: [] },
  ],
});
const places = findables(map, (id) => id);
const names = (text: string) => search(places, text).map(({ name }) => name);

it('folds accents, case and signs', () => {
  expect(folded('Győr')).toBe('gyor');
  expect(folded('Mazovia & Małopolska')).toBe('mazovia malopolska');
  expect(folded('  Götaland  &  Skåne ')).toBe('gotaland skane');
  expect(folded('Þrændelagen Øst')).toBe('thraendelagen ost');
});

it('finds areas, provinces, Sea Zones and Trade Nodes without their accents', () => {
  expect(names('gyor')).toEqual(['Győr']);
  expect(names('GYŐ')).toEqual(['Győr']);
  expect(names('plock')).toEqual(['Płock']);
  expect(search(places, 'adriatic').map(({ ref }) => ref)).toEqual([
    { kind: 'seaZone', id: 'adriatic_sea' },
    { kind: 'node', id: 'Adriatic Sea' },
  ]);
});

it('puts first what begins with the words, then what has such a word, then the rest', () => {
  expect(names('or')).toEqual(['Or', 'Győr']);
  expect(names('mal')).toEqual(['Mazovia & Małopolska']);
  expect(names('ma')).toEqual(['Mazovia & Małopolska', 'La Mancha']);
  expect(names('hungary')).toEqual(['Royal Hungary']);
});

it('lists a Distant Area once, and says where another province lies', () => {
  const [aceh, ...others] = search(places, 'aceh');
  expect([aceh?.ref, aceh?.within, others]).toEqual([
    { kind: 'province', id: 'aceh' },
    undefined,
    [],
  ]);
  expect(search(places, 'plock')[0]?.within).toBe('Mazovia & Małopolska');
});

it('finds nothing for nothing', () => {
  expect(search(places, '  ')).toEqual([]);
  expect(search(places, 'atlantis')).toEqual([]);
});

it('finds a place by what it is called in English, Polish and Czech', () => {
  const found = (text: string) =>
    search(
      findables(mapOf(anyState({})), (id) => id),
      text,
    ).map(({ ref }) => `${ref.kind} ${ref.id}`);
  for (const name of ['Vienna', 'Wiedeń', 'Vídeň', 'viden']) {
    expect(found(name), name).toEqual(['province wien', 'node Wien']);
  }
  expect(found('Nadrenia')).toEqual(['area rhineland']);
  expect(found('Jaderské moře')).toEqual(['seaZone adriatic_sea', 'node Adriatic Sea']);
});

it('knows other names of places only that are on the map', () => {
  for (const list of ['areas', 'provinces', 'seaZones', 'tradeNodes'] as const) {
    const ids = new Set(content[list].map(({ id }) => id));
    const unknown = Object.keys(otherNames[list]).filter((id) => !ids.has(id));
    expect(unknown, list).toEqual([]);
  }
});
