import { count } from '@empty-chair/kernel/fields';
import type { MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isByFerry } from '../board.ts';
import { common } from '../content.ts';
import { moveWarriors } from '../effects.ts';
import type { Faction } from '../pieces.ts';
import { clearingNumbered, isVagabond } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { warriorsAt } from '../state.ts';
import { clearing } from '../verbs/verb.ts';
import { clearingRef, m, rule } from '../words.ts';
import { act } from './act.ts';
import type { March } from './chapter.ts';
import { chapterOf } from './chapters.ts';
import { draws } from './informants.ts';
import { lawfulMoves, whyNoMove } from './ways.ts';

/** As many as a faction has warriors. */
export const warriors = count(1, 25);
export const marchFields = { n: warriors, from: clearing, to: clearing };

interface SaidMarch {
  readonly n: number;
  readonly from: number;
  readonly to: number;
}
export const marchOf = ({ n, from, to }: SaidMarch): March => ({
  n,
  from: clearingNumbered(from),
  to: clearingNumbered(to),
});

/** Every move by the law, with any number of those who stand there. */
export function* marchOffers(state: State, me: Faction) {
  for (const { from, to } of lawfulMoves(state, me)) {
    const n = { least: 1, most: warriorsAt(state, me, from) };
    yield { n, from: from + 1, to: to + 1 };
  }
}

export const saidMarch = (
  { n, from, to }: SaidMarch,
  faction: Ref,
  id: MessageId = m('did.move'),
) =>
  message(id, {
    faction,
    n,
    from: clearingRef(clearingNumbered(from)),
    to: clearingRef(clearingNumbered(to)),
  });

/** Law 4.2, any number of times (law.4.2.2); the Ferry brings its rider a card (M.3.5). */
export function marches(table: RootTable, me: Faction, { from, to, n }: March): void {
  const { state } = table.scene;
  const rides = isByFerry(state, from, to);
  moveWarriors(table, { faction: me, from, to, n }, rule('law.4.2'));
  if (rides) draws(table, me, common.ferryVp, rule('law.M.3.5'));
}

/** A move of warriors, by whatever the faction pays for it. */
export const move = act({
  law: rule('law.4.2'),
  who: (faction) => !isVagabond(faction),
  fields: marchFields,
  whyNotNow: (state, me) => chapterOf(me).move.whyNotNow(state),
  choices: marchOffers,
  refuses: (state, given, me) =>
    whyNoMove(state, me, marchOf(given)) ?? chapterOf(me).move.refuses?.(state, marchOf(given)),
  nothing: 'no.march',
  apply: (table, given, me) => {
    const march = marchOf(given);
    const means = chapterOf(me).move;
    means.pay(table, march);
    marches(table, me, march);
    means.after?.(table, march);
  },
  said: (given, faction) => saidMarch(given, faction),
});
