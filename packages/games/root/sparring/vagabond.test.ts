import type { Column } from '@empty-chair/kernel/ids';
import { get, NONE } from '@empty-chair/kernel/ids';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { describe, expect, test } from 'vitest';
import type { Deed } from '../examples/sparring-games.ts';
import { areLinked, spentOn, tablesFor, turnsOf } from '../examples/sparring-games.ts';
import { piecesOf } from '../rules/board.ts';
import { suitOfCard } from '../rules/facts.ts';
import type { Clearing, Faction, Item } from '../rules/pieces.ts';
import {
  BIRD,
  EVERY_ITEM,
  EYRIE,
  FOX,
  factionNamed,
  itemNamed,
  MARQUISE,
  MOUSE,
  RABBIT,
  VAGABOND,
} from '../rules/pieces.ts';
import type { Place, State } from '../rules/state.ts';
import {
  forestOf,
  hasRuin,
  isInForest,
  pawnOf,
  scoreOf,
  suitOf,
  warriorsAt,
} from '../rules/state.ts';
import type { VagabondPlan } from './vagabond.ts';
import { Fame } from './vagabond-fame.ts';
import { BAG, BOOT, COIN, HAMMER, Pack, SWORD, TEA, TORCH } from './vagabond-pack.ts';
import { Quests } from './vagabond-quests.ts';

/** A referee who has read the law (9.2 to 9.6) and not the plan. */
interface Notes {
  readonly ready: Column<Item, number>;
  readonly hostile: readonly Faction[];
  readonly damaged: number;
}
const note = ({ pack, fame }: VagabondPlan): Notes => ({
  ready: EVERY_ITEM.map((item) => pack.ready(item)),
  hostile: [...fame.hostile],
  damaged: pack.damaged,
});
const place = (state: State): Place => pawnOf(state, VAGABOND);
/** Outside of Birdsong and rests he is in no forest. */
const clearing = (state: State): Clearing => place(state) as Clearing;

function problemsOf(deeds: readonly Deed[]): readonly string[] {
  const problems: string[] = [];
  const wrong = (what: string): number => problems.push(what);
  for (const [index, deed] of deeds.entries()) {
    const { input, before, after } = deed;
    const now = deed.notes as Notes;
    // The first input of a turn comes with the refreshing of Birdsong.
    const had = index === 0 ? undefined : (deed.notesBefore as Notes);
    const at = clearing(before);
    const used = (item: Item): number =>
      (had === undefined ? 0 : get(had.ready, item)) - get(now.ready, item);
    if (input.kind === 'pawn' && index === 0) {
      // Slip: to any clearing or forest beside him.
      const { facts } = before;
      const from = place(before);
      const to = place(after);
      const isBeside = isInForest(from)
        ? get(facts.forestClearings, forestOf(from)).some((one) => one === to)
        : isInForest(to)
          ? get(facts.clearingForests, from).includes(forestOf(to))
          : areLinked(before, from, to);
      if (!isBeside) wrong('slips too far');
    } else if (input.kind === 'pawn') {
      const to = clearing(after);
      const isHostile = now.hostile.some((one) => warriorsAt(before, one, to) > 0);
      if (!areLinked(before, at, to)) wrong('walks without a path');
      if (used(BOOT) !== (isHostile ? 2 : 1)) wrong(`walks with ${used(BOOT)} boots`);
    } else if (input.kind === 'explore') {
      if (!hasRuin(before, at) || input.at !== at + 1) wrong('explores no ruin');
      if (had !== undefined && used(TORCH) !== 1) wrong('explores without a torch');
    } else if (input.kind === 'battle') {
      if (input.at !== at + 1) wrong('fights far away');
      if (had !== undefined && used(SWORD) !== 1) wrong('fights without a sword');
      const enemy = factionNamed(input.defender);
      const fallen = piecesOf(before, enemy, at) - piecesOf(after, enemy, at);
      const next = deeds[index + 1]?.input;
      const infamy = next?.kind === 'score' ? next.n : 0;
      // The warrior that makes them hostile counts for nothing.
      const wasHostile = now.hostile.includes(enemy);
      if (infamy > fallen - (wasHostile || infamy === 0 ? 0 : 1))
        wrong(`infamy ${infamy} for ${fallen}`);
    } else if (input.kind === 'craft') {
      const item = itemNamed(input.item);
      if (spentOn(deed).length !== 1) wrong('crafts not with one card');
      if (had !== undefined && used(HAMMER) < 1 && item !== HAMMER)
        wrong('crafts without a hammer');
    } else if (input.kind === 'give') {
      const [card, ...others] = spentOn(deed);
      const suit = suitOfCard(before.facts, card ?? NONE);
      if (card === undefined || others.length > 0) wrong('aids without a card');
      if (suit !== BIRD && suit !== suitOf(before, at)) wrong('aids with another suit');
      if (piecesOf(before, factionNamed(input.bot), at) === 0) wrong('aids nobody');
    } else if (input.kind === 'take') {
      if (had !== undefined && used(TORCH) !== 1) wrong('steals without a torch');
    } else if (input.kind === 'score') {
      if (scoreOf(after, VAGABOND) !== scoreOf(before, VAGABOND) + input.n) wrong('points lost');
    } else if (input.kind === 'destroy') {
      if (warriorsAt(before, factionNamed(input.of), at) > 0) wrong('strikes past warriors');
    } else if (input.kind === 'pass') {
      if (deed.handAfter.length > 5) wrong('more than five cards');
      if (isInForest(place(before)) && now.damaged > 0) wrong('does not rest');
    } else if (input.kind !== 'correct') wrong(`does what no Vagabond does: ${input.kind}`);
  }
  return problems;
}

