import { count, optional } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { canBattle, battle as resolveBattle } from '../battle.ts';
import { isBot } from '../board.ts';
import { isPlaying } from '../facts.ts';
import { exhaustOne, isFollowed } from '../pack.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { clearingNumbered, factionId, factionNamed } from '../pieces.ts';
import type { State } from '../state.ts';
import { clearingRef, factionRef, m, ref, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { clearing, faction, no, verb } from './verb.ts';

/** Extra hits are rare: `battle 5 marquise` is what people type. */
const extraHits = optional(count(0, 99), 0);

export const battle = verb({
  fields: { at: clearing, defender: faction, extra: extraHits, defenderExtra: extraHits },
  refuses: (state, { at, defender }, me) => {
    const enemy = factionNamed(defender);
    if (!isPlaying(state.facts, enemy)) return no('no.noEnemy');
    return canBattle(state, me, enemy, clearingNumbered(at))
      ? undefined
      : no('no.battle', { at: clearingRef(clearingNumbered(at)) });
  },
  apply: (table, { at, defender, extra, defenderExtra }, me) => {
    // Law 9.5.2, A-60: a followed Vagabond pays with a sword; without a ready one a card began it.
    if (isFollowed(table.scene.state, me)) exhaustOne(table, me, 'sword', rule('law.items'));
    resolveBattle(
      table,
      {
        attacker: me,
        defender: factionNamed(defender),
        clearing: clearingNumbered(at),
        by: rule('law.battle'),
      },
      { attacker: extra, defender: defenderExtra, by: undefined },
    );
  },
  said: ({ at, defender }, by) =>
    message(m('did.battle'), {
      faction: by,
      defender: ref('faction', defender),
      at: clearingRef(clearingNumbered(at)),
    }),
});

/** Without and with an extra hit. */
export function* battlesWith(
  state: State,
  me: Faction,
  enemy: Faction,
  here: Clearing,
): Offers<{ battle: typeof battle }> {
  if (!canBattle(state, me, enemy, here)) return;
  const defender = factionId(enemy);
  const extra = { least: 0, most: 1 };
  yield { kind: 'battle', at: here + 1, defender, extra, defenderExtra: 0 };
}

/** 2.8.2: never against a bot. Between humans the battle itself asks for it. */
export const ambush = verb({
  fields: { at: clearing, attacker: faction },
  refuses: (state, given) => {
    const attacker = factionNamed(given.attacker);
    return isBot(state, attacker)
      ? no('no.ambush', { faction: factionRef(attacker) })
      : no('no.ambushInBattle');
  },
  apply: () => undefined,
  said: ({ at, attacker }, by) =>
    message(m('did.ambush'), {
      faction: by,
      attacker: ref('faction', attacker),
      at: clearingRef(clearingNumbered(at)),
    }),
});
