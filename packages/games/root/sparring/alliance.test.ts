import { idsUpTo } from '@empty-chair/kernel/ids';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { describe, expect, test } from 'vitest';
import type { Deed } from '../examples/sparring-games.ts';
import {
  against,
  areLinked,
  moveProblems,
  spentOn,
  tablesFor,
  turnsOf,
} from '../examples/sparring-games.ts';
import { factsOf, suitOfCard } from '../rules/facts.ts';
import type { Card, Clearing, Suit } from '../rules/pieces.ts';
import {
  ALLIANCE,
  BIRD,
  baseOf,
  clearingNumbered,
  EVERY_CLEARING,
  FOX,
  KEEP,
  MOUSE,
  RABBIT,
  SYMPATHY,
} from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import {
  buildingsAt,
  pieceSupply,
  piecesAt,
  suitOf,
  warriorSupply,
  warriorsAt,
} from '../rules/state.ts';
import type { AlliancePlan } from './alliance.ts';
import { Supporters } from './alliance-supporters.ts';
import { CommonDeck } from './cards.ts';

/** A referee who has read the law (8.2 to 8.6) and not the plan. */
interface Notes {
  readonly supporters: readonly Card[];
  readonly officers: number;
}
const note = ({ supporters, officers }: AlliancePlan): Notes => ({
  supporters: supporters.cards.slice(),
  officers,
});
const COST = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
const POINTS = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];
const tokens = (state: State): number => 10 - pieceSupply(state, SYMPATHY);
const bases = (state: State): number =>
  [FOX, RABBIT, MOUSE].filter((suit) => pieceSupply(state, baseOf(suit)) === 0).length;
const isSympathetic = (state: State, at: Clearing): boolean => piecesAt(state, SYMPATHY, at) > 0;

function problemsOf(deeds: readonly Deed[]): readonly string[] {
  const problems: string[] = [];
  const wrong = (what: string): number => problems.push(what);
  let operations = 0;
  let officersAtEvening = -1;
  for (const [index, deed] of deeds.entries()) {
    const { input, before, after } = deed;
    const now = deed.notes as Notes;
    const earlier = deeds[index - 1];
    const previous = earlier?.input;
    const hadBefore = earlier?.notes as Notes | undefined;
    const suit = (card: Card): Suit => suitOfCard(before.facts, card);
    // Cards of the stack that this input took; on the first one others may have changed it since.
    const paid = (hadBefore?.supporters ?? []).filter((card) => !now.supporters.includes(card));
    problems.push(...moveProblems(ALLIANCE, deed));
    if (warriorSupply(after, ALLIANCE) < now.officers) wrong('an officer is on the map');
    if (bases(after) === 0 && now.supporters.length > 5) wrong('more than five supporters');
    if (input.kind === 'place' && input.piece.endsWith('Base')) {
      if (!isSympathetic(before, clearingNumbered(input.at))) wrong('revolt without sympathy');
      if (
        input.piece !==
        `${['fox', 'rabbit', 'mouse'][suitOf(before, clearingNumbered(input.at))]}Base`
      )
        wrong('another base');
      // Enemies go, the Vagabond's pawn stays.
      const left = before.facts.factions.filter(
        (one) =>
          one !== ALLIANCE &&
          warriorsAt(before, one, clearingNumbered(input.at)) +
            buildingsAt(before, one, clearingNumbered(input.at)) >
            0,
      );
      if (left.length > 0) wrong('enemies are left after the revolt');
      const cost = previous?.kind === 'clear' ? [] : paid;
      if (previous !== undefined && previous.kind !== 'clear' && cost.length !== 2)
        wrong(`revolt for ${cost.length}`);
    } else if (input.kind === 'clear') {
      if (!isSympathetic(before, clearingNumbered(input.at))) wrong('revolt without sympathy');
      if (previous !== undefined && paid.length !== 2) wrong(`revolt for ${paid.length}`);
      if (
        paid.some(
          (card) =>
            suit(card) !== BIRD && suit(card) !== suitOf(before, clearingNumbered(input.at)),
        )
      )
        wrong('wrong supporters');
    } else if (input.kind === 'place' && input.piece === 'sympathy') {
      const at = clearingNumbered(input.at);
      const points = POINTS[tokens(before)] ?? 0;
      const scored = deeds[index + 1]?.input;
      const isScored = scored?.kind === 'score' && scored.n === points;
      if (points > 0 && !isScored) wrong(`not ${points} points`);
      if (piecesAt(before, KEEP, at) > 0) wrong('beside the keep');
      if (previous?.kind === 'remove') continue;
      const isLinked = EVERY_CLEARING.some(
        (other) => areLinked(before, at, other) && isSympathetic(before, other),
      );
      if (tokens(before) > 0 && !isLinked) wrong('spreads out of nowhere');
      const martial = before.facts.factions.some(
        (one) => one !== ALLIANCE && warriorsAt(before, one, at) >= 3,
      );
      const cost = (COST[tokens(before)] ?? 0) + (martial ? 1 : 0);
      if (hadBefore !== undefined && paid.length !== cost)
        wrong(`sympathy for ${paid.length}, not ${cost}`);
      if (paid.some((card) => suit(card) !== BIRD && suit(card) !== suitOf(before, at)))
        wrong('wrong supporters');
    } else if (input.kind === 'place') {
      const isRevolt = previous?.kind === 'place' && previous.piece.endsWith('Base');
      if (buildingsAt(before, ALLIANCE, clearingNumbered(input.at)) === 0)
        wrong('warriors without a base');
      const sympathizers = EVERY_CLEARING.filter(
        (at) =>
          isSympathetic(before, at) &&
          suitOf(before, at) === suitOf(before, clearingNumbered(input.at)),
      ).length;
      if (input.n > (isRevolt ? sympathizers : 1)) wrong(`${input.n} warriors`);
      if (!isRevolt) operations += 1;
    } else if (input.kind === 'remove') {
      operations += 1;
      const next = deeds[index + 1]?.input;
      if (isSympathetic(before, clearingNumbered(input.at)))
        wrong('organizes where there is sympathy');
      if (next?.kind !== 'place' || next.at !== input.at || input.n !== 1)
        wrong('organizes nothing');
    } else if (input.kind === 'move' || input.kind === 'battle') operations += 1;
    else if (input.kind === 'craft') {
      if (spentOn(deed).length !== 1) wrong('crafts not with one card');
      if (operations > 0) wrong('crafts in the Evening');
    } else if (input.kind === 'pass') {
      if (deed.handAfter.length > 5) wrong('more than five cards');
    } else if (input.kind !== 'score') wrong(`does what no Alliance does: ${input.kind}`);
    // The officers who operate are those when the first operation was chosen.
    if (operations === 1 && officersAtEvening < 0) officersAtEvening = now.officers;
  }
  if (operations > Math.max(0, officersAtEvening))
    wrong(`${operations} operations of ${officersAtEvening}`);
  return problems;
}

