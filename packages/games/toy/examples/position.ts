import { stateCodec } from '../rules/codec.ts';
import type { Config } from '../rules/config.ts';
import { DEFAULT_CONFIG } from '../rules/config.ts';
import { CARD_IDS, LIMITS } from '../rules/content.ts';
import type { State } from '../rules/state.ts';

/** A position says only what matters for its example; trees and cards by their printed names. */
export interface Position {
  readonly level?: Config['level'];
  readonly traits?: Config['traits'];
  readonly turn?: State['turn'];
  readonly actions?: number;
  readonly round?: number;
  /** On the trees 1 to 6. */
  readonly fruit: readonly number[];
  readonly hollow?: readonly number[];
  readonly basket?: number;
  readonly nest?: number;
  readonly picker?: number;
  readonly magpie?: number;
  readonly scarecrow?: number;
  readonly discard?: readonly string[];
}

/** All fruit that is not mentioned lies in the supply. */
export function readPosition({ level, traits, ...given }: Position): State {
  const config = { ...DEFAULT_CONFIG, ...(level && { level }), ...(traits && { traits }) };
  const { fruit, hollow = [0, 0, 0, 0, 0, 0], basket = 0, nest = 0, discard = [] } = given;
  const placed = [...fruit, ...hollow, basket, nest].reduce((sum, n) => sum + n, 0);
  return stateCodec.decode(
    {
      round: 1,
      turn: 'magpie',
      actions: LIMITS.actions,
      picker: 1,
      magpie: 4,
      ...given,
      hollow,
      basket,
      nest,
      supply: LIMITS.fruit - placed,
      draw: CARD_IDS.filter((id) => !discard.includes(id)),
      discard,
    },
    config,
  );
}
