import type { Ref } from '@empty-chair/kernel/words';
import type { ActOffer, Input } from '../../rules/view.ts';
import { fieldRef, isRange } from '../../rules/view.ts';

/** What the finger has said so far of one act. Nothing here knows a rule: all comes of what is offered. */
export interface Choosing {
  readonly what: ActOffer['what'];
  readonly given: Readonly<Record<string, unknown>>;
}

export const begin = (what: ActOffer['what']): Choosing => ({ what, given: {} });

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A number within a range is not said yet by what is offered. */
const fits = ({ what, fields }: ActOffer, choosing: Choosing): boolean =>
  what === choosing.what &&
  Object.entries(choosing.given).every(
    ([name, value]) => isRange(fields[name]) || isSame(fields[name], value),
  );

export const offersFor = (offers: readonly ActOffer[], choosing: Choosing): readonly ActOffer[] =>
  offers.filter((offer) => fits(offer, choosing));

/** Each value of a field once, in the order of the offers. */
function valuesOf(offers: readonly ActOffer[], name: string): readonly unknown[] {
  const values: unknown[] = [];
  for (const { fields } of offers) {
    if (!values.some((value) => isSame(value, fields[name]))) values.push(fields[name]);
  }
  return values;
}

const namesOf = (offers: readonly ActOffer[]): readonly string[] =>
  Object.keys(offers[0]?.fields ?? {});

/** What is not tapped is chosen beside the preview, where something stands already. */
const isTapped = (offers: readonly ActOffer[], name: string): boolean =>
  offers[0]?.tapped.includes(name) === true;

/** The field that the next tap is about; undefined when all that is tapped is known. */
export function openField(
  offers: readonly ActOffer[],
  choosing: Choosing,
): { readonly name: string; readonly refs: readonly Ref[] } | undefined {
  const left = offersFor(offers, choosing);
  for (const name of namesOf(left)) {
    const values = valuesOf(left, name);
    if (values.length > 1 && isTapped(left, name)) {
      return { name, refs: values.flatMap((value) => fieldRef(name, value) ?? []) };
    }
  }
  return undefined;
}

/** What is still to be chosen beside the preview: which building, which enemy. */
export function options(
  offers: readonly ActOffer[],
  choosing: Choosing,
): readonly { readonly name: string; readonly values: readonly unknown[] }[] {
  const left = offersFor(offers, onlyTapped(offers, choosing));
  return namesOf(left).flatMap((name) => {
    const values = valuesOf(left, name);
    const isOption = values.length > 1 && !isTapped(left, name);
    return isOption && !values.some(isRange) ? [{ name, values }] : [];
  });
}

function onlyTapped(offers: readonly ActOffer[], { what, given }: Choosing): Choosing {
  const ofAct = offers.filter((offer) => offer.what === what);
  const said = Object.entries(given).filter(([name]) => isTapped(ofAct, name));
  return { what, given: Object.fromEntries(said) };
}

/** Something is chosen beside the preview; what does not go with it is chosen anew. */
export function gave(
  offers: readonly ActOffer[],
  choosing: Choosing,
  name: string,
  value: unknown,
): Choosing {
  const next = { ...choosing, given: { ...choosing.given, [name]: value } };
  if (offersFor(offers, next).length > 0) return next;
  const { given } = onlyTapped(offers, choosing);
  return { ...choosing, given: { ...given, [name]: value } };
}

/** The act as it would be done now, with the most of each range where nothing else was said. */
export function chosenOffer(offers: readonly ActOffer[], choosing: Choosing): ActOffer | undefined {
  if (openField(offers, choosing) !== undefined) return undefined;
  return offersFor(offers, choosing)[0];
}

export function inputOf({ what, fields }: ActOffer, { given }: Choosing): Input {
  const said = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (!isRange(value)) return [name, value];
      const wanted = given[name];
      return [name, typeof wanted === 'number' ? Math.min(wanted, value.most) : value.most];
    }),
  );
  return { kind: 'play', act: { what, ...said } } as Input;
}

const same = (one: Ref, other: Ref): boolean => one.kind === other.kind && one.id === other.id;

/** The value of the open field that a place or a card stands for. */
const valueFor = (offers: readonly ActOffer[], name: string, tapped: Ref): unknown =>
  valuesOf(offers, name).find((value) => {
    const about = fieldRef(name, value);
    return about !== undefined && same(about, tapped);
  });

/**
 * A place or a card was tapped: for the open field; else the last one that was chosen is changed, or the
 * one before it, with what came after it forgotten. Undefined where it means nothing to this act.
 */
export function tapped(
  offers: readonly ActOffer[],
  choosing: Choosing,
  ref: Ref,
): Choosing | undefined {
  const open = openField(offers, choosing);
  if (open?.refs.some((one) => same(one, ref))) {
    const value = valueFor(offersFor(offers, choosing), open.name, ref);
    return { ...choosing, given: { ...choosing.given, [open.name]: value } };
  }
  const given = Object.entries(onlyTapped(offers, choosing).given);
  for (let left = given.length - 1; left >= 0; left -= 1) {
    const before = { ...choosing, given: Object.fromEntries(given.slice(0, left)) };
    const [name] = given[left] as [string, unknown];
    const value = valueFor(offersFor(offers, before), name, ref);
    if (value !== undefined) return { ...before, given: { ...before.given, [name]: value } };
  }
  return undefined;
}

/** Where a move ends nothing begins. */
const isEnd = (offers: readonly ActOffer[], name: string): boolean =>
  name === 'to' && 'from' in (offers[0]?.fields ?? {});

/** The acts that could begin with that place or card: it is the first of theirs to be tapped. */
export function actsAt(offers: readonly ActOffer[], ref: Ref): readonly Choosing[] {
  const whats = [...new Set(offers.map(({ what }) => what))];
  return whats.flatMap((what) => {
    const all = offers.filter((offer) => offer.what === what);
    for (const name of namesOf(all)) {
      const value = valueFor(all, name, ref);
      if (value !== undefined && isTapped(all, name) && !isEnd(all, name))
        return [{ what, given: { [name]: value } }];
    }
    return [];
  });
}

/** The places and cards that are lit now. */
export const litBy = (offers: readonly ActOffer[], choosing: Choosing): readonly Ref[] =>
  openField(offers, choosing)?.refs ?? [];

/** More than one thing that can be done, or of one more than one way. */
export const hasChoice = (offers: readonly ActOffer[]): boolean =>
  offers.length > 1 ||
  offers.some(({ fields }) =>
    Object.values(fields).some((value) => isRange(value) && value.least < value.most),
  );
