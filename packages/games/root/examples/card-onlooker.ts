import type { Policy } from '@empty-chair/kernel/simulate';
import type { MessageId, Params, Ref, RuleId } from '@empty-chair/kernel/words';
import { encodeState } from '../rules/codec-encode.ts';
import { suitOfCard } from '../rules/facts.ts';
import type { Card } from '../rules/pieces.ts';
import { SUIT_IDS } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { isOver } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';

/** What costs a human cards at a table, and what must be asked next. Without a faction the line or question names it. */
interface Loss {
  readonly ask: string;
  readonly of?: string;
}
const LINES: Readonly<Record<string, Loss>> = {
  'do.humanCrackdown': { ask: 'ask.lostSupporters', of: 'alliance' },
  'do.outrageDraw': { ask: 'ask.noRoom', of: 'alliance' },
  'do.extort': { ask: 'ask.lostCard' },
  'do.extortAtRandom': { ask: 'ask.lostCard' },
  'do.steal': { ask: 'ask.lostCard' },
};
/** The answers by which a human discards one; that of an Outrage is told before its card is asked for. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'ask.investors': ['discarded'],
  'ask.ambush': ['yes', 'foiled'],
};
const ALL: readonly string[] = SUIT_IDS;
const TOLD: readonly string[] = ['ask.lostSupporters', 'ask.noRoom', 'ask.lostCard', 'ask.spent'];

interface Position {
  readonly turn: { readonly seat: number };
  readonly clearings: Readonly<Record<string, { readonly buildings: readonly string[] }>>;
}

/**
 * Looks at a game with the Lizard bot from outside: each card that a human loses in somebody else's turn is asked for
 * at once, lies on the Lost Souls at once (8.2.4), and no card finds its way past them to the discard pile.
 */
export class CardOnlooker {
  readonly problems: string[] = [];
  readonly seen = { losses: 0, told: 0, spentOnScreen: 0 };
  private state: State | undefined;
  private lastBase = '';
  private payer = '';
  private bought = '';
  /** The question that must come next, and the suit that must lie on top next. */
  private due: string | undefined;
  private toldSuit: string | undefined;
  private open: readonly Card[] = [];

  readonly watch = (state: State): void => {
    this.state = state;
    this.look('the next entry');
  };

  readonly emit = (_: RuleId, id: MessageId, params?: Params): void => {
    this.look(id);
    const named = (name: string): string => (params?.[name] as Ref | undefined)?.id ?? '';
    if (id === 'do.removePiece' && named('piece').endsWith('Base')) this.lastBase = named('piece');
    if (id === 'do.handCard') this.bought = named('card');
    if (id === 'do.spendCard') this.seen.spentOnScreen += 1;
    const loss = LINES[id];
    if (loss !== undefined) this.expect(loss.ask, loss.of ?? named('faction'));
    if (id === 'do.outragePaid') this.expect('ask.lostCard', this.payer);
  };

  /** The same policy, listened to. */
  of(policy: Policy<State, Input>): Policy<State, Input> {
    return {
      ...policy,
      answer: (question, rng, state) => {
        const { ask, ref } = question;
        this.look(ask.id);
        const answer = policy.answer(question, rng, state);
        const { id } = ref(answer);
        const of = (ask.params?.['faction'] as Ref | undefined)?.id ?? '';
        if (ask.id === 'ask.outrage') this.payer = of;
        if (ANSWERS[ask.id]?.includes(id)) this.expect('ask.lostCard', of);
        if (TOLD.includes(ask.id) && id !== 'none') {
          this.toldSuit = id;
          this.seen.told += 1;
        }
        return answer;
      },
    };
  }

  private expect(ask: string, faction: string): void {
    const { state } = this;
    if (state === undefined || isOver(state)) return;
    const { seats, play } = state.facts.config;
    const { turn, clearings } = encodeState(state) as object as Position;
    const seat = seats.findIndex((one) => one.faction === faction);
    // On the screen the cards are known; in the own turn they are told as it ends.
    if (play === 'screen' || turn.seat === seat || seats[seat]?.bot !== undefined) return;
    const buildings = Object.values(clearings).flatMap((one) => one.buildings);
    if (ask === 'ask.noRoom' && buildings.some((one) => one.endsWith('Base'))) return;
    const suits = ask === 'ask.lostSupporters' ? [this.lastBase.replace('Base', ''), 'bird'] : ALL;
    const { draw, discard } = state.deck;
    // A pile that has none of them left has nothing to stand for it (B-92).
    if (![...draw, ...discard].some((card) => suits.includes(this.suitOf(state, card)))) return;
    this.seen.losses += 1;
    this.due = ask;
  }

  private suitOf = ({ facts }: State, card: Card): string =>
    SUIT_IDS[suitOfCard(facts, card)] ?? '';

  /** Whenever something is told or asked. */
  private look(now: string): void {
    const { state } = this;
    if (state === undefined) return;
    if (this.due !== undefined && this.due !== now) {
      this.problems.push(`${this.due} is not asked before ${now}`);
    }
    this.due = undefined;
    const top = state.lostSouls.at(-1);
    if (
      this.toldSuit !== undefined &&
      (top === undefined || this.suitOf(state, top) !== this.toldSuit)
    ) {
      this.problems.push(`${this.toldSuit} does not lie on the Lost Souls before ${now}`);
    }
    this.toldSuit = undefined;
    // B-111: what a human has bought of the Market comes to the app's own pile.
    const past = state.deck.discard.filter(
      (card) => !this.open.includes(card) && state.facts.cards[card]?.id !== this.bought,
    );
    // 8.5.2: told by this line, a bird ritual has left the Lost Souls just before.
    if (past.length > 0 && now !== 'fix.toDiscard' && !isOver(state)) {
      this.problems.push(
        `discarded before ${now}: ${past.map((card) => state.facts.cards[card]?.id).join(', ')}`,
      );
    }
    this.open = [...state.deck.discard, ...state.lostSouls, ...state.revealed];
  }
}
