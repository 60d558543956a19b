import { expect, it } from 'vitest';
import type { CardView } from '../../rules/view.ts';
import { groupsOf, rowsOf } from './card-groups.ts';

const card = (id: string, suit: string, kind: string, item?: string): CardView => ({
  id,
  suit,
  kind,
  item,
});
const cards = new Map(
  [
    card('A', 'fox', 'item', 'hammer'),
    card('B', 'bird', 'persistent'),
    card('C', 'bird', 'persistent'),
    card('D', 'mouse', 'item', 'sword'),
  ].map((one) => [one.id, one]),
);
const names: Record<string, string> = {
  A: 'Kowadło',
  B: 'Saperzy',
  C: 'Saperzy',
  D: 'Miecz',
  none: 'żadna',
};
const refs = [
  { kind: 'answer', id: 'none' },
  ...[...cards.keys()].map((id) => ({ kind: 'card', id })),
];
const rows = rowsOf(refs, cards, ({ id }) => names[id] ?? id);
const about = ({ suit, item, kind }: CardView): string => `${suit} ${item ?? ''} ${kind}`;
const found = (typed: string, suit?: string): string[] =>
  groupsOf(rows, typed, suit, about).flatMap((group) => group.rows.map(({ name }) => name));

it('offers copies that look the same once, with their number', () => {
  expect(rows.map(({ name, copies }) => `${name} ${copies}`)).toEqual([
    'żadna 1',
    'Kowadło 1',
    'Saperzy 2',
    'Miecz 1',
  ]);
});

it('searches by name, suit, item and kind; what is no card is always there', () => {
  expect(found('')).toEqual(['żadna', 'Kowadło', 'Miecz', 'Saperzy']);
  expect(found('kow')).toEqual(['żadna', 'Kowadło']);
  expect(found('hammer')).toEqual(['żadna', 'Kowadło']);
  expect(found('persis')).toEqual(['żadna', 'Saperzy']);
  expect(found('', 'mouse')).toEqual(['żadna', 'Miecz']);
  expect(found('sword', 'bird')).toEqual(['żadna']);
});