describe('the Alliance keeps to the law', () => {
  test('in its revolts, sympathy, supporters, officers, operations, cards and points', () => {
    const turns = tablesFor(['alliance']).flatMap((config, i) => [
      ...turnsOf('alliance', config, `law ${i}`, note),
      ...turnsOf('alliance', config, `law too ${i}`, note),
    ]);
    expect(turns.flatMap(problemsOf)).toEqual([]);
    const kinds = turns.flat().map(({ input }) => input.kind);
    for (const kind of ['clear', 'place', 'remove', 'move', 'craft']) expect(kinds).toContain(kind);
  });

  test('Outrage of another human is paid from his hand, or else drawn', () => {
    const config = against(['marquise', 'alliance'], 'autumn', 'standard');
    const games = Array.from({ length: 12 }, (_, i) => turnsOf('marquise', config, `outrage ${i}`));
    const into = games
      .flat(2)
      .filter(
        ({ input, before }) =>
          input.kind === 'move' && isSympathetic(before, clearingNumbered(input.to)),
      );
    expect(into.length).toBeGreaterThan(0);
    for (const { input, before, handAfter, handBefore } of into) {
      if (input.kind !== 'move') continue;
      const fits = (card: Card): boolean =>
        [BIRD, suitOf(before, clearingNumbered(input.to))].includes(suitOfCard(before.facts, card));
      // Nothing that fits is left while the Alliance goes without.
      const paid = handBefore.length - handAfter.length;
      expect(paid > 0 || !handAfter.some(fits)).toBe(true);
    }
  });
});

describe('the Supporters stack', () => {
  const deck = new CommonDeck(
    factsOf(against(['alliance'], 'autumn', 'standard')),
    rngFromSeed('deck'),
  );
  // Of the standard deck: STD-01 fox, STD-02 rabbit, STD-03 mouse, STD-04 bird (by index from 0).
  const [fox, rabbit, mouse, bird] = idsUpTo<Card>(4) as [Card, Card, Card, Card];
  const stackOf = (...cards: readonly Card[]): Supporters => {
    const stack = new Supporters(deck);
    for (const card of cards) stack.add(card, true);
    return stack;
  };

  test('holds five without a base, and any number with one', () => {
    const stack = stackOf(fox, fox, fox, fox, fox);
    stack.add(rabbit, false);
    expect(stack.cards).toHaveLength(5);
    stack.add(rabbit, true);
    expect(stack.cards).toHaveLength(6);
  });
  test('spends the suit before birds', () => {
    const stack = stackOf(bird, fox);
    expect(stack.count(FOX)).toBe(2);
    stack.spend(FOX, 1);
    expect(stack.cards).toEqual([bird]);
  });
  test('loses the suit of a lost base and the birds, and what is then too many', () => {
    const stack = stackOf(fox, bird, rabbit, mouse, fox);
    stack.loseBase(FOX, true);
    expect(stack.cards).toEqual([rabbit, mouse]);
    const many = stackOf(rabbit, rabbit, rabbit, rabbit, rabbit, rabbit, fox);
    many.loseBase(FOX, false);
    expect(many.cards).toHaveLength(5);
  });
});
