import { describe, expect, test } from 'vitest';
import { positionOf } from '../../examples/chart-turn.ts';
import { readEvent } from '../../rules/turn/event-line.ts';
import { eventWords } from '../../rules/view.ts';
import type { Row, Word } from './event-form.ts';
import {
  added,
  COMMON,
  canStep,
  eventLine,
  isOpen,
  MORE,
  newRow,
  replaced,
  stepped,
  UNNAMED,
  without,
} from './event-form.ts';

const word = (what: string): Word => eventWords.find((one) => one.what === what) as Word;
const tapped = (...all: readonly string[]): readonly Row[] =>
  all.reduce<readonly Row[]>((rows, what) => added(rows, newRow(word(what), 'b')), []);

test('EU-22.4: all that an Event can do is on the form once', () => {
  const all = eventWords
    .map(({ what }) => what)
    // Whoever taps says the color of a DNPR, too.
    .filter((what) => !['nothing', 'card', 'dnpr'].includes(what));
  expect([...COMMON, ...MORE, ...UNNAMED].toSorted()).toEqual(all.toSorted());
  expect(COMMON).toHaveLength(7);
});

test.each<readonly [string | undefined, readonly Row[], string]>([
  [undefined, [], 'nothing'],
  ['103-1', [], 'card 103-1'],
  ['103-1', tapped('prestige', 'option'), 'card 103-1; prestige 1; option b'],
  ['103-1', tapped('onCard', 'recruit'), 'card 103-1; onCard 10; recruit'],
  [undefined, tapped('own', 'natives'), 'own; natives'],
  ['103-1', [{ what: 'gainVassal', pick: 'granada' }], 'card 103-1; gainVassal granada'],
  [
    '103-1',
    [{ what: 'stateReligion', pick: 'protestant' }],
    'card 103-1; stateReligion protestant',
  ],
])('EU-22.4: what was tapped of %s is the line that is read', (card, rows, line) => {
  expect(eventLine(card, rows)).toBe(line);
  expect(() => readEvent(positionOf({}), line)).not.toThrow();
});

describe('a row', () => {
  test('is added by a tap and taken back by another', () => {
    expect(tapped('unrest', 'prestige', 'unrest')).toEqual([{ what: 'prestige', n: 1 }]);
    expect(without(tapped('unrest', 'prestige'), 0)).toEqual([{ what: 'prestige', n: 1 }]);
  });

  test('goes from 1 to −1, for nobody gains nothing', () => {
    const down = stepped({ what: 'stability', n: 1 }, -1);
    expect([down.n, stepped(down, 1).n, stepped(down, -1).n]).toEqual([-1, 1, -2]);
    expect(replaced(tapped('stability'), 0, down)).toEqual([{ what: 'stability', n: -1 }]);
  });

  test.each<[string, number, number, boolean]>([
    ['stability', 3, 1, false],
    ['stability', -3, -1, false],
    ['stability', -2, -1, true],
    ['exhaust', 1, -1, false],
    // EU-23.3: 30 Ducats are 3 Bot Power, and so are more.
    ['onCard', 30, 1, false],
    ['onCard', 10, -1, false],
    ['ducats', 10, -1, true],
    ['ducats', -30, -1, false],
  ])('%s %i may change by %i: %s', (what, n, by, can) => {
    expect(canStep({ what, n }, by, word(what))).toBe(can);
  });

  test('of a Realm or a faith waits for its choice', () => {
    expect(isOpen({ what: 'gainVassal' }, word('gainVassal'))).toBe(true);
    expect(isOpen({ what: 'gainVassal', pick: 'granada' }, word('gainVassal'))).toBe(false);
    expect(isOpen({ what: 'prestige', n: 1 }, word('prestige'))).toBe(false);
  });
});
