import { suitOfQuest } from './facts.ts';
import { isQuestDone, itemsOfQuest, pointsForQuest } from './humans/vagabond.ts';
import { isFollowed, ready } from './pack.ts';
import type { Faction, FactionId, ItemId, Quest } from './pieces.ts';
import { EVERY_QUEST, factionId, isVagabond, questId, suitId } from './pieces.ts';
import type { RelationId } from './relations.ts';
import { relationOf } from './relations.ts';
import type { State } from './state.ts';

/** What lies open before a person’s Vagabond, for everybody to see: quests (law 9.3) and relations (law 9.2.9). */
export interface VagabondView {
  /** Face up; at a real table the app doesn’t know them. */
  readonly quests: readonly QuestView[];
  readonly relations: readonly { readonly faction: FactionId; readonly relation: RelationId }[];
}
export interface QuestView {
  readonly quest: string;
  readonly suit: string;
  readonly items: readonly { readonly item: ItemId; readonly isReady: boolean }[];
  readonly points: number;
}

export function vagabondView(state: State, me: Faction): VagabondView | undefined {
  if (!isFollowed(state, me)) return undefined;
  return {
    quests: openQuests(state, me).map((quest) => questView(state, me, quest)),
    relations: relationsOf(state, me),
  };
}

export const relationsOf = (state: State, me: Faction): VagabondView['relations'] =>
  state.facts.factions
    .filter((other) => !isVagabond(other))
    .map((other) => ({ faction: factionId(other), relation: relationOf(state, me, other) }));

export const openQuests = (state: State, me: Faction): readonly Quest[] =>
  EVERY_QUEST.filter(
    (quest) => state.screen?.quests.includes(quest) && !isQuestDone(state, me, quest),
  );

function questView(state: State, me: Faction, quest: Quest): QuestView {
  const seen: ItemId[] = [];
  const items = itemsOfQuest(quest).map((item) => {
    seen.push(item);
    const wanted = seen.filter((other) => other === item).length;
    return { item, isReady: ready(state, me, item) >= wanted };
  });
  return {
    quest: questId(quest),
    suit: suitId(suitOfQuest(state.facts, quest)),
    items,
    points: pointsForQuest(state, me, quest),
  };
}
