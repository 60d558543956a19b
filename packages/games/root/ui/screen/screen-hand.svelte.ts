import type { Ref } from '@empty-chair/kernel/words';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { once } from '@empty-chair/uikit/state-view.ts';
import type { ActOffer, ScreenView } from '../../rules/view.ts';
import { screenView } from '../../rules/view.ts';
import { rootState, rootView } from '../board/root-view.ts';
import { forApp } from '../game.ts';
import type { BattleView } from './battle-result.ts';
import { battleIn } from './battle-result.ts';
import type { Choosing } from './choosing.ts';
import {
  actsAt,
  begin,
  chosenOffer,
  gave,
  inputOf,
  offersFor,
  openField,
  options,
  tapped,
} from './choosing.ts';

/** The act that ends a step stands in the action bar, never among the verbs. */
const END = 'end';

/** Where the finger of whoever plays is; the panel and the action bar share it. */
export class ScreenHand {
  private readonly session: TurnSession;
  private said: Choosing | undefined = $state.raw();
  /** A place that was tapped without a verb. */
  place: Ref | undefined = $state.raw();
  /** The card that is enlarged. */
  card: string | undefined = $state();
  /** So many entries there were when the losses of a battle were read. */
  private readUpTo: number = $state(0);
  /** A march goes on with its second move. */
  private isMarching: boolean = $state(false);
  private readonly viewOf = once((state) => screenView(rootState(state), this.session.seat));

  constructor(session: TurnSession) {
    this.session = session;
  }

  get view(): ScreenView | undefined {
    const { state } = this.session;
    return state === undefined ? undefined : this.viewOf(state);
  }

  private get offers(): readonly ActOffer[] {
    return this.view?.offers ?? [];
  }

  /** The battle that the last act of this turn has brought, until somebody has read its losses. */
  get battle(): BattleView | undefined {
    const { session } = this;
    const entries = session.entriesSoFar.length;
    if (session.entriesThisTurn.length === 0 || entries === this.readUpTo) return undefined;
    const { state } = session;
    return state === undefined ? undefined : this.battleOf(state);
  }

  /** Of the last entry, which has led to that position. */
  private readonly battleOf = once(() => {
    const { session } = this;
    const entries = session.entriesSoFar.length;
    const before = session.positionAfter(entries - 1)?.state;
    const happenings = session.positionAfter(entries)?.happenings ?? [];
    return before === undefined ? undefined : battleIn(happenings, rootView(before));
  });

  /** The losses were read: on with the turn. */
  readBattle(): void {
    this.readUpTo = this.session.entriesSoFar.length;
  }

  /** The verbs that are legal now, without the end of the step. */
  get verbs(): readonly ActOffer['what'][] {
    return [...new Set(this.offers.map(({ what }) => what))].filter((what) => what !== END);
  }

  get canEnd(): boolean {
    return this.offers.some(({ what }) => what === END);
  }

  /** The act that is being tapped together. Where one has to be done, it is begun by itself. */
  get choosing(): Choosing | undefined {
    const { said, verbs } = this;
    if (said !== undefined && offersFor(this.offers, said).length > 0) return said;
    if (this.isMarching && (this.view?.marching ?? 0) > 0) return begin('move');
    const [only] = verbs;
    const isOnly = only !== undefined && verbs.length === 1 && !this.canEnd;
    return isOnly && this.place === undefined ? begin(only) : undefined;
  }

  /** The act as it would be done now. */
  get ready(): ActOffer | undefined {
    const { choosing } = this;
    return choosing && chosenOffer(this.offers, choosing);
  }

  /** Nothing was chosen for it, and nothing can be: it is done with one tap. */
  get isPlain(): boolean {
    const { said, ready, choosing } = this;
    if (said !== undefined || ready === undefined || choosing === undefined) return false;
    return options(this.offers, choosing).length === 0;
  }

  arm(what: ActOffer['what']): void {
    this.place = undefined;
    this.said = this.said?.what === what ? undefined : begin(what);
    this.isMarching = false;
  }

  choose(choosing: Choosing): void {
    this.place = undefined;
    this.card = undefined;
    this.said = choosing;
  }

  /** Something of the act is said that is not tapped: how many, which building. */
  give(name: string, value: unknown): void {
    const { choosing } = this;
    if (choosing) this.said = gave(this.offers, choosing, name, value);
  }

  tapPlace(place: Ref): void {
    const { choosing } = this;
    const next = choosing && tapped(this.offers, choosing, place);
    if (next !== undefined) {
      this.said = next;
      return;
    }
    this.letGo();
    const here = actsAt(this.offers, place);
    const [only] = here;
    if (here.length === 1 && only !== undefined) this.said = only;
    else this.place = place;
  }

  /** A card of the fan: for the act that asks for one, else to be looked at. */
  tapCard(id: string): void {
    const { choosing } = this;
    const open = choosing && openField(this.offers, choosing);
    const ref = { kind: 'card', id };
    const next = open?.refs.some((one) => one.kind === 'card' && one.id === id)
      ? choosing && tapped(this.offers, choosing, ref)
      : undefined;
    if (next === undefined) this.card = id;
    else this.said = next;
  }

  /** Back to the verbs. */
  letGo(): void {
    this.said = undefined;
    this.place = undefined;
    this.isMarching = false;
  }

  confirm(): void {
    const { choosing, ready } = this;
    if (choosing === undefined || ready === undefined) return;
    this.say(choosing, ready);
  }

  end(): void {
    const offer = this.offers.find(({ what }) => what === END);
    if (offer !== undefined) this.say(begin(END), offer);
  }

  private say(choosing: Choosing, offer: ActOffer): void {
    const input = forApp(inputOf(offer, choosing));
    this.session.whenShown(() => {
      this.session.submit(input);
      if (this.session.refusal !== undefined) return;
      this.letGo();
      this.card = undefined;
      this.isMarching = choosing.what === 'move';
    });
  }
}

const hands = new WeakMap<TurnSession, ScreenHand>();

export function handAt(session: TurnSession): ScreenHand {
  const hand = hands.get(session) ?? new ScreenHand(session);
  hands.set(session, hand);
  return hand;
}
