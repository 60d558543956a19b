import type { Selection } from '@empty-chair/kernel/select';
import { hasOption, rank, select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { adjacentAreas } from '../adjacency.ts';
import {
  areasWithTowns,
  controllerOf,
  hasUnrest,
  isPlayerRealm,
  taxOfProvinces,
  townsOfPlayer,
  townsWithUnrest,
} from '../board.ts';
import { areaInAlphabet, provinceByName, realmByName } from '../choices.ts';
import type { Area, Province, Realm } from '../content.ts';
import { ALL_PROVINCES, AREA_OF, NONE } from '../content.ts';
import type { State } from '../state.ts';
import { putArmy } from '../turn/army.ts';
import { askPlace } from '../turn/ask.ts';
import { newBattle } from '../turn/battle.ts';
import { runTurn } from '../turn/run-turn.ts';
import type { Chooser, Turn, TurnTable } from '../turn/turn.ts';
import { areaRef, m, provinceRef, realmRef, rule } from '../words.ts';
import { rebelsBesiegeArea } from './rebels.ts';

export const invasions: readonly Step<Turn>[] = [
  {
    id: 'invasion',
    rule: rule('EU-6.3'),
    when: {
      why: m('why.noNprWar'),
      holds: ({ state, me }) => me.wars.some((realm) => !isPlayerRealm(state, realm)),
    },
    run: nprInvasion,
  },
  {
    id: 'rebels',
    rule: rule('EU-6.4'),
    when: { why: m('why.noRebels'), holds: (turn) => hasOption(turn, besiegedArea) },
    run: rebelsBesiege,
  },
];

// ---- EU-6.3 --------------------------------------------------------------------------------------

/** What the realm and its vassals control. */
const controlledBy = (state: State, npr: Realm): readonly number[] =>
  ALL_PROVINCES.filter((province) => {
    const holder = controllerOf(state, province);
    return holder === npr || (holder >= 0 && state.overlord[holder] === npr);
  });
/** Half of the Tax Value that it controls, rounded up. */
export const invadingUnits = (state: State, npr: Realm): number =>
  Math.ceil(taxOfProvinces(state, controlledBy(state, npr)) / 2);

function areasBeside({ state, me }: Chooser, npr: Realm): readonly Area[] {
  const theirs = new Set(controlledBy(state, npr).map((province) => AREA_OF[province] as Area));
  return areasWithTowns(state, me).filter(
    (area) => theirs.has(area) || adjacentAreas(area).some((next) => theirs.has(next)),
  );
}

/** One invasion a Round at most: that with most Units. R-INV-1: by a realm at War beside the bot. */
export const invader: Selection<Chooser, Realm> = {
  rule: rule('EU-6.3'),
  options: ({ state, me }) => me.wars.filter((realm) => !isPlayerRealm(state, realm)),
  filters: [
    {
      why: m('why.notActiveAlly'),
      keep: ({ state }, npr) =>
        !state.players.some(({ activeAllies }) => activeAllies.includes(npr)),
    },
    { why: m('why.besideBot'), keep: (scene, npr) => areasBeside(scene, npr).length > 0 },
  ],
  tiebreaks: [
    {
      why: m('why.mostUnits'),
      prefer: 'most',
      score: ({ state }, npr) => invadingUnits(state, npr),
    },
    realmByName,
  ],
  lastTie: 'impossible',
  ref: realmRef,
};

function nprInvasion(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const npr = select(table, invader);
  if (npr === undefined) return;
  const n = invadingUnits(state, npr);
  // Where it lands, and whether the Units of humans keep it at home, is seen on the table.
  const area = askPlace(
    table,
    {
      rule: by,
      ask: m('ask.invasion'),
      params: { who: realmRef(me.realm), realm: realmRef(npr), n },
    },
    areasBeside(table.scene, npr),
    areaRef,
  );
  if (area !== NONE) invade(table, npr, area, n);
}

const UNREST_OF_INVASION = 2;

export const townToStirUp: Selection<Chooser, Province, Area> = {
  rule: rule('EU-6.3'),
  options: ({ state, me }, area) =>
    townsOfPlayer(state, me).filter((town) => AREA_OF[town] === area),
  filters: [{ why: m('why.calm'), keep: ({ state }, town) => !hasUnrest(state, town) }],
  tiebreaks: [provinceByName],
  lastTie: 'impossible',
  ref: provinceRef,
};

/** The main rules stir up two towns there; Units that are not beaten stay and act as Rebels. */
function invade(table: TurnTable, npr: Realm, area: Area, n: number): void {
  const turn = table.scene;
  const { state, me } = turn;
  for (let n = 0; n < UNREST_OF_INVASION; n += 1) {
    const province = select(table, townToStirUp, area);
    if (province === undefined) break;
    state.unrest[province] = 1;
    table.emit?.(rule('EU-6.3'), m('do.addUnrest'), {
      who: realmRef(me.realm),
      province: provinceRef(province),
    });
  }
  if (me.mat.army > 0) {
    putArmy(table, state, me, area, rule('EU-6.3'));
    runTurn(table, 'land-battle', { battle: newBattle(turn, 'npr', npr, n, { area }) });
    if (me.armyAt === area) return;
  }
  state.rebels[area] = (state.rebels[area] ?? 0) + n;
  table.emit?.(rule('EU-6.3'), m('do.placeRebels'), { area: areaRef(area), n });
}

// ---- EU-6.4 --------------------------------------------------------------------------------------

const rebelsIn = ({ state }: Chooser, area: Area): number => state.rebels[area] ?? 0;

/** Areas with most Rebels first. How they move on is seen on the table. */
export const besiegedArea: Selection<Chooser, Area> = {
  rule: rule('EU-6.4'),
  options: ({ state, me }) => [
    ...new Set(townsWithUnrest(state, me).map((town) => AREA_OF[town] as Area)),
  ],
  filters: [{ why: m('why.rebelsThere'), keep: (scene, area) => rebelsIn(scene, area) > 0 }],
  tiebreaks: [{ why: m('why.mostRebels'), prefer: 'most', score: rebelsIn }, areaInAlphabet],
  lastTie: 'impossible',
  ref: areaRef,
};

function rebelsBesiege(table: TurnTable): void {
  const { state, me } = table.scene;
  for (const area of rank(table, besiegedArea)) rebelsBesiegeArea(table, state, me, area);
}
