import type { Config } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import type { Input } from '../rules/verbs/verbs.ts';

/** Tables that between them meet every branch of the set-up. */
export const CONFIGS: Readonly<Record<string, Config>> = {
  'the first game': configFrom({}),
  'physical cards, hardest': configFrom({
    level: 'alptrauma',
    faction: 'powermongers',
    terrain: 'wasteland',
    humans: 'forest/monks',
    cards: 'table',
    choices: 'table',
  }),
  'two humans': configFrom({
    side: '3-5',
    level: 'ultoma',
    humans: 'desert/omar,mountain/moles',
    choices: 'table',
  }),
  'a card that is only known in part': configFrom({
    level: 'automaechtig',
    faction: 'symbionts',
    terrain: 'swamp',
    youth: 'plains',
    humans: 'lake/blessed',
  }),
};

/** A random human who builds more often than they count points, and passes now and then. */
export function humanWeight(input: Input): number {
  switch (input.kind) {
    case 'pass':
      return 6;
    case 'done':
      return 40;
    case 'points':
      return 1;
    default:
      return 2;
  }
}
