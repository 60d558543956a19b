import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { TradeNode } from './content.ts';
import { ALL_AREAS, NONE } from './content.ts';
import { unitsIn } from './human-units.ts';
import { IDEA_TYPES, MILESTONE_TYPES } from './numbers.ts';
import type { Player } from './state.ts';
import { areaRef, cardRef, m, nodeRef, realmRef, ref, religionRef, seaZoneRef } from './words.ts';

const COUNTS = [
  ['available', 'fix.available'],
  ['spent', 'fix.spent'],
  ['reserve', 'fix.reserve'],
  ['army', 'fix.army'],
  ['laidDown', 'fix.laidDown'],
] as const;

/** What is otherwise with a Player Realm: its mat, its tokens, its deck. */
export function playerDiff(before: Player, after: Player): readonly Message[] {
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
  changed(
    before.mat.hasQuest !== after.mat.hasQuest,
    after.mat.hasQuest ? m('fix.quest') : m('fix.noQuest'),
    {},
  );
  changed(before.prestige !== after.prestige, m('fix.prestige'), { n: after.prestige });
  changed(before.colonists !== after.colonists, m('fix.colonists'), { n: after.colonists });
  changed(before.religion !== after.religion, m('fix.stateReligion'), {
    religion: religionRef(after.religion),
  });
  if (before.armyAt !== after.armyAt) messages.push(armyMessage(after));
  messages.push(...unitsDiff(before, after));
  if (before.merchant !== after.merchant) messages.push(merchantMessage(who, after.merchant));
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
  return messages;
}

const armyMessage = (player: Player): Message =>
  player.armyAt === NONE
    ? message(m('fix.armyOff'), { who: realmRef(player.realm) })
    : message(m('fix.armyAt'), { who: realmRef(player.realm), area: areaRef(player.armyAt) });

/** Where they are no longer told of there is nothing to put back. */
function unitsDiff(before: Player, after: Player): readonly Message[] {
  const who = realmRef(after.realm);
  if (after.units === undefined) {
    return before.units === undefined || after.isBot ? [] : [message(m('fix.unitsAsked'), { who })];
  }
  const changed = ALL_AREAS.filter(
    (area) => (unitsIn(before, area) ?? 0) !== (unitsIn(after, area) ?? 0),
  );
  return [
    ...changed.map((area) =>
      message(m('fix.unitsIn'), { who, area: areaRef(area), n: unitsIn(after, area) ?? 0 }),
    ),
    ...(after.manpower === undefined || after.manpower === before.manpower
      ? []
      : [message(m('fix.manpower'), { who, n: after.manpower })]),
  ];
}

export const merchantMessage = (who: Ref, node: TradeNode): Message =>
  node === NONE
    ? message(m('fix.noMerchant'), { who })
    : message(m('fix.merchant'), { who, node: nodeRef(node) });

const PILES = ['draw', 'used', 'setAside', 'out'] as const;
/** More are told by their number: the deck is made anew. */
const MOST_CARDS = 3;

/** Which Bot cards lie elsewhere. */
export function deckDiff(before: Player, after: Player): readonly Message[] {
  const who = realmRef(after.realm);
  const moved = PILES.flatMap((pile) =>
    after.deck[pile]
      .filter((card) => !before.deck[pile].includes(card))
      .map((card) => message(m('did.card'), { who, card: cardRef(card), pile: ref('pile', pile) })),
  );
  if (moved.length <= MOST_CARDS) return moved;
  const { draw, used, setAside, out } = after.deck;
  return [
    message(m('fix.deck'), {
      who,
      n: draw.length,
      used: used.length,
      setAside: setAside.length,
      out: out.length,
    }),
  ];
}

function listsDiff(before: Player, after: Player): readonly Message[] {
  const who = realmRef(after.realm);
  const changes = <I>(
    list: (player: Player) => readonly I[],
    refOf: (one: I) => Ref,
    more: MessageId,
    less: MessageId,
  ): readonly Message[] => [
    ...list(after)
      .filter((one) => !list(before).includes(one))
      .map((one) => message(more, { who, what: refOf(one) })),
    ...list(before)
      .filter((one) => !list(after).includes(one))
      .map((one) => message(less, { who, what: refOf(one) })),
  ];
  return [
    ...changes(({ allies }) => allies, realmRef, m('fix.ally'), m('fix.unally')),
    ...changes(
      ({ activeAllies }) => activeAllies,
      realmRef,
      m('fix.activeAlly'),
      m('fix.passiveAlly'),
    ),
    ...changes(({ marriages }) => marriages, realmRef, m('fix.marriage'), m('fix.unmarry')),
    ...changes(({ wars }) => wars, realmRef, m('fix.war'), m('fix.noWar')),
    ...changes(({ truces }) => truces, realmRef, m('fix.truce'), m('fix.noTruce')),
    ...changes(({ claims }) => claims, areaRef, m('fix.claim'), m('fix.noClaim')),
    ...changes(({ cores }) => cores, areaRef, m('fix.core'), m('fix.noCore')),
    ...changes(({ ships }) => ships, seaZoneRef, m('fix.ship'), m('fix.noShip')),
  ];
}
