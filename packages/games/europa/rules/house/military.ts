import type { NumberColumn } from '@empty-chair/kernel/ids';
import type { Filter, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { realmByName } from '../choices.ts';
import type { Realm } from '../content.ts';
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
  readonly incomes: NumberColumn<Realm>;
  /** Of the bot; for the nodes below a target, of that target. */
  readonly around: Surroundings;
}

const notTheBot: Filter<unknown, Realm, Neighbourhood> = {
  why: m('why.houseOther'),
  keep: (_, realm, { bot }) => realm !== bot,
};
const byLand: Tiebreak<unknown, Realm, Neighbourhood> = {
  why: m('why.houseByLand'),
  prefer: 'most',
  score: (_, realm, { around }) => (around.way[realm] === BY_LAND ? 1 : 0),
};
const weaker: Tiebreak<unknown, Realm, Neighbourhood> = {
  why: m('why.houseWeaker'),
  prefer: 'most',
  score: (_, realm, { bot, incomes }) => ((incomes[realm] ?? 0) < (incomes[bot] ?? 0) ? 1 : 0),
};
const richestThere: Tiebreak<unknown, Realm, Neighbourhood> = {
  why: m('why.houseTaxBeside'),
  prefer: 'most',
  score: (_, realm, { around }) => around.tax[realm] ?? 0,
};

const militaryTarget: Selection<unknown, Realm, Neighbourhood> = {
  rule: rule('R-HOUSE-1'),
  options: (_, { around }) => around.neighbours,
  filters: [notTheBot],
  tiebreaks: [byLand, weaker, richestThere, realmByName],
  lastTie: 'impossible',
  ref: realmRef,
};

/** Six branches; a vacant Territory is the last one and has the sixth realm below it. */
export function militaryTargets(map: Ownership, bot: Realm): TargetingChart {
  const incomes = incomesOf(map);
  const targetsAround = (centre: Realm, most: number): readonly Realm[] => {
    const around = surroundingsOf(map, [centre]);
    return best(militaryTarget, { bot, incomes, around }, most);
  };
  const branches: readonly Branch[] = targetsAround(bot, BRANCHES).map((target) =>
    realmBranch(target, () =>
      level(targetsAround(target, CHILDREN).map((realm) => realmBranch(realm))),
    ),
  );
  const territory = houseTerritory(map, bot);
  if (territory === undefined) return level(branches);
  const target = { kind: 'territory', id: provinceRef(territory).id } as const;
  const realms = branches.slice(0, BRANCHES - 1);
  return level([...realms, { target, children: level(branches.slice(BRANCHES - 1)) }]);
}
