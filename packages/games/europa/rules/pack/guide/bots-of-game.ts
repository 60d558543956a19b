import type { Config } from '../../config.ts';
import { variantOf } from '../../config.ts';
import { realms } from '../../content.ts';
import type { State } from '../../state.ts';

/** Whose decks and Targeting Charts are asked for: those that this game needs. */
export interface BotsOfGame {
  readonly realms: readonly string[];
  readonly ages: readonly number[];
}

/** Of a game that is to begin. */
export function botsOf({
  seats,
  scenario,
  variant,
  lastAge,
}: Pick<Config, 'seats' | 'scenario' | 'variant' | 'lastAge'>): BotsOfGame {
  return {
    realms: seats.filter(({ role }) => role === 'bot').map(({ realm }) => realm),
    ages: agesFrom(variantOf(scenario, variant)?.firstAge ?? 1, lastAge),
  };
}

/** Of a game that is played: an Age that is over needs no deck any more. */
export const botsAtTable = ({ players, age, config }: State): BotsOfGame => ({
  realms: players
    .filter(({ isBot, isActive }) => isBot && isActive)
    .map(({ realm }) => realms[realm]?.id ?? ''),
  ages: agesFrom(age, config.lastAge),
});

const agesFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);
