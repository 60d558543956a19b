import { optional, word } from '@empty-chair/kernel/fields';
import type { Message, Ref, RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isBot } from '../board.ts';
import { common } from '../content.ts';
import { costOfErrors } from '../duchy.ts';
import { destroyPiece, removeWarriors } from '../effects.ts';
import { suitOfQuest } from '../facts.ts';
import {
  craftedItemsOf,
  hasItemsFor,
  isQuestDone,
  itemsOfQuest,
  piecesToStrike,
  playersHere,
  pointsForQuest,
  setQuestDone,
  standsIn,
} from '../humans/vagabond.ts';
import { robotRevenge } from '../lizards.ts';
import { characterOf, exhaustOne, gainOne, itemsIn, loseOne, repairOne } from '../pack.ts';
import type { Faction, Item, Quest } from '../pieces.ts';
import {
  EVERY_QUEST,
  factionNamed,
  ITEM_IDS,
  ITEMS,
  itemNamed,
  questId,
  questNamed,
} from '../pieces.ts';
import { score } from '../points.ts';
import { aided, removedBy } from '../relations.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { CRAFTED, cell, suitOf } from '../state.ts';
import { factionRef, itemRef, m, questRef, ref, rule } from '../words.ts';
import { removeAll } from './enemies.ts';
import { kindOf } from './pieces.ts';
import { item, whyNotFollowed, whyNotReady } from './vagabond.ts';
import type { PieceId } from './verb.ts';
import { faction, no, piece, verb } from './verb.ts';

/** What a human Vagabond does where he stands (law 9.5.4 to 9.5.6, 9.5.9). */

export const saidAid = ({ to }: { readonly to: string }, by: Ref): Message =>
  message(m('did.aid'), { faction: by, other: ref('faction', to) });
export const saidQuest = (given: { readonly quest: string }, by: Ref): Message =>
  message(m('did.quest'), { faction: by, quest: questRef(questNamed(given.quest)) });
export const saidStrike = (
  { of, piece: struck }: { readonly of: string; readonly piece: string },
  by: Ref,
): Message =>
  message(m('did.strike'), {
    faction: by,
    victim: ref('faction', of),
    piece: ref('piece', struck),
  });

/** Law 9.5.4: any item and a card for a player who is there; one of that player's items may be taken. */
export const aid = verb({
  fields: { to: faction, with: item, take: optional(word([...ITEM_IDS, 'nothing']), 'nothing') },
  refuses: (state, given, me) => {
    const why = whyNotFollowed(state, me);
    if (why !== undefined) return why;
    const other = factionNamed(given.to);
    if (!playersHere(state, me).includes(other)) {
      return no('no.notHere', { faction: ref('faction', given.to) });
    }
    if (given.take !== 'nothing' && !craftedItemsOf(state, other).includes(given.take)) {
      return no('no.notCrafted', { item: ref('item', given.take) });
    }
    return whyNotReady(state, me, given.with);
  },
  apply: (table, given, me) => {
    const other = factionNamed(given.to);
    exhaustOne(table, me, given.with, rule('law.aid'));
    giveCard(table, other);
    if (given.take !== 'nothing') takeCrafted(table, me, other, itemNamed(given.take));
    aided(table, me, other);
  },
  said: saidAid,
});

export function takeCrafted(table: RootTable, me: Faction, other: Faction, taken: Item): void {
  const { state } = table.scene;
  const index = CRAFTED + other * ITEMS + taken;
  state.cells[index] = cell(state, index) - 1;
  gainOne(table, me, taken);
  table.emit?.(rule('law.aid'), m('do.packTake'), {
    faction: factionRef(other),
    item: itemRef(taken),
  });
}

/** 2.8.1: a bot has no hand; a card that it is given is discarded for a point. */
function giveCard(table: RootTable, other: Faction): void {
  if (!isBot(table.scene.state, other)) {
    table.emit?.(rule('law.aid'), m('do.giveTo'), { faction: factionRef(other) });
    return;
  }
  table.emit?.(rule('2.8.1'), m('do.discardAid'));
  score(table, other, common.giftVp, 'gifts', rule('2.8.1'));
}

