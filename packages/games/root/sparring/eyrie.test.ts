import { NONE } from '@empty-chair/kernel/ids';
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
import { openSlots, piecesOf } from '../rules/board.ts';
import type { Clearing, Suit } from '../rules/pieces.ts';
import { BIRD, clearingNumbered, EVERY_CLEARING, EYRIE, KEEP, ROOST } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { pieceSupply, piecesAt, suitOf, warriorSupply, warriorsAt } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { EyriePlan } from './eyrie.ts';

/** A referee who has read the law (7.4 to 7.8) and not the plan. */
interface Notes {
  readonly leader: string;
  readonly columns: readonly (readonly Suit[])[];
}
const note = ({ decree }: EyriePlan): Notes => ({
  leader: decree.leader,
  columns: [0, 1, 2, 3].map((column) => decree.suits(column)),
});
const POINTS = [0, 0, 1, 2, 3, 4, 4, 5];
const roosts = (state: State): number => 7 - pieceSupply(state, ROOST);

const columnOf = (input: Input): number => {
  if (input.kind === 'place') return input.piece === 'warrior' ? 0 : 3;
  return input.kind === 'move' ? 1 : 2;
};
const clearingOf = (input: Input): Clearing =>
  input.kind === 'move'
    ? clearingNumbered(input.from)
    : 'at' in input
      ? clearingNumbered(input.at)
      : NONE;

/** Whether a card of the suit could be carried out by the law. */
function isPossible(state: State, { leader }: Notes, column: number, suit: Suit): boolean {
  const n = leader === 'charismatic' ? 2 : 1;
  return EVERY_CLEARING.some((at) => {
    if (suit !== BIRD && suitOf(state, at) !== suit) return false;
    const warriors = warriorsAt(state, EYRIE, at);
    const isOpen = piecesAt(state, KEEP, at) === 0;
    if (column === 0)
      return piecesAt(state, ROOST, at) > 0 && isOpen && warriorSupply(state, EYRIE) >= n;
    if (column === 1) {
      const ways = EVERY_CLEARING.filter((to) => areLinked(state, at, to));
      return (
        warriors > 0 &&
        ways.some((to) => isRuledBy(state, EYRIE, at) || isRuledBy(state, EYRIE, to))
      );
    }
    if (column === 2) {
      return (
        warriors > 0 &&
        state.facts.factions.some((one) => one !== EYRIE && piecesOf(state, one, at) > 0)
      );
    }
    const hasRoom = openSlots(state, at) > 0 && piecesAt(state, ROOST, at) === 0 && isOpen;
    return hasRoom && isRuledBy(state, EYRIE, at) && pieceSupply(state, ROOST) > 0;
  });
}

/** Cards of the column that the actions leave over; undefined where they ask for more than it has. */
function leftOver(cards: readonly Suit[], suits: readonly Suit[]): readonly Suit[] | undefined {
  const left = cards.slice();
  for (const suit of suits) {
    const index = left.includes(suit) ? left.indexOf(suit) : left.indexOf(BIRD);
    if (index < 0) return undefined;
    left.splice(index, 1);
  }
  return left;
}

