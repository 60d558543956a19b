import type { Filter, Selection, Tiebreak } from '@empty-chair/kernel/select';
import type { Realm } from '../content.ts';
import { REALM_RANK } from '../content.ts';
import type { Ownership } from '../geography.ts';
import type { TargetingChart } from '../targeting/types.ts';
import { m, provinceRef, realmRef, rule } from '../words.ts';
import type { Branch } from './chart.ts';
import { BRANCHES, CHILDREN, level, realmBranch } from './chart.ts';
import { best } from './choose.ts';
import type { Surroundings } from './surroundings.ts';
import { BY_LAND, incomesOf, surroundingsOf } from './surroundings.ts';
import { houseTerritory } from './territory.ts';

/** House, never official: neighbours, the weak and the rich first. */
interface Neighbourhood {
  readonly bot: Realm;
  readonly incomes: Uint16Array;
  /** Of the bot; for the nodes below a target, of that target. */
  readonly around: Surroundings;
}

const notTheBot: Filter<Neighbourhood, Realm> = {
  why: m('why.houseOther'),
  keep: ({ bot }, realm) => realm !== bot,
};
const byLand: Tiebreak<Neighbourhood, Realm> = {
  why: m('why.houseByLand'),
  prefer: 'most',
  score: ({ around }, realm) => (around.way[realm] === BY_LAND ? 1 : 0),
};
const weaker: Tiebreak<Neighbourhood, Realm> = {
  why: m('why.houseWeaker'),
  prefer: 'most',
  score: ({ bot, incomes }, realm) => ((incomes[realm] ?? 0) < (incomes[bot] ?? 0) ? 1 : 0),
};
const richestThere: Tiebreak<Neighbourhood, Realm> = {
  why: m('why.houseTaxBeside'),
  prefer: 'most',
  score: ({ around }, realm) => around.tax[realm] ?? 0,
};
const byName: Tiebreak<Neighbourhood, Realm> = {
  why: m('why.alphabetical'),
  prefer: 'least',
  score: (_, realm) => REALM_RANK[realm] ?? 0,
};

const militaryTarget: Selection<Neighbourhood, Realm> = {
  rule: rule('R-HOUSE-1'),
  options: ({ around }) => around.neighbours,
  filters: [notTheBot],
  tiebreaks: [byLand, weaker, richestThere, byName],
  lastTie: 'impossible',
  ref: realmRef,
};

/** Six branches; a vacant Territory is the last one and has the sixth realm below it. */
export function militaryTargets(map: Ownership, bot: Realm): TargetingChart {
  const incomes = incomesOf(map);
  const targetsAround = (centre: Realm, most: number): readonly Realm[] => {
    const around = surroundingsOf(map, (realm) => realm === centre);
    return best({ bot, incomes, around }, militaryTarget, most);
  };
  const branches: readonly Branch[] = targetsAround(bot, BRANCHES).map((target) => {
    const below = targetsAround(target, CHILDREN);
    return realmBranch(target, level(below.map((realm) => realmBranch(realm))));
  });
  const territory = houseTerritory(map, bot);
  if (territory === undefined) return level(branches);
  const target = { kind: 'territory', id: provinceRef(territory).id } as const;
  const realms = branches.slice(0, BRANCHES - 1);
  return level([...realms, { target, children: level(branches.slice(BRANCHES - 1)) }]);
}
