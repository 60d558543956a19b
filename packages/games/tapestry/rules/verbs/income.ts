import type { Table } from '@empty-chair/kernel/table';
import { message } from '@empty-chair/kernel/words';
import { FIRST_TO_ERA, LIMITS, trackOf } from '../content.ts';
import { stepForward, who } from '../effects.ts';
import type { Player, State } from '../state.ts';
import { incomeTurnsOf, isFinishedTrack } from '../state.ts';
import { m, ref, rule } from '../words.ts';
import { verb } from './verb.ts';

/** An income turn takes the whole turn (base rule). */
export const income = verb({
  fields: {},
  refuses: (state, _, seat) => {
    if (state.deed !== 'nothing') return message(m('no.income'));
    return incomeTurnsOf(state, seat) < LIMITS.incomeTurns
      ? undefined
      : message(m('no.moreIncome'));
  },
  apply: (table, _, seat) => {
    const state = table.scene;
    const turn = incomeTurnsOf(state, seat) + 1;
    const isFirst = state.facts.seats.every(
      (other) => other === seat || incomeTurnsOf(state, other) < turn,
    );
    state.incomeTurns[seat] = turn;
    state.deed = 'income';
    const gained = FIRST_TO_ERA[turn - 2];
    if (isFirst && gained !== undefined) {
      table.emit?.(rule('SET-7'), m('see.firstToEra'), { n: gained, era: turn });
    }
    if (turn === 1 && state.facts.isSolo) startingAdvances(table, seat);
  },
  said: (state, _, seat) =>
    message(m('did.income'), { who: who(state, seat), n: incomeTurnsOf(state, seat) + 1 }),
});

/** DIF-1. */
function startingAdvances(table: Table<State>, player: Player): void {
  const state = table.scene;
  const { humanAdvances } = state.facts.level;
  if (humanAdvances.length === 0) return;
  for (const id of humanAdvances) {
    // Only a correction can have brought a token to the end by now.
    if (!isFinishedTrack(state, player, trackOf(id))) {
      stepForward(table, state, { player, track: trackOf(id) });
    }
  }
  table.emit?.(rule('DIF-1'), m('do.humanAdvances'), {
    tracks: humanAdvances.map((id) => ref('track', id)),
  });
}
