import type { Message, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import {
  activePlayers,
  hasUnrest,
  incomeOf,
  influenceIn,
  occupierOf,
  ownerOf,
  townCount,
  unrestOf,
} from './board.ts';
import type { Area, Province, Realm, SeaZone, TradeNode } from './content.ts';
import { ALL_AREAS, ALL_PROVINCES, ALL_SEA_ZONES, ALL_TRADE_NODES, NONE } from './content.ts';
import { deployed, unitsIn } from './human-units.ts';
import { IDEA_TYPES, MILESTONE_TYPES } from './numbers.ts';
import { papalControl } from './papal-control.ts';
import type { Player, State } from './state.ts';
import { isRebels } from './state.ts';
import { areaRef, m, nodeRef, provinceRef, realmRef, ref, seaZoneRef } from './words.ts';

/** The position in words, for the text board and screen readers. */
export function describe(state: State): readonly Message[] {
  const player = state.players[state.seat];
  return [
    state.isOver
      ? message(m('show.over'))
      : message(m('show.turn'), {
          age: state.age,
          round: state.round,
          step: ref('step', state.step),
          who: realmRef(player?.realm ?? NONE),
        }),
    ...activePlayers(state).flatMap((one) => describePlayer(state, one)),
    ...describeEmpire(state),
    ...ALL_AREAS.flatMap((area) => describeTokens(state, area)),
    ...ALL_SEA_ZONES.flatMap((zone) => describeSea(state, zone)),
    ...ALL_TRADE_NODES.flatMap((node) => describeNode(state, node)),
    ...activePlayers(state).flatMap((one) => describeTowns(state, one)),
  ];
}

export const describePlayer = (state: State, player: Player): readonly Message[] => {
  const who = realmRef(player.realm);
  const { small, large } = townCount(state, player);
  const list = (
    id: 'show.allies' | 'show.wars' | 'show.truces' | 'show.marriages',
    all: readonly Realm[],
  ) => (all.length === 0 ? [] : [message(m(id), { who, realms: all.map(realmRef) })]);
  return [
    message(m('show.player'), {
      who,
      n: player.prestige,
      income: incomeOf(state, player.realm),
      small,
      large,
      unrest: unrestOf(state, player),
    }),
    ...(player.isBot ? describeMat(player) : describeUnits(player)),
    ...list('show.allies', player.allies),
    ...list('show.marriages', player.marriages),
    ...list('show.wars', player.wars),
    ...list('show.truces', player.truces),
  ];
};

function describeUnits(player: Player): readonly Message[] {
  const n = deployed(player);
  const { manpower } = player;
  const who = realmRef(player.realm);
  return [
    ...(n === undefined ? [] : [message(m('show.deployed'), { who, n })]),
    ...(manpower === undefined ? [] : [message(m('fix.manpower'), { who, n: manpower })]),
  ];
}

function describeMat(player: Player): readonly Message[] {
  const who = realmRef(player.realm);
  const { mat, deck } = player;
  return [
    message(m('show.power'), { who, n: mat.available, spent: mat.spent }),
    message(m('show.units'), { who, n: mat.army, laidDown: mat.laidDown, reserve: mat.reserve }),
    ...IDEA_TYPES.filter((type) => mat.ideas[type] > 0).map((type) =>
      message(m('show.ideas'), { who, type: ref('ideaType', type), n: mat.ideas[type] }),
    ),
    ...MILESTONE_TYPES.filter((type) => mat.focus[type] > 0).map((type) =>
      message(m('fix.focus'), { who, type: ref('milestone', type), n: mat.focus[type] }),
    ),
    ...(mat.hasQuest ? [message(m('fix.quest'), { who })] : []),
    ...(player.colonists > 0 ? [message(m('fix.colonists'), { who, n: player.colonists })] : []),
    message(m('show.deck'), {
      who,
      n: deck.draw.length,
      used: deck.used.length,
      out: deck.out.length + deck.setAside.length,
    }),
  ];
}

export function describeEmpire(state: State): readonly Message[] {
  const { controller } = papalControl(state);
  return [
    ...(state.emperor === NONE
      ? []
      : [message(m('show.emperor'), { who: realmRef(state.emperor), n: state.authority })]),
    ...(controller === NONE ? [] : [message(m('show.controller'), { who: realmRef(controller) })]),
    ...(state.curia.length === 0
      ? []
      : [message(m('fix.curia'), { realms: state.curia.map(realmRef) })]),
  ];
}

/** What lies in an area besides towns. */
function describeTokens(state: State, area: Area): readonly Message[] {
  const at = areaRef(area);
  const rebels = state.rebels[area] ?? 0;
  return [
    ...(rebels === 0 ? [] : [message(m('show.rebels'), { area: at, n: rebels })]),
    ...activePlayers(state).flatMap((player) => {
      const who = realmRef(player.realm);
      const n = influenceIn(player, area);
      return [
        ...(n === 0 ? [] : [message(m('show.influence'), { who, area: at, n })]),
        ...(player.claims.includes(area) ? [message(m('show.claim'), { who, area: at })] : []),
        ...(player.cores.includes(area) ? [message(m('show.core'), { who, area: at })] : []),
        ...(player.armyAt === area
          ? [message(m('show.army'), { who, area: at, n: player.mat.army })]
          : []),
        ...((unitsIn(player, area) ?? 0) > 0
          ? [message(m('show.army'), { who, area: at, n: unitsIn(player, area) ?? 0 })]
          : []),
      ];
    }),
  ];
}

function describeTrouble(state: State, province: Province): readonly Message[] {
  const by = occupierOf(state, province);
  const at = provinceRef(province);
  return [
    ...(by === NONE
      ? []
      : isRebels(by)
        ? [message(m('show.rebelTown'), { province: at })]
        : [message(m('show.occupied'), { province: at, who: realmRef(by) })]),
    ...(hasUnrest(state, province) ? [message(m('show.unrest'), { province: at })] : []),
  ];
}

function describeTowns(state: State, player: Player): readonly Message[] {
  const own: Ref[] = [];
  const trouble: Message[] = [];
  for (const province of ALL_PROVINCES) {
    if (ownerOf(state, province) !== player.realm) continue;
    own.push(provinceRef(province));
    trouble.push(...describeTrouble(state, province));
  }
  const who = realmRef(player.realm);
  return own.length === 0 ? [] : [message(m('show.owns'), { who, provinces: own }), ...trouble];
}

const describeSea = (state: State, zone: SeaZone): readonly Message[] =>
  activePlayers(state)
    .filter(({ ships }) => ships.includes(zone))
    .map(({ realm }) => message(m('show.ship'), { who: realmRef(realm), zone: seaZoneRef(zone) }));

const describeNode = (state: State, node: TradeNode): readonly Message[] => [
  ...activePlayers(state)
    .filter(({ merchant }) => merchant === node)
    .map(({ realm }) => message(m('show.merchant'), { who: realmRef(realm), node: nodeRef(node) })),
  ...((state.pirates[node] ?? 0) > 0
    ? [message(m('show.pirates'), { node: nodeRef(node), n: state.pirates[node] ?? 0 })]
    : []),
];
