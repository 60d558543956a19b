import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOfKinds, anySentence, expectToReadBack, inputRoundTrip } from './any-input.ts';
import type { TallyInput } from './tally-game.ts';
import { tally } from './tally-game.ts';

const n = fc.integer({ min: 0, max: 999 });

inputRoundTrip(tally, anySentence(tally.sentences), 100);

test('inputs of all kinds are made, with the fields of their kind', () => {
  const made = fc.sample(anyOfKinds('what', { a: { n }, b: {} }), 50);
  expect(new Set(made.map((one) => `${one['what']} ${Object.keys(one)}`))).toEqual(
    new Set(['a what,n', 'b what']),
  );
});

test('an input that its name, or its record, does not bring back fails', () => {
  const input: TallyInput = { kind: 'add', n: 3 };
  const fails = (game: typeof tally, why: string): void =>
    expect(() => expectToReadBack(game, input)).toThrow(why);
  expectToReadBack(tally, input);
  fails({ ...tally, inputKey: ({ kind }) => `${kind} 4` }, "{ kind: 'add', n: 4 }");
  fails({ ...tally, inputKey: ({ kind }) => kind }, 'refused: data.missing');
  const withInput = (codec: Partial<typeof tally.codecs.input>): typeof tally => ({
    ...tally,
    codecs: { ...tally.codecs, input: { ...tally.codecs.input, ...codec } },
  });
  fails(withInput({ encode: ({ kind }) => ({ kind, n: 4 }) }), "{ kind: 'add', n: 4 }");
  fails(withInput({ encode: ({ kind }) => ({ kind }) }), 'bad data at n');
  let written = 0;
  const encode = (one: TallyInput): unknown => {
    written += 1;
    return { ...one, ...(written > 1 && { again: true }) };
  };
  fails(withInput({ encode }), 'again: true');
});
