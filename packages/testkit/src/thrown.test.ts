import { BadData, kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { badData, badField, refusal } from './thrown.ts';

const reason = kernelMessage('data.expected', { what: literal('number') });
const refuses = () => {
  throw new Refused(reason);
};
const isBad = () => {
  throw new BadData('seats[1]', reason);
};
const breaks = () => {
  throw new TypeError('oops');
};
const nothing = () => {};

test('a refusal is its reason, bad data its place and reason', () => {
  expect(refusal(refuses)).toBe('data.expected what=number');
  expect(badData(isBad)).toBe('seats[1]: data.expected what=number');
  expect(badField(isBad)).toBe('seats[1] data.expected');
});

test('nothing thrown is told as that', () => {
  expect(refusal(nothing)).toBe('nothing refused');
  expect(badData(nothing)).toBe('nothing wrong');
  expect(badField(nothing)).toBeUndefined();
});

test('what else is thrown goes on', () => {
  for (const told of [refusal, badData, badField]) expect(() => told(breaks)).toThrow(TypeError);
  expect(() => refusal(isBad)).toThrow(BadData);
  expect(() => badData(refuses)).toThrow(Refused);
});
