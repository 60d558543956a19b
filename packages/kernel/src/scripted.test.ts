import { BOT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, test } from 'vitest';
import { BadData, Refused } from './errors.ts';
import { several, word } from './fields.ts';
import { runScripted, scriptedAnswers } from './scripted.ts';
import type { Channel, Question } from './table.ts';
import type { MessageId, RuleId } from './words.ts';
import { literal } from './words.ts';

const NOTHING = { cards: [], dice: [], choices: [] };
const botsTurn = { state: { total: 4, turn: 'bot' as const }, seat: BOT };

function problem(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof BadData) return `${error.path}: ${error.reason.id}`;
    throw error;
  }
  return 'nothing wrong';
}

describe('a scripted turn', () => {
  test('takes chance and answers from its script', () => {
    const run = runScripted(tally, botsTurn, { ...NOTHING, dice: ['5'], choices: ['x2'] });
    expect(run.state).toEqual({ total: 14, turn: 'human' });
    expect(run.happenings.map(({ id }) => id)).toEqual(['rolled', 'added']);
    expect(run.trace).toHaveLength(2);
    expect(botsTurn.state.total).toBe(4);
  });

  test('or an input', () => {
    const start = { state: { total: 0, turn: 'human' as const }, seat: HUMAN };
    const run = runScripted(tally, { ...start, input: { kind: 'add', n: 2 } }, NOTHING);
    expect(run.state.total).toBe(2);
    const wrong = { ...start, seat: BOT, input: { kind: 'add', n: 2 } as const };
    expect(() => runScripted(tally, wrong, NOTHING)).toThrow(Refused);
  });

  test.each([
    [NOTHING, 'script.dice[0]: kernel.scriptMissing'],
    [{ ...NOTHING, dice: ['4'] }, 'script.choices[0]: kernel.scriptMissing'],
    [{ ...NOTHING, dice: ['7'] }, 'script.dice[0]: kernel.scriptNotOffered'],
    [{ ...NOTHING, dice: ['4'], choices: ['x3'] }, 'script.choices[0]: kernel.scriptNotOffered'],
    [{ ...NOTHING, dice: ['1', '2'] }, 'script.dice[1]: kernel.scriptUnused'],
    [{ ...NOTHING, dice: ['1'], cards: ['STD-1'] }, 'script.cards[0]: kernel.scriptUnused'],
    [{ cards: [], dice: ['4'], choices: ['x1', 'x1'] }, 'script.choices[1]: kernel.scriptUnused'],
  ])('%j', (script, wanted) => {
    expect(problem(() => runScripted(tally, botsTurn, script))).toBe(wanted);
  });
});

test('an answer that was several questions is read from their answers, too', () => {
  const asked = (...choices: string[]): unknown => {
    const { ask, finish } = scriptedAnswers({ ...NOTHING, choices });
    const answer = ask({
      rule: 'X-1' as RuleId,
      channel: 'human',
      ask: { id: 'which' as MessageId },
      answers: ['a-b', 'a-c'],
      ref: (one) => literal(one),
      inParts: (first, next) => (first === 'a' ? `a-${next()}` : undefined),
    });
    finish();
    return answer;
  };
  expect(asked('a-c')).toBe('a-c');
  expect(asked('a', 'c')).toBe('a-c');
  expect(problem(() => asked('a'))).toBe('script.choices[1]: kernel.scriptMissing');
  expect(problem(() => asked('b', 'c'))).toBe('script.choices[0]: kernel.scriptNotOffered');
});

test('what is typed where no list could hold it is read, or bad data with the reason', () => {
  const { read, print } = several(word(['one', 'two']));
  const question: Question<readonly string[]> = {
    rule: 'X-1' as RuleId,
    channel: 'human',
    ask: { id: 'which' as MessageId },
    answers: [['one'], ['two']],
    ref: (all) => literal(print(all as ('one' | 'two')[])),
    reads: (typed) => read(typed, 'which'),
  };
  const asked = (...choices: readonly string[]) =>
    scriptedAnswers({ ...NOTHING, choices }).ask(question);
  expect(asked('two')).toEqual(['two']);
  expect(asked(' two;one ; two;')).toEqual(['two', 'one', 'two']);
  expect(problem(() => asked('two; three'))).toBe('script.choices[0]: data.notOneOf');
  expect(problem(() => asked('two one'))).toBe('script.choices[0]: data.tooManyWords');
  expect(problem(() => asked(' ; '))).toBe('script.choices[0]: data.missing');
});

test('each channel has its own list; what a human decides is in the choices', () => {
  const question = (channel: Channel): Question<string> => ({
    rule: 'X-1' as RuleId,
    channel,
    ask: { id: 'which' as MessageId },
    answers: ['a', 'b', 'c', 'd'],
    ref: literal,
  });
  const { ask, finish } = scriptedAnswers({ cards: ['a'], dice: ['b'], choices: ['c', 'd'] });
  expect((['dice', 'human', 'cards', 'choices'] as const).map((one) => ask(question(one)))).toEqual(
    ['b', 'c', 'a', 'd'],
  );
  expect(finish).not.toThrow();
});
