import type { Field, FieldSet } from '@empty-chair/kernel/fields';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Sentence } from '@empty-chair/kernel/verbs';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** What a kind of input has beside its kind. */
export type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** One of the kinds, with its fields: `{ [name]: kind, ...fields }`. */
export function anyOfKinds(
  name: string,
  kinds: Readonly<Record<string, Fields>>,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  return fc.oneof(
    ...Object.entries(kinds).map(([kind, fields]) =>
      fc.record({ [name]: fc.constant(kind), ...fields }),
    ),
  );
}

/** Any sentence of these verbs, possible or not, made up from their fields. */
export function anySentence(sentences: readonly Sentence[]): fc.Arbitrary<object> {
  return anyOfKinds(
    'kind',
    Object.fromEntries(sentences.map(({ kind, fields }) => [kind, anyGiven(fields)])),
  );
}

function anyGiven(fields: FieldSet): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyOf(field)]));
}

function anyOf({ among }: Field<unknown>): fc.Arbitrary<unknown> {
  if ('least' in among) return fc.integer({ min: among.least, max: among.most });
  if (!('forms' in among)) return fc.constantFrom(...among);
  const { tag, forms } = among;
  return anyOfKinds(
    tag,
    Object.fromEntries(Object.entries(forms).map(([name, fields]) => [name, anyGiven(fields)])),
  );
}

/** A test with any inputs, possible or not: of the game's form, which only its reader can tell. */
export function inputRoundTrip<C, S, I>(
  game: GameModule<C, S, I>,
  anyInput: fc.Arbitrary<unknown>,
  runs: number,
): void {
  test('what an input is called reads back as it was, also from a record', () => {
    fc.assert(
      fc.property(anyInput, (input) => expectToReadBack(game, input as I)),
      { numRuns: runs },
    );
  });
}

/** From what a person types, and from what a record holds. */
export function expectToReadBack<C, S, I>(game: GameModule<C, S, I>, input: I): void {
  const { encode, decode } = game.codecs.input;
  expect(game.parseInput(game.inputKey(input))).toEqual(input);
  const recorded: unknown = JSON.parse(JSON.stringify(encode(input)));
  expect(decode(recorded)).toEqual(input);
  expect(encode(decode(recorded))).toEqual(recorded);
}
