import { BadData } from '@empty-chair/kernel/errors';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Seat } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { showMessage } from './show.ts';
import { refusal } from './thrown.ts';

/** What is typed, and what must come of it. */
export type TypedRows = readonly (readonly [text: string, expected: string])[];

/** A test for each text that is refused with part of this reason, and is no good record either. */
export function refusedWhenTyped<C, S, I>(game: GameModule<C, S, I>, rows: TypedRows): void {
  test.each(rows)('%j and is told what is wrong: %s', (text, reason) => {
    expectRefusal(game, text, reason);
  });

  test.each([5, null, {}, []])('a record that holds %o is bad data', (data) => {
    expect(() => game.codecs.input.decode(data)).toThrow(BadData);
  });
}

export function expectRefusal<C, S, I>(
  game: GameModule<C, S, I>,
  text: string,
  reason: string,
): void {
  expect(refusal(() => game.parseInput(text))).toContain(reason);
  expect(() => game.codecs.input.decode(text)).toThrow(BadData);
}

/** A test for each input, with the line that tells it. */
export function toldInLog<C, S, I>(
  game: GameModule<C, S, I>,
  { state, by }: { readonly state: S; readonly by: Seat },
  rows: TypedRows,
): void {
  test.each(rows)('%s', (text, said) => {
    expect(showMessage(game.inputMessage(state, by, game.parseInput(text)))).toBe(said);
  });
}
