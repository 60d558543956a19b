import { get } from '@empty-chair/kernel/ids';
import { each, rank, select } from '@empty-chair/kernel/select';
import type { Condition, Phase, Step } from '@empty-chair/kernel/steps';
import { runPhases, runSteps } from '@empty-chair/kernel/steps';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { fruitAt, hasRoomToHide, isFruitLeft, isOver } from '../../board.ts';
import type { Level, Tree } from '../../content.ts';
import { CARD_KIND, LEVELS, NO_CARD } from '../../content.ts';
import { moveFruit, rollDie, turnOrder } from '../../effects.ts';
import type { State } from '../../state.ts';
import { cardRef, faceRef, m, priceRef, rule, treeRef } from '../../words.ts';
import type { Turn } from './selections.ts';
import { flight, growth, hidingPlaces, windfall } from './selections.ts';

type At = Table<Turn>;

// ---- the outline of its page ---------------------------------------------------

/** What a squall brings a second time. */
const RAID: readonly Step<Turn>[] = [
  { id: 'fly', rule: rule('T-4.1'), when: { why: m('skip.noFruit'), holds: seesFruit }, run: fly },
  {
    id: 'take',
    rule: rule('T-4.2'),
    when: { why: m('skip.nothingHere'), holds: canTake },
    run: take,
  },
];

const inSquall: Condition<Turn> = { why: m('skip.noSquall'), holds: isInSquall };

const OUTLINE: readonly Phase<Turn>[] = [
  { id: 'dawn', rule: rule('T-3'), steps: [{ id: 'order', rule: rule('T-3.1'), run: turnCard }] },
  {
    id: 'day',
    rule: rule('T-4'),
    steps: [
      ...RAID,
      {
        id: 'hide',
        rule: rule('T-4.3'),
        when: { why: m('skip.nothingTaken'), holds: ({ taken }) => taken > 0 },
        run: hide,
      },
      {
        id: 'snatch',
        rule: rule('T-4.4'),
        when: { why: m('skip.nothingToSnatch'), holds: canSnatch },
        run: snatch,
      },
      {
        id: 'squall',
        rule: rule('T-4.5'),
        when: inSquall,
        run: (table) => runSteps(table, RAID, isCutShort),
      },
      { id: 'shake', rule: rule('T-4.6'), when: inSquall, run: shake },
    ],
  },
  {
    id: 'dusk',
    rule: rule('T-5'),
    steps: [
      {
        id: 'grow',
        rule: rule('T-5.1'),
        when: { why: m('skip.noSupply'), holds: ({ state }) => state.supply > 0 },
        run: grow,
      },
    ],
  },
];

export function magpieTurn(table: Table<State>): void {
  const state = table.scene;
  const { level, traits } = state.config;
  const turn: Turn = {
    state,
    level: LEVELS.find(({ id }) => id === level) as Level,
    isBold: traits.includes('bold'),
    order: NO_CARD, // turned by the first step
    taken: 0,
  };
  runPhases(within(table, turn), OUTLINE, isCutShort);
  state.turn = 'picker';
  state.round += 1;
}

/** T-1.3: nothing more happens once somebody has reached the goal. */
function isCutShort({ state }: Turn): boolean {
  return isOver(state);
}

// ---- dawn ----------------------------------------------------------------------

function turnCard(table: At, by: RuleId): void {
  const { scene } = table;
  scene.order = turnOrder(table, scene.state, by);
  table.emit?.(by, m('do.order'), { card: cardRef(scene.order) });
}

// ---- day -----------------------------------------------------------------------

function seesFruit({ state }: Turn): boolean {
  return isFruitLeft(state);
}

function fly(table: At, by: RuleId): void {
  const { state } = table.scene;
  const tree = select(table, flight);
  if (tree === undefined || tree === state.magpie) return;
  state.magpie = tree;
  table.emit?.(by, m('do.fly'), { tree: treeRef(tree) });
}

function canTake({ state }: Turn): boolean {
  return fruitAt(state, state.magpie) > 0 && state.scarecrow !== state.magpie;
}

function take(table: At, by: RuleId): void {
  const { state, level } = table.scene;
  const face = rollDie(table, by);
  const n = Math.min(level.takes[face - 1] as number, fruitAt(state, state.magpie));
  table.emit?.(by, m('see.die'), { face: faceRef(face) });
  if (n === 0) return;
  moveFruit(state, n, { on: state.magpie }, 'nest');
  table.scene.taken += n;
  table.emit?.(by, m('do.take'), { n, tree: treeRef(state.magpie) });
}

function hide(table: At, by: RuleId): void {
  for (const tree of rank(table, hidingPlaces)) {
    if (hideIn(table, tree, by)) return;
  }
}

/** Unable where the hollow is full, and under the picker's eyes. */
function hideIn(table: At, tree: Tree, by: RuleId): boolean {
  const { state } = table.scene;
  if (!hasRoomToHide(state, tree) || state.picker === tree) return false;
  moveFruit(state, 1, 'nest', { in: tree });
  table.emit?.(by, m('do.hide'), { tree: treeRef(tree) });
  return true;
}

function canSnatch({ isBold, state }: Turn): boolean {
  return isBold && state.basket > 0 && state.magpie === state.picker;
}

function snatch(table: At, by: RuleId): void {
  const { state } = table.scene;
  const mayGiveScarecrow = state.scarecrow !== undefined;
  const price = mayGiveScarecrow
    ? table.ask<'fruit' | 'scarecrow'>({
        rule: by,
        channel: 'human',
        ask: message(m('ask.price')),
        answers: ['fruit', 'scarecrow'],
        ref: priceRef,
      })
    : 'fruit';
  if (price === 'scarecrow') {
    state.scarecrow = undefined;
    table.emit?.(by, m('do.dropScarecrow'));
    return;
  }
  moveFruit(state, 1, 'basket', 'nest');
  table.emit?.(by, m('do.snatch'));
}

function isInSquall({ order }: Turn): boolean {
  return get(CARD_KIND, order) === 'squall';
}

function shake(table: At, by: RuleId): void {
  for (const tree of each(table, windfall)) {
    moveFruit(table.scene.state, 1, { on: tree }, 'supply');
    table.emit?.(by, m('do.shake'), { tree: treeRef(tree) });
  }
}

// ---- dusk ----------------------------------------------------------------------

function grow(table: At, by: RuleId): void {
  const tree = select(table, growth);
  if (tree === undefined) return;
  moveFruit(table.scene.state, 1, 'supply', { on: tree });
  table.emit?.(by, m('do.grow'), { tree: treeRef(tree) });
}
