import { BadData, Refused } from '@empty-chair/kernel/errors';
import { newMatch, submit } from '@empty-chair/kernel/match';
import { examples } from '@empty-chair/testkit/examples';
import { scripted } from '@empty-chair/testkit/scripted';
import { describe, expect, test } from 'vitest';
import { pickerExamples } from '../examples/picker.ts';
import type { Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { stateCodec } from './codec.ts';
import { toy } from './module.ts';
import { MAGPIE, PICKER } from './state.ts';

const { inputKey, parseInput } = toy;

examples(toy, readPosition, pickerExamples);

const HERE: Position = { turn: 'picker', fruit: [0, 2, 0, 0, 0, 0] };

function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error.reason.id;
    throw error;
  }
  return 'nothing refused';
}

function refusalOf(text: string, position: Position, seat = PICKER): string {
  const state = readPosition(position);
  return refusal(() => scripted(toy, { state, seat, input: parseInput(text) }));
}

describe('an action is refused', () => {
  test.each([
    ['walk 4', HERE, 'refuse.noPath'],
    ['pick', HERE, 'refuse.noFruit'],
    ['rob', HERE, 'refuse.emptyHollow'],
    ['guard', { ...HERE, scarecrow: 1 }, 'refuse.guarded'],
    ['guard', { ...HERE, actions: 0 }, 'refuse.noActions'],
    ['pick', { ...HERE, turn: 'magpie' }, 'kernel.notYourTurn'],
    ['done', { ...HERE, basket: 12 }, 'kernel.gameOver'],
  ] as const)('%s: %o', (text, position, reason) => {
    expect(refusalOf(text, position)).toBe(reason);
  });

  test('from the magpie’s seat', () => {
    expect(refusalOf('done', HERE, MAGPIE)).toBe('kernel.notYourTurn');
    expect(refusalOf('set nest 1', HERE, MAGPIE)).toBe('kernel.notYourTurn');
  });
});

describe('a correction', () => {
  /** All but those that leave things where they are on the table. */
  const differs = [
    ...['set fruit 3 3', 'set hollow 3 1', 'set basket 5', 'set nest 5', 'set actions 1'],
    ...['set round 7', 'set picker 6', 'set magpie 6', 'set scarecrow 6', 'set card O2 discard'],
  ];

  test.each([
    ['set fruit 3 3', { fruit: [0, 2, 3, 0, 0, 0], supply: 15 }],
    ['set hollow 3 1', { hollow: [0, 0, 1, 0, 0, 0], supply: 17 }],
    ['set basket 5', { basket: 5, supply: 13 }],
    ['set nest 5', { nest: 5, supply: 13 }],
    ['set actions 1', { actions: 1 }],
    ['set round 7', { round: 7 }],
    ['set picker 6', { picker: 6 }],
    ['set magpie 6', { magpie: 6 }],
    ['set scarecrow 6', { scarecrow: 6 }],
    ['set scarecrow none', { scarecrow: undefined }],
    ['set card O2 discard', { draw: ['O1', 'O3', 'O4', 'O5', 'O6'], discard: ['O2'] }],
    ['set card O2 draw', { draw: ['O2', 'O1', 'O3', 'O4', 'O5', 'O6'], discard: [] }],
  ] as const)('%s', (text, changed) => {
    // In the magpie's turn too: the table is right at any time.
    for (const turn of ['picker', 'magpie'] as const) {
      const state = readPosition({ ...HERE, turn });
      const run = scripted(toy, { state, seat: PICKER, input: parseInput(text) });
      const expected = { ...(stateCodec.encode(state) as object), ...changed };
      expect(stateCodec.encode(run.state)).toEqual(expected);
      if (turn === 'magpie') continue;
      // What a correction says is what a difference says.
      const said = toy.inputMessage(state, PICKER, parseInput(text));
      expect(toy.diff(state, run.state)).toEqual(differs.includes(text) ? [said] : []);
    }
  });

  test.each([
    ['set fruit 3 4', 'broken.tree'],
    ['set hollow 3 2', 'broken.tree'],
    ['set basket 99', 'broken.fruit'],
    ['set nest 21', 'broken.fruit'],
    ['set actions 3', 'refuse.tooMany'],
    ['set round 0', 'refuse.noRound'],
    ['set round 13', 'refuse.noRound'],
  ])('%s is refused, and nothing changes', (text, reason) => {
    const match = newMatch(toy, toy.defaultConfig, 'refused');
    const before = JSON.stringify(match);
    expect(refusal(() => submit(toy, match, PICKER, parseInput(text)))).toBe(reason);
    expect(JSON.stringify(match)).toBe(before);
  });
});

describe('what a person types', () => {
  test.each(['walk 3', 'pick', 'set fruit 3 2', 'set scarecrow none', 'set card O1 draw'])(
    '%s',
    (text) => {
      expect(inputKey(parseInput(text))).toBe(text);
      expect(inputKey(parseInput(`  ${text.replaceAll(' ', '   ')} `))).toBe(text);
    },
  );

  test.each([
    ['', 'data.missing'],
    ['walk', 'data.missing'],
    ['walk 7', 'data.notOneOf'],
    ['walk 03', 'data.notOneOf'],
    ['pick 1', 'data.tooManyWords'],
    ['fly 3', 'data.notOneOf'],
    ['set', 'data.missing'],
    ['set fruit', 'data.missing'],
    ['set fruit 1', 'data.missing'],
    ['set fruit 1 x', 'data.noNumber'],
    ['set fruit 1 -1', 'data.outOfRange'],
    ['set nest 1.5', 'data.noNumber'],
    ['set nest 100', 'data.outOfRange'],
    ['set card O9 draw', 'data.notOneOf'],
  ])('%j is refused: %s', (text, reason) => {
    expect(refusal(() => parseInput(text))).toBe(reason);
  });

  test('is BadData in a record', () => {
    expect(() => toy.codecs.input.decode('fly 3')).toThrow(BadData);
    expect(() => toy.codecs.input.decode(3)).toThrow(BadData);
  });
});
