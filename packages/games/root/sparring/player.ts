import type { Question } from '@empty-chair/kernel/table';
import type { MessageId, Params, Ref } from '@empty-chair/kernel/words';
import type { Facts } from '../rules/facts.ts';
import type { Faction, Suit } from '../rules/pieces.ts';
import { suitNamed } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { emptyState } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { CommonDeck } from './cards.ts';
import { Hand } from './hand.ts';

/** A turn, input by input. Between two of them the table has changed. */
export type Course = Generator<Input, void, void>;

/** One human's stand-in: his hand and whatever else the game does not follow. */
export abstract class Player {
  /** The table as he last saw it. */
  state: State;
  readonly me: Faction;
  readonly deck: CommonDeck;
  readonly hand: Hand;
  /** What he gives up first when he may choose, by the ids of pieces. */
  protected readonly loses: readonly string[] = [];

  constructor(me: Faction, facts: Facts, deck: CommonDeck) {
    this.me = me;
    this.deck = deck;
    this.state = emptyState(facts);
    this.hand = new Hand(deck);
  }

  /** The whole turn without its end, which is a pass. */
  abstract turn(): Course;

  /** For those who keep count of what only the table is told. */
  hear?(id: MessageId, params: Params): void;

  answer<A>(question: Question<A>): A {
    const id: string = question.ask.id;
    if (id === 'ask.outrage' || id === 'ask.investors') {
      return named(question, this.pays(suitsIn(question)) ? 'discarded' : 'none');
    }
    if (id === 'ask.handCard') return named(question, this.isRobbed() ? 'yes' : 'no');
    if (id === 'ask.losePiece') return preferred(question, this.loses);
    // Nobody has cards in play to use, and the Arbiter scores for his help.
    if (id === 'ask.battleCard') return named(question, 'none');
    if (id === 'ask.enlist') return named(question, 'no');
    if (id === 'ask.spent') return named(question, this.deck.nextSpent());
    return anyOf(question, this.deck);
  }

  /** Who can, must. */
  private pays(suits: readonly Suit[]): boolean {
    const suit = suits.find((one) => this.hand.match(one) !== undefined);
    const card = suit === undefined ? undefined : this.hand.match(suit);
    if (card === undefined) return false;
    this.hand.spend(card);
    return true;
  }

  private isRobbed(): boolean {
    if (this.hand.cards.length === 0) return false;
    this.hand.spendRandom();
    return true;
  }
}

/** The answer of that name; the first one where there is none. */
export const named = <A>(question: Question<A>, id: string): A => preferred(question, [id]);

export function preferred<A>({ answers, ref }: Question<A>, ids: readonly string[]): A {
  for (const id of ids) {
    const answer = answers.find((one) => ref(one).id === id);
    if (answer !== undefined) return answer;
  }
  return answers[0] as A;
}

export const anyOf = <A>({ answers }: Question<A>, { rng }: CommonDeck): A =>
  answers[rng.below(answers.length)] as A;

/** The one suit, or each of several, that a card for the question may have. */
function suitsIn<A>({ ask }: Question<A>): readonly Suit[] {
  const { suit, suits } = ask.params ?? {};
  return [suit, suits].flat().flatMap((one) => (isRef(one) ? [suitNamed(one.id)] : []));
}

const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'id' in value;