function problemsOf(deeds: readonly Deed[], earlier: Notes | undefined): readonly string[] {
  const problems: string[] = [];
  const [first] = deeds;
  const last = deeds.at(-1);
  if (first === undefined || last === undefined) return [];
  const wrong = (what: string): number => problems.push(what);
  const decree = first.notes as Notes;

  // One or two cards into the Decree, one bird at most.
  const size = (notes: Notes): number => notes.columns.flat().length;
  const birds = ({ columns }: Notes): number =>
    columns.flat().filter((suit) => suit === BIRD).length;
  const added = size(decree) - (earlier === undefined ? 2 : size(earlier));
  if (added < 1 || added > 2) wrong(`${added} cards into the Decree`);
  if (birds(decree) - (earlier === undefined ? 2 : birds(earlier)) > 1) wrong('two birds');
  const crafted = first.input.kind === 'craft' ? 1 : 0;
  if (spentOn(first).length > added + crafted) wrong('cards lost in Birdsong');

  let rest = deeds.slice();
  if (roosts(first.before) === 0) rest = rest.slice(2);
  while (rest[0]?.input.kind === 'craft') rest = rest.slice(1);
  const actions = rest.filter(({ input }) => ['place', 'move', 'battle'].includes(input.kind));
  for (const [index, deed] of actions.entries()) {
    const { input, before } = deed;
    problems.push(...moveProblems(EYRIE, deed));
    if (
      columnOf(input) <
      columnOf(actions[index - 1]?.input ?? { kind: 'place', n: 1, piece: 'warrior', at: 1 })
    )
      wrong('columns out of order');
    if (input.kind === 'place' && input.piece === 'warrior') {
      if (input.n !== (decree.leader === 'charismatic' ? 2 : 1)) wrong(`${input.n} recruits`);
      if (piecesAt(before, ROOST, clearingNumbered(input.at)) === 0)
        wrong('recruits without a roost');
    } else if (input.kind === 'place') {
      if (!isPossible(before, decree, 3, suitOf(before, clearingNumbered(input.at))))
        wrong('no place for a roost');
      if (!isRuledBy(before, EYRIE, clearingNumbered(input.at)))
        wrong('builds where it does not rule');
    } else if (input.kind === 'battle' && input.extra !== (decree.leader === 'commander' ? 1 : 0)) {
      wrong('extra hits');
    }
  }
  const isCut = last.input.kind !== 'pass';
  const turmoil = rest.find(({ input }) => input.kind === 'score' && input.n < 0);
  const failed = [0, 1, 2, 3].find((column) => {
    const suits = actions
      .filter(({ input }) => columnOf(input) === column)
      .map(({ input, before }) => suitOf(before, clearingOf(input)));
    const left = leftOver(decree.columns[column] ?? [], suits);
    if (left === undefined) wrong(`more than the Decree says in column ${column}`);
    return left === undefined || left.length > 0;
  });
  if (!isCut && (failed !== undefined) !== (turmoil !== undefined)) wrong('turmoil or not?');
  if (turmoil !== undefined && failed !== undefined) {
    const { input, before } = turmoil;
    if (input.kind === 'score' && input.n !== -birds(decree)) wrong('humiliated wrongly');
    const suits = actions
      .filter((deed) => columnOf(deed.input) === failed)
      .map((deed) => suitOf(deed.before, clearingOf(deed.input)));
    const left = leftOver(decree.columns[failed] ?? [], suits) ?? [];
    if (left.some((suit) => isPossible(before, decree, failed, suit))) wrong('turmoil by choice');
    if ((last.notes as Notes).leader === decree.leader) wrong('the leader stays');
    if (actions.some(({ input: one }) => columnOf(one) > failed)) wrong('goes on after turmoil');
  }
  if (!isCut) {
    const points = POINTS[roosts(last.before)];
    const scored = deeds.at(-2)?.input;
    if (points !== 0 && (scored?.kind !== 'score' || scored.n !== points))
      wrong(`not ${points} points`);
    if (last.handAfter.length > 5) wrong('more than five cards');
  }
  return problems;
}

describe('the Eyrie keeps to the law', () => {
  test('in its Decree, column by column, its turmoil, roosts, cards and points', () => {
    const games = tablesFor(['eyrie']).flatMap((config, i) => [
      turnsOf('eyrie', config, `law ${i}`, note),
      turnsOf('eyrie', config, `law too ${i}`, note),
    ]);
    const problems = games.flatMap((turns) =>
      turns.flatMap((deeds, i) =>
        problemsOf(deeds, turns[i - 1]?.at(-1)?.notes as Notes | undefined),
      ),
    );
    expect(problems).toEqual([]);
    const inputs = games.flat(2).map(({ input }) => input);
    // Nothing that the referee looks at is missing from these games.
    for (const kind of ['craft', 'move', 'battle', 'place', 'score']) {
      expect(inputs.map((input) => input.kind)).toContain(kind);
    }
    expect(inputs.some((input) => input.kind === 'score' && input.n < 0)).toBe(true);
  });
});
