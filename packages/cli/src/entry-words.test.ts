import type { Question } from '@empty-chair/kernel/table';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, it } from 'vitest';
import { answerFrom, matchWords } from './entry-words.ts';

const candidates = ['move 1 5', 'move 12 5', 'move 1 5 2', 'mark 3', 'pass'].map((key) => ({
  key,
  value: key,
}));

describe('matchWords', () => {
  it.each([
    ['pass', ['pass']],
    ['P', ['pass']],
    ['ma', ['mark 3']],
    ['m 3', ['mark 3']],
    ['m', ['move 1 5', 'move 12 5', 'move 1 5 2', 'mark 3']],
    ['mo 1 5', ['move 1 5']],
    ['move 12', ['move 12 5']],
    ['mo 1 5 2', ['move 1 5 2']],
    ['mo  12  5', ['move 12 5']],
    ['fly', []],
    ['pass now', []],
    ['', []],
  ])('%j means %j', (typed, expected) => {
    expect(matchWords(typed, candidates).map(({ key }) => key)).toEqual(expected);
  });
});

describe('answerFrom', () => {
  const words = createRenderer('en', {
    'ref.card.STD-01': 'Ambush (bird)',
    'ref.card.STD-02': 'Armorers (fox)',
  });
  const question = (kind: string, answers: readonly string[]): Question<unknown> => ({
    rule: '1' as RuleId,
    channel: 'cards',
    ask: { id: 'ask' as MessageId },
    answers,
    ref: (id) => ({ kind, id: String(id) }),
  });
  const cards = question('card', ['STD-01', 'STD-02', 'STD-1']);
  const dice = question('dice', ['3-1', '3-2', '31']);

  it.each([
    [cards, 'STD-02', 'STD-02'],
    [cards, 'std-02', 'STD-02'],
    [cards, 'STD-1', 'STD-1'],
    [cards, 'arm', 'STD-02'],
    [cards, 'ambush (b', 'STD-01'],
    [dice, '3-1', '3-1'],
    [dice, '3 1', '3-1'],
    [dice, '3, 2', '3-2'],
    [dice, '7-7', '7-7'],
  ])('%# %j', (asked, typed, expected) => {
    expect(answerFrom(words, asked, typed)).toBe(expected);
  });

  it('leaves a line of several parts to the game', () => {
    const parts = {
      ...question('part', ['ducats 10', 'unrest 1']),
      reads: (typed: string) => typed,
    };
    expect(answerFrom(words, parts, 'unrest 1')).toBe('unrest 1');
    expect(answerFrom(words, parts, 'ducats')).toBe('ducats');
    expect(answerFrom(words, parts, 'ducats 5; unrest 2')).toBe('ducats 5; unrest 2');
  });

  it('refuses what may be either', () => {
    expect(() => answerFrom(words, cards, 'std')).toThrow('cli.ambiguous');
    expect(() => answerFrom(words, dice, '3')).toThrow('cli.ambiguous');
  });
});

it.each([
  ['move 1', ['play move 1 5', 'play move 1 7']],
  ['mo 1 7', ['play move 1 7']],
  ['play e', ['play end']],
  ['e', ['play end']],
  ['walk 1', []],
])('a word with which everything begins need not be typed: %j means %j', (typed, expected) => {
  const acts = ['play move 1 5', 'play move 1 7', 'play end'].map((key) => ({ key, value: key }));
  expect(matchWords(typed, acts).map(({ key }) => key)).toEqual(expected);
});
