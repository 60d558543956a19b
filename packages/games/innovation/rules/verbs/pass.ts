import { optional } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import type { BonusTile } from '../content.ts';
import { BONUS_TILES, LIMITS } from '../content.ts';
import { endTurn, takePlace } from '../rounds.ts';
import type { BonusSlot, State } from '../state.ts';
import { bonusTileOf } from '../state.ts';
import { m, ref, rule } from '../words.ts';
import { slotOf, whyNotFree } from './bonus.ts';
import { whoRef } from './turn.ts';
import { bonusTile, verb } from './verb.ts';

/** AOI-T5: the old tile goes into the slot just emptied. AOI-T6: none is taken in round 6. */
export const pass = verb({
  fields: {
    tile: {
      ...optional<BonusTile | undefined>(bonusTile, undefined),
      among: [undefined, ...BONUS_TILES],
    },
  },
  refuses: (state, { tile }) => {
    const isLast = state.round === LIMITS.rounds;
    if (tile === undefined) return isLast ? undefined : message(m('no.bonusNamed'));
    return isLast ? message(m('no.bonusInLast')) : whyNotFree(state, tile);
  },
  apply: (table, { tile }, seat) => {
    const state = table.scene;
    if (tile !== undefined) {
      const slot = slotOf(state, tile);
      const old = bonusTileOf(state, seat);
      const { coins } = state.bonus[slot] as BonusSlot;
      state.bonusOf[seat] = tile;
      state.bonus[slot] = { tile: old, coins: 0 };
      table.emit?.(rule('AOI-T5'), m('do.humanBonus'), {
        tile: ref('bonus', tile),
        old: ref('bonus', old),
        n: coins,
      });
    }
    takePlace(state, seat);
    endTurn(table);
  },
  said: (state, { tile }, seat) => {
    const who = whoRef(state, seat);
    return tile === undefined
      ? message(m('did.lastPass'), { who })
      : message(m('did.pass'), { who, tile: ref('bonus', tile) });
  },
});

export const passOffers = ({ round, bonus }: State) =>
  round === LIMITS.rounds
    ? [{ kind: 'pass' as const, tile: undefined }]
    : bonus.map(({ tile }) => ({ kind: 'pass' as const, tile }));
