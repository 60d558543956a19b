import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import type { LineLook } from '@empty-chair/uikit/game-ui.ts';
import { expect, it } from 'vitest';
import type { AnyMatch } from '../session/opened.ts';
import { ownList } from './own-list.ts';

interface Told {
  /** Whose entries there are; the Automa's, of seat 1, are its turns. */
  readonly entries: readonly number[];
  readonly waiting: object;
  readonly pending?: object;
  /** What came of the last entry: 'move', 'note'. */
  readonly came?: readonly string[];
}
const [HUMAN, AUTOMA] = [0, 1];
const human = { kind: 'human', seat: HUMAN };
const automa = { kind: 'bot', seat: AUTOMA };

function match({ entries, waiting, pending, came = [] }: Told): AnyMatch {
  const record = {
    entries: entries.map((seat) => ({ seat, input: seat === AUTOMA ? 'bot-turn' : {} })),
    pending,
  };
  const happenings = came.map((id) => ({ id: id as MessageId, rule: '1' as RuleId }));
  return { record, waiting, happenings } as unknown as AnyMatch;
}

const list = (before: Told, after: Told) =>
  ownList(match(before), match(after), ({ id }): LineLook => ({ as: id as string as 'move' }));

const before: Told = { entries: [HUMAN, AUTOMA], waiting: human };
const passed: Told = { entries: [HUMAN, AUTOMA, HUMAN], waiting: automa, came: ['move'] };

it('an entry that ends the turn of a human is worked off', () => {
  expect(list(before, passed)).toEqual({ entry: 2, step: 0 });
  // The winner is told at once; the end has its own panel.
  expect(list(before, { ...passed, waiting: { kind: 'over' } })).toBeUndefined();
});

it('an entry with a question counts when it is answered', () => {
  const asking: Told = { ...before, waiting: { kind: 'question' }, pending: { seat: HUMAN } };
  expect(list(before, asking)).toBeUndefined();
  expect(list(asking, passed)).toEqual({ entry: 2, step: 0 });
});

it('nothing is listed while the turn goes on, or where nothing is to be done', () => {
  expect(list(before, { ...passed, waiting: human })).toBeUndefined();
  expect(list(before, { ...passed, came: ['note'] })).toBeUndefined();
  expect(list(before, { ...passed, came: [] })).toBeUndefined();
});

it('neither a bot’s turn, nor a correction in it, nor going back ends the turn of a human', () => {
  const later: Told = { entries: [...passed.entries, AUTOMA], waiting: human, came: ['move'] };
  expect(list(passed, later)).toBeUndefined();
  const corrected: Told = { ...passed, entries: [...passed.entries, HUMAN] };
  expect(list(passed, corrected)).toBeUndefined();
  expect(list(later, passed)).toBeUndefined();
});
