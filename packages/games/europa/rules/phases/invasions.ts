import type { Selection } from '@empty-chair/kernel/select';
import { hasOption, rank, select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import { within } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import {
  activePlayers,
  areasWithTowns,
  controlledBy,
  controllerOf,
  hasTownIn,
  hasUnrest,
  humansOf,
  isDnpr,
  isPlayerRealm,
  ownerOf,
  seatOfRealm,
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
import { faces, hasShip, isPort } from '../turn/ships-and-ports.ts';
import type { Chooser, Turn, TurnTable } from '../turn/turn.ts';
import { beginTurn } from '../turn/turn.ts';
import { areaRef, m, provinceRef, realmRef, rule } from '../words.ts';

export const invasions: readonly Step<Turn>[] = [
  {
    id: 'invasion',
    rule: rule('EU-6.3'),
    when: {
      why: m('why.noNprWar'),
      holds: ({ state, me }) => hasNprWar(state, me),
    },
    run: nprInvasion,
  },
];

/** EU-6.3: a bot suffers one Invasion in a Round at most, a Non-Player Realm makes one at most. */
const hasNprWar = (state: State, { realm, wars }: Player): boolean =>
  !state.invasions.includes(realm) && wars.some((enemy) => !isPlayerRealm(state, enemy));

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

/** The Sea Zones on which both the Area and the realm have a Port. */
function seasBetween({ state }: Chooser, npr: Realm, area: Area): readonly SeaZone[] {
  const facing = (all: readonly Province[], zone: SeaZone): boolean =>
    all.some((province) => isPort(state, province) && faces(state, province, zone));
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
          (isDnpr(state, npr) && ownerOf(state, province) === npr),
      ).length;

export interface Invasion {
  readonly npr: Realm;
  /** Areas in which Units of humans stand that are not at War with it. */
  readonly spared: readonly Area[];
}

/** Player Realms that it may still invade in this Round. */
const targetsOf = (state: State, npr: Realm): readonly Player[] =>
  activePlayers(state).filter(
    ({ realm, wars }) => wars.includes(npr) && !state.invasions.includes(realm),
  );

/** R-INV-1: where it invades, by the main rules (13.5): one Area among those of all at War with it. */
export const areaToInvade: Selection<Chooser, Area, Invasion> = {
  rule: rule('EU-6.3'),
  options: ({ state }, { npr }) => [
    ...new Set(targetsOf(state, npr).flatMap((player) => areasWithTowns(state, player))),
  ],
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
    { why: m('why.notInvadedYet'), keep: ({ state }, npr) => !state.invasions.includes(npr) },
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

/** If Units of humans keep one at home, or it goes to another player, the next may come. */
function nprInvasion(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  for (const npr of [...rank(table, invader)]) {
    if (state.invasions.includes(me.realm)) return;
    const area = isKeptAtHome(table, npr, by) ? undefined : invadedArea(table, npr, by);
    if (area !== undefined) invade(table, npr, area);
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
        who: realmRef((victimsIn(state, npr, area)[0] ?? me).realm),
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

const victimsIn = (state: State, npr: Realm, area: Area): readonly Player[] =>
  targetsOf(state, npr).filter((player) => hasTownIn(state, player, area));

interface Stirred {
  readonly area: Area;
  readonly victims: readonly Player[];
}
export const townToStirUp: Selection<Chooser, Province, Stirred> = {
  rule: rule('EU-6.3'),
  options: ({ state }, { area, victims }) =>
    victims.flatMap((player) =>
      townsOfPlayer(state, player).filter((town) => areaWith(town) === area),
    ),
  filters: [{ why: m('why.calm'), keep: ({ state }, town) => !hasUnrest(state, town) }],
  tiebreaks: [provinceByName],
  lastTie: 'impossible',
  ref: provinceRef,
};

/** The main rules stir up two towns there; Units that are not beaten stay and act as Rebels. */
function invade(table: TurnTable, npr: Realm, area: Area): void {
  const { state } = table.scene;
  const victims = victimsIn(state, npr, area);
  const n = invadingUnits(state, npr);
  state.invasions.push(npr);
  for (const { isBot, realm } of victims) if (isBot) state.invasions.push(realm);
  const params = { realm: realmRef(npr), area: areaRef(area), n };
  for (const { realm } of victims) {
    table.emit?.(rule('EU-6.3'), m('see.invasion'), { ...params, who: realmRef(realm) });
  }
  stirUp(table, { area, victims });
  const humans = victims.filter(({ isBot }) => !isBot);
  for (const { realm } of humans) {
    table.emit?.(rule('EU-6.3'), m('see.invasionOfHuman'), { ...params, who: realmRef(realm) });
  }
  // A human there leads the defence, by the main rules.
  if (humans.length > 0 || isBeaten(table, npr, { area, victims }, n)) return;
  state.rebels[area] = (state.rebels[area] ?? 0) + n;
  table.emit?.(rule('EU-6.3'), m('do.placeRebels'), { area: areaRef(area), n });
}

function stirUp(table: TurnTable, stirred: Stirred): void {
  const { state } = table.scene;
  for (let i = 0; i < UNREST_OF_INVASION; i += 1) {
    const province = select(table, townToStirUp, stirred);
    if (province === undefined) return;
    state.unrest[province] = 1;
    table.emit?.(rule('EU-6.3'), m('do.addUnrest'), {
      who: realmRef(controllerOf(state, province) as Realm),
      province: provinceRef(province),
    });
  }
}

/** The bots' Armies are placed there and fight, one after the other, until one has won. */
function isBeaten(table: TurnTable, npr: Realm, { area, victims }: Stirred, n: number): boolean {
  const { state } = table.scene;
  return victims.some((bot) => {
    const seat = seatOfRealm(state, bot.realm);
    if (bot.mat.army === 0 || seat === undefined) return false;
    const turn = bot === table.scene.me ? table.scene : beginTurn(state, seat, false);
    const inTurn = within(table, turn);
    putArmy(inTurn, state, bot, area, rule('EU-6.3'));
    runTurn(inTurn, 'land-battle', { battle: newBattle(turn, 'npr', npr, n, { area }) });
    return bot.armyAt === area;
  });
}
