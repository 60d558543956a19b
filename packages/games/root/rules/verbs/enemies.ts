import { message } from '@empty-chair/kernel/words';
import { hurtVagabond } from '../battle-hits.ts';
import { piecesOf } from '../board.ts';
import { bots } from '../content.ts';
import { destroyAll, destroyPiece, removeWarriors } from '../effects.ts';
import type { Clearing, Faction, FactionId, Kind, KindId } from '../pieces.ts';
import { FACTION_IDS, indexOfId, KIND_IDS, KIND_OWNER, KINDS_OF } from '../pieces.ts';
import type { State } from '../state.ts';
import { piecesAt, warriorsAt } from '../state.ts';
import { clearingRef, m, ref, rule } from '../words.ts';
import { kindOf, whyNotSoMany } from './pieces.ts';
import type { Offers } from './verb.ts';
import { clearing, faction, n, no, piece, verb } from './verb.ts';

/** An enemy's pieces, removed by an effect other than battle. */
export const destroy = verb({
  fields: { n, of: faction, piece, at: clearing },
  refuses: (state, given, me) => {
    const victim = indexOfId(FACTION_IDS, given.of);
    if (given.n < 1) return no('no.zero');
    if (victim === me || state.facts.seatOf[victim] === -1) return no('no.noEnemy');
    if (given.piece !== 'warrior' && KIND_OWNER[kindOf(given.piece)] !== victim) {
      return no('no.notTheirs', { piece: ref('piece', given.piece) });
    }
    return whyNotSoMany(state, victim, given);
  },
  apply: (table, given, me) => {
    const at = given.at - 1;
    if (given.piece === 'warrior') {
      const victim = indexOfId(FACTION_IDS, given.of);
      removeWarriors(table, victim, at, given.n, rule('law.removal'));
      return;
    }
    const kind = kindOf(given.piece);
    for (let left = given.n; left > 0; left -= 1) {
      destroyPiece(table, me, kind, at, rule('law.removal'));
    }
  },
  said: (given, by) =>
    message(m('did.destroy'), {
      faction: by,
      n: given.n,
      victim: ref('faction', given.of),
      piece: ref('piece', given.piece),
      at: clearingRef(given.at - 1),
    }),
});

/** "Remove all enemy pieces" (a revolt, a favor card). */
export const clear = verb({
  fields: { at: clearing },
  refuses: (state, { at }, me) =>
    enemiesAt(state, me, at - 1).length === 0
      ? no('no.noEnemyThere', { at: clearingRef(at - 1) })
      : undefined,
  apply: (table, { at }, me) =>
    destroyAll(table, me, at - 1, rule('law.removal'), (vagabond) => {
      table.emit?.(rule('7.2.1.I'), m('do.fullRemoval'));
      hurtVagabond(table, vagabond, bots.vagabot.numbers.fullRemovalDamage);
    }),
  said: ({ at }, by) => message(m('did.clear'), { faction: by, at: clearingRef(at - 1) }),
});

export const enemiesAt = (state: State, me: Faction, here: Clearing): readonly Faction[] =>
  (state.facts.enemies[me] as readonly Faction[]).filter(
    (enemy) => piecesOf(state, enemy, here) > 0,
  );

/** Warriors in any number, buildings and tokens one by one. */
export function* piecesToDestroy(
  state: State,
  enemy: Faction,
  here: Clearing,
): Offers<{ destroy: typeof destroy }> {
  const at = here + 1;
  const of = FACTION_IDS[enemy] as FactionId;
  const most = warriorsAt(state, enemy, here);
  if (most > 0) yield { kind: 'destroy', n: { least: 1, most }, piece: 'warrior', of, at };
  for (const kind of KINDS_OF[enemy] as readonly Kind[]) {
    if (piecesAt(state, kind, here) === 0) continue;
    yield { kind: 'destroy', n: 1, piece: KIND_IDS[kind] as KindId, of, at };
  }
}
