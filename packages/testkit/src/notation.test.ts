import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { expect, test } from 'vitest';
import type { Notation } from './notation.ts';
import { notationOnTheWay } from './notation.ts';
import type { TallyInput, TallyState } from './tally-game.ts';
import { DEFAULT, tally } from './tally-game.ts';

const plain: Notation<TallyState> = {
  print: ({ total, turn }) => `${turn} ${total}`,
  parse: (line) => {
    const [turn, total] = line.split(' ');
    return { turn, total: Number(total) };
  },
};
const onTheWay = (notation: Notation<TallyState>, game = tally) =>
  notationOnTheWay(
    game,
    notation,
    { config: DEFAULT, seed: 'a' },
    { policy: randomPolicy<TallyState, TallyInput>(), most: 4 },
  );

test('positions that read back as they were are counted: set-up and each entry', () => {
  expect(onTheWay(plain)).toEqual({ lost: undefined, seen: 5 });
});

test('a position that reads back as another is lost', () => {
  const forgetful: Notation<TallyState> = { ...plain, print: ({ turn }) => `${turn} 0` };
  const { lost, seen } = onTheWay(forgetful);
  expect(lost).toBe('bot 0');
  expect(seen).toBe(2);
});

test('so is one that prints differently again', () => {
  let printed = 0;
  const fickle: Notation<TallyState> = {
    ...plain,
    print: (state) => {
      printed += 1;
      return `${plain.print(state)}${' '.repeat(printed)}`;
    },
  };
  expect(onTheWay(fickle).lost).toBe('human 0 ');
});

test('so is one whose state has something that is not written', () => {
  const secretive: typeof tally = {
    ...tally,
    codecs: {
      ...tally.codecs,
      state: {
        ...tally.codecs.state,
        decode: (data, config) => ({ ...tally.codecs.state.decode(data, config), secret: 1 }),
      },
    },
  };
  expect(onTheWay(plain, secretive).lost).toBe('human 0');
});