/** Law 9.5.5: two items for points, or for two cards. */
export const quest = verb({
  fields: { quest: word(EVERY_QUEST.map(questId)), for: word(['points', 'cards']) },
  refuses: (state, given, me) => {
    const why = whyNotFollowed(state, me);
    if (why !== undefined) return why;
    const wanted = questNamed(given.quest);
    const at = standsIn(state, me);
    if (at === undefined || suitOf(state, at) !== suitOfQuest(state.facts, wanted)) {
      return no('no.questSuit');
    }
    if (isQuestDone(state, me, wanted)) return no('no.questDone');
    return hasItemsFor(state, me, wanted) ? undefined : no('no.questItems');
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    const wanted = questNamed(given.quest);
    const points = pointsForQuest(state, me, wanted);
    completeQuest(table, me, wanted, rule('law.quest'));
    if (given.for === 'points') score(table, me, points, 'quests', rule('law.quest'));
    else table.emit?.(rule('law.quest'), m('do.questCards'));
    // Which one it is only the table sees.
    table.emit?.(rule('law.quest'), m('do.replaceQuest'));
  },
  said: saidQuest,
});

/** Its items are exhausted, and it counts for the next of its suit. */
export function completeQuest(table: RootTable, me: Faction, one: Quest, by: RuleId): void {
  for (const id of itemsOfQuest(one)) exhaustOne(table, me, id, by);
  setQuestDone(table.scene.state, me, one, true);
}

/** Law 9.5.6: a crossbow removes a warrior, or any other piece of who has none there. No Infamy. */
export const strike = verb({
  fields: { of: faction, piece },
  refuses: (state, given, me) =>
    whyNotFollowed(state, me) ??
    (piecesToStrike(state, me, factionNamed(given.of)).includes(given.piece)
      ? whyNotReady(state, me, 'crossbow')
      : no('no.strike', { piece: ref('piece', given.piece) })),
  apply: (table, given, me) => {
    exhaustOne(table, me, 'crossbow', rule('law.strike'));
    strikes(table, me, factionNamed(given.of), given.piece);
  },
  said: saidStrike,
});

export function strikes(table: RootTable, me: Faction, victim: Faction, target: PieceId): void {
  const at = standsIn(table.scene.state, me);
  if (at === undefined) return;
  if (target === 'warrior') {
    removeWarriors(table, victim, at, 1, rule('law.strike'));
    robotRevenge(table, victim, 1);
    removedBy(table, { vagabond: me, victim, warriors: 1, others: 0, inBattle: false });
    return;
  }
  costOfErrors(table, me, () => destroyPiece(table, me, kindOf(target), at, rule('law.strike')));
}

const HIDEOUT_REPAIRS = 3;

/** Law 9.5.9, V.1 to V.6: a torch. What the app does not follow of it is only told. */
export const special = verb({
  fields: {},
  refuses: (state, _, me) => whyNotFollowed(state, me) ?? whyNoSpecial(state, me),
  apply: (table, _, me) => {
    const { state } = table.scene;
    const at = standsIn(state, me);
    switch (characterOf(state, me)) {
      case 'scoundrel':
        loseOne(state, me, 'torch');
        table.emit?.(rule('law.special'), m('do.specialScoundrel'));
        if (at !== undefined) removeAll(table, me, [at], rule('law.special'));
        return;
      case 'ranger':
        exhaustOne(table, me, 'torch', rule('law.special'));
        table.emit?.(rule('law.special'), m('do.specialRanger'));
        hideOut(table, me);
        return;
      case 'tinker':
        exhaustOne(table, me, 'torch', rule('law.special'));
        table.emit?.(rule('law.special'), m('do.specialTinker'));
        return;
      case 'vagrant':
        exhaustOne(table, me, 'torch', rule('law.special'));
        table.emit?.(rule('law.special'), m('do.specialVagrant'));
        return;
      default:
        exhaustOne(table, me, 'torch', rule('law.special'));
        table.emit?.(rule('law.special'), m('do.specialThief'));
    }
  },
  said: (_, by) => message(m('did.special'), { faction: by }),
});

/** The Arbiter's is no action; nobody but the Ranger does anything in a forest. */
export function whyNoSpecial(state: State, me: Faction): Message | undefined {
  const who = characterOf(state, me);
  if (who === 'arbiter') return no('no.arbiter');
  if (who !== 'ranger' && standsIn(state, me) === undefined) return no('no.inForest');
  return whyNotReady(state, me, 'torch');
}

/** with fewer than three damaged, what there is. */
export function hideOut(table: RootTable, me: Faction): void {
  const { state } = table.scene;
  for (let left = HIDEOUT_REPAIRS; left > 0; left -= 1) {
    const damaged = itemsIn(state, me, 'damagedReady', 'damagedExhausted');
    const answers = [...new Set(damaged)];
    const [first] = answers;
    if (first === undefined) return;
    const mended =
      answers.length === 1 || damaged.length <= left
        ? first
        : table.ask({
            rule: rule('law.special'),
            channel: 'human',
            ask: { id: m('ask.repairItem'), params: { n: left } },
            answers,
            ref: (id) => ref('item', id),
          });
    repairOne(table, me, mended, rule('law.special'));
  }
}
