import type { Consequences } from '@empty-chair/kernel/module';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { describe, expect, test } from 'vitest';
import { argumentsOf, spokenProblems } from './spoken.ts';
import type { TallyInput, TallyState } from './tally-game.ts';
import { DEFAULT, HUMAN, tally } from './tally-game.ts';

const catalogue = {
  start: 'Start?',
  starts: 'Starts at {n}.',
  add: 'Add {n}',
  set: 'Set {n}',
  added: '{n, plural, one {# point} other {# points}}.',
  rolled: 'The die.',
  times: 'How often?',
  total: 'Total: {n}.',
};

function problemsWith(change: Record<string, string | undefined>): readonly string[] {
  const kept = Object.entries({ ...catalogue, ...change }).filter(([, text]) => text !== undefined);
  return spokenProblems(tally, {
    catalogue: Object.fromEntries(kept) as Record<string, string>,
    configs: [DEFAULT, { asksStart: true, diceAtTable: true }],
    games: 3,
    policy: randomPolicy<TallyState, TallyInput>(),
    most: 60,
    inputs: [{ kind: 'set', n: 1 }],
  });
}

describe('spokenProblems', () => {
  test('none when every message has its sentence and its arguments', () => {
    expect(problemsWith({})).toEqual([]);
  });

  test.each([
    ['start', undefined, 'start: has no sentence'],
    ['set', undefined, 'set: has no sentence'],
    ['total', 'Total of {seat}: {n}', 'total: is said without {seat}'],
    ['added', '{m, plural, one {#} other {# of {n}}}', 'added: is said without {m}'],
    ['rolled', '{n}', 'rolled: is said without {n}'],
    ['rolled', '{whoAre, select, many {roll} other {rolls}}', 'rolled: is said without {who}'],
  ])('%s as %s', (id, pattern, problem) => {
    expect(problemsWith({ [id]: pattern })).toEqual([problem]);
  });

  test('a verb that agrees with an argument needs no other', () => {
    const pattern = '{n}: {nAre, select, many {are added} other {is added}}';
    expect(problemsWith({ added: pattern })).toEqual([]);
  });

  test('a place without a name, in what comes of a turn', () => {
    const place = { kind: 'field', id: '7' };
    const problems = (found: Consequences) =>
      spokenProblems(
        { ...tally, consequences: () => found },
        {
          catalogue,
          configs: [DEFAULT],
          games: 1,
          policy: randomPolicy<TallyState, TallyInput>(),
          most: 60,
        },
      );
    const lost = { losses: [{ place, seat: HUMAN, pieces: 1 }], taken: [], points: 0 };
    expect(problems(lost)).toEqual(['ref.field.7: has no name']);
    expect(problems({ losses: [], taken: [place], points: 0 })).toEqual([
      'ref.field.7: has no name',
    ]);
  });

  test('a thing without a name', () => {
    const named = {
      ...tally,
      seats: () =>
        tally.seats(DEFAULT).map((info) => ({ ...info, name: { kind: 'who', id: 'x' } })),
    };
    const options = {
      configs: [DEFAULT],
      games: 1,
      policy: randomPolicy<TallyState, TallyInput>(),
      most: 60,
    };
    expect(spokenProblems(named, { ...options, catalogue })).toEqual(['ref.who.x: has no name']);
    const known = { ...catalogue, 'ref.who': '{id}' };
    expect(spokenProblems(named, { ...options, catalogue: known })).toEqual([]);
  });
});

test.each([
  ['plain', []],
  ['{a} and { b }', ['a', 'b']],
  ['{n, number}', ['n']],
  ['{n, plural, one {fox} other {# by {who}}} {z}', ['n', 'who', 'z']],
  ['{s, select, fox {fox} other {{n, plural, one {x} other {y {deep}}}}}', ['s', 'n', 'deep']],
])('the arguments of %s', (pattern, names) => {
  expect(argumentsOf(pattern)).toEqual(names);
});
