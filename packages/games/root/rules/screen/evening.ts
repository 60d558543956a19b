import { message } from '@empty-chair/kernel/words';
import { cardNamed } from '../facts.ts';
import type { Faction } from '../pieces.ts';
import { factionNamed } from '../pieces.ts';
import type { State } from '../state.ts';
import { no } from '../verbs/verb.ts';
import { m, rule } from '../words.ts';
import { act, card, cardIdOf, saidCard, whyNotInHand } from './act.ts';
import { chapterOf } from './chapters.ts';
import { whyEmigreFirst } from './emigre-duty.ts';
import { spendCard } from './hands.ts';
import { handOf, inTurn, turnOf } from './play.ts';
import { endStep } from './turn.ts';

const HAND_LIMIT = 5;

/** The step is over: what is left of it is given up (law 1.4.1); or only its start, where something follows on that. */
export const end = act({
  law: rule('law.1.4.1'),
  fields: {},
  whyNotNow: (state, me) => {
    const { step } = turnOf(state);
    if (step === 'discard') return whyTooMany(handOf(state, me).length);
    if (isAtDawn(state, me)) return undefined;
    return chapterOf(me).whyNotEnd(state) ?? whyEmigreFirst(state, me);
  },
  choices: () => [{}],
  apply: (table, _, me) => {
    const { state } = table.scene;
    if (isAtDawn(state, me)) inTurn(state, { begun: true });
    else endStep(table);
  },
  said: (_, faction, state) =>
    message(m(isAtDawn(state, factionNamed(faction.id)) ? 'did.endStart' : 'did.endStep'), {
      faction,
      step: { kind: 'step', id: turnOf(state).step },
    }),
});

/** What Birdsong brings by itself waits for what may come before it. */
export const isAtDawn = (state: State, me: Faction): boolean =>
  chapterOf(me).dawn?.isDue(state) === true;

const whyTooMany = (cards: number) =>
  cards > HAND_LIMIT ? no('no.tooManyCards', { n: cards - HAND_LIMIT }) : undefined;

/** Down to five, in the Evening of one's own turn only (H-04). */
export const discard = act({
  law: rule('law.6.6'),
  fields: { card },
  whyNotNow: (state, me) =>
    turnOf(state).step === 'discard' && handOf(state, me).length > HAND_LIMIT
      ? undefined
      : no('no.handLimit'),
  *choices(state, me) {
    for (const one of handOf(state, me)) yield { card: cardIdOf(state, one) };
  },
  refuses: (state, given, me) => whyNotInHand(state, me, given.card),
  apply: (table, given, me) =>
    spendCard(table, me, cardNamed(table.scene.state.facts, given.card), chapterOf(me).draw.law),
  said: saidCard('did.discardCard'),
});
