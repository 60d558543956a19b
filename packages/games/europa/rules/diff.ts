import type { Message, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { influenceIn } from './board.ts';
import type { Area, Province, Realm } from './content.ts';
import { ALL_AREAS, ALL_PROVINCES, ALL_REALMS, ALL_TRADE_NODES, NONE } from './content.ts';
import { deckDiff, playerDiff } from './diff-players.ts';
import { MILESTONE_TYPES } from './numbers.ts';
import type { Dnpr, Occupier, State } from './state.ts';
import { isRebels } from './state.ts';
import { areaRef, m, nodeRef, provinceRef, realmRef, ref, religionRef } from './words.ts';

/** What to change on the real table to get from one position to the other. */
export function diff(before: State, after: State): readonly Message[] {
  return [
    ...ALL_PROVINCES.flatMap((province) => provinceDiff(before, after, province)),
    ...ALL_AREAS.flatMap((area) => areaDiff(before, after, area)),
    ...ALL_TRADE_NODES.flatMap((node) =>
      before.pirates[node] === after.pirates[node]
        ? []
        : [message(m('fix.pirates'), { node: nodeRef(node), n: after.pirates[node] ?? 0 })],
    ),
    ...after.players.flatMap((player, index) => {
      const was = before.players[index];
      if (was === undefined) return [];
      // The app's own cards are not on the table.
      const cards = after.config.chance.cards === 'app' ? [] : deckDiff(was, player);
      return [...playerDiff(was, player), ...cards];
    }),
    ...ALL_REALMS.filter((realm) => before.overlord[realm] !== after.overlord[realm]).map((realm) =>
      overlordMessage(realm, after.overlord[realm] ?? NONE),
    ),
    ...dnprDiff(before.dnprs, after.dnprs),
    ...tableDiff(before, after),
  ];
}

function provinceDiff(before: State, after: State, province: Province): readonly Message[] {
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

export function occupierMessage(province: Province, by: Occupier): Message {
  const at = provinceRef(province);
  if (by === NONE) return message(m('fix.free'), { province: at });
  if (isRebels(by)) return message(m('fix.rebelTown'), { province: at });
  return message(m('fix.occupied'), { province: at, who: realmRef(by) });
}

export const overlordMessage = (realm: Realm, over: Realm): Message =>
  over === NONE
    ? message(m('did.free'), { realm: realmRef(realm) })
    : message(m('did.vassal'), { realm: realmRef(realm), who: realmRef(over) });

/** Without a color it is none any more. */
export const dnprMessage = ({ realm, color }: Dnpr): Message =>
  color === undefined
    ? message(m('fix.noDnpr'), { realm: realmRef(realm) })
    : message(m('fix.dnpr'), { realm: realmRef(realm), color: ref('dnprColor', color) });

function dnprDiff(before: readonly Dnpr[], after: readonly Dnpr[]): readonly Message[] {
  const isIn = (all: readonly Dnpr[], { realm, color }: Dnpr): boolean =>
    all.some((one) => one.realm === realm && one.color === color);
  const gone = before.filter(({ realm }) => !after.some((one) => one.realm === realm));
  return [
    ...gone.map(({ realm }) => dnprMessage({ realm, color: undefined })),
    ...after.filter((one) => !isIn(before, one)).map(dnprMessage),
  ];
}

export const empireMessage = (area: Area, isInside: boolean): Message =>
  message(isInside ? m('fix.inEmpire') : m('fix.notInEmpire'), { area: areaRef(area) });

function areaDiff(before: State, after: State, area: Area): readonly Message[] {
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
    messages.push(
      after.imperialInfluence.length === 0
        ? message(m('fix.noImperial'))
        : message(m('fix.imperial'), { areas: after.imperialInfluence.map(areaRef) }),
    );
  }
  for (const area of after.leftEmpire) {
    if (!before.leftEmpire.includes(area)) messages.push(empireMessage(area, false));
  }
  for (const area of before.leftEmpire) {
    if (!after.leftEmpire.includes(area)) messages.push(empireMessage(area, true));
  }
  if (before.controller !== after.controller) {
    messages.push(
      after.controller === NONE
        ? message(m('fix.countController'))
        : message(m('fix.controller'), { who: realmRef(after.controller) }),
    );
  }
  if (before.curia.join() !== after.curia.join()) {
    messages.push(
      after.curia.length === 0
        ? message(m('fix.noCuria'))
        : message(m('fix.curia'), { realms: after.curia.map(realmRef) }),
    );
  }
  if (before.hasCrusade !== after.hasCrusade) {
    messages.push(message(after.hasCrusade ? m('fix.papalUsed') : m('fix.papalFree')));
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
  for (const idea of new Set([...before.ideas.keys(), ...after.ideas.keys()])) {
    const who = after.ideas.get(idea) ?? [];
    if ((before.ideas.get(idea) ?? []).join() === who.join()) continue;
    messages.push(message(m('fix.idea'), { idea: ref('idea', idea), n: who.length }));
  }
  const first = firstPlayerOf(after);
  if (firstPlayerOf(before) !== first) {
    const realm = after.players[first]?.realm ?? NONE;
    messages.push(message(m('do.firstPlayer'), { who: realmRef(realm) }));
  }
  if (before.pack !== after.pack) messages.push(message(m('fix.pack')));
  return [...messages, ...turnDiff(before, after)];
}

/** Who has the token: for the next Round, once it was taken. */
const firstPlayerOf = ({ nextFirst, order }: State): Seat =>
  nextFirst === NONE ? (order[0] ?? NONE) : nextFirst;

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
