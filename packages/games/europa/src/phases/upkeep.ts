import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import { within } from '@empty-chair/kernel/table';
import { endRound } from '../bot/deck.ts';
import { updateManpower } from '../bot/mat.ts';
import type { Area } from '../content.ts';
import { ALL_AREAS, ALL_PROVINCES, AREA_RANK } from '../content.ts';
import { areasOfRealm } from '../geography.ts';
import { LIMITS } from '../numbers.ts';
import { manpowerOf } from '../table/manpower.ts';
import {
  colonialClaims,
  influenceIn,
  isElector,
  isEmperor,
  isHreArea,
  isPlayerRealm,
  isVacant,
  opponentsOf,
  playerOfRealm,
} from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { takeArmyOff } from '../turn/army.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';

/** EU-6.12. */
const manpower: Step<Turn> = {
  id: 'manpower',
  rule: rule('EU-6.12'),
  run: (table) => {
    const { state, me } = table.scene;
    const before = me.mat.reserve + me.mat.army;
    const wanted = manpowerOf(state, me);
    updateManpower(me.mat, wanted);
    if (wanted !== before) {
      table.emit?.(rule('EU-6.12'), m('do.manpower'), {
        who: realmRef(me.realm),
        n: wanted,
        reserve: me.mat.reserve,
      });
    }
    if (me.mat.army === 0) takeArmyOff(table, me, rule('EU-6.12'));
  },
};

/** EU-6.13, EU-26.4. R-COL-1: one for each Colonial Claim, four at most. */
const colonists: Step<Turn> = {
  id: 'colonists',
  rule: rule('EU-6.13'),
  run: (table) => {
    const { state, me } = table.scene;
    const claims = colonialClaims(state, me).length;
    const gained = Math.min(MOST_COLONISTS, claims);
    if (gained > 0) {
      me.colonists += gained;
      table.emit?.(rule('EU-6.13'), m('do.colonists'), { who: realmRef(me.realm), n: gained });
      return;
    }
    const isVacancy = ALL_PROVINCES.some((province) => isVacant(state, province));
    if (me.colonists === 0 || isVacancy) return;
    me.colonists = 0;
    table.emit?.(rule('EU-26.4'), m('do.noColonists'), { who: realmRef(me.realm) });
  },
};
const MOST_COLONISTS = 4;

/** EU-6.14. */
const alliances: Step<Turn> = {
  id: 'alliances',
  rule: rule('EU-6.14'),
  when: {
    why: m('why.noAlliance'),
    holds: ({ state, me }) => me.allies.some((realm) => isPlayerRealm(state, realm)),
  },
  run: (table) => {
    const { state, me } = table.scene;
    for (const realm of me.allies.filter((one) => isPlayerRealm(state, one))) {
      me.allies = me.allies.filter((one) => one !== realm);
      me.activeAllies = me.activeAllies.filter((one) => one !== realm);
      const other = playerOfRealm(state, realm);
      if (other !== undefined) other.allies = other.allies.filter((one) => one !== me.realm);
      table.emit?.(rule('EU-6.14'), m('do.unally'), {
        who: realmRef(me.realm),
        realm: realmRef(realm),
      });
    }
  },
};

/** R-TRUCE-1: a truce lasts to the end of the Round after the one in which it was made. */
const truces: Step<Turn> = {
  id: 'truces',
  rule: rule('R-TRUCE-1'),
  run: (table) => {
    const { me } = table.scene;
    const over = me.truces.filter((realm) => !me.freshTruces.includes(realm));
    me.truces = me.truces.filter((realm) => me.freshTruces.includes(realm));
    me.freshTruces = [];
    for (const realm of over) {
      table.emit?.(rule('R-TRUCE-1'), m('do.truceOver'), {
        who: realmRef(me.realm),
        realm: realmRef(realm),
      });
    }
  },
};

// ---- EU-6.15 -----------------------------------------------------------------------------------

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
const fewestNeeded: Selection<Empire, Area> = {
  rule: rule('EU-6.15'),
  options: ({ among }) => among,
  filters: [{ why: m('why.electorToWin'), keep: (scene, area) => cubesNeeded(scene, area) > 0 }],
  tiebreaks: [{ why: m('why.fewestCubes'), prefer: 'least', score: cubesNeeded }, ...ties],
  lastTie: 'impossible',
  ref: areaRef,
};
const anyArea: Selection<Empire, Area> = {
  rule: rule('EU-6.15'),
  options: ({ among }) => among,
  filters: [],
  tiebreaks: ties,
  lastTie: 'impossible',
  ref: areaRef,
};

const imperialInfluence: Step<Turn> = {
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
  const hasRoom = (area: Area): boolean =>
    withCubes({ state, me, among: [] }, area) < LIMITS.influencePerArea;
  const electors = ALL_AREAS.filter((area) => isElector(area) && hasRoom(area));
  const hre = ALL_AREAS.filter((area) => isHreArea(area) && hasRoom(area));
  return (
    select(within(table, { state, me, among: electors }), fewestNeeded) ??
    select(within(table, { state, me, among: electors }), anyArea) ??
    select(within(table, { state, me, among: hre }), anyArea)
  );
}

/** EU-6.16. */
const deck: Step<Turn> = {
  id: 'deck',
  rule: rule('EU-6.16'),
  run: (table) => {
    const { me } = table.scene;
    endRound(me.deck, table.rng);
    table.emit?.(rule('EU-6.16'), m('do.shuffle'), {
      who: realmRef(me.realm),
      n: me.deck.draw.length,
      out: me.deck.out.length,
    });
  },
};

export const upkeep: readonly Step<Turn>[] = [
  manpower,
  colonists,
  alliances,
  truces,
  imperialInfluence,
  deck,
];
