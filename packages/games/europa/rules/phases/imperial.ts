import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import {
  influenceIn,
  influenceOfAll,
  isElector,
  isEmperor,
  isHreArea,
  isHreMember,
  isPlayerRealm,
  opponentsOf,
} from '../board.ts';
import { areaInAlphabet } from '../choices.ts';
import type { Area } from '../content.ts';
import { ALL_AREAS } from '../content.ts';
import { areasOfRealm, realmsIn } from '../geography.ts';
import { LIMITS } from '../numbers.ts';
import type { Chooser, Turn, TurnTable } from '../turn/turn.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';

const withCubes = ({ state, me }: Chooser, area: Area): number =>
  influenceIn(me, area) + state.imperialInfluence.filter((one) => one === area).length;
const mostOfOthers = ({ state, me }: Chooser, area: Area): number =>
  Math.max(0, ...opponentsOf(state, me).map((other) => influenceIn(other, area)));
const cubesNeeded = (scene: Chooser, area: Area): number =>
  mostOfOthers(scene, area) + 1 - withCubes(scene, area);
const roomIn = ({ state }: Chooser, area: Area): number =>
  LIMITS.influencePerArea - influenceOfAll(state, area);
/** Its cubes lie only where a Non-Player Realm of the Empire owns a Province. */
const hasSubject = ({ state }: Chooser, area: Area): boolean =>
  realmsIn(state.map, area).some(
    (realm) => !isPlayerRealm(state, realm) && isHreMember(state, realm),
  );

const hasAllyIn = ({ state, me }: Chooser, area: Area): boolean =>
  me.allies.some((ally) => areasOfRealm(state.map, ally).includes(area));
const ties = [
  {
    why: m('why.allianceThere'),
    prefer: 'most',
    score: (scene: Chooser, area: Area) => (hasAllyIn(scene, area) ? 1 : 0),
  },
  areaInAlphabet,
] as const;
export const fewestNeeded: Selection<Chooser, Area, readonly Area[]> = {
  rule: rule('EU-6.15'),
  options: (_, among) => among,
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
export const anyImperialArea: Selection<Chooser, Area, readonly Area[]> = {
  rule: rule('EU-6.15'),
  options: (_, among) => among,
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
  const { scene } = table;
  const hre = ALL_AREAS.filter(
    (area) => isHreArea(scene.state, area) && roomIn(scene, area) > 0 && hasSubject(scene, area),
  );
  const electors = hre.filter(isElector);
  return (
    select(table, fewestNeeded, electors) ??
    select(table, anyImperialArea, electors) ??
    select(table, anyImperialArea, hre)
  );
}
