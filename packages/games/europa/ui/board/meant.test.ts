import type { PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import { expect, it } from 'vitest';
import { fakeArea, fakeProvince } from './fake-map.ts';
import { meant } from './meant.ts';

const areas = [
  fakeArea('loire', {
    provinces: [
      fakeProvince('orleans', { owner: 'france' }),
      fakeProvince('tours', { owner: 'england' }),
    ],
  }),
  fakeArea('aceh', { isDistant: true, provinces: [fakeProvince('aceh')] }),
];
const option = (kind: string, id: string): PlaceMark => ({ ref: { kind, id }, as: 'option' });
const orleans = { kind: 'province', id: 'orleans' };
const loire = { kind: 'area', id: 'loire' };

it('is the chip that was hit, where nothing is to be chosen', () => {
  expect(meant(orleans, [], areas)).toEqual(orleans);
  expect(meant(orleans, [{ ref: loire, as: 'ring' }], areas)).toEqual(orleans);
});

it('is the area or the realm of the chip, where those are the options', () => {
  expect(meant(orleans, [option('area', 'loire')], areas)).toEqual(loire);
  expect(meant(orleans, [option('realm', 'france')], areas)).toEqual({
    kind: 'realm',
    id: 'france',
  });
  expect(meant(loire, [option('realm', 'england')], areas)).toEqual({
    kind: 'realm',
    id: 'england',
  });
});

it('is the chip itself, where it is an option', () => {
  expect(meant(orleans, [option('area', 'loire'), option('province', 'orleans')], areas)).toEqual(
    orleans,
  );
});

it('knows a Distant Area by both of its names', () => {
  const province = { kind: 'province', id: 'aceh' };
  const area = { kind: 'area', id: 'aceh' };
  expect(meant(province, [option('area', 'aceh')], areas)).toEqual(area);
  expect(meant(area, [option('province', 'aceh')], areas)).toEqual(province);
});

it('stays what it is where it belongs to no option', () => {
  const sea = { kind: 'seaZone', id: 'baltic_sea' };
  expect(meant(sea, [option('area', 'loire')], areas)).toEqual(sea);
  expect(meant(orleans, [option('area', 'aceh')], areas)).toEqual(orleans);
});
