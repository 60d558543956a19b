import type { MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { addDrawings, drawingOf } from '@empty-chair/uikit/drawings.ts';
import { otherDrawings } from '@empty-chair/uikit/other-drawings.ts';
import { expect, test } from 'vitest';
import { STEPS } from '../rules/state.ts';
import en from '../text/en/rules.json';
import { BY_LINE, BY_STEP, lineIcon } from './line-icon.ts';

addDrawings(otherDrawings);

test('every drawing that a line names is there, and every line that is named is said', () => {
  for (const [line, icon] of Object.entries(BY_LINE)) {
    expect(drawingOf(icon), `${line}: ${icon}`).not.toBe('');
    expect(Object.keys(en), line).toContain(line);
  }
});

test('every step of a Round has a drawing, in the log and at the line that begins it', () => {
  expect(Object.keys(BY_STEP)).toEqual([...STEPS]);
  for (const step of STEPS) {
    expect(drawingOf(BY_STEP[step] ?? ''), step).not.toBe('');
    expect(lineIcon(message(`see.step.${step}` as MessageId))).toBe(BY_STEP[step]);
  }
});

test('every line of a checklist has a drawing of its own', () => {
  const plain = new Set(['do.node', 'do.eliminated']);
  const without = Object.keys(en).filter(
    (id) => id.startsWith('do.') && BY_LINE[id] === undefined && !plain.has(id),
  );
  expect(without).toEqual([]);
});

test('few words are drawn as what they stand for', () => {
  // Its words are the sum of several gains, and no drawing of points.
  expect(lineIcon(message('short.gainPower' as MessageId, { n: 2 }))).toBe('eu-cube');
  expect(lineIcon(message('short.gainPowerOf' as MessageId, { n: 2 }))).toBe('eu-cube');
  expect(lineIcon(message('short.round' as MessageId, { n: 2, age: 1 }))).toBe('eu-event');
});

test('a line that is not named is drawn by what it is about', () => {
  const at = message('fix.unrest' as MessageId, { province: { kind: 'province', id: 'caux' } });
  expect(lineIcon(at)).toBe('eu-town');
  expect(lineIcon(message('see.round' as MessageId))).toBe('eu-event');
  expect(lineIcon(message('did.done' as MessageId))).toBeUndefined();
});
