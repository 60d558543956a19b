import type { Field, FieldSet, Forms, Range } from '@empty-chair/kernel/fields';
import type { Sentence } from '@empty-chair/kernel/verbs';
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
  return (module.sentences ?? []).flatMap(factsIn).flatMap(({ kind, name, tag, form, fields }) => {
    const last = fields.at(-1);
    if (last === undefined) return [];
    const [what, field] = last;
    const here = subjectsOf(fields.slice(0, -1)).filter((subject) =>
      isHere(subject.map(({ printed }) => printed)),
    );
    return here.map((subject) => {
      const of = Object.fromEntries(subject.map((one) => [one.name, one.value]));
      const input = (value: unknown): AnyInput =>
        // Sound because the fields are those of the sentence.
        ({ kind, [name]: { [tag]: form, ...of, [what]: value } }) as object as AnyInput;
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

interface Fact {
  readonly kind: string;
  readonly name: string;
  readonly tag: string;
  readonly form: string;
  readonly fields: readonly (readonly [name: string, field: Field<unknown>])[];
}

function factsIn({ kind, fields }: Sentence): readonly Fact[] {
  return Object.entries(fields).flatMap(([name, { among }]) =>
    isForms(among)
      ? Object.entries(among.forms).map(([form, of]: [string, FieldSet]) => ({
          kind,
          name,
          tag: among.tag,
          form,
          fields: Object.entries(of),
        }))
      : [],
  );
}

interface Named {
  readonly name: string;
  readonly value: unknown;
  readonly printed: string;
}

/** All that the fields together can be about. */
function subjectsOf(fields: Fact['fields']): readonly (readonly Named[])[] {
  return fields.reduce<readonly (readonly Named[])[]>(
    (subjects, [name, field]) =>
      subjects.flatMap((subject) =>
        valuesOf(field).map((value) => [...subject, { name, value, printed: field.print(value) }]),
      ),
    [[]],
  );
}

function valuesOf({ among }: Field<unknown>): readonly unknown[] {
  if (isForms(among)) return [];
  if (!isRange(among)) return among;
  return Array.from({ length: among.most - among.least + 1 }, (_, n) => among.least + n);
}

const isForms = (among: object): among is Forms => 'forms' in among;
const isRange = (among: object): among is Range => 'least' in among;
