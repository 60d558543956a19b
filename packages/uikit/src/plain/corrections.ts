import { factSaid, factsIn, isRange, subjectsOf, valuesOf } from '@empty-chair/kernel/facts';
import type { Seat } from '@empty-chair/kernel/words';
import type { AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';
import { tryInput } from '../turn/try-input.ts';

/** A fact that can be set right: what it can be, and which of these it is now. */
export interface Correction {
  readonly key: string;
  readonly values: readonly unknown[];
  /** Of `values`; -1 where no value leaves all as it is. */
  readonly now: number;
  /** Numbers in a row are stepped through, other values chosen. */
  readonly isCount: boolean;
  readonly nameOf: (value: unknown) => string;
  readonly input: (value: unknown) => AnyInput;
}

/**
 * What can be corrected at a place, or at none. Found in the sentences about facts: the last field is
 * what is set, the fields before say of what. What is now is the value that changes nothing.
 */
export function correctionsOf(
  module: AnyGame,
  state: AnyState,
  seat: Seat,
  isHere: (names: readonly string[]) => boolean,
): readonly Correction[] {
  return (module.sentences ?? []).flatMap(factsIn).flatMap((fact) => {
    const { form, fields } = fact;
    const field = fields.at(-1)?.[1];
    if (field === undefined) return [];
    const here = subjectsOf(fields.slice(0, -1)).filter((subject) =>
      isHere(subject.map(({ printed }) => printed)),
    );
    return here.map((subject) => {
      // Sound because the fields are those of the sentence.
      const input = (value: unknown): AnyInput => factSaid(fact, subject, value) as AnyInput;
      const tried = valuesOf(field).flatMap((value) => {
        const { state: after } = tryInput(module, state, seat, input(value));
        return after === undefined ? [] : { value, isNow: module.diff(state, after).length === 0 };
      });
      return {
        key: [form, ...subject.map(({ printed }) => printed)].join(' '),
        values: tried.map(({ value }) => value),
        now: tried.findIndex(({ isNow }) => isNow),
        isCount: isRange(field.among),
        nameOf: (value) => field.print(value),
        input,
      };
    });
  });
}
