import { NONE } from '@empty-chair/kernel/ids';
import type { Question } from '@empty-chair/kernel/table';
import type { Faction } from '../rules/pieces.ts';
import { CORVIDS, factionNamed, kindNamed, MARQUISE, ownerOf } from '../rules/pieces.ts';

/** Whom a question is for: the faction that it names, or the one that alone can be asked it; NONE for chance. */
export function factionAsked<A>(
  { ask, channel, answers, ref }: Question<A>,
  vagabond: Faction,
): Faction {
  if (channel !== 'human') return NONE;
  const named = ask.params?.['faction'];
  if (typeof named === 'object' && 'id' in named) return factionNamed(named.id);
  const id: string = ask.id;
  if (id === 'ask.losePiece') return ownerOf(kindNamed(ref(answers[0] as A).id));
  if (id === 'ask.startingBuilding') return MARQUISE;
  if (id === 'ask.plot') return CORVIDS;
  return id === 'ask.startForest' || id === 'ask.chooseRuinItem' ? vagabond : NONE;
}
