import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { matches } from '../board.ts';
import type { ColumnId, LeaderId } from '../leaders.ts';
import { COLUMN_IDS, LEADER_IDS } from '../leaders.ts';
import type { Suit, SuitId } from '../pieces.ts';
import { BIRD, clearingNumbered, EYRIE, suitId, suitNamed } from '../pieces.ts';
import type { State } from '../state.ts';
import { suitOf, warriorSupply } from '../state.ts';
import type { Input } from '../verbs/verbs.ts';
import { m } from '../words.ts';
import { hopesOf } from './decree-hopes.ts';
import type { Decree } from './eyrie.ts';
import {
  clearingsToRecruit,
  clearingsToRoost,
  eyrieDraw,
  newDecree,
  recruitsOf,
  roostPoints,
  roosts,
} from './eyrie.ts';
import type { DecreeCard, DecreeTurn, FactionTurn, TurnVerb, VerbId } from './faction-turn.ts';

/** What is known of the ways and battles of this turn, from where it is worked out. */
export interface Reach {
  readonly ways: ReadonlyMap<number, readonly number[]>;
  readonly battles: readonly Input[];
}

const VERB_OF: Readonly<Record<ColumnId, VerbId>> = {
  recruit: 'decreeRecruit',
  move: 'decreeMove',
  battle: 'decreeBattle',
  build: 'decreeBuild',
};

/** The turn of a human Eyrie (law 7.4 to 7.7); `earlier` was said in its turns before. */
export function eyrieTurn(
  state: State,
  said: readonly Input[],
  earlier: readonly Input[],
  reach: Reach,
): FactionTurn {
  const before = ruleSoFar(earlier);
  const now = ruleSoFar([...earlier, ...said]);
  const scored = said.some(({ kind }) => kind === 'roosts');
  const evening: Partial<FactionTurn> = { draw: eyrieDraw(state) };
  if (now === undefined) {
    return { phase: 'birdsong', ...evening, decree: nobody(before?.fallen ?? []), verbs: [] };
  }
  const hasFallen = said.some(({ kind }) => kind === 'turmoil');
  const acted = actionsIn(state, said);
  const added = said.filter(({ kind }) => kind === 'decree').length;
  const ticks = COLUMN_IDS.map((id) => ({
    id,
    cards: hasFallen ? [] : ticked(now.decree[id], acted[id]),
  }));
  const leftIn = (column: ColumnId): readonly Suit[] =>
    ticks.flatMap(({ id, cards }) =>
      id === column ? cards.filter(({ done }) => !done).map(({ suit }) => suitNamed(suit)) : [],
    );
  const isDoomed = hopesOf(state, leftIn, recruitsOf(now.leader));
  const current = ticks.find(({ cards }) => cards.some(({ done }) => !done));
  const canBeDone = ({ suit, done }: Ticked, id: ColumnId): boolean =>
    !done && !inputsFor(state, id, suit, now.leader, reach).none;
  const hasActed = COLUMN_IDS.some((id) => acted[id].length > 0);
  const isOver = hasFallen || current === undefined;
  // Before a card is added nothing is known of this turn's Decree.
  const isToBeAdded = added === 0 && !hasActed;
  const columns = ticks.map(({ id, cards }) => ({
    id,
    cards: cards.map((card) => ({
      ...card,
      fails: !isToBeAdded && !card.done && isDoomed(id, suitNamed(card.suit)),
    })),
  }));
  const next = current?.cards.findIndex((card) => canBeDone(card, current.id));
  const decree: DecreeTurn = {
    leader: now.leader,
    columns,
    current: current?.id,
    ...(next !== undefined && next >= 0 && { next }),
    toAdd: hasActed || hasFallen ? 0 : 2 - added,
    birds: COLUMN_IDS.flatMap((id) => now.decree[id]).filter((suit) => suit === 'bird').length,
    mustFall: !isToBeAdded && !isOver && next === -1,
    leaders: hasFallen ? [] : nextLeaders(now),
  };
  return {
    phase: isOver ? 'evening' : hasActed ? 'daylight' : 'birdsong',
    ...evening,
    decree,
    ...(current !== undefined && !decree.mustFall && { open: VERB_OF[current.id] }),
    ...(isOver && areRoostsToScore(state, said) && { lastly: { kind: 'roosts' } }),
    verbs: [
      ...(current === undefined ? [] : [columnVerb(state, current, now.leader, reach)]),
      ...(scored ? [] : [roostsVerb(state)]),
    ],
  };
}

/** Law 7.6.1. Whoever has written down points may have scored them so. */
const areRoostsToScore = (state: State, said: readonly Input[]): boolean =>
  roostPoints(state) > 0 && !said.some(({ kind }) => kind === 'roosts' || kind === 'score');

interface Rule {
  readonly leader: LeaderId;
  readonly decree: Decree;
  /** Leaders that were turned down, until all were. */
  readonly fallen: readonly LeaderId[];
}

