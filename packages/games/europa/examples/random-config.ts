import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Config, Role } from '../rules/config.ts';
import { configCodec, realmsOfVariant } from '../rules/config.ts';
import type { LevelId } from '../rules/numbers.ts';
import { LEVELS } from '../rules/numbers.ts';
import type { Variant } from '../rules/setups.ts';
import { SCENARIOS } from '../rules/setups.ts';

type Pick = <T>(items: readonly T[]) => T;
const pickWith = (seed: string): Pick => {
  const rng = rngFromSeed(seed);
  return (items) => items[rng.below(items.length)] as (typeof items)[number];
};

const TABLES = SCENARIOS.flatMap(({ id, variants }) =>
  variants.map((variant) => ({ scenario: id, variant })),
);
/** Those who play from the first turn on. */
const seatedFrom = (variant: Variant): readonly string[] =>
  realmsOfVariant(variant)
    .filter(({ inactiveAtStart }) => inactiveAtStart !== true)
    .map(({ realm }) => realm);

/** One Age of any scenario with three bots and nobody else: the other realms are Non-Player Realms. */
export function threeBots(seed: string, level?: LevelId): Config {
  const pick = pickWith(seed);
  const { scenario, variant } = pick(TABLES.filter((one) => seatedFrom(one.variant).length >= 3));
  const left = seatedFrom(variant).slice();
  while (left.length > 3) left.splice(left.indexOf(pick(left)), 1);
  return tableOf({ scenario, variant, pick, level, role: (realm) => roleIn(left, realm) });
}
const roleIn = (bots: readonly string[], realm: string): Role =>
  bots.includes(realm) ? 'bot' : 'open';

/** One Age of any scenario with any mix: one human and two bots at least, and no human who joins later. */
export function anyTable(seed: string, level?: LevelId): Config {
  const pick = pickWith(seed);
  const { scenario, variant } = pick(TABLES.filter((one) => seatedFrom(one.variant).length >= 3));
  const [human, second, third, ...others] = seatedFrom(variant);
  const role = (realm: string): Role => {
    if (realm === human) return 'human';
    if (realm === second || realm === third) return 'bot';
    return pick(others.includes(realm) ? ['human', 'bot', 'open'] : ['bot', 'open']);
  };
  return tableOf({ scenario, variant, pick, level, role });
}

interface Wanted {
  readonly scenario: string;
  readonly variant: Variant;
  readonly pick: Pick;
  readonly level: LevelId | undefined;
  readonly role: (realm: string) => Role;
}
function tableOf({ scenario, variant, pick, level, role }: Wanted): Config {
  const chosen = level ?? pick(LEVELS);
  return configCodec.decode({
    scenario,
    variant: variant.id,
    seats: realmsOfVariant(variant).map(({ realm }) => ({
      realm,
      role: role(realm),
      level: chosen,
    })),
    lastAge: variant.firstAge,
    missions: pick([true, false]),
    marriages: pick([true, false]),
    targets: pick(['house', 'house', 'printed']),
  });
}
