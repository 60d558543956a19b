import { DEFAULT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, test } from 'vitest';
import { BadData } from './errors.ts';
import { botTurn, newMatch, submit, withCheckpoint } from './match.ts';
import { decodeRecord, encodeRecord, gameOfRecord } from './record.ts';

/** A saved game as plain JSON, with an entry, an open one and a checkpoint. */
function saved(): Record<string, unknown> {
  const config = { ...DEFAULT, diceAtTable: true };
  const entered = submit(tally, newMatch(tally, config, 'record'), HUMAN, { kind: 'add', n: 1 });
  const record = withCheckpoint(tally, botTurn(tally, entered));
  return JSON.parse(JSON.stringify(encodeRecord(tally, record)));
}

/** The saved game with one value replaced, or with one field taken away. */
function damaged(path: string, value?: unknown): unknown {
  const data = saved();
  const names = path.split('.');
  const last = names.pop() ?? '';
  let inside: Record<string, unknown> = data;
  for (const name of names) inside = inside[name] as Record<string, unknown>;
  if (value === undefined) delete inside[last];
  else inside[last] = value;
  return data;
}

function problem(data: unknown): string {
  try {
    decodeRecord(tally, data);
  } catch (error) {
    if (error instanceof BadData) return `${error.path}: ${error.reason.id}`;
    throw error;
  }
  return 'nothing wrong';
}

describe('a record', () => {
  test('is read as it was written', () => {
    const data = saved();
    expect(encodeRecord(tally, decodeRecord(tally, data))).toEqual(data);
    expect(gameOfRecord(data)).toBe('tally');
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['pending', 'checkpoint']));
  });

  test.each<[string, unknown, string]>([
    ['format', 2, 'format: kernel.wrongFormat'],
    ['format', undefined, 'format: data.missing'],
    ['game', 'chess', 'game: kernel.wrongGame'],
    ['game', 7, 'game: data.expected'],
    ['rulesVersion', 99, 'rulesVersion: kernel.unknownRules'],
    ['rulesVersion', 0, 'rulesVersion: data.outOfRange'],
    ['contentHash', 1, 'contentHash: data.expected'],
    ['seed', undefined, 'seed: data.missing'],
    ['config', undefined, 'config: data.missing'],
    ['config.asksStart', 'yes', 'config.asksStart: data.expected'],
    ['setup', [1], 'setup[0]: data.expected'],
    ['entries', {}, 'entries: data.expected'],
    ['entries.0', 7, 'entries[0]: data.expected'],
    ['entries.0.seat', -1, 'entries[0].seat: data.outOfRange'],
    ['entries.0.input', 'nonsense', 'entries[0].input: data.expected'],
    ['entries.0.input.kind', 'take', 'entries[0].input.kind: data.notOneOf'],
    ['entries.0.answers', ['a', null], 'entries[0].answers[1]: data.expected'],
    ['entries.0.revealed', undefined, 'entries[0].revealed: data.missing'],
    ['entries.0.extra', 1, 'entries[0].extra: data.unknownField'],
    ['pending.seat', 'two', 'pending.seat: data.expected'],
    ['checkpoint.after', 2, 'checkpoint.after: data.outOfRange'],
    ['checkpoint.after', 1.5, 'checkpoint.after: data.expected'],
    ['checkpoint.state', undefined, 'checkpoint.state: data.missing'],
    ['checkpoint.rng.words', [1, 2, 3], 'checkpoint.rng.words: data.expected'],
    ['checkpoint.rng.words', [1, 2, 3, 4, 5], 'checkpoint.rng.words: data.expected'],
    ['checkpoint.rng.words', [0, 0, 0, 0], 'checkpoint.rng.words: data.expected'],
    ['checkpoint.rng.words.0', 2 ** 40, 'checkpoint.rng.words[0]: data.outOfRange'],
    ['checkpoint.rng.revealed', -1, 'checkpoint.rng.revealed: data.outOfRange'],
    ['colour', 'red', 'colour: data.unknownField'],
  ])('with another %s: %j', (path, value, wanted) => {
    expect(problem(damaged(path, value))).toBe(wanted);
  });

  test.each([undefined, null, 7, 'text', []])('is not %j', (data) => {
    expect(problem(data)).toBe(': data.expected');
  });
});