/** The leader and the Decree after all that was said; undefined before the first leader. */
function ruleSoFar(said: readonly Input[]): Rule | undefined {
  let rule: Rule | undefined;
  for (const input of said) {
    if (input.kind === 'leader') {
      rule = { leader: input.leader, decree: newDecree(input.leader), fallen: rule?.fallen ?? [] };
    } else if (input.kind === 'turmoil') {
      const fallen = rule === undefined ? [] : [...rule.fallen, rule.leader];
      rule = {
        leader: input.leader,
        decree: newDecree(input.leader),
        fallen: fallen.length === LEADER_IDS.length ? [] : fallen,
      };
    } else if (input.kind === 'decree' && rule !== undefined) {
      const { column, suit } = input;
      rule = { ...rule, decree: { ...rule.decree, [column]: [...rule.decree[column], suit] } };
    }
  }
  return rule;
}

const nobody = (fallen: readonly LeaderId[]): DecreeTurn => ({
  leader: undefined,
  columns: [],
  current: undefined,
  toAdd: 0,
  birds: 0,
  mustFall: false,
  leaders: LEADER_IDS.filter((id) => !fallen.includes(id)),
});

/** Law 7.7.3: another one that is face up; with none left all four are. */
function nextLeaders({ leader, fallen }: Rule): readonly LeaderId[] {
  const down = [...fallen, leader];
  const up = LEADER_IDS.filter((id) => !down.includes(id));
  return up.length > 0 ? up : LEADER_IDS;
}

/** The suits of the clearings where something was done, by the column that it is of. */
function actionsIn(
  state: State,
  said: readonly Input[],
): Readonly<Record<ColumnId, readonly Suit[]>> {
  const acted: Record<ColumnId, Suit[]> = { recruit: [], move: [], battle: [], build: [] };
  for (const input of said) {
    const at = (n: number): Suit => suitOf(state, clearingNumbered(n));
    if (input.kind === 'place' && input.piece === 'warrior') acted.recruit.push(at(input.at));
    else if (input.kind === 'place' && input.piece === 'roost') acted.build.push(at(input.at));
    else if (input.kind === 'move') acted.move.push(at(input.from));
    else if (input.kind === 'battle') acted.battle.push(at(input.at));
  }
  return acted;
}

type Ticked = Omit<DecreeCard, 'fails'>;

/** A-57 (H-15): an action uses up a card of its clearing's suit; only without one a bird. */
function ticked(suits: readonly SuitId[], acted: readonly Suit[]): readonly Ticked[] {
  const cards = suits.map((suit) => ({ suit, done: false }));
  for (const suit of acted) {
    const fits = (wanted: Suit) => cards.find((card) => !card.done && card.suit === suitId(wanted));
    const card = fits(suit) ?? fits(BIRD);
    if (card !== undefined) card.done = true;
  }
  return cards;
}

interface Possible {
  readonly inputs: readonly Input[];
  readonly from: readonly number[];
  readonly none: boolean;
}

/** What can be done for a card of that column. */
function inputsFor(
  state: State,
  column: ColumnId,
  id: SuitId,
  leader: LeaderId,
  { ways, battles }: Reach,
): Possible {
  const suit = suitNamed(id);
  const possible = (inputs: readonly Input[], from: readonly number[] = []): Possible => ({
    inputs,
    from,
    none: inputs.length === 0 && from.length === 0,
  });
  const fits = (at: number): boolean => matches(state, clearingNumbered(at), suit);
  switch (column) {
    case 'recruit': {
      const n = recruitsOf(leader);
      // Law 7.5.2: what cannot be done in full is turmoil.
      if (warriorSupply(state, EYRIE) < n) return possible([]);
      return possible(
        clearingsToRecruit(state, suit).map(
          (at): Input => ({ kind: 'place', n, piece: 'warrior', at: at + 1 }),
        ),
      );
    }
    case 'move':
      return possible([], [...ways.keys()].filter(fits));
    case 'battle':
      return possible(battles.filter((input) => input.kind === 'battle' && fits(input.at)));
    case 'build':
      return possible(
        clearingsToRoost(state, suit).map(
          (at): Input => ({ kind: 'place', n: 1, piece: 'roost', at: at + 1 }),
        ),
      );
  }
}

/** All that the cards of the column which are left allow, each place once. */
function columnVerb(
  state: State,
  { id, cards }: { readonly id: ColumnId; readonly cards: readonly Ticked[] },
  leader: LeaderId,
  reach: Reach,
): TurnVerb {
  const left = [...new Set(cards.filter(({ done }) => !done).map(({ suit }) => suit))];
  const each = left.map((suit) => inputsFor(state, id, suit, leader, reach));
  const inputs = new Map(
    each.flatMap((one) => one.inputs).map((input) => [JSON.stringify(input), input]),
  );
  const from = [...new Set(each.flatMap((one) => one.from))].sort((a, b) => a - b);
  return {
    id: VERB_OF[id],
    ...(id === 'recruit' && { n: recruitsOf(leader) }),
    ...(id === 'move' && { from }),
    why: inputs.size === 0 && from.length === 0 ? WHY_NOT : undefined,
    inputs: [...inputs.values()],
  };
}

const WHY_NOT: Message = message(m('no.decree'));

const roostsVerb = (state: State): TurnVerb => ({
  id: 'roosts',
  n: roosts(state),
  points: roostPoints(state),
  why: roostPoints(state) === 0 ? message(m('no.roostPoints')) : undefined,
  inputs: [{ kind: 'roosts' }],
});
