import { expect, test } from 'vitest';
import { positionOf } from '../../examples/chart-turn.ts';
import { readEvent } from '../../rules/turn/event-line.ts';
import { eventWords } from '../../rules/view.ts';
import type { Part } from './event-parts.ts';
import { eventLine, IN_SIGHT, SYMBOLS, TIES, without, withPart } from './event-parts.ts';

const part = (what: string, text = ''): Part => ({ what, text, label: what });
const tapped = (...all: readonly Part[]): readonly Part[] =>
  all.reduce<readonly Part[]>(withPart, []);

test.each<readonly [readonly Part[], string]>([
  [tapped(), 'nothing'],
  [tapped(part('own'), part('stability', '-1')), 'own; stability -1'],
  [tapped(part('own'), part('own')), 'nothing'],
  [tapped(part('unrest', '1'), part('unrest', '1')), 'unrest 1; unrest 1'],
  [without(tapped(part('own'), part('prestige', '2'), part('natives')), 1), 'own; natives'],
  [tapped(part('option', 'b'), part('gainVassal', 'granada')), 'option b; gainVassal granada'],
])('EU-22.4: what was tapped is the line that is read', (parts, line) => {
  expect(eventLine(parts)).toBe(line);
  expect(() => readEvent(positionOf({}), line)).not.toThrow();
});

test('EU-22.4: all that an Event can do is on the pad once', () => {
  const all = eventWords.map(({ what }) => what).filter((what) => what !== 'nothing');
  expect([...IN_SIGHT, ...TIES, ...SYMBOLS].sort()).toEqual(all.sort());
});
