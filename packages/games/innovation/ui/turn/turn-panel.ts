import type { Message, Seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Input, TableView } from '../../rules/view.ts';
import { thing } from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';
import type { Tap, TurnModel } from './turn-model.ts';

/** What every part of the panel is given: where the finger is, what is possible, how to tap. */
export interface TurnPanel {
  readonly state: AnyState;
  readonly view: TableView;
  readonly seat: Seat;
  readonly legal: LegalIndex;
  readonly model: TurnModel;
  readonly refusal: RefusedTap | undefined;
  readonly tap: (tap: Tap) => void;
  /** Records just this. */
  readonly say: (input: Input) => void;
  /** Whether the game takes an input that is not among the usual ones. */
  readonly accepts: (input: Input) => boolean;
}
export interface RefusedTap {
  readonly of: Tap;
  readonly why: Message;
}

/** Why the last tap was refused, by what it said, else by the tap: told where the finger was. */
export function refusalOf(
  { refusal }: Pick<TurnPanel, 'refusal'>,
  ...kinds: readonly (Input['kind'] | Tap['tap'])[]
): Message | undefined {
  if (refusal === undefined) return undefined;
  const { of, why } = refusal;
  return kinds.includes(of.tap === 'say' ? of.input.kind : of.tap) ? why : undefined;
}

/** The other ends of the bridges printed at the hex that the game would take now. */
export function bridgeEnds({ view, accepts }: TurnPanel, at: string): readonly string[] {
  const from = thing.hex.of(at);
  return view.bridgeSpots
    .filter((spot) => spot.includes(at))
    .map(([one, other]) => (one === at ? other : one))
    .filter((to) => accepts({ kind: 'bridge', from, to: thing.hex.of(to) }));
}
