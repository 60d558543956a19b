import type { Selection } from '@empty-chair/kernel/select';
import { hasOption, rank, select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import {
  activePlayers,
  areasWithTowns,
  controlledBy,
  hasUnrest,
  humansOf,
  isPlayerRealm,
  ownerOf,
  taxOfProvinces,
  townsOfPlayer,
} from '../board.ts';
import { provinceByName, realmByName } from '../choices.ts';
import type { Area, Province, Realm, SeaZone } from '../content.ts';
import { areaWith, PRINTED_OWNER, PROVINCES_IN, SEA_BORDERS } from '../content.ts';
import { capitalAreaOf } from '../geography.ts';
import type { Player, State } from '../state.ts';
import { putArmy } from '../turn/army.ts';
import { askWhether } from '../turn/ask.ts';
import { newBattle } from '../turn/battle.ts';
import { isEnemyRealm, withVassals } from '../turn/enemies.ts';
import { runTurn } from '../turn/run-turn.ts';
import { hasShip, isPort, mayFace } from '../turn/ships-and-ports.ts';
import type { Chooser, Turn, TurnTable } from '../turn/turn.ts';
import { areaRef, m, provinceRef, realmRef, rule } from '../words.ts';

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
];

// ---- EU-6.3 --------------------------------------------------------------------------------------

/** What the realm and its vassals control. */
const heldBy = (state: State, npr: Realm): readonly Province[] =>
  withVassals(state, npr).flatMap((realm) => controlledBy(state, realm));
/** Half of the Tax Value that it controls, rounded up. */
export const invadingUnits = (state: State, npr: Realm): number =>
  Math.ceil(taxOfProvinces(state, heldBy(state, npr)) / 2);

/** The bots' Armies are tracked; where humans have theirs is asked. */
const hasUnitsIn = ({ isBot, armyAt, mat }: Player, area: Area): boolean =>
  isBot && armyAt === area && mat.army > 0;

const areasHeldBy = (state: State, npr: Realm): ReadonlySet<Area> =>
  new Set(heldBy(state, npr).map(areaWith));

/** It holds something there, or right across a border. */
function isReachedByLand({ state }: Chooser, npr: Realm, area: Area): boolean {
  const theirs = areasHeldBy(state, npr);
  return (
    theirs.has(area) || (state.map.facts.landBorders[area] ?? []).some((next) => theirs.has(next))
  );
}

/** The Sea Zones on which both the Area and the realm have a Port. R-GEO-5: also one that may be. */
function seasBetween({ state }: Chooser, npr: Realm, area: Area): readonly SeaZone[] {
  const facing = (all: readonly Province[], zone: SeaZone): boolean =>
    all.some((province) => isPort(state, province) && mayFace(state, province, zone));
  const theirs = heldBy(state, npr);
  return (SEA_BORDERS[area] ?? []).filter(
    (zone) => facing(PROVINCES_IN[area] ?? [], zone) && facing(theirs, zone),
  );
}

/** No Ship of an enemy of the realm lies there. */
const isOpenSea = ({ state }: Chooser, npr: Realm, zone: SeaZone): boolean =>
  !activePlayers(state).some((player) => hasShip(player, zone) && isEnemyRealm(state, player, npr));

/** By its flags, and as a DNPR by its tokens; a player's Core token supersedes both. */
const coresIn = ({ state }: Chooser, npr: Realm, area: Area): number =>
  activePlayers(state).some(({ cores }) => cores.includes(area))
    ? 0
    : (PROVINCES_IN[area] ?? []).filter(
        (province) =>
          PRINTED_OWNER[state.side][province] === npr ||
          (state.dnprs.includes(npr) && ownerOf(state, province) === npr),
      ).length;

export interface Invasion {
  readonly npr: Realm;
  /** Areas in which Units of humans stand that are not at War with it. */
  readonly spared: readonly Area[];
}

