import { expect, it } from 'vitest';
import { arriving } from './arriving.ts';

const clearing = (id: string) => ({ kind: 'clearing', id });
const eyrie = { kind: 'faction', id: 'eyrie' };
const travel = { key: '0', to: clearing('12'), n: 3, delay: 0, time: 520 };
const warriors = (n: number) => [
  { faction: 'marquise', n: 3 },
  { faction: 'eyrie', n },
];

it('counts those who are still on their way as a ghost', () => {
  const going = [{ ...travel, from: clearing('11'), who: eyrie }];
  expect(arriving({ id: '12', warriors: warriors(5) }, going)).toEqual({
    clearing: { id: '12', warriors: warriors(2) },
    ghost: { faction: 'eyrie', n: 3 },
  });
  // Nobody of theirs is there yet.
  expect(arriving({ id: '12', warriors: warriors(3) }, going).clearing.warriors).toEqual([
    { faction: 'marquise', n: 3 },
  ]);
});

it('leaves all others as they are', () => {
  const there = { id: '11', warriors: warriors(2) };
  expect(arriving(there, [{ ...travel, from: clearing('11'), who: eyrie }]).clearing).toBe(there);
  // What is put down is not on its way, and of several nobody could tell which one is meant.
  const goal = { id: '12', warriors: warriors(3) };
  expect(arriving(goal, [{ ...travel, who: eyrie }]).clearing).toBe(goal);
  const one = { ...travel, from: clearing('11'), who: eyrie };
  expect(arriving(goal, [one, { ...one, key: '1' }]).clearing).toBe(goal);
});
