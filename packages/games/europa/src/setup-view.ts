import type { Config, SeatConfig } from './config.ts';
import { realmsOfVariant, usualSeats, variantOf } from './config.ts';
import { SCENARIOS } from './setups.ts';

export type { Config, SeatConfig } from './config.ts';
export { DEFAULT_CONFIG, ROLES } from './config.ts';
export { LEVELS } from './numbers.ts';

/** What a set-up form offers. */
export interface VariantView {
  readonly id: string;
  readonly side: '1444' | '1618';
  readonly firstAge: number;
  readonly lastAge: number;
  readonly realms: readonly {
    readonly realm: string;
    readonly isBot: boolean;
    readonly isFixed: boolean;
    readonly joinsLater: boolean;
    readonly isFirst: boolean;
  }[];
}
export interface ScenarioView {
  readonly id: string;
  readonly name: string;
  readonly variants: readonly VariantView[];
}

export const viewScenarios: readonly ScenarioView[] = SCENARIOS.map(({ id, name, variants }) => ({
  id,
  name,
  variants: variants.map((variant) => ({
    id: variant.id,
    side: variant.side,
    firstAge: variant.firstAge,
    lastAge: variant.lastAge,
    realms: realmsOfVariant(variant).map((one) => ({
      realm: one.realm,
      isBot: one.bot === true,
      isFixed: one.roleFixed === true,
      joinsLater: one.inactiveAtStart === true,
      isFirst: one.firstPlayer === true,
    })),
  })),
}));

/** The config changed to another scenario or variant: who sits where starts anew. */
export function withVariant(config: Config, scenario: string, id: string): Config {
  const variant = variantOf(scenario, id);
  if (variant === undefined) return config;
  const level = config.seats[0]?.level ?? 'easy';
  return {
    ...config,
    scenario,
    variant: id,
    seats: usualSeats(variant, level),
    lastAge: variant.lastAge,
  };
}
export const withSeat = (config: Config, realm: string, change: Partial<SeatConfig>): Config => ({
  ...config,
  seats: config.seats.map((seat) => (seat.realm === realm ? { ...seat, ...change } : seat)),
});