/** R-INV-1: where it invades the bot, by the main rules (13.5). */
export const areaToInvade: Selection<Chooser, Area, Invasion> = {
  rule: rule('EU-6.3'),
  options: ({ state, me }) => areasWithTowns(state, me),
  filters: [
    {
      why: m('why.besideNpr'),
      keep: (scene, area, { npr }) =>
        isReachedByLand(scene, npr, area) ||
        seasBetween(scene, npr, area).some((zone) => isOpenSea(scene, npr, zone)),
    },
    {
      why: m('why.nobodyBetween'),
      keep: ({ state }, area, { npr, spared }) =>
        !spared.includes(area) &&
        !activePlayers(state).some(
          (player) => hasUnitsIn(player, area) && !isEnemyRealm(state, player, npr),
        ),
    },
  ],
  tiebreaks: [
    {
      why: m('why.nprCapital'),
      prefer: 'most',
      score: ({ state }, area, { npr }) => (capitalAreaOf(state.map, npr) === area ? 1 : 0),
    },
    {
      why: m('why.mostCores'),
      prefer: 'most',
      score: (scene, area, { npr }) => coresIn(scene, npr, area),
    },
    {
      why: m('why.byLand'),
      prefer: 'most',
      score: (scene, area, { npr }) => (isReachedByLand(scene, npr, area) ? 1 : 0),
    },
  ],
  lastTie: 'random',
  ask: m('ask.invadedArea'),
  ref: areaRef,
};

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
    {
      why: m('why.notAttacked'),
      keep: ({ state }, npr) =>
        ![...areasHeldBy(state, npr)].some((area) =>
          activePlayers(state).some(
            (player) => hasUnitsIn(player, area) && isEnemyRealm(state, player, npr),
          ),
        ),
    },
    {
      why: m('why.besideBot'),
      keep: (scene, npr) => hasOption(scene, areaToInvade, { npr, spared: [] }),
    },
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

/** If Units of humans keep one at home, the next may come. */
function nprInvasion(table: TurnTable, by: RuleId): void {
  for (const npr of rank(table, invader)) {
    const area = isKeptAtHome(table, npr, by) ? undefined : invadedArea(table, npr, by);
    if (area === undefined) continue;
    invade(table, npr, area);
    return;
  }
}

function isKeptAtHome(table: TurnTable, npr: Realm, by: RuleId): boolean {
  const { state } = table.scene;
  const humans = humansOf(state).filter((human) => isEnemyRealm(state, human, npr));
  return (
    humans.length > 0 &&
    askWhether(table, {
      rule: by,
      ask: m('ask.keptAtHome'),
      params: { realm: realmRef(npr), humans: humans.map(({ realm }) => realmRef(realm)) },
    })
  );
}

/** The Area that it takes, unless Units of humans who are at peace with it stand there. */
function invadedArea(table: TurnTable, npr: Realm, by: RuleId): Area | undefined {
  const { state, me } = table.scene;
  const humans = humansOf(state).filter((human) => !isEnemyRealm(state, human, npr));
  const spared: Area[] = [];
  for (;;) {
    const area = select(table, areaToInvade, { npr, spared });
    if (area === undefined || humans.length === 0) return area;
    const isSpared = askWhether(table, {
      rule: by,
      ask: m('ask.areaSpared'),
      params: {
        who: realmRef(me.realm),
        realm: realmRef(npr),
        n: invadingUnits(state, npr),
        area: areaRef(area),
        humans: humans.map(({ realm }) => realmRef(realm)),
      },
    });
    if (!isSpared) return area;
    spared.push(area);
  }
}

const UNREST_OF_INVASION = 2;

export const townToStirUp: Selection<Chooser, Province, Area> = {
  rule: rule('EU-6.3'),
  options: ({ state, me }, area) =>
    townsOfPlayer(state, me).filter((town) => areaWith(town) === area),
  filters: [{ why: m('why.calm'), keep: ({ state }, town) => !hasUnrest(state, town) }],
  tiebreaks: [provinceByName],
  lastTie: 'impossible',
  ref: provinceRef,
};

/** The main rules stir up two towns there; Units that are not beaten stay and act as Rebels. */
function invade(table: TurnTable, npr: Realm, area: Area): void {
  const turn = table.scene;
  const { state, me } = turn;
  const n = invadingUnits(state, npr);
  table.emit?.(rule('EU-6.3'), m('see.invasion'), {
    who: realmRef(me.realm),
    realm: realmRef(npr),
    area: areaRef(area),
    n,
  });
  for (let i = 0; i < UNREST_OF_INVASION; i += 1) {
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
