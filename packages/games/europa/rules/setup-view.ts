import type { Config, SeatConfig } from './config.ts';
import { realmsOfVariant, usualSeats, variantOf } from './config.ts';
import { NONE, realmOf, realms } from './content.ts';
import type { Level } from './numbers.ts';
import { LEVELS, levelOf } from './numbers.ts';
import type { TableOption } from './options.ts';
import { OPTION_NAMES, TABLE_OPTIONS } from './options.ts';
import { SCENARIOS } from './setups.ts';

export type { Config, SeatConfig } from './config.ts';
export { ROLES, WHO_PROVIDES } from './config.ts';

/** EU-7: the levels with what makes each harder. */
export const viewLevels: readonly Level[] = LEVELS.map(levelOf);

const OPTION_RULES: Readonly<Record<TableOption, string>> = {
  warUnrest: 'R-WAR-2',
  callToArms: 'R-CTA-1',
  inlandNode: 'R-TRADE-1',
  occupiedTowns: 'R-TRADE-2',
  rebelAreas: 'R-MOVE-2',
  landing: 'R-MOVE-3',
  targetWalk: 'R-TARGET-1',
  lastPower: 'R-SIEGE-1',
  claimedTerritory: 'R-TARGET-2',
};
/** Each with the ruling that it is about. */
export const viewOptions = OPTION_NAMES.map((name) => ({
  name,
  rule: OPTION_RULES[name],
  values: TABLE_OPTIONS[name],
}));

/** A scenario may call a realm by a later name: Spain has the look of Castile. */
export const playedRealm = (realm: string): string => realms[realmOf(realm) ?? NONE]?.id ?? realm;

/** What a set-up form offers. */
export interface VariantView {
  readonly id: string;
  readonly side: '1444' | '1618';
  readonly firstAge: number;
  readonly lastAge: number;
  readonly realms: readonly {
    readonly realm: string;
    /** What the scenario calls it, where that is another name. */
    readonly name: string | undefined;
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
      name: one.name,
      isBot: one.bot === true,
      isFixed: one.roleFixed === true,
      joinsLater: one.inactiveAtStart === true,
      isFirst: one.firstPlayer === true,
    })),
  })),
}));

/** What of a config the choice of scenario and seats touches; its written form has the same. */
type Seating = Pick<Config, 'scenario' | 'variant' | 'seats' | 'lastAge'>;

/** The config changed to another scenario or variant: who sits where starts anew. */
export function withVariant<C extends Seating>(config: C, scenario: string, id: string): C {
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
export const withSeat = <C extends Seating>(
  config: C,
  realm: string,
  change: Partial<SeatConfig>,
): C => ({
  ...config,
  seats: config.seats.map((seat) => (seat.realm === realm ? { ...seat, ...change } : seat)),
});
