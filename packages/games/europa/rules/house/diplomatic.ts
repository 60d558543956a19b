import type { NumberColumn } from '@empty-chair/kernel/ids';
import type { Filter, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { distancesFrom, OUT_OF_REACH } from '../adjacency.ts';
import { realmByName } from '../choices.ts';
import type { Area, Realm } from '../content.ts';
import { ALL_PROVINCES, areaWith, NONE, realms } from '../content.ts';
import type { Ownership } from '../geography.ts';
import { capitalAreaOf } from '../geography.ts';
import type { MapFacts } from '../map-facts.ts';
import { oncePerMap } from '../map-facts.ts';
import type { TargetingChart } from '../targeting/types.ts';
import { m, realmRef, rule } from '../words.ts';
import { BRANCHES, CHILDREN, level, realmBranch } from './chart.ts';
import { best } from './choose.ts';
import { faithOf } from './faith.ts';
import { APART, incomesOf, surroundingsOf } from './surroundings.ts';

/** House, never official: NPRs nearby, of one faith and small. */
interface Courts {
  readonly map: Ownership;
  readonly bot: Realm;
  readonly players: readonly Realm[];
  readonly incomes: NumberColumn<Realm>;
  /** By realm: how far its nearest area is from the bot's Capital Area. */
  readonly distances: NumberColumn<Realm>;
  readonly sharesFaith: (realm: Realm) => boolean;
}
interface Audience extends Courts {
  readonly among: readonly Realm[];
}

/** EU-19.7 has no use for a Dynamic NPR of this Tax Income. */
const TOO_LARGE = 10;
const isSmall = ({ incomes }: Courts, realm: Realm): boolean => (incomes[realm] ?? 0) < TOO_LARGE;

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
  score: (_, realm, { incomes }) => incomes[realm] ?? 0,
};
const nearest: Tiebreak<unknown, Realm, Audience> = {
  why: m('why.houseNearest'),
  prefer: 'least',
  score: (_, realm, { distances }) => distances[realm] ?? OUT_OF_REACH,
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
  const { way, neighbours: near } = surroundingsOf(map, (realm) => realm === bot);
  const nextTo = surroundingsOf(map, (realm) => realm === bot || way[realm] !== APART).neighbours;
  return level(
    targetsAmong(courts, [...near, ...nextTo], BRANCHES).map((target) => {
      const around = surroundingsOf(map, (realm) => realm === target).neighbours;
      const below = targetsAmong(courts, around, CHILDREN);
      return realmBranch(target, level(below.map((realm) => realmBranch(realm))));
    }),
  );
}

function courtsOf(map: Ownership, bot: Realm, players: readonly Realm[]): Courts {
  const faith = faithOf(map, bot);
  // A realm is compared in many rounds of a choice, and its capital may have to be looked for.
  const known = new Map<Realm, boolean>();
  const sharesFaith = (realm: Realm): boolean => {
    const before = known.get(realm);
    if (before !== undefined) return before;
    const shares = faithOf(map, realm) === faith;
    known.set(realm, shares);
    return shares;
  };
  const distances = distancesByRealm(map, capitalAreaOf(map, bot));
  return { map, bot, players, incomes: incomesOf(map), distances, sharesFaith };
}

/** The borders of a map stay, so the way from an area is measured once. */
const measuredOn = oncePerMap(() => new Map<Area, NumberColumn<Area>>());
function measuredFrom(facts: MapFacts, start: Area): NumberColumn<Area> {
  const measured = measuredOn(facts);
  const distances = measured.get(start) ?? distancesFrom(facts, start);
  measured.set(start, distances);
  return distances;
}

function distancesByRealm({ owner, facts }: Ownership, start: Area): NumberColumn<Realm> {
  const fromStart = measuredFrom(facts, start);
  const distances: NumberColumn<Realm> = new Int16Array(realms.length).fill(OUT_OF_REACH);
  for (const province of ALL_PROVINCES) {
    const realm = owner[province] ?? NONE;
    if (realm === NONE) continue;
    const here = fromStart[areaWith(province)] ?? OUT_OF_REACH;
    distances[realm] = Math.min(distances[realm] ?? OUT_OF_REACH, here);
  }
  return distances;
}
