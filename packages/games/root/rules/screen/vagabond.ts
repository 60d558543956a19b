import type { Message } from '@empty-chair/kernel/words';
import { standsIn } from '../humans/vagabond.ts';
import { exhaustOne, itemsIn, ready, rest, tooMany, vagabondDraw } from '../pack.ts';
import { EVERY_SUIT, VAGABOND } from '../pieces.ts';
import { forgetAids } from '../relations.ts';
import type { State } from '../state.ts';
import { suitOf } from '../state.ts';
import { whyNotReady } from '../verbs/vagabond.ts';
import { no } from '../verbs/verb.ts';
import { rule } from '../words.ts';
import type { Chapter } from './chapter.ts';
import { isDoneOnce, turnOf } from './play.ts';
import { whyNotBirdsong, whyNotDaylight } from './when.ts';

/** The Vagabond (law 9): his turn. What he does in it stands in the files beside this one. */

/** Law 9.4.1 comes before anything else of Birdsong. */
const whyRefreshFirst = (state: State): Message | undefined =>
  !isDoneOnce(state, 'refresh') && itemsIn(state, VAGABOND, 'exhausted').length > 0
    ? no('no.refreshFirst')
    : undefined;

/** Law 9.4.2: once, after the items were refreshed. */
export function whyNoSlip(state: State): Message | undefined {
  if (isDoneOnce(state, 'slip')) return no('no.onceATurn');
  return whyNotBirdsong(state) ?? whyRefreshFirst(state);
}

/** law.9.6: rest, cards, the hand and last the Satchel. */
function whyNotEnd(state: State): Message | undefined {
  const { step } = turnOf(state);
  if (step === 'birdsong') return whyRefreshFirst(state);
  const n = step === 'items' ? tooMany(state, VAGABOND) : 0;
  return n > 0 ? no('no.tooManyItems', { n }) : undefined;
}

export const vagabondChapter: Chapter = {
  // He has no warriors to move; his pawn walks (vagabond-walk.ts).
  move: {
    law: rule('law.9.5.1'),
    whyNotNow: () => no('no.notYourVerb'),
    pay: () => undefined,
  },
  battle: {
    law: rule('law.9.5.2'),
    whyNotNow: (state) => whyNotDaylight(state) ?? whyNotReady(state, VAGABOND, 'sword'),
    pay: (table) => exhaustOne(table, VAGABOND, 'sword', rule('law.9.5.2')),
  },
  /** law.9.5.8, 9.2.1: a hammer for each icon, all of them of the suit where he stands. */
  crafting: {
    whyNotNow: (state) => {
      if (standsIn(state, VAGABOND) === undefined) return no('no.inForest');
      return whyNotDaylight(state) ?? whyNotReady(state, VAGABOND, 'hammer');
    },
    pieces: (state) => {
      const at = standsIn(state, VAGABOND);
      const hammers = ready(state, VAGABOND, 'hammer');
      return EVERY_SUIT.map((suit) =>
        at !== undefined && suitOf(state, at) === suit ? hammers : 0,
      );
    },
    use: (table, suits) => {
      for (const _ of suits) exhaustOne(table, VAGABOND, 'hammer', rule('law.9.2.1'));
    },
  },
  whyNotEnd,
  /** law.9.6.1: a night in the forest. */
  evening: (table) => {
    if (standsIn(table.scene.state, VAGABOND) === undefined) rest(table, VAGABOND);
  },
  /** Down to five after that as everybody (law.9.6.3). */
  draw: { law: rule('law.9.6.2'), cards: (state) => vagabondDraw(state, VAGABOND) },
  /** Law 9.2.9: aids do not carry over. */
  ends: ({ scene: { state } }) => forgetAids(state, VAGABOND),
};
