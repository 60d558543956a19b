import type { Range } from '@empty-chair/kernel/fields';
import type { Seat } from '@empty-chair/kernel/words';
import type { AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';
import { tryInput } from '../turn/try-input.ts';

/** Something that whoever is on turn may say; some of its numbers may still be open. */
export interface Choice {
  /** Its verb: what has the same stands together. */
  readonly kind: string;
  readonly open: readonly (Range & { readonly name: string })[];
  /** Whole, with these numbers for the open ones. */
  readonly input: (numbers: Readonly<Record<string, number>>) => AnyInput;
}

/** What the game offers, as places and ranges where it can say them, else one by one. */
export function choicesOf(module: AnyGame, state: AnyState, seat: Seat): readonly Choice[] {
  const offers = module.offers?.(state, seat) ?? module.legal(state, seat);
  return offers.map((offer) => {
    const open = Object.entries(offer).flatMap(([name, value]) =>
      isRange(value) ? [{ name, least: value.least, most: value.most }] : [],
    );
    const input = (numbers: Readonly<Record<string, number>>): AnyInput =>
      // Sound because the numbers are those that the offer leaves open.
      ({ ...offer, ...numbers }) as AnyInput;
    const least = Object.fromEntries(open.map((range) => [range.name, range.least]));
    return { kind: module.inputKey(input(least)).split(' ')[0] ?? '', open, input };
  });
}

function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'least' in value && 'most' in value;
}

/** Without numbers to choose: the same for whoever asks. */
export const wholeInput = ({ open, input }: Choice): AnyInput | undefined =>
  open.length === 0 ? input({}) : undefined;

/** The choice that ends the turn: one word, after which somebody else is on turn. */
export function endOf(
  module: AnyGame,
  state: AnyState,
  seat: Seat,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.findLast((choice) => {
    const input = wholeInput(choice);
    if (input === undefined || module.inputKey(input).includes(' ')) return false;
    const after = tryInput(module, state, seat, input).state;
    const next = after && module.next(after);
    return next !== undefined && next.kind !== 'over' && next.seat !== seat;
  });
}
