import type { Field } from '@empty-chair/kernel/fields';
import { count, word } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { AMOUNTS, EFFECTS } from '../turn/effect-kinds.ts';
import { applyEffect, changeReligion } from '../turn/effects.ts';
import { m, realmRef, ref, religionRef } from '../words.ts';
import { MOST, realm, religion } from './fields.ts';
import { playedBy, whyNoBot, whyNoPlayer } from './players.ts';
import { verb } from './verb.ts';

const amount = count(-MOST.cubes, MOST.cubes);
/** It may be left out where it is typed, but a record always has it. */
const amountOrNone: Field<number> = {
  ...amount,
  read: (typed, what) => (typed.isDone() ? 0 : amount.read(typed, what)),
};

/** EU-23: what an Event or a human's action does to a bot. */
export const effect = verb({
  fields: { realm, effect: word(EFFECTS), n: amountOrNone },
  refuses: (state, given) => whyNoBot(state, given.realm),
  apply: (table, given) =>
    void applyEffect(table, table.scene, playedBy(table.scene, given.realm), given.effect, given.n),
  said: (_, given) => {
    const params = { who: realmRef(given.realm), effect: ref('effect', given.effect) };
    return AMOUNTS[given.effect] === undefined
      ? message(m('did.effectAlone'), params)
      : message(m('did.effect'), { ...params, n: given.n });
  },
});

/** EU-23.8 for a bot, or a human's own new State Religion. */
export const faith = verb({
  fields: { realm, religion },
  refuses: (state, given) => whyNoPlayer(state, given.realm),
  apply: (table, given) => {
    const player = playedBy(table.scene, given.realm);
    if (player.isBot) changeReligion(table, table.scene, player, given.religion);
    else player.religion = given.religion;
  },
  said: (_, given) =>
    message(m('fix.stateReligion'), {
      who: realmRef(given.realm),
      religion: religionRef(given.religion),
    }),
});
