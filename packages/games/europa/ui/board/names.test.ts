import type { Message } from '@empty-chair/kernel/words';
import { createRenderer } from '@empty-chair/text/renderer';
import { expect, it } from 'vitest';
import en from '../../text/en/ui.json';
import { fakeArea, fakeProvince } from './fake-map.ts';
import { areaWords, nodeWords, provinceWords, seaZoneWords } from './names.ts';

const players = [
  { seat: 0, realm: 'france', bot: true },
  { seat: 1, realm: 'england', bot: false },
];
const english = createRenderer('en', en, {
  'ref.realm.france': 'France',
  'ref.realm.england': 'England',
  'ref.realm.brittany': 'Brittany',
});
const said = (messages: readonly Message[]): string => messages.map(english.render).join(' ');

it('says all that an area holds', () => {
  const area = fakeArea('loire', {
    name: 'Loire',
    taxValue: 4,
    isHre: true,
    armies: [{ seat: 0, units: 9, laidDown: 1 }],
    rebels: 2,
    influence: [{ seat: 1, n: 1 }],
    claims: [0, 1],
    cores: [0],
    provinces: [
      fakeProvince('tours', { name: 'Tours', owner: 'france' }),
      fakeProvince('nantes', { name: 'Nantes', owner: 'brittany' }),
      fakeProvince('orleans', { name: 'Orléans', owner: 'france' }),
      fakeProvince('wild', { name: 'Wild' }),
    ],
  });
  expect(said(areaWords(area, players))).toBe(
    'Loire: Area, Tax Value 4. HRE Area. Army of France: 9\u00A0Units. 1\u00A0of them laid down. 2\u00A0Rebels. ' +
      'France: Tours, Orléans. Brittany: Nantes. Vacant: Wild. England: 1\u00A0Influence cube. ' +
      'Claims: France, England. Core tokens: France.',
  );
});

it('says all of a province', () => {
  const loire = fakeArea('loire', { name: 'Loire' });
  const orleans = fakeProvince('orleans', {
    name: 'Orléans',
    size: 'large',
    owner: 'france',
    isCapital: true,
    isPort: true,
    occupiedBy: 'england',
    hasUnrest: true,
  });
  expect(said(provinceWords(orleans, loire))).toBe(
    'Orléans: Large Province in Loire. Owner: France. Capital. Port. Occupied by: England. Unrest.',
  );
  const rebelled = fakeProvince('tours', { name: 'Tours', owner: 'france', occupiedBy: 'rebels' });
  expect(said(provinceWords(rebelled, loire))).toBe(
    'Tours: Small Province in Loire. Owner: France. Occupied by Rebels.',
  );
  const aceh = fakeArea('aceh', { name: 'Aceh', isDistant: true });
  expect(said(provinceWords(fakeProvince('aceh', { name: 'Aceh' }), aceh))).toBe(
    'Aceh: Distant Small Province. Vacant Territory.',
  );
});

it('says whose ships and merchants are where', () => {
  const sea = { id: 'baltic_sea', name: 'Baltic Sea', ships: [1, 0] };
  expect(said(seaZoneWords(sea, players))).toBe('Baltic Sea: Sea Zone. Ships: England, France.');
  expect(said(seaZoneWords({ ...sea, ships: [] }, players))).toBe('Baltic Sea: Sea Zone.');
  const node = {
    id: 'Wien',
    kind: 'inland',
    isDistant: false,
    pirates: 0,
    merchants: [0],
  } as const;
  expect(said(nodeWords(node, players))).toBe('Wien: inland Trade Node. Merchants: France.');
  expect(said(nodeWords({ ...node, kind: 'maritime', pirates: 1, merchants: [] }, players))).toBe(
    'Wien: maritime Trade Node. 1\u00A0Pirate.',
  );
});
