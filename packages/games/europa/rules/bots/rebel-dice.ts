import type { RebelFace } from '../numbers.ts';
import { REBEL_DIE } from '../numbers.ts';

/** EU-11.1: one roll for all the Bot's Unrest. */
export const rebelDice = (unrest: number): number => Math.min(unrest, REBEL_DIE.maxDice);

export interface RebelRoll {
  readonly rebellions: number;
  readonly botPowerLost: number;
  readonly unrestRemoved: number;
}

/** EU-11.2: what costs a human ducats, power or manpower costs the Bot power, but 1 at most. */
export function readRebelDice(faces: readonly RebelFace[]): RebelRoll {
  const count = (...wanted: readonly RebelFace[]): number =>
    faces.filter((face) => wanted.includes(face)).length;
  return {
    rebellions: count('rebellion'),
    botPowerLost: Math.min(
      REBEL_DIE.maxBotPowerLost,
      count('loseDucats', 'loseMonarchPower', 'exhaustManpower'),
    ),
    unrestRemoved: count('removeUnrest'),
  };
}
