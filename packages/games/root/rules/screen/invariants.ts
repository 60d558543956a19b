import type { Invariant } from '@empty-chair/kernel/module';
import { message } from '@empty-chair/kernel/words';
import { isPlaying } from '../facts.ts';
import { COLUMN_IDS, VIZIERS_OF } from '../leaders.ts';
import type { Card } from '../pieces.ts';
import { ALLIANCE, EYRIE } from '../pieces.ts';
import type { State } from '../state.ts';
import { VIZIER } from '../state.ts';
import { m } from '../words.ts';
import { isPerson } from './play.ts';
import type { Screen } from './screen.ts';
import { without } from './screen.ts';
import { supporterLimit } from './supporters.ts';
import { areTooManyTired } from './tired-items.ts';

/** What must hold of people who play on the screen. */
export const screenInvariants: readonly Invariant<State>[] = [
  {
    name: 'a Decree has a leader and his viziers, and only an Eyrie on the screen has one',
    check: (state) =>
      state.screen === undefined || isSoundDecree(state, state.screen)
        ? undefined
        : message(m('bad.screenDecree')),
  },
  {
    name: 'only an Alliance on the screen has supporters, as many as it may hold',
    check: (state) => {
      const n = state.screen?.supporters.length ?? 0;
      const isTheirs = isPlaying(state.facts, ALLIANCE) && isPerson(state, ALLIANCE);
      const most = isTheirs ? supporterLimit(state) : 0;
      return n <= most ? undefined : message(m('bad.screenSupporters'));
    },
  },
  {
    name: 'the League has exhausted only items that lie there (H-29)',
    check: (state) =>
      state.facts.factions.some((faction) => areTooManyTired(state, faction))
        ? message(m('bad.screenExhausted'))
        : undefined,
  },
];

function isSoundDecree(state: State, { leader, decree, deposed, turn }: Screen): boolean {
  if (leader === undefined) return decree.flat().length + deposed.length === 0;
  const isTheirs = isPlaying(state.facts, EYRIE) && isPerson(state, EYRIE);
  return (
    isTheirs &&
    !deposed.includes(leader) &&
    COLUMN_IDS.every((column, index) => {
      const cards = decree[index] ?? [];
      const viziers = cards.filter((card) => card === VIZIER).length;
      const isWhole = viziers === (VIZIERS_OF[leader].includes(column) ? 1 : 0);
      return isWhole && isWithin(turn.resolved[index] ?? [], cards);
    })
  );
}

/** Each of the first is one of the others. */
const isWithin = (cards: readonly Card[], all: readonly Card[]): boolean =>
  cards.reduce<readonly Card[]>(without, all).length === all.length - cards.length;
