import { shuffle } from '@empty-chair/kernel/deck';
import type { Rng } from '@empty-chair/kernel/rng';
import decksJson from '../content/decks.json' with { type: 'json' };
import type { Item, Suit } from '../rules/pieces.ts';
import { ITEM_IDS, indexOfId, SUIT_IDS } from '../rules/pieces.ts';
import type { Pack } from './vagabond-pack.ts';

export interface Quest {
  readonly suit: Suit;
  readonly items: readonly Item[];
}

const QUESTS: readonly Quest[] = decksJson.quests.map(({ suit, items }) => ({
  suit: indexOfId(SUIT_IDS, suit),
  items: items.map((id) => indexOfId(ITEM_IDS, id)),
}));
const FACE_UP = 3;

/** A human Vagabond's quests: three face up, and how many of each suit he has done. */
export class Quests {
  private readonly deck: Quest[];
  private readonly open: Quest[];
  private readonly done = SUIT_IDS.map(() => 0);

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
    return (this.done[suit] as number) + 1;
  }

  complete(quest: Quest): number {
    const points = this.pointsFor(quest);
    this.done[quest.suit] = points;
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
