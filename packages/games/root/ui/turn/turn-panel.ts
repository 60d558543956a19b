import type { Message } from '@empty-chair/kernel/words';
import type { HumanTurn, Input, RootView, TurnVerb } from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';
import type { ListedEntry } from './listed-entries.ts';
import type { Tap, TurnModel } from './turn-model.ts';

/** What every part of the panel is given: where the finger is, what is possible, how to tap. */
export interface TurnPanel {
  readonly me: string;
  readonly view: RootView;
  readonly legal: LegalIndex;
  readonly turn: HumanTurn;
  /** What was recorded this turn. */
  readonly entries: readonly ListedEntry[];
  readonly model: TurnModel;
  readonly refusal: { readonly of: Tap; readonly why: Message } | undefined;
  readonly tap: (tap: Tap) => void;
}

/** What a part of the panel about an open verb is given. */
export interface VerbProps {
  readonly panel: TurnPanel;
  readonly verb: TurnVerb;
}

/** What a part about the open clearing is given. */
export interface ClearingProps {
  readonly panel: TurnPanel;
  readonly at: string;
}

export const suitAt = (view: RootView, id: string): string | undefined =>
  view.clearings.find((clearing) => clearing.id === id)?.suit;

/** Why the last tap of these kinds was refused, so that it is told where the finger was. */
export function refusalOf(
  { refusal }: TurnPanel,
  ...taps: readonly Tap['tap'][]
): Message | undefined {
  return refusal !== undefined && taps.includes(refusal.of.tap) ? refusal.why : undefined;
}

/** The same for buttons that say an input, by its kind. */
export function refusalOfInput(
  { refusal }: TurnPanel,
  ...kinds: readonly Input['kind'][]
): Message | undefined {
  if (refusal?.of.tap !== 'say') return undefined;
  return kinds.includes(refusal.of.input.kind) ? refusal.why : undefined;
}

/** Of these every piece comes to the map by a verb that has its price; placed by hand it is a correction. */
const PRICED = ['marquise', 'eyrie', 'alliance'];
export const isPriced = (faction: string): boolean => PRICED.includes(faction);
