import type { Question } from '@empty-chair/kernel/table';
import type { Faction } from '../rules/pieces.ts';
import {
  CORVIDS,
  FACTION_IDS,
  indexOfId,
  KIND_IDS,
  KIND_OWNER,
  MARQUISE,
} from '../rules/pieces.ts';

/** Whom a question is for: the faction that it names, or the one that alone can be asked it; -1 for chance. */
export function factionAsked<A>(
  { ask, channel, answers, ref }: Question<A>,
  vagabond: Faction,
): Faction {
  if (channel !== 'human') return -1;
  const named = ask.params?.['faction'];
  if (typeof named === 'object' && 'id' in named) return indexOfId(FACTION_IDS, named.id);
  const id: string = ask.id;
  if (id === 'ask.losePiece') return KIND_OWNER[indexOfId(KIND_IDS, ref(answers[0] as A).id)] ?? -1;
  if (id === 'ask.startingBuilding') return MARQUISE;
  if (id === 'ask.plot') return CORVIDS;
  return id === 'ask.startForest' || id === 'ask.chooseRuinItem' ? vagabond : -1;
}
