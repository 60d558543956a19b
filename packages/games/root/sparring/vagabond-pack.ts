import type { Item, ItemId } from '../rules/pieces.ts';
import { itemId, itemNamed } from '../rules/pieces.ts';

const item: (id: ItemId) => Item = itemNamed;
export const BOOT = item('boot');
export const BAG = item('bag');
export const CROSSBOW = item('crossbow');
export const HAMMER = item('hammer');
export const SWORD = item('sword');
export const TEA = item('tea');
export const COIN = item('coin');
export const TORCH = item('torch');

/** The Thief's starting items. */
const THIEF: readonly Item[] = [BOOT, TORCH, TEA, SWORD];
/** What the Vagabond would least like to be without comes last. */
const LEAST_FIRST: readonly Item[] = [CROSSBOW, BAG, COIN, TORCH, HAMMER, TEA, BOOT, SWORD];
/** Face up on their tracks these take no room in the Satchel; a track holds three. */
const TRACKED: readonly Item[] = [TEA, COIN, BAG];
const ON_TRACK = 3;
const CAPACITY = 6;
const ROOM_PER_BAG = 2;
const REFRESH = 3;
const REFRESH_PER_TEA = 2;

interface Held {
  readonly item: Item;
  exhausted: boolean;
  damaged: boolean;
}

/** A human Vagabond's items (law 9.2.5). */
export class Pack {
  private held: Held[] = THIEF.map((item) => ({ item, exhausted: false, damaged: false }));

  get size(): number {
    return this.held.length;
  }

  get undamaged(): number {
    return this.held.filter(({ damaged }) => !damaged).length;
  }

  get damaged(): number {
    return this.held.length - this.undamaged;
  }

  /** Face up and undamaged. */
  ready(item: Item): number {
    return this.held.filter((one) => one.item === item && isReady(one)).length;
  }

  /** Undamaged, face up or down: the limit of rolled hits. */
  get swords(): number {
    return this.held.filter(({ item, damaged }) => item === SWORD && !damaged).length;
  }

  get coins(): number {
    return Math.min(ON_TRACK, this.ready(COIN));
  }

  gain(item: Item): void {
    this.held.push({ item, exhausted: false, damaged: false });
  }

  exhaust(item: Item, n = 1): void {
    for (let left = n; left > 0; left -= 1) {
      const found = this.held.find((one) => one.item === item && isReady(one));
      if (found === undefined) throw new RangeError(`no ${itemId(item)} to exhaust`);
      found.exhausted = true;
    }
  }

  /** A ready item that is needed least, if any: for what any item can pay. */
  spare(): Item | undefined {
    return LEAST_FIRST.find((item) => item !== SWORD && this.ready(item) > 0);
  }

  /** Birdsong: two for each tea that is face up at its start, and three more. */
  refresh(): void {
    const teas = Math.min(ON_TRACK, this.ready(TEA));
    let left = REFRESH + REFRESH_PER_TEA * teas;
    for (const item of LEAST_FIRST.toReversed()) {
      for (const one of this.held) {
        if (left === 0 || one.item !== item || !one.exhausted || one.damaged) continue;
        one.exhausted = false;
        left -= 1;
      }
    }
  }

  /** Exhausted before ready ones; what is beyond the last undamaged item is ignored. */
  takeHits(n: number): void {
    for (let left = n; left > 0; left -= 1) {
      const found =
        this.least(({ damaged, exhausted }) => !damaged && exhausted) ??
        this.least(({ damaged }) => !damaged);
      if (found === undefined) return;
      found.damaged = true;
    }
  }

  /** A hammer's work: the item keeps its side. */
  repairOne(): void {
    const found = this.most(({ damaged }) => damaged);
    if (found !== undefined) found.damaged = false;
  }

  /** A night in the forest. */
  rest(): void {
    for (const one of this.held) {
      if (one.damaged) one.exhausted = false;
      one.damaged = false;
    }
  }

  /** Evening: what the Satchel and the Damaged box cannot hold leaves the game. */
  checkCapacity(): void {
    const bags = Math.min(ON_TRACK, this.ready(BAG));
    while (this.carried() > CAPACITY + ROOM_PER_BAG * bags) {
      const gone = this.least((one) => !isTracked(one));
      this.held = this.held.filter((one) => one !== gone);
    }
  }

  private carried(): number {
    const tracked = TRACKED.reduce((sum, item) => sum + Math.min(ON_TRACK, this.ready(item)), 0);
    return this.held.length - tracked;
  }

  private least(fits: (one: Held) => boolean): Held | undefined {
    for (const item of LEAST_FIRST) {
      const found = this.held.find((one) => one.item === item && fits(one));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private most(fits: (one: Held) => boolean): Held | undefined {
    const item = LEAST_FIRST.findLast((one) =>
      this.held.some((held) => held.item === one && fits(held)),
    );
    return this.held.find((one) => one.item === item && fits(one));
  }
}

const isReady = ({ exhausted, damaged }: Held): boolean => !exhausted && !damaged;
const isTracked = (one: Held): boolean => isReady(one) && TRACKED.includes(one.item);
