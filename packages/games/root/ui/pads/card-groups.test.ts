import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, it } from 'vitest';
import decks from '../../content/decks.json';
import type { CardView } from '../../rules/view.ts';
import csNames from '../../text/cs/rules.json';
import csUi from '../../text/cs/ui.json';
import plNames from '../../text/pl/rules.json';
import plUi from '../../text/pl/ui.json';
import { groupsOf, rowsOf } from './card-groups.ts';

const card = (id: string, suit: string, kind: string, item?: string): CardView => ({
  id,
  suit,
  kind,
  item,
  face: `${suit}-${item ?? 'none'}`,
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

it('shows items first and lasting effects last within a suit', () => {
  const two = new Map(
    [
      card('A', 'fox', 'persistent'),
      card('B', 'fox', 'ambush'),
      card('C', 'fox', 'item', 'boot'),
    ].map((one) => [one.id, one]),
  );
  const all = rowsOf(
    [...two.keys()].map((id) => ({ kind: 'card', id })),
    two,
    ({ id }) => id,
  );
  expect(groupsOf(all, '', undefined, about)[0]?.rows.map(({ name }) => name)).toEqual([
    'C',
    'B',
    'A',
  ]);
});

describe.each([
  ['pl', createRenderer('pl', plNames, plUi)],
  ['cs', createRenderer('cs', csNames, csUi)],
] as const)('who reads only this language: %s', (_, words) => {
  const said = ({ suit, item, kind }: CardView): string =>
    [
      words.name({ kind: 'suit', id: suit }),
      item === undefined ? '' : words.name({ kind: 'item', id: item }),
      words.render({ id: `ui.pad.kind.${kind}` as never }),
    ].join(' ');

  it.each(['standard', 'exilesAndPartisans'] as const)(
    'finds every card of the deck: %s',
    (deck) => {
      const printed = new Map(
        decks[deck].map((one) => [
          one.id,
          { ...one, item: one.item ?? undefined, face: '' } as CardView,
        ]),
      );
      const all = rowsOf(
        [...printed.keys()].map((id) => ({ kind: 'card', id })),
        printed,
        words.name,
      );
      for (const { id, name: title, suit, kind, item } of decks[deck]) {
        const name = words.name({ kind: 'card', id });
        const names = (typed: string): string[] =>
          groupsOf(all, typed, suit, said).flatMap((group) => group.rows.map((row) => row.name));
        expect(
          names(
            item === null
              ? words.render({ id: `ui.pad.kind.${kind}` as never })
              : words.name({ kind: 'item', id: item }),
          ),
        ).toContain(name);
        expect(names(title.replaceAll("'", '’'))).toContain(name);
        // Its title stands first; who has it in another language finds it by its suit and item.
        expect(name).toContain(`(${words.name({ kind: 'suit', id: suit })}`);
      }
    },
  );
});
