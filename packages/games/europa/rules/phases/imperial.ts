import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import { within } from '@empty-chair/kernel/table';
import type { Area } from '../content.ts';
import { ALL_AREAS, AREA_RANK } from '../content.ts';
import { areasOfRealm, realmsIn } from '../geography.ts';
import { LIMITS } from '../numbers.ts';
import {
  influenceIn,
  influenceOfAll,
  isElector,
  isEmperor,
  isHreArea,
  isHreMember,
  isPlayerRealm,
  opponentsOf,
} from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';

interface Empire {
  readonly state: State;
  readonly me: Player;
  readonly among: readonly Area[];
}
const withCubes = ({ state, me }: Empire, area: Area): number =>
  influenceIn(me, area) + state.imperialInfluence.filter((one) => one === area).length;
const mostOfOthers = ({ state, me }: Empire, area: Area): number =>
  Math.max(0, ...opponentsOf(state, me).map((other) => influenceIn(other, area)));
const cubesNeeded = (scene: Empire, area: Area): number =>
  mostOfOthers(scene, area) + 1 - withCubes(scene, area);
const roomIn = ({ state }: Empire, area: Area): number =>
  LIMITS.influencePerArea - influenceOfAll(state, area);
/** Its cubes lie only where a Non-Player Realm of the Empire owns a Province. */
const hasSubject = ({ state }: Empire, area: Area): boolean =>
  realmsIn(state.map, area).some(
    (realm) => !isPlayerRealm(state, realm) && isHreMember(state, realm),
  );

const hasAllyIn = ({ state, me }: Empire, area: Area): boolean =>
  me.allies.some((ally) => areasOfRealm(state.map, ally).includes(area));
const ties = [
  {
    why: m('why.allianceThere'),
    prefer: 'most',
    score: (scene: Empire, area: Area) => (hasAllyIn(scene, area) ? 1 : 0),
  },
  {
    why: m('why.alphabetical'),
    prefer: 'least',
    score: ({ state }: Empire, area: Area) => AREA_RANK[state.side][area] ?? 0,
  },
] as const;
export const fewestNeeded: Selection<Empire, Area> = {
  rule: rule('EU-6.15'),
  options: ({ among }) => among,
  filters: [
    {
      why: m('why.electorToWin'),
      keep: (scene, area) => {
        const needed = cubesNeeded(scene, area);
        return needed > 0 && needed <= roomIn(scene, area);
      },
    },
  ],
  tiebreaks: [{ why: m('why.fewestCubes'), prefer: 'least', score: cubesNeeded }, ...ties],
  lastTie: 'impossible',
  ref: areaRef,
};
export const anyImperialArea: Selection<Empire, Area> = {
  rule: rule('EU-6.15'),
  options: ({ among }) => among,
  filters: [],
  tiebreaks: ties,
  lastTie: 'impossible',
  ref: areaRef,
};

/** EU-6.15: as many cubes as it has Authority, all of them laid anew. */
export const imperialInfluence: Step<Turn> = {
  id: 'imperialInfluence',
  rule: rule('EU-6.15'),
  when: { why: m('why.notEmperor'), holds: ({ state, me }) => isEmperor(state, me) },
  run: (table) => {
    const { state, me } = table.scene;
    state.imperialInfluence = [];
    for (let n = 0; n < state.authority; n += 1) {
      const area = nextImperialArea(table);
      if (area === undefined) return;
      state.imperialInfluence.push(area);
      table.emit?.(rule('EU-6.15'), m('do.imperialInfluence'), {
        who: realmRef(me.realm),
        area: areaRef(area),
      });
    }
  },
};

/** Each step as long as it can be done, before the next one. */
function nextImperialArea(table: TurnTable): Area | undefined {
  const { state, me } = table.scene;
  const scene = { state, me, among: [] };
  const hre = ALL_AREAS.filter(
    (area) => isHreArea(area) && roomIn(scene, area) > 0 && hasSubject(scene, area),
  );
  const electors = hre.filter(isElector);
  return (
    select(within(table, { state, me, among: electors }), fewestNeeded) ??
    select(within(table, { state, me, among: electors }), anyImperialArea) ??
    select(within(table, { state, me, among: hre }), anyImperialArea)
  );
}
