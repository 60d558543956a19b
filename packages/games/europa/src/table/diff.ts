import type { Message, MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { ALL_AREAS, ALL_PROVINCES, NONE, tradeNodes } from '../content.ts';
import { IDEA_TYPES, MILESTONE_TYPES } from '../numbers.ts';
import {
  areaRef,
  m,
  nodeRef,
  provinceRef,
  realmRef,
  ref,
  religionRef,
  seaZoneRef,
} from '../words.ts';
import { influenceIn } from './reading.ts';
import type { Player, State } from './state.ts';
import { REBELS } from './state.ts';

/** What to change on the real table to get from one position to the other. */
export function diff(before: State, after: State): readonly Message[] {
  return [
    ...ALL_PROVINCES.flatMap((province) => provinceDiff(before, after, province)),
    ...ALL_AREAS.flatMap((area) => areaDiff(before, after, area)),
    ...[...tradeNodes.keys()].flatMap((node) =>
      before.pirates[node] === after.pirates[node]
        ? []
        : [message(m('fix.pirates'), { node: nodeRef(node), n: after.pirates[node] ?? 0 })],
    ),
    ...after.players.flatMap((player, index) => {
      const was = before.players[index];
      return was === undefined ? [] : playerDiff(was, player);
    }),
    ...tableDiff(before, after),
  ];
}

function provinceDiff(before: State, after: State, province: number): readonly Message[] {
  const at = provinceRef(province);
  const owner = after.map.owner[province] ?? NONE;
  const by = after.occupier[province] ?? NONE;
  const messages: Message[] = [];
  if (before.map.owner[province] !== owner) {
    messages.push(
      owner === NONE
        ? message(m('fix.vacant'), { province: at })
        : message(m('fix.owner'), { province: at, who: realmRef(owner) }),
    );
  }
  if (before.occupier[province] !== by) messages.push(occupierMessage(province, by));
  if (before.unrest[province] !== after.unrest[province]) {
    messages.push(
      message(after.unrest[province] === 1 ? m('fix.unrest') : m('fix.calm'), { province: at }),
    );
  }
  return messages;
}

export function occupierMessage(province: number, by: number): Message {
  const at = provinceRef(province);
  if (by === NONE) return message(m('fix.free'), { province: at });
  if (by === REBELS) return message(m('fix.rebelTown'), { province: at });
  return message(m('fix.occupied'), { province: at, who: realmRef(by) });
}

function areaDiff(before: State, after: State, area: number): readonly Message[] {
  const at = areaRef(area);
  return [
    ...(before.rebels[area] === after.rebels[area]
      ? []
      : [message(m('fix.rebels'), { area: at, n: after.rebels[area] ?? 0 })]),
    ...(before.religion[area] === after.religion[area]
      ? []
      : [
          message(m('fix.religion'), {
            area: at,
            religion: religionRef(after.religion[area] ?? 0),
          }),
        ]),
    ...after.players.flatMap((player, index) => {
      const was = before.players[index];
      const n = influenceIn(player, area);
      return was === undefined || influenceIn(was, area) === n
        ? []
        : [message(m('fix.influence'), { who: realmRef(player.realm), area: at, n })];
    }),
  ];
}

// ---- players -------------------------------------------------------------------------------------

const COUNTS = [
  ['available', 'fix.available'],
  ['spent', 'fix.spent'],
  ['reserve', 'fix.reserve'],
  ['army', 'fix.army'],
  ['laidDown', 'fix.laidDown'],
] as const;

function playerDiff(before: Player, after: Player): readonly Message[] {
  const who = realmRef(after.realm);
  const messages: Message[] = [];
  const changed = (is: boolean, id: MessageId, params: Message['params']) => {
    if (is) messages.push(message(id, { who, ...params }));
  };
  changed(before.realm !== after.realm, m('fix.newBot'), {});
  changed(before.isBot !== after.isBot, m('fix.nowBot'), {});
  changed(before.isActive !== after.isActive, after.isActive ? m('fix.joins') : m('fix.out'), {});
  for (const [name, id] of COUNTS) {
    changed(before.mat[name] !== after.mat[name], m(id), { n: after.mat[name] });
  }
  for (const type of MILESTONE_TYPES) {
    changed(before.mat.focus[type] !== after.mat.focus[type], m('fix.focus'), {
      type: ref('milestone', type),
      n: after.mat.focus[type],
    });
  }
  for (const type of IDEA_TYPES) {
    changed(before.mat.ideas[type] !== after.mat.ideas[type], m('fix.ideas'), {
      type: ref('ideaType', type),
      n: after.mat.ideas[type],
    });
  }
  changed(before.mat.hasQuest !== after.mat.hasQuest, m('fix.quest'), {});
  changed(before.prestige !== after.prestige, m('fix.prestige'), { n: after.prestige });
  changed(before.colonists !== after.colonists, m('fix.colonists'), { n: after.colonists });
  changed(before.religion !== after.religion, m('fix.stateReligion'), {
    religion: religionRef(after.religion),
  });
  if (before.armyAt !== after.armyAt) messages.push(armyMessage(after));
  changed(before.merchant !== after.merchant, m('fix.merchant'), { node: nodeRef(after.merchant) });
  messages.push(...listsDiff(before, after));
  changed(
    before.hasPassed !== after.hasPassed,
    after.hasPassed ? m('fix.passed') : m('fix.notPassed'),
    {},
  );
  changed(
    before.hasTakenEvent !== after.hasTakenEvent,
    after.hasTakenEvent ? m('fix.event') : m('fix.noEvent'),
    {},
  );
  const piles = ({ deck }: Player) => [deck.draw, deck.used, deck.setAside, deck.out];
  const isSame = piles(before).every((pile, i) => pile.length === piles(after)[i]?.length);
  changed(!isSame, m('fix.deck'), {
    n: after.deck.draw.length,
    used: after.deck.used.length,
    setAside: after.deck.setAside.length,
    out: after.deck.out.length,
  });
  return messages;
}

export const armyMessage = (player: Player): Message =>
  player.armyAt === NONE
    ? message(m('fix.armyOff'), { who: realmRef(player.realm) })
    : message(m('fix.armyAt'), { who: realmRef(player.realm), area: areaRef(player.armyAt) });

const LISTS = [
  ['allies', realmRef, 'fix.ally', 'fix.unally'],
  ['activeAllies', realmRef, 'fix.activeAlly', 'fix.passiveAlly'],
  ['marriages', realmRef, 'fix.marriage', 'fix.unmarry'],
  ['wars', realmRef, 'fix.war', 'fix.noWar'],
  ['truces', realmRef, 'fix.truce', 'fix.noTruce'],
  ['claims', areaRef, 'fix.claim', 'fix.noClaim'],
  ['cores', areaRef, 'fix.core', 'fix.noCore'],
  ['ships', seaZoneRef, 'fix.ship', 'fix.noShip'],
] as const;

function listsDiff(before: Player, after: Player): readonly Message[] {
  const who = realmRef(after.realm);
  return LISTS.flatMap(([name, refOf, more, less]) => [
    ...after[name]
      .filter((one) => !before[name].includes(one))
      .map((one) => message(m(more), { who, what: refOf(one) })),
    ...before[name]
      .filter((one) => !after[name].includes(one))
      .map((one) => message(m(less), { who, what: refOf(one) })),
  ]);
}

// ---- the table -------------------------------------------------------------------------------------

function tableDiff(before: State, after: State): readonly Message[] {
  const messages: Message[] = [];
  if (before.emperor !== after.emperor || before.authority !== after.authority) {
    messages.push(
      after.emperor === NONE
        ? message(m('fix.noEmperor'))
        : message(m('fix.emperor'), { who: realmRef(after.emperor), n: after.authority }),
    );
  }
  if (before.imperialInfluence.join() !== after.imperialInfluence.join()) {
    messages.push(message(m('fix.imperial'), { areas: after.imperialInfluence.map(areaRef) }));
  }
  if (before.controller !== after.controller) {
    messages.push(
      after.controller === NONE
        ? message(m('fix.noController'))
        : message(m('fix.controller'), { who: realmRef(after.controller) }),
    );
  }
  if (before.curia.join() !== after.curia.join()) {
    messages.push(message(m('fix.curia'), { realms: after.curia.map(realmRef) }));
  }
  for (const type of MILESTONE_TYPES) {
    if (before.milestones[type].join() === after.milestones[type].join()) continue;
    messages.push(
      message(m('fix.milestones'), {
        type: ref('milestone', type),
        n: after.milestones[type].length,
      }),
    );
  }
  for (const [idea, who] of after.ideas) {
    if ((before.ideas.get(idea) ?? []).join() === who.join()) continue;
    messages.push(message(m('fix.idea'), { idea: ref('idea', idea), n: who.length }));
  }
  if (before.pack !== after.pack) messages.push(message(m('fix.pack')));
  return [...messages, ...turnDiff(before, after)];
}

function turnDiff(before: State, after: State): readonly Message[] {
  if (after.isOver) return before.isOver ? [] : [message(m('fix.over'))];
  const isSame =
    before.age === after.age &&
    before.round === after.round &&
    before.step === after.step &&
    before.seat === after.seat &&
    before.isOver === after.isOver;
  if (isSame) return [];
  return [
    message(m('fix.turn'), {
      age: after.age,
      round: after.round,
      step: ref('step', after.step),
      who: realmRef(after.players[after.seat]?.realm ?? NONE),
    }),
  ];
}