describe('the Vagabond keeps to the law', () => {
  test('in his ways, ruins, battles, quests, aid, items, cards and points', () => {
    const turns = tablesFor(['vagabond']).flatMap((config, i) => [
      ...turnsOf('vagabond', config, `law ${i}`, note),
      ...turnsOf('vagabond', config, `law too ${i}`, note),
    ]);
    expect(turns.flatMap(problemsOf)).toEqual([]);
    const kinds = turns.flat().map(({ input }) => input.kind);
    for (const kind of ['pawn', 'explore', 'battle', 'craft', 'give', 'take', 'score', 'correct']) {
      expect(kinds).toContain(kind);
    }
  });
});

describe('his items', () => {
  test('a Thief starts with a boot, a torch, a tea and a sword', () => {
    const pack = new Pack();
    expect([BOOT, TORCH, TEA, SWORD].map((item) => pack.ready(item))).toEqual([1, 1, 1, 1]);
    expect(pack.size).toBe(4);
  });
  test('refreshes three, and two for a tea that is face up', () => {
    const pack = new Pack();
    for (let n = 0; n < 6; n += 1) pack.gain(SWORD);
    pack.exhaust(SWORD, 7);
    pack.refresh();
    expect(pack.ready(SWORD)).toBe(5);
    pack.exhaust(SWORD, 5);
    pack.exhaust(TEA);
    pack.refresh();
    expect(pack.ready(SWORD)).toBe(3);
  });
  test('hits damage undamaged items only, and a rest mends and refreshes them', () => {
    const pack = new Pack();
    pack.exhaust(SWORD);
    pack.takeHits(9);
    expect(pack.undamaged).toBe(0);
    expect(pack.swords).toBe(0);
    pack.rest();
    expect(pack.undamaged).toBe(4);
    expect(pack.ready(SWORD)).toBe(1);
  });
  test('carries six beside the tracks, and two more for a bag', () => {
    const pack = new Pack();
    for (let n = 0; n < 6; n += 1) pack.gain(BOOT);
    // Nine beside the tea on its track.
    pack.checkCapacity();
    expect(pack.size).toBe(6 + 1);
    pack.gain(BAG);
    for (let n = 0; n < 4; n += 1) pack.gain(HAMMER);
    pack.checkCapacity();
    expect(pack.size).toBe(8 + 2);
    expect(pack.coins).toBe(0);
    pack.gain(COIN);
    expect(pack.coins).toBe(1);
  });
});

describe('his fame', () => {
  const clearing = { kind: 'clearing', id: '5' };
  const faction = (id: string) => ({ kind: 'faction', id });
  const tell = (fame: Fame, id: string, params: object): void =>
    fame.hear(id as never, { at: clearing, ...params } as never);

  test('aids: one, two and three in a turn for 1, 2 and 2 points, then 2 each', () => {
    const fame = new Fame(VAGABOND);
    fame.beginTurn();
    expect([1, 2, 3, 4, 5, 6, 7].map(() => fame.aid(MARQUISE))).toEqual([1, 0, 2, 0, 0, 2, 2]);
    const slow = new Fame(VAGABOND);
    slow.aid(MARQUISE);
    slow.aid(MARQUISE);
    slow.beginTurn();
    expect(slow.aid(MARQUISE)).toBe(0);
  });
  test('infamy: every piece but the warrior that made them hostile, on his own turn only', () => {
    const fame = new Fame(VAGABOND);
    const battle = { attacker: faction('vagabond'), defender: faction('eyrie') };
    tell(fame, 'do.battle', battle);
    tell(fame, 'do.removeWarriors', { faction: faction('eyrie'), n: 2 });
    tell(fame, 'do.removePiece', { piece: { kind: 'piece', id: 'roost' } });
    expect(fame.takeInfamy()).toBe(2);
    tell(fame, 'do.battle', battle);
    tell(fame, 'do.removeWarriors', { faction: faction('eyrie'), n: 2 });
    expect(fame.takeInfamy()).toBe(2);
    tell(fame, 'do.battle', { attacker: faction('marquise'), defender: faction('vagabond') });
    tell(fame, 'do.removeWarriors', { faction: faction('marquise'), n: 2 });
    expect(fame.takeInfamy()).toBe(0);
    expect([...fame.hostile]).toEqual([EYRIE, MARQUISE]);
  });
});

test('a quest scores for all of its suit, and another is drawn', () => {
  const pack = new Pack();
  for (const item of EVERY_ITEM) {
    pack.gain(item);
    pack.gain(item);
  }
  const quests = new Quests(rngFromSeed('quests'));
  const points = [FOX, RABBIT, MOUSE].map((suit) => {
    const scored: number[] = [];
    for (;;) {
      const quest = quests.possible(suit, pack);
      if (quest === undefined) return scored;
      scored.push(quests.complete(quest));
    }
  });
  // Fifteen quests, five of a suit; whatever order they come in, each suit counts up from 1.
  for (const scored of points) expect(scored).toEqual(scored.map((_, i) => i + 1));
  expect(points.flat().length).toBeGreaterThan(3);
});
