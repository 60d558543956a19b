import { piecesOf } from '../board.ts';
import { quests } from '../content.ts';
import { enemiesOf, suitOfQuest } from '../facts.ts';
import { ready } from '../pack.ts';
import type { Clearing, Faction, ItemId, Quest } from '../pieces.ts';
import {
  EVERY_ITEM,
  EVERY_QUEST,
  ITEM_IDS,
  isVagabond,
  itemId,
  kindId,
  kindsOf,
  vagabondIndex,
} from '../pieces.ts';
import { isHostile } from '../relations.ts';
import { arePartners } from '../screen/dominant.ts';
import type { State } from '../state.ts';
import {
  cell,
  craftedBy,
  isInForest,
  pawnOf,
  piecesAt,
  QUESTS_DONE,
  suitOf,
  warriorsAt,
} from '../state.ts';
import type { PieceId } from '../verbs/verb.ts';

/** A human Vagabond's board (law 9): boots, quests, whom to aid and to strike. */

/** The clearing of the pawn; undefined in a forest, where nothing of Daylight can be done. */
export function standsIn(state: State, me: Faction): Clearing | undefined {
  const place = pawnOf(state, me);
  return isInForest(place) ? undefined : place;
}

/** Law 9.5.1, 9.2.9.III.b: a boot, and one more where a Hostile faction has warriors. */
export const bootsTo = (state: State, me: Faction, to: Clearing): number =>
  enemiesOf(state.facts, me).some(
    (enemy) => isHostile(state, me, enemy) && warriorsAt(state, enemy, to) > 0,
  )
    ? 2
    : 1;

// ---- quests ------------------------------------------------------------------------

const done = (me: Faction, quest: Quest): number =>
  QUESTS_DONE + vagabondIndex(me) * EVERY_QUEST.length + quest;
export const isQuestDone = (state: State, me: Faction, quest: Quest): boolean =>
  cell(state, done(me, quest)) === 1;
export const setQuestDone = (state: State, me: Faction, quest: Quest, isDone: boolean): void => {
  state.cells[done(me, quest)] = isDone ? 1 : 0;
};
export const itemsOfQuest = (quest: Quest): readonly ItemId[] =>
  ITEM_IDS.flatMap((id) =>
    (quests[quest]?.items ?? []).filter((other) => other === id).map(() => id),
  );

/** Law 9.5.5: a point for each done quest of the suit, this one too. */
export const pointsForQuest = (state: State, me: Faction, quest: Quest): number =>
  1 +
  EVERY_QUEST.filter(
    (other) =>
      suitOfQuest(state.facts, other) === suitOfQuest(state.facts, quest) &&
      isQuestDone(state, me, other),
  ).length;

export const hasItemsFor = (state: State, me: Faction, quest: Quest): boolean => {
  const wanted = itemsOfQuest(quest);
  return wanted.every(
    (id) => ready(state, me, id) >= wanted.filter((other) => other === id).length,
  );
};

/** Quests of the clearing's suit that he has not done; which of them lie open he sees himself. */
export function questsHere(state: State, me: Faction): readonly Quest[] {
  const at = standsIn(state, me);
  if (at === undefined) return [];
  return EVERY_QUEST.filter(
    (quest) =>
      suitOfQuest(state.facts, quest) === suitOf(state, at) && !isQuestDone(state, me, quest),
  );
}

// ---- aid and strike -------------------------------------------------------------------

/** Law 9.5.4: players with a piece in his clearing. */
export function playersHere(state: State, me: Faction): readonly Faction[] {
  const at = standsIn(state, me);
  if (at === undefined) return [];
  return enemiesOf(state.facts, me).filter((other) => piecesOf(state, other, at) > 0);
}

export const craftedItemsOf = (state: State, faction: Faction): readonly ItemId[] =>
  EVERY_ITEM.filter((item) => craftedBy(state, faction, item) > 0).map(itemId);

/** Law 9.5.6: warriors before any other piece. */
export function piecesToStrike(state: State, me: Faction, enemy: Faction): readonly PieceId[] {
  const at = standsIn(state, me);
  if (at === undefined || isVagabond(enemy) || arePartners(state, me, enemy)) return [];
  if (warriorsAt(state, enemy, at) > 0) return ['warrior'];
  return kindsOf(enemy)
    .filter((kind) => piecesAt(state, kind, at) > 0)
    .map(kindId);
}
