import { NONE } from '@empty-chair/kernel/ids';
import type { Rng } from '@empty-chair/kernel/rng';
import type { Question } from '@empty-chair/kernel/table';
import { cardNamed } from '../rules/facts.ts';
import type { Faction } from '../rules/pieces.ts';
import { effectOf } from '../rules/screen/effect-cards.ts';
import type { State } from '../rules/state.ts';
import { worthInHand } from './hand-worth.ts';
import { leastOf } from './least-of.ts';
import type { Asked, Plan } from './plan.ts';

/** Questions in the middle of something. What neither the plan nor everybody has a reason for, anything will do. */
export function answerBy<A>(plan: Plan, asked: Asked<A>, rng: Rng): A {
  const { question } = asked;
  return named(question, plan.prefers(asked)) ?? ofCards(asked) ?? anyOf(question, rng);
}

/** The first of these names that is an answer. */
function named<A>({ answers, ref }: Question<A>, ids: readonly string[]): A | undefined {
  for (const id of ids) {
    const answer = answers.find((one) => ref(one).id === id);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

export const anyOf = <A>({ answers }: Question<A>, rng: Rng): A =>
  answers[rng.below(answers.length)] as A;

/** Warriors that one card of the hand should bring back from the hospitals. */
const HOSPITALS_FOR = 1;

function ofCards<A>({ question, me, state }: Asked<A>): A | undefined {
  if (state === undefined) return undefined;
  const none = () => named(question, ['none']);
  switch (question.ask.id as string) {
    case 'ask.outrageCard':
    case 'ask.giveBack':
    case 'ask.supporter':
    case 'ask.dropSupporter':
    case 'ask.ambushCard':
    case 'ask.foilCard':
    case 'ask.investorsCard':
    case 'ask.extortedCard':
      return leastCard(question, me, state);
    case 'ask.hospitals':
      return numberIn(question) < HOSPITALS_FOR ? none() : leastCard(question, me, state);
    case 'ask.battleCard':
      return battleCard(question, state) ?? none();
    case 'ask.enlist':
      return named(question, ['no']);
    default:
      return undefined;
  }
}

/** The card that is missed least, before playing none. */
function leastCard<A>(question: Question<A>, me: Faction, state: State): A | undefined {
  const { answers, ref } = question;
  const card = (answer: A) => cardNamed(state.facts, ref(answer).id);
  return leastOf(
    answers.filter((one) => card(one) !== NONE),
    (one) => worthInHand(state, me, card(one)),
  );
}

function numberIn<A>({ ask }: Question<A>): number {
  const n = ask.params?.['n'];
  return typeof n === 'number' ? n : 0;
}

/** Armorers against a hard roll, Sappers whenever they can; the others cost more than they bring. */
function battleCard<A>(question: Question<A>, state: State): A | undefined {
  const { answers, ref } = question;
  const having = (effect: string) =>
    answers.find((one) => effectOf(state, cardNamed(state.facts, ref(one).id)) === effect);
  return (isHardRoll(question) ? having('armorers') : undefined) ?? having('sappers');
}

/** Two hits or more for whoever is rolled against. */
function isHardRoll<A>({ ask }: Question<A>): boolean {
  const dice = ask.params?.['dice'];
  const [, low = 0] =
    typeof dice === 'object' && 'id' in dice ? dice.id.split('-').map(Number) : [];
  return low >= 2;
}
