import type { Field, FieldSet, Forms, Range } from './fields.ts';
import type { Sentence } from './verbs.ts';

/** A fact that can be set right: the last of its fields is what is set, those before say of what. */
export interface FactForm {
  readonly kind: string;
  readonly name: string;
  readonly tag: string;
  readonly form: string;
  readonly fields: readonly (readonly [name: string, field: Field<unknown>])[];
}
/** A field that has its value, and how that is typed. */
export interface Named {
  readonly name: string;
  readonly value: unknown;
  readonly printed: string;
}

/** The facts that a sentence states, if it is about facts. */
export function factsIn({ kind, fields }: Sentence): readonly FactForm[] {
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

/** All that the fields together can be about. */
export function subjectsOf(fields: FactForm['fields']): readonly (readonly Named[])[] {
  return fields.reduce<readonly (readonly Named[])[]>(
    (subjects, [name, field]) =>
      subjects.flatMap((subject) =>
        valuesOf(field).map((value) => [...subject, { name, value, printed: field.print(value) }]),
      ),
    [[]],
  );
}

export function valuesOf({ among }: Field<unknown>): readonly unknown[] {
  if (isForms(among)) return [];
  if (!isRange(among)) return among;
  return Array.from({ length: among.most - among.least + 1 }, (_, n) => among.least + n);
}

/** What is said of that subject with that value. */
export function factSaid(
  { kind, name, tag, form, fields }: FactForm,
  subject: readonly Named[],
  value: unknown,
): object {
  const what = fields.at(-1)?.[0] ?? '';
  const of = Object.fromEntries(subject.map((one) => [one.name, one.value]));
  return { kind, [name]: { [tag]: form, ...of, [what]: value } };
}

const isForms = (among: object): among is Forms => 'forms' in among;
export const isRange = (among: object): among is Range => 'least' in among;
