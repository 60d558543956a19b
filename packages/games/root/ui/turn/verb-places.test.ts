import { expect, test } from 'vitest';
import type { Input } from '../../rules/view.ts';
import { inputs } from '../../rules/view.ts';
import { plotsByPlace, verbPlaces } from './verb-places.ts';

const said = (...keys: readonly string[]): readonly Input[] => keys.map(inputs.parseInput);
const listed = (keys: readonly string[], costs?: readonly number[]) =>
  verbPlaces({ id: 'flip', inputs: said(...keys), ...(costs && { costs }) }).map(
    ({ id, other, input, cost }) => [id, other, input && inputs.inputKey(input), cost],
  );

test('a place with one thing to say says it, with its price', () => {
  expect(listed(['spread 5', 'spread 7'], [1, 2])).toEqual([
    ['5', undefined, 'spread 5', 1],
    ['7', undefined, 'spread 7', 2],
  ]);
});

test('a place with several is there once, and is opened', () => {
  expect(listed(['flip 5 bomb', 'flip 5 raid', 'flip 7 raid'])).toEqual([
    ['5', undefined, undefined, undefined],
    ['7', undefined, 'flip 7 raid', undefined],
  ]);
});

test('battles are listed by defender, swaps by their two places', () => {
  expect(listed(['battle 5 eyrie', 'battle 5 marquise']).map(([id]) => id)).toEqual(['5', '5']);
  expect(listed(['trick 5 7', 'trick 5 9']).map(([id, other]) => [id, other])).toEqual([
    ['5', '7'],
    ['5', '9'],
  ]);
});

test('what has no place has no button', () => {
  expect(listed(['muster 2'])).toEqual([]);
});

test.each(['flip', 'guess'] as const)('what is to %s is listed plot by plot', (id) => {
  const inputs = said(`${id} 5 bomb`, `${id} 5 raid`, `${id} 7 raid`);
  expect(
    plotsByPlace({ id, inputs }).map(({ id: place, plots }) => [
      place,
      ...plots.map(({ plot }) => plot),
    ]),
  ).toEqual([
    ['5', 'bomb', 'raid'],
    ['7', 'raid'],
  ]);
});
