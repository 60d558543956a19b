import type { Secrets } from '@empty-chair/kernel/module';
import type { Message, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { cardRef } from '../chance.ts';
import { encodeState } from '../codec-encode.ts';
import { conceal, dealAnew } from '../conceal.ts';
import type { Config } from '../config.ts';
import { factionOn } from '../facts.ts';
import type { Card } from '../pieces.ts';
import { ALLIANCE, factionId } from '../pieces.ts';
import type { State } from '../state.ts';
import { clone } from '../state.ts';
import { m } from '../words.ts';
import { handOf, screenOf } from './play.ts';

type Json = Readonly<Record<string, unknown>>;

/** What tells of cards that nobody knew before. */
const CARDS: readonly string[] = [
  m('do.drawCards'),
  m('do.reveal'),
  m('do.turnUp'),
  m('do.toMarket'),
  m('do.outrageDraw'),
  m('do.newQuest'),
];
/** What shows a card, or all, of somebody's hand. */
const HANDS: readonly string[] = [
  m('do.showsHand'),
  m('do.takeFrom'),
  m('do.cardTaken'),
  m('ask.seenHand'),
];
/** What shows the item under a ruin, at which nobody has looked (law.9.3). */
const RUINS: readonly string[] = [m('do.explore')];

/** Whether it tells something that only chance or a hidden card has brought. */
export const tellsHidden = (told: Message): boolean => shownBy([told]) !== undefined;

/** Dice are rolled for all to see: told, or asked about. */
function shownBy(told: readonly Message[]): Message | undefined {
  const isAny = (ids: readonly string[]) => told.some(({ id }) => ids.includes(id));
  if (told.some(({ params }) => params?.['dice'] !== undefined)) return message(m('shown.dice'));
  if (isAny(CARDS)) return message(m('shown.cards'));
  if (isAny(RUINS)) return message(m('shown.ruin'));
  return isAny(HANDS) ? message(m('shown.hand')) : undefined;
}

/** Hands and supporters are seen by their owner (law.1.2.1), the decks by nobody, the discard pile by all (law.1.2.2). */
export const secrets: Secrets<Config, State> = {
  areKept: ({ play }) => play === 'screen',
  of: (state, seat) => {
    const me = factionOn(state.facts, seat);
    const supporters = me === ALLIANCE ? screenOf(state).supporters : [];
    return [
      message(m('show.hand'), { cards: handOf(state, me).map(cardRef(state)) }),
      ...(supporters.length > 0
        ? [message(m('show.supporters'), { cards: supporters.map(cardRef(state)) })]
        : []),
    ];
  },
  seenBy: (state, seat) => {
    const seen = clone(state);
    conceal(seen);
    const whole = encodeState(seen) as Json;
    return {
      ...whole,
      screen: screenSeenBy(state, whole['screen'] as Json, seat),
      deck: { ...(whole['deck'] as Json), draw: state.deck.draw.length },
      quests: { ...(whole['quests'] as Json), draw: state.quests.draw.length },
    };
  },
  shownBy,
  dealAnew: (state, seat, rng) =>
    dealAnew(state, screenOf(state), factionOn(state.facts, seat), rng),
};

/** Other hands as numbers. */
function screenSeenBy(state: State, encoded: Json, seat: Seat | undefined): Json {
  const me = seat === undefined ? undefined : factionOn(state.facts, seat);
  const screen = screenOf(state);
  const ids = (cards: readonly Card[]) => cards.map((card) => cardRef(state)(card).id);
  const hands = state.facts.humans.map((faction) => {
    const hand = handOf(state, faction);
    return [factionId(faction), faction === me ? ids(hand) : hand.length];
  });
  return {
    ...encoded,
    hands: Object.fromEntries(hands),
    ...(state.facts.humans.includes(ALLIANCE) && {
      supporters: me === ALLIANCE ? ids(screen.supporters) : screen.supporters.length,
    }),
  };
}
