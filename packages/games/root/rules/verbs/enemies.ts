import { word } from '@empty-chair/kernel/fields';
import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { hurtPawn } from '../battle-hits.ts';
import { piecesOf } from '../board.ts';
import { CLEARING_SUITS } from '../config.ts';
import { costOfErrors } from '../duchy.ts';
import { destroyAll, destroyPiece, removeWarriors } from '../effects.ts';
import { enemiesOf, isPlaying } from '../facts.ts';
import { robotRevenge } from '../lizards.ts';
import type { Clearing, Faction, Suit } from '../pieces.ts';
import {
  clearingNumbered,
  factionId,
  factionNamed,
  kindId,
  kindsOf,
  ownerOf,
  suitNamed,
} from '../pieces.ts';
import { removedBy } from '../relations.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { piecesAt, suitOf, warriorsAt } from '../state.ts';
import { clearingRef, m, ref, rule } from '../words.ts';
import { kindOf, whyNotSoMany } from './pieces.ts';
import type { Offers } from './verb.ts';
import { clearing, faction, n, no, piece, verb } from './verb.ts';

/** An enemy's pieces, removed by an effect other than battle. */
export const destroy = verb({
  fields: { n, of: faction, piece, at: clearing },
  refuses: (state, given, me) => {
    const victim = factionNamed(given.of);
    if (given.n < 1) return no('no.zero');
    if (victim === me || !isPlaying(state.facts, victim)) return no('no.noEnemy');
    if (given.piece !== 'warrior' && ownerOf(kindOf(given.piece)) !== victim) {
      return no('no.notTheirs', { piece: ref('piece', given.piece) });
    }
    return whyNotSoMany(state, victim, given);
  },
  apply: (table, given, me) => {
    const at = clearingNumbered(given.at);
    if (given.piece === 'warrior') {
      const victim = factionNamed(given.of);
      removeWarriors(table, victim, at, given.n, rule('law.removal'));
      robotRevenge(table, victim, given.n);
      removedBy(table, {
        vagabond: me,
        victim,
        warriors: given.n,
        others: 0,
        inBattle: false,
      });
      return;
    }
    const kind = kindOf(given.piece);
    costOfErrors(table, me, () => {
      for (let left = given.n; left > 0; left -= 1) {
        destroyPiece(table, me, kind, at, rule('law.removal'));
      }
    });
  },
  said: ({ n, of, piece, at }, faction) => {
    const victim = ref('faction', of);
    const params = { faction, n, victim, at: clearingRef(clearingNumbered(at)) };
    return piece === 'warrior'
      ? message(m('did.destroyWarriors'), params)
      : message(m('did.destroy'), { ...params, piece: ref('piece', piece) });
  },
});

/** "Remove all enemy pieces" of one clearing. */
export const clear = verb({
  fields: { at: clearing },
  refuses: (state, { at }, me) =>
    enemiesAt(state, me, clearingNumbered(at)).length === 0
      ? no('no.noEnemyThere', { at: clearingRef(clearingNumbered(at)) })
      : undefined,
  apply: (table, { at }, me) => removeAll(table, me, [clearingNumbered(at)], rule('law.removal')),
  said: ({ at }, by) =>
    message(m('did.clear'), { faction: by, at: clearingRef(clearingNumbered(at)) }),
});

/** A favor card: all enemy pieces of every clearing of its suit, at once (B-85). */
export const favor = verb({
  fields: { suit: word(CLEARING_SUITS) },
  refuses: (state, { suit }, me) =>
    favored(state, me, suitNamed(suit)).length === 0
      ? no('no.noEnemyOfSuit', { suit: ref('suit', suit) })
      : undefined,
  apply: (table, { suit }, me) =>
    removeAll(table, me, favored(table.scene.state, me, suitNamed(suit)), rule('law.removal')),
  said: ({ suit }, by) => message(m('did.favor'), { faction: by, suit: ref('suit', suit) }),
});

const favored = (state: State, me: Faction, suit: Suit): readonly Clearing[] =>
  state.facts.byPriority.filter(
    (here) => suitOf(state, here) === suit && enemiesAt(state, me, here).length > 0,
  );

/** Of the Favors that the deck has: that of the Exiles and Partisans has none. */
export function* favorsToPlay(state: State, me: Faction): Offers<{ favor: typeof favor }> {
  const { cards } = state.facts;
  for (const suit of CLEARING_SUITS) {
    const isInDeck = cards.some((card) => card.kind === 'favor' && card.suit === suit);
    if (isInDeck && favored(state, me, suitNamed(suit)).length > 0) yield { kind: 'favor', suit };
  }
}

/** A pawn stays; its items suffer instead. */
export function removeAll(
  table: RootTable,
  me: Faction,
  clearings: readonly Clearing[],
  by: RuleId,
): void {
  const { state } = table.scene;
  const fallen = clearings.flatMap((at) =>
    enemiesAt(state, me, at).map((victim) => ({
      victim,
      warriors: warriorsAt(state, victim, at),
    })),
  );
  destroyAll(table, me, clearings, by, (vagabond) => hurtPawn(table, vagabond));
  for (const { victim, warriors } of fallen) {
    removedBy(table, { vagabond: me, victim, warriors, others: 0, inBattle: false });
  }
}

export const enemiesAt = (state: State, me: Faction, here: Clearing): readonly Faction[] =>
  enemiesOf(state.facts, me).filter((enemy) => piecesOf(state, enemy, here) > 0);

/** Warriors in any number, buildings and tokens one by one. */
export function* piecesToDestroy(
  state: State,
  enemy: Faction,
  here: Clearing,
): Offers<{ destroy: typeof destroy }> {
  const at = here + 1;
  const of = factionId(enemy);
  const most = warriorsAt(state, enemy, here);
  if (most > 0) yield { kind: 'destroy', n: { least: 1, most }, piece: 'warrior', of, at };
  for (const kind of kindsOf(enemy)) {
    if (piecesAt(state, kind, here) === 0) continue;
    yield { kind: 'destroy', n: 1, piece: kindId(kind), of, at };
  }
}
