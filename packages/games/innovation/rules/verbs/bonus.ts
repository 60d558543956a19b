import type { Table } from '@empty-chair/kernel/table';
import { chooseAtRandom } from '@empty-chair/kernel/table';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { BonusTile } from '../content.ts';
import { nextErrand } from '../rounds.ts';
import type { State } from '../state.ts';
import { m, ref, rule } from '../words.ts';
import { taskOf, whoRef } from './turn.ts';
import { bonusTile, verb } from './verb.ts';

/** AOI-S9: when the last human has chosen, a coin goes on each tile that is left. */
export const bonus = verb({
  fields: { tile: bonusTile },
  refuses: (state, { tile }) => whyNotFree(state, tile),
  apply: (table, { tile }, seat) => {
    const state = table.scene;
    state.bonusOf[seat] = tile;
    state.bonus.splice(slotOf(state, tile), 1);
    nextErrand(state);
    if (taskOf(state) === 'bonus') return;
    if (state.facts.humans.length > 1) giveAutomaBonus(table);
    for (const left of state.bonus) left.coins = 1;
    table.emit?.(rule('AOI-S9'), m('do.bonusCoins'), {
      tiles: state.bonus.map((left) => ref('bonus', left.tile)),
    });
  },
  said: (state, { tile }, seat) =>
    message(m('did.bonus'), { who: whoRef(state, seat), tile: ref('bonus', tile) }),
});

/** AOI-V2: with two humans, a random one of those not chosen; AOI-Q24: the others keep their order. */
function giveAutomaBonus(table: Table<State>): void {
  const state = table.scene;
  const tile = chooseAtRandom(table, {
    rule: rule('AOI-V2'),
    channel: 'choices',
    ask: message(m('ask.automaBonus')),
    answers: state.bonus.map((slot) => slot.tile),
    ref: (id) => ref('bonus', id),
  });
  state.bonus.splice(slotOf(state, tile), 1);
  state.bonusOf[state.facts.automa] = tile;
  table.emit?.(rule('AOI-V2'), m('do.automaBonus'), { tile: ref('bonus', tile) });
}

/** Where the free bonus tile lies. */
export const slotOf = ({ bonus: free }: State, tile: BonusTile): number =>
  free.findIndex((slot) => slot.tile === tile);

export const whyNotFree = (state: State, tile: BonusTile): Message | undefined =>
  slotOf(state, tile) >= 0 ? undefined : message(m('no.bonus'), { tile: ref('bonus', tile) });

export const bonusOffers = ({ bonus: free }: State) =>
  free.map(({ tile }) => ({ kind: 'bonus' as const, tile }));
