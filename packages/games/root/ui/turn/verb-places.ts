import type { Input, TurnVerb } from '../../rules/view.ts';
import { leadsOn, placeOf } from './turn-model.ts';

/** A button of an open verb. */
export interface VerbPlace {
  readonly id: string;
  /** Where a plot changes places with that of another clearing. */
  readonly other: string | undefined;
  /** Undefined where there is more to choose: a tap opens the place, which has it all. */
  readonly input: Input | undefined;
  readonly cost: number | undefined;
}

/** Each place once, but for battles: each has its defender, and a swap its two places. */
export function verbPlaces({ inputs, costs }: TurnVerb): readonly VerbPlace[] {
  const at = inputs.map(placeOf);
  return inputs.flatMap((input, i): readonly VerbPlace[] => {
    if (input.kind === 'trick') {
      const { from, to } = input;
      return [{ id: String(from), other: String(to), input, cost: undefined }];
    }
    const id = at[i];
    if (id === undefined) return [];
    const isOnly = input.kind === 'battle' || at.indexOf(id) === at.lastIndexOf(id);
    if (!isOnly && at.indexOf(id) !== i) return [];
    return [
      {
        id,
        other: undefined,
        input: isOnly && !leadsOn(input) ? input : undefined,
        cost: costs?.[i],
      },
    ];
  });
}

type PlotInput = Extract<Input, { kind: 'flip' | 'guess' }>;

/** Plots face down, with what each may turn out to be, or was guessed to be. */
export function plotsByPlace({
  inputs,
}: TurnVerb): readonly { readonly id: string; readonly plots: readonly PlotInput[] }[] {
  const plots = inputs.filter((input) => input.kind === 'flip' || input.kind === 'guess');
  return [...new Set(plots.map(({ at }) => at))].map((at) => ({
    id: String(at),
    plots: plots.filter((plot) => plot.at === at),
  }));
}
