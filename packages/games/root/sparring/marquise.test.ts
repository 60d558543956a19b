import { describe, expect, test } from 'vitest';
import type { Deed } from '../examples/sparring-games.ts';
import {
  areLinked,
  isRuledBy,
  moveProblems,
  spentOn,
  tablesFor,
  turnsOf,
} from '../examples/sparring-games.ts';
import { suitOfCard } from '../rules/facts.ts';
import type { Card, Clearing, Suit } from '../rules/pieces.ts';
import {
  BIRD,
  clearingNumbered,
  EVERY_CLEARING,
  FOX,
  kindNamed,
  MARQUISE,
  MOUSE,
  RABBIT,
  RECRUITER,
  SAWMILL,
  WOOD,
  WORKSHOP,
} from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { pieceSupply, piecesAt, scoreOf, suitOf } from '../rules/state.ts';

/** A referee who has read the law (6.4 to 6.6) and not the plan. */
const COST = [0, 1, 2, 3, 3, 4];
const POINTS: Readonly<Record<string, readonly number[]>> = {
  sawmill: [0, 1, 2, 3, 4, 5],
  workshop: [0, 2, 2, 3, 4, 5],
  recruiter: [0, 1, 2, 3, 3, 4],
};

function supplyReaches(state: State, from: Clearing, to: Clearing): boolean {
  const seen = new Set([to]);
  for (const here of seen) {
    for (const next of EVERY_CLEARING) {
      if (areLinked(state, here, next) && isRuledBy(state, MARQUISE, next)) seen.add(next);
    }
  }
  return isRuledBy(state, MARQUISE, to) && seen.has(from);
}

/** Everything that is wrong with one turn. */
function problemsOf(deeds: readonly Deed[]): readonly string[] {
  const problems: string[] = [];
  const first = deeds[0];
  if (first === undefined) return [];
  const wrong = (what: string): number => problems.push(what);
  const suit = (card: Card): Suit => suitOfCard(first.before.facts, card);
  let rest = deeds.slice();

  // Birdsong: a wood at each sawmill while the supply lasts.
  let supply = pieceSupply(first.before, WOOD);
  for (const at of EVERY_CLEARING) {
    const n = Math.min(piecesAt(first.before, SAWMILL, at), supply);
    if (n === 0) continue;
    supply -= n;
    const input = rest[0]?.input;
    if (input?.kind !== 'place' || input.piece !== 'wood' || input.n !== n || input.at !== at + 1) {
      wrong(`no wood at ${at + 1}`);
    }
    rest = rest.slice(1);
  }

  let actions = 0;
  let extra = 0;
  let recruited = 0;
  let marching = 0;
  let paid: { readonly at: Clearing; readonly n: number }[] = [];
  const act = (deed: Deed, cards: readonly Card[]): void => {
    actions += 1;
    extra += cards.filter((card) => suit(card) === BIRD).length;
    if (cards.some((card) => suit(card) !== BIRD))
      wrong(`a card without reason: ${deed.input.kind}`);
  };
  for (const [index, deed] of rest.entries()) {
    const { input, before, after } = deed;
    const spent = spentOn(deed);
    const previous = rest[index - 1]?.input;
    problems.push(...moveProblems(MARQUISE, deed));
    if (input.kind !== 'move') marching = 0;
    if (input.kind === 'craft') {
      if (spent.length !== 1 || actions > 0) wrong('crafts late, or not with one card');
      const workshops = [FOX, RABBIT, MOUSE].map((one) =>
        EVERY_CLEARING.filter((at) => suitOf(before, at) === one).reduce(
          (sum, at) => sum + piecesAt(before, WORKSHOP, at),
          0,
        ),
      );
      if (workshops.every((n) => n === 0)) wrong('crafts without workshops');
    } else if (input.kind === 'remove') {
      if (paid.length === 0) act(deed, spent);
      paid.push({ at: clearingNumbered(input.at), n: input.n });
    } else if (input.kind === 'place' && input.piece === 'wood') {
      // Overwork: a card of the sawmill's suit, and perhaps a bird for the action.
      const card =
        spent.find((one) => suit(one) === suitOf(before, clearingNumbered(input.at))) ?? spent[0];
      if (card === undefined) wrong('overwork without a card');
      else if (suit(card) !== BIRD && suit(card) !== suitOf(before, clearingNumbered(input.at)))
        wrong('wrong card');
      if (piecesAt(before, SAWMILL, clearingNumbered(input.at)) === 0)
        wrong('overwork without sawmill');
      act(
        deed,
        spent.filter((one) => one !== card),
      );
    } else if (input.kind === 'place' && input.piece === 'warrior') {
      if (previous?.kind !== 'place' || previous.piece !== 'warrior') {
        act(deed, spent);
        recruited += 1;
      }
      if (piecesAt(before, RECRUITER, clearingNumbered(input.at)) < input.n)
        wrong('too many recruits');
    } else if (input.kind === 'place') {
      const built = 6 - pieceSupply(before, kindNamed(input.piece));
      const wood = paid.reduce((sum, { n }) => sum + n, 0);
      // The first of a kind costs nothing, should she have lost them all.
      if (wood === 0) act(deed, spent);
      if (wood !== COST[built]) wrong(`${input.piece} ${built} for ${wood} wood`);
      if (!isRuledBy(before, MARQUISE, clearingNumbered(input.at)))
        wrong('builds where she does not rule');
      if (paid.some(({ at }) => !supplyReaches(before, at, clearingNumbered(input.at))))
        wrong('wood out of reach');
      const gained = rest[index + 1]?.input;
      const points = POINTS[input.piece]?.[built] ?? 0;
      const isScored = gained?.kind === 'score' && gained.n === points;
      if (points > 0 && !isScored) wrong(`not ${points} for ${input.piece}`);
      paid = [];
    } else if (input.kind === 'score') {
      if (previous?.kind !== 'place') wrong('points for nothing');
      if (scoreOf(after, MARQUISE) !== scoreOf(before, MARQUISE) + input.n) wrong('points lost');
    } else if (input.kind === 'move') {
      if (marching % 2 === 0) act(deed, spent);
      marching += 1;
    } else if (input.kind === 'battle') {
      act(deed, spent);
    } else if (input.kind === 'pass') {
      if (deed.handAfter.length > 5) wrong('more than five cards');
      const drawn = deed.handAfter.filter((card) => !deed.handBefore.includes(card)).length;
      const recruiters = 6 - pieceSupply(before, RECRUITER);
      if (drawn > 1 + (recruiters >= 3 ? 1 : 0) + (recruiters >= 5 ? 1 : 0))
        wrong('draws too many');
    } else wrong(`does what no Marquise does: ${input.kind}`);
  }
  if (recruited > 1) wrong('recruits twice');
  if (actions > 3 + extra) wrong(`${actions} actions with ${extra} birds`);
  return problems;
}

describe('the Marquise keeps to the law', () => {
  test('in her wood, actions, moves, buildings, cards and points', () => {
    const turns = tablesFor(['marquise']).flatMap((config, i) => [
      ...turnsOf('marquise', config, `law ${i}`),
      ...turnsOf('marquise', config, `law too ${i}`),
    ]);
    expect(turns.flatMap(problemsOf)).toEqual([]);
    // Nothing that the referee looks at is missing from these games.
    const kinds = new Set(
      turns.flat().map(({ input }) => `${input.kind} ${'piece' in input ? input.piece : ''}`),
    );
    for (const kind of [
      'craft ',
      'move ',
      'battle ',
      'place wood',
      'place warrior',
      'place sawmill',
    ]) {
      expect([...kinds]).toContain(kind);
    }
  });
});
