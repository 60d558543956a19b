import type { NumberColumn } from '@empty-chair/kernel/ids';
import type { Filter, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { distancesFrom, OUT_OF_REACH } from '../adjacency.ts';
import { realmByName } from '../choices.ts';
import type { Area, Realm } from '../content.ts';
import type { Ownership } from '../geography.ts';
import { areasOfRealm, capitalAreaOf, taxIncome } from '../geography.ts';
import type { MapFacts } from '../map-facts.ts';
import { oncePerMap } from '../map-facts.ts';
import type { TargetingChart } from '../targeting/types.ts';
import { m, realmRef, rule } from '../words.ts';
import { BRANCHES, CHILDREN, level, realmBranch } from './chart.ts';
import { best } from './choose.ts';
import { faithOf } from './faith.ts';
import { surroundingsOf } from './surroundings.ts';

/** House, never official: NPRs nearby, of one faith and small. */
interface Courts {
  readonly map: Ownership;
  readonly bot: Realm;
  readonly players: readonly Realm[];
  readonly income: (realm: Realm) => number;
  /** How far its nearest area is from the bot's Capital Area. */
  readonly distance: (realm: Realm) => number;
  readonly sharesFaith: (realm: Realm) => boolean;
}
interface Audience extends Courts {
  readonly among: readonly Realm[];
}

/** EU-19.7 has no use for a Dynamic NPR of this Tax Income. */
const TOO_LARGE = 10;
const isSmall = ({ income }: Courts, realm: Realm): boolean => income(realm) < TOO_LARGE;

const isNpr: Filter<unknown, Realm, Audience> = {
  why: m('why.houseNpr'),
  keep: (_, realm, { bot, players }) => realm !== bot && !players.includes(realm),
};
const sameFaith: Tiebreak<unknown, Realm, Audience> = {
  why: m('why.houseFaith'),
  prefer: 'most',
  score: (_, realm, { sharesFaith }) => (sharesFaith(realm) ? 1 : 0),
};
const smallest: Tiebreak<unknown, Realm, Audience> = {
  why: m('why.houseLowestIncome'),
  prefer: 'least',
  score: (_, realm, { income }) => income(realm),
};
const nearest: Tiebreak<unknown, Realm, Audience> = {
  why: m('why.houseNearest'),
  prefer: 'least',
  score: (_, realm, { distance }) => distance(realm),
};

const diplomaticTarget: Selection<unknown, Realm, Audience> = {
  rule: rule('R-HOUSE-2'),
  options: (_, { among }) => among,
  filters: [isNpr],
  tiebreaks: [sameFaith, smallest, nearest, realmByName],
  lastTie: 'impossible',
  ref: realmRef,
};

/** Large realms only where there is no other. */
function targetsAmong(courts: Courts, near: readonly Realm[], most: number): readonly Realm[] {
  const small = near.filter((realm) => isSmall(courts, realm));
  const found = best(diplomaticTarget, { ...courts, among: small }, most);
  return found.length > 0 ? found : best(diplomaticTarget, { ...courts, among: near }, most);
}

export function diplomaticTargets(
  map: Ownership,
  bot: Realm,
  players: readonly Realm[],
): TargetingChart {
  const courts = courtsOf(map, bot, players);
  const near = surroundingsOf(map, [bot]).neighbours;
  const nextTo = surroundingsOf(map, [bot, ...near]).neighbours;
  return level(
    targetsAmong(courts, [...near, ...nextTo], BRANCHES).map((target) =>
      realmBranch(target, () => {
        const around = surroundingsOf(map, [target]).neighbours;
        const below = targetsAmong(courts, around, CHILDREN);
        return level(below.map((realm) => realmBranch(realm)));
      }),
    ),
  );
}

function courtsOf(map: Ownership, bot: Realm, players: readonly Realm[]): Courts {
  const faith = faithOf(map, bot);
  const fromCapital = measuredFrom(map.facts, capitalAreaOf(map, bot));
  return {
    map,
    bot,
    players,
    income: remembered((realm) => taxIncome(map, realm)),
    distance: remembered((realm) =>
      Math.min(
        OUT_OF_REACH,
        ...areasOfRealm(map, realm).map((area) => fromCapital[area] ?? OUT_OF_REACH),
      ),
    ),
    sharesFaith: remembered((realm) => faithOf(map, realm) === faith),
  };
}

/** A realm is compared in many rounds of a choice; what it is compared by is looked up once. */
function remembered<T>(of: (realm: Realm) => T): (realm: Realm) => T {
  const known: T[] = [];
  return (realm) => {
    const before = known[realm];
    if (before !== undefined) return before;
    const found = of(realm);
    known[realm] = found;
    return found;
  };
}

/** The borders of a map stay, so the way from an area is measured once. */
const measuredOn = oncePerMap(() => new Map<Area, NumberColumn<Area>>());
function measuredFrom(facts: MapFacts, start: Area): NumberColumn<Area> {
  const measured = measuredOn(facts);
  const distances = measured.get(start) ?? distancesFrom(facts, start);
  measured.set(start, distances);
  return distances;
}
