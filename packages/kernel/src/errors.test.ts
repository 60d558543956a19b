import { expect, test } from 'vitest';
import { BadData, Broken, KERNEL_MESSAGES, kernelMessage, Refused } from './errors.ts';
import type { RuleId } from './words.ts';
import { literal, message } from './words.ts';

test('errors carry a message for people and a line for logs', () => {
  const reason = kernelMessage('data.missing', { field: literal('seed') });
  expect(new Refused(reason).reason).toEqual(reason);
  expect(new BadData('entries[2]', reason).message).toMatch(
    /^bad data at entries\[2\]: data\.missing/,
  );
  const broken = new Broken('a 26th warrior', 'R-1' as RuleId);
  expect(broken.message).toBe('a 26th warrior (rule R-1)');
  expect(broken.reason).toEqual(
    kernelMessage('kernel.broken', { what: literal('a 26th warrior (rule R-1)') }),
  );
  expect(new Broken('no rule').rule).toBeUndefined();
});

test('a message without parameters has no empty ones', () => {
  expect(message(kernelMessage('kernel.gameOver').id)).toEqual({ id: 'kernel.gameOver' });
  expect(new Set(KERNEL_MESSAGES).size).toBe(KERNEL_MESSAGES.length);
});
