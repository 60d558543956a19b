import { shuffle } from '@empty-chair/kernel/deck';
import type { MutableColumn } from '@empty-chair/kernel/ids';
import { get, put } from '@empty-chair/kernel/ids';
import type { Rng } from '@empty-chair/kernel/rng';
import decksJson from '../content/decks.json' with { type: 'json' };
import type { Item, Suit } from '../rules/pieces.ts';
import { EVERY_SUIT, itemNamed, suitNamed } from '../rules/pieces.ts';
import type { Pack } from './vagabond-pack.ts';

export interface Quest {
  readonly suit: Suit;
  readonly items: readonly Item[];
}

const QUESTS: readonly Quest[] = decksJson.quests.map(({ suit, items }) => ({
  suit: suitNamed(suit),
  items: items.map((id) => itemNamed(id)),
}));
const FACE_UP = 3;

/** A human Vagabond's quests: three face up, and how many of each suit he has done. */
export class Quests {
  private readonly deck: Quest[];
  private readonly open: Quest[];
  private readonly done: MutableColumn<Suit, number> = EVERY_SUIT.map(() => 0);

  constructor(rng: Rng) {
    this.deck = QUESTS.slice();
    shuffle(this.deck, rng);
    this.open = this.deck.splice(-FACE_UP);
  }

  /** One of the suit that the items ready can do. */
  possible(suit: Suit, pack: Pack): Quest | undefined {
    return this.open.find((quest) => quest.suit === suit && canDo(quest, pack));
  }

  /** A point for each quest of that suit done, this one too. */
  pointsFor({ suit }: Quest): number {
    return get(this.done, suit) + 1;
  }

  complete(quest: Quest): number {
    const points = this.pointsFor(quest);
    put(this.done, quest.suit, points);
    const next = this.deck.pop();
    this.open.splice(this.open.indexOf(quest), 1, ...(next === undefined ? [] : [next]));
    return points;
  }
}

function canDo({ items }: Quest, pack: Pack): boolean {
  const [first, second] = items as [Item, Item];
  return first === second
    ? pack.ready(first) >= 2
    : pack.ready(first) >= 1 && pack.ready(second) >= 1;
}
