import type { AnyConfig } from '@empty-chair/registry/games';
import { expect, test } from 'vitest';
import { whereIn } from './where.ts';

interface Draft {
  readonly chance: Readonly<Record<'cards' | 'dice' | 'choices', string>>;
  readonly map: string;
}
const drafts = {
  draftOf: (config: AnyConfig) => config as unknown as Draft,
  check: (draft: Draft) => ({ config: draft as unknown as AnyConfig }),
};
const where = whereIn(drafts, ['cards', 'dice'], ['cards', 'dice'], (what, by) => `${what} ${by}`);
const config = (cards: string, dice: string): AnyConfig =>
  ({ chance: { cards, dice, choices: 'app' }, map: 'lake' }) as unknown as AnyConfig;
const texts = (of: AnyConfig): string[] => where.lines(of).map(({ text }) => text);

test('with the box, the table has what lies in the box; all else stays', () => {
  expect(where.at(config('app', 'app'), 'box')).toEqual(config('table', 'table'));
});

test('on the screen, the app has it', () => {
  expect(where.at(config('table', 'app'), 'screen')).toEqual(config('app', 'app'));
});

test('whoever takes anything out of the box sits at the table', () => {
  expect(where.of(config('app', 'app'))).toBe('screen');
  expect(where.of(config('app', 'table'))).toBe('box');
});

test('the lines say who has what, also where only one of them was changed', () => {
  expect(texts(config('table', 'table'))).toEqual(['cards table', 'dice table']);
  expect(texts(config('app', 'table'))).toEqual(['cards app', 'dice table']);
});
