import { whereIn } from '@empty-chair/uikit/setup/where.ts';
import { expect, test } from 'vitest';
import { BOXED, withBooklet } from './booklet.ts';
import { check, draftOf, firstConfig } from './setup-model.ts';

const where = withBooklet(whereIn({ draftOf, check }, BOXED, BOXED, (chance) => chance));
const targetsOf = (config: typeof firstConfig) => draftOf(config).targets;
const box = where.at(firstConfig, 'box');

test('with the box its booklet counts, and the house set where the app draws', () => {
  expect(targetsOf(box)).toBe('printed');
  expect(draftOf(box).chance).toEqual({ cards: 'table', dice: 'table' });
  expect(targetsOf(where.at(box, 'screen'))).toBe('house');
});

test('what was answered about the booklet stays while the place does', () => {
  const without = check({ ...draftOf(box), targets: 'house' }).config ?? firstConfig;
  expect(targetsOf(where.at(without, 'box'))).toBe('house');
});
