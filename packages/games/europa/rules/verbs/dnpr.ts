import { word } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { isPlayerRealm } from '../board.ts';
import { dnprMessage } from '../diff.ts';
import { DNPR_COLORS } from '../state.ts';
import { m, realmRef } from '../words.ts';
import { realm } from './fields.ts';
import { unless, verb } from './verb.ts';

const GONE = 'gone';

/** Main rules 13.3: Events make Dynamic Non-Player Realms, and end them. */
export const dnpr = verb({
  fields: { realm, color: word([...DNPR_COLORS, GONE] as const) },
  refuses: (state, given) =>
    unless(
      !isPlayerRealm(state, given.realm),
      message(m('no.dnpr'), { realm: realmRef(given.realm) }),
    ),
  apply: ({ scene: state }, { realm: npr, color }) => {
    const others = state.dnprs.filter((one) => one.realm !== npr);
    state.dnprs = color === GONE ? others : [...others, { realm: npr, color }];
  },
  said: (_, { realm: npr, color }) =>
    dnprMessage({ realm: npr, color: color === GONE ? undefined : color }),
});
