import { shuffle } from '@empty-chair/kernel/deck';
import { NONE } from '@empty-chair/kernel/ids';
import type { Rng } from '@empty-chair/kernel/rng';
import { isBot } from './board.ts';
import type { Card, Faction } from './pieces.ts';
import { ALLIANCE, CLEARINGS, CORVIDS, EVERY_CLEARING } from './pieces.ts';
import { forgetPlot, isFaceUp } from './plots.ts';
import type { Screen } from './screen/screen.ts';
import type { State } from './state.ts';
import { RUIN_ITEMS, UNKNOWN_ITEM } from './state.ts';

/**
 * Shuffled, and nobody has looked: the items under the ruins (7.3.4), and facedown plots (11.3.1, B-65). On the
 * screen also what is in the hands of several people: any of it may be the next card, as far as one of them knows.
 */
export function conceal(state: State): void {
  if (state.screen !== undefined && state.facts.humans.length > 1)
    concealHands(state, state.screen);
  const { cells } = state;
  for (const place of placesOfRuinItems(state)) cells[place] = UNKNOWN_ITEM;
  forgetPlots(state);
}

function forgetPlots(state: State): void {
  if (!isBot(state, CORVIDS)) return;
  for (const clearing of EVERY_CLEARING)
    if (!isFaceUp(state, clearing)) forgetPlot(state, clearing);
}

/** The same cards in the same numbers, by their order in the list: what was where is no longer to be seen. */
function concealHands(state: State, screen: Screen): void {
  const { deck } = state;
  const unseen = [...deck.draw, ...screen.hands.flat(), ...screen.supporters].sort((a, b) => a - b);
  deck.draw = unseen;
  const dealt = [...unseen];
  const deal = (n: number): readonly Card[] => dealt.splice(0, n);
  screen.hands = screen.hands.map((hand) => deal(hand.length));
  screen.supporters = deal(screen.supporters.length);
}

/**
 * One of the games that this may be, as far as somebody on the screen knows: all that they do not see is dealt
 * anew. What is hidden is sorted before it is shuffled, so that nothing of how it lies comes through.
 */
export function dealAnew(state: State, screen: Screen, me: Faction, rng: Rng): void {
  const { deck, quests, cells } = state;
  const isMySupporters = me === ALLIANCE;
  const hidden = screen.hands.filter((_, faction) => faction !== me).flat();
  const unseen = shuffled(
    [...deck.draw, ...hidden, ...(isMySupporters ? [] : screen.supporters)],
    rng,
  );
  const deal = (cards: readonly Card[]): readonly Card[] => unseen.splice(0, cards.length);
  screen.hands = screen.hands.map((hand, faction) => (faction === me ? hand : deal(hand)));
  if (!isMySupporters) screen.supporters = deal(screen.supporters);
  deck.draw = unseen;
  quests.draw = shuffled(quests.draw, rng);
  const places = placesOfRuinItems(state);
  const items = shuffled(
    places.map((place) => cells[place] as number),
    rng,
  );
  for (const [at, place] of places.entries()) cells[place] = items[at] as number;
  forgetPlots(state);
}

function shuffled<T extends number>(hidden: readonly T[], rng: Rng): T[] {
  const all = hidden.toSorted((one, other) => one - other);
  shuffle(all, rng);
  return all;
}

const placesOfRuinItems = ({ cells }: State): readonly number[] =>
  Array.from({ length: CLEARINGS * 2 }, (_, at) => RUIN_ITEMS + at).filter(
    (place) => cells[place] !== NONE,
  );
