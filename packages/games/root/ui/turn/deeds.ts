import type { Input, ItemId, TurnVerb } from '../../rules/view.ts';

interface Deed {
  readonly input: Input;
  /** Points. */
  readonly gain: number;
}

/** The items that could pay for it: of an aid any that is ready. */
export const itemsToPay = ({ inputs }: TurnVerb): readonly ItemId[] => [
  ...new Set(inputs.flatMap((input) => (input.kind === 'aid' ? [input.with] : []))),
];

/** One deed for each thing that can be done; until an item is chosen they are shown with any that could pay. */
export function deedsPaidWith(
  { inputs, gains }: TurnVerb,
  chosen: ItemId | undefined,
): readonly Deed[] {
  const [shown] = itemsToPay({ id: 'aid', inputs });
  const paying = chosen ?? shown;
  return inputs.flatMap((input, i) =>
    input.kind === 'aid' && input.with !== paying ? [] : [{ input, gain: gains?.[i] ?? 0 }],
  );
}
