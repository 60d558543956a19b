import { expect, it } from 'vitest';
import type { CardView } from '../../rules/view.ts';
import { suitsOf } from './faces.ts';

const card = (id: string, suit: string, kind: string, item?: string): CardView => ({
  id,
  suit,
  kind,
  item,
  face: `${suit}-${kind === 'dominance' ? kind : (item ?? 'none')}`,
});
const cards = new Map(
  [
    card('effect', 'mouse', 'persistent'),
    card('ambush', 'mouse', 'ambush'),
    card('sword', 'mouse', 'item', 'sword'),
    card('dominance', 'mouse', 'dominance'),
    card('seen', 'mouse', 'item', 'boot'),
    card('anvil', 'fox', 'item', 'hammer'),
  ].map((one) => [one.id, one]),
);
const offered = [...cards.keys()].map((id) => ({
  ref: { kind: 'card', id },
  isLikely: id !== 'seen',
}));
const mouse = suitsOf(offered, cards).find(({ suit }) => suit === 'mouse');

it('offers only what that suit can still show, with a dominance apart', () => {
  expect(mouse?.faces.map(({ shows }) => shows)).toEqual(['none', 'sword', 'dominance']);
});

it('counts what nobody has seen yet', () => {
  expect(mouse?.unseen).toBe(4);
  expect(mouse?.faces.map(({ unseen }) => unseen)).toEqual([2, 1, 1]);
  expect(suitsOf(offered, cards).map(({ unseen }) => unseen)).toEqual([1, 0, 4, 0]);
});

it('lets a card that is never named stand for those that look alike', () => {
  expect(mouse?.faces[0]?.answer).toBe('ambush');
});
