import { expect, test } from 'vitest';
import type { Input } from '../../rules/view.ts';
import { inputs } from '../../rules/view.ts';
import { indexOffers } from './legal-index.ts';

const offered = (...keys: readonly string[]) =>
  indexOffers(keys.map((key): Input => inputs.parseInput(key)));

test('plots are not placed by hand, where nobody would follow them', () => {
  const { place } = offered('place 2 warrior 5', 'place 1 plot 5');
  expect([...place.keys()]).toEqual(['warrior']);
});

test('favors, suit by suit', () => {
  expect(offered('favor fox', 'pass', 'favor mouse').favor.map(({ suit }) => suit)).toEqual([
    'fox',
    'mouse',
  ]);
});

test('the Burrow: the most that can go each way', () => {
  const at = { least: 1, most: 3 };
  const { muster, emerge, burrow } = indexOffers([
    { kind: 'muster', n: { least: 1, most: 9 } },
    { kind: 'emerge', n: at, at: 5 },
    { kind: 'burrow', n: 1, at: 7 },
  ]);
  expect([muster, [...emerge], [...burrow]]).toEqual([9, [['5', 3]], [['7', 1]]]);
});

test('cards spent by suit, and what each bot has paid', () => {
  const { spend, refund } = indexOffers([
    { kind: 'spend', suit: 'bird' },
    { kind: 'refund', n: { least: 1, most: 3 }, of: 'marquise' },
  ]);
  expect(spend).toEqual([{ kind: 'spend', suit: 'bird' }]);
  expect(refund).toEqual([{ of: 'marquise', most: 3 }]);
});
