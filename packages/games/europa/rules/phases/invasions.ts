import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import { within } from '@empty-chair/kernel/table';
import { adjacentAreas } from '../adjacency.ts';
import type { Area, Realm } from '../content.ts';
import { ALL_PROVINCES, AREA_OF, AREA_RANK, NONE, PROVINCE_RANK, REALM_RANK } from '../content.ts';
import {
  areasWithTowns,
  controllerOf,
  hasUnrest,
  isPlayerRealm,
  taxOfProvinces,
  townsOfPlayer,
  townsWithUnrest,
} from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { putArmy } from '../turn/army.ts';
import { askPlace } from '../turn/ask.ts';
import { newBattle } from '../turn/battle.ts';
import { runTurn } from '../turn/host.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { areaRef, m, provinceRef, realmRef, rule } from '../words.ts';
import { rebelsBesiegeArea } from './rebels.ts';

// ---- EU-6.3 --------------------------------------------------------------------------------------

interface Invaded {
  readonly state: State;
  readonly me: Player;
}

/** What the realm and its vassals control. */
const controlledBy = (state: State, npr: Realm): readonly number[] =>
  ALL_PROVINCES.filter((province) => {
    const holder = controllerOf(state, province);
    return holder === npr || (holder >= 0 && state.overlord[holder] === npr);
  });
/** Half of the Tax Value that it controls, rounded up. */
export const invadingUnits = (state: State, npr: Realm): number =>
  Math.ceil(taxOfProvinces(state, controlledBy(state, npr)) / 2);

function areasBeside({ state, me }: Invaded, npr: Realm): readonly Area[] {
  const theirs = new Set(controlledBy(state, npr).map((province) => AREA_OF[province] as Area));
  return areasWithTowns(state, me).filter(
    (area) => theirs.has(area) || adjacentAreas(area).some((next) => theirs.has(next)),
  );
}

/** One invasion a Round at most: that with most Units. R-INV-1: by a realm at War beside the bot. */
export const invader: Selection<Invaded, Realm> = {
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
    { why: m('why.alphabetical'), prefer: 'least', score: (_, npr) => REALM_RANK[npr] ?? 0 },
  ],
  lastTie: 'impossible',
  ref: realmRef,
};

const nprInvasion: Step<Turn> = {
  id: 'invasion',
  rule: rule('EU-6.3'),
  when: {
    why: m('why.noNprWar'),
    holds: ({ state, me }) => me.wars.some((realm) => !isPlayerRealm(state, realm)),
  },
  run: (table) => {
    const { state, me } = table.scene;
    const npr = select(within(table, { state, me }), invader);
    if (npr === undefined) return;
    const n = invadingUnits(state, npr);
    // Where it lands, and whether the Units of humans keep it at home, is seen on the table.
    const area = askPlace(
      table,
      {
        rule: rule('EU-6.3'),
        ask: m('ask.invasion'),
        params: { who: realmRef(me.realm), realm: realmRef(npr), n },
      },
      areasBeside({ state, me }, npr),
      areaRef,
    );
    if (area !== NONE) invade(table, npr, area, n);
  },
};

const UNREST_OF_INVASION = 2;

/** The main rules stir up two towns there; Units that are not beaten stay and act as Rebels. */
function invade(table: TurnTable, npr: Realm, area: Area, n: number): void {
  const turn = table.scene;
  const { state, me } = turn;
  const calm = townsOfPlayer(state, me)
    .filter((town) => AREA_OF[town] === area && !hasUnrest(state, town))
    .sort((one, other) => (PROVINCE_RANK[one] ?? 0) - (PROVINCE_RANK[other] ?? 0));
  for (const province of calm.slice(0, UNREST_OF_INVASION)) {
    state.unrest[province] = 1;
    table.emit?.(rule('EU-6.3'), m('do.addUnrest'), {
      who: realmRef(me.realm),
      province: provinceRef(province),
    });
  }
  if (me.mat.army > 0) {
    putArmy(table, state, me, area, rule('EU-6.3'));
    turn.battle = newBattle(turn, 'npr', npr, n, { area });
    runTurn(table, 'land-battle');
    if (me.armyAt === area) return;
  }
  state.rebels[area] = (state.rebels[area] ?? 0) + n;
  table.emit?.(rule('EU-6.3'), m('do.placeRebels'), { area: areaRef(area), n });
}

// ---- EU-6.4 --------------------------------------------------------------------------------------

/** Areas with most Rebels first, then by name. How they move on is seen on the table. */
function besiegedAreas({ state, me }: Turn): readonly Area[] {
  const rank = AREA_RANK[state.side];
  const rebelsIn = (area: Area): number => state.rebels[area] ?? 0;
  const restless = new Set(townsWithUnrest(state, me).map((town) => AREA_OF[town] as Area));
  return [...restless]
    .filter((area) => rebelsIn(area) > 0)
    .sort((one, other) => rebelsIn(other) - rebelsIn(one) || (rank[one] ?? 0) - (rank[other] ?? 0));
}

const rebelsBesiege: Step<Turn> = {
  id: 'rebels',
  rule: rule('EU-6.4'),
  when: { why: m('why.noRebels'), holds: (turn) => besiegedAreas(turn).length > 0 },
  run: (table) => {
    const turn = table.scene;
    for (const area of besiegedAreas(turn)) rebelsBesiegeArea(table, turn.state, turn.me, area);
  },
};

export const invasions: readonly Step<Turn>[] = [nprInvasion, rebelsBesiege];
