import { expect, it } from 'vitest';
import type { PlaceMark } from '../game-ui.ts';
import { signedMarks } from './first-signs.ts';

const mark = (id: string, as: PlaceMark['as']) => ({ mark: { ref: { kind: 'hex', id }, as } });
const [chosen, struck] = [mark('A1', 'chosen'), mark('A2', 'struck')];
const step = { deciding: false, marks: [mark('A3', 'ring')] };
const decision = { deciding: true, marks: [chosen, struck] };

it('signs what is still in a decision first, and what was struck out in the next picture', () => {
  expect(signedMarks(decision, step)).toEqual([chosen]);
  expect(signedMarks(decision, decision)).toEqual([chosen, struck]);
});

it('takes no sign away from one tiebreak to the next', () => {
  const next = { deciding: true, marks: [struck, chosen] };
  expect(signedMarks(next, decision)).toEqual([struck, chosen]);
});

it('signs all that a step marks at once, also after a decision', () => {
  expect(signedMarks(step, decision)).toBe(step.marks);
  expect(signedMarks(step, step)).toBe(step.marks);
});
