import { each, rank, select } from '@empty-chair/kernel/select';
import type { Condition, Phase, Step } from '@empty-chair/kernel/steps';
import { runPhases, runSteps } from '@empty-chair/kernel/steps';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import { message } from '@empty-chair/kernel/words';
import { fruitAt, hasRoomToHide, isFruitLeft, isOver } from '../../board.ts';
import type { Level, Tree } from '../../content.ts';
import { CARD_KIND, LEVELS } from '../../content.ts';
import { moveFruit, rollDie, turnOrder } from '../../effects.ts';
import type { State } from '../../state.ts';
import { cardRef, faceRef, m, priceRef, rule, treeRef } from '../../words.ts';
import type { Turn } from './selections.ts';
import { flight, growth, hidingPlaces, windfall } from './selections.ts';

type At = Table<Turn>;

export function magpieTurn(table: Table<State>): void {
  const state = table.scene;
  const { level, traits } = state.config;
  const turn: Turn = {
    state,
    level: LEVELS.find(({ id }) => id === level) as Level,
    isBold: traits.includes('bold'),
    order: -1, // turned by the first step
    taken: 0,
  };
  runPhases(within(table, turn), phases, isCutShort);
  state.turn = 'picker';
  state.round += 1;
}

/** T-1.3: nothing more happens once somebody has reached the goal. */
const isCutShort = ({ state }: Turn): boolean => isOver(state);

const order: Step<Turn> = {
  id: 'order',
  rule: rule('T-3.1'),
  run: (table) => {
    const { scene } = table;
    scene.order = turnOrder(table, scene.state, order.rule);
    table.emit?.(order.rule, m('do.order'), { card: cardRef(scene.order) });
  },
};

const fly: Step<Turn> = {
  id: 'fly',
  rule: rule('T-4.1'),
  when: { why: m('skip.noFruit'), holds: ({ state }) => isFruitLeft(state) },
  run: (table) => {
    const { state } = table.scene;
    const tree = select(table, flight);
    if (tree === undefined || tree === state.magpie) return;
    state.magpie = tree;
    table.emit?.(fly.rule, m('do.fly'), { tree: treeRef(tree) });
  },
};

const take: Step<Turn> = {
  id: 'take',
  rule: rule('T-4.2'),
  when: {
    why: m('skip.nothingHere'),
    holds: ({ state }) => fruitAt(state, state.magpie) > 0 && state.scarecrow !== state.magpie,
  },
  run: (table) => {
    const { state, level } = table.scene;
    const face = rollDie(table, take.rule);
    const n = Math.min(level.takes[face - 1] as number, fruitAt(state, state.magpie));
    table.emit?.(take.rule, m('see.die'), { face: faceRef(face) });
    if (n === 0) return;
    moveFruit(state, n, { on: state.magpie }, 'nest');
    table.scene.taken += n;
    table.emit?.(take.rule, m('do.take'), { n, tree: treeRef(state.magpie) });
  },
};

const hide: Step<Turn> = {
  id: 'hide',
  rule: rule('T-4.3'),
  when: { why: m('skip.nothingTaken'), holds: ({ taken }) => taken > 0 },
  run: (table) => {
    for (const tree of rank(table, hidingPlaces)) {
      if (hideIn(table, tree)) return;
    }
  },
};

/** Unable where the hollow is full, and under the picker's eyes. */
function hideIn(table: At, tree: Tree): boolean {
  const { state } = table.scene;
  if (!hasRoomToHide(state, tree) || state.picker === tree) return false;
  moveFruit(state, 1, 'nest', { in: tree });
  table.emit?.(hide.rule, m('do.hide'), { tree: treeRef(tree) });
  return true;
}

const snatch: Step<Turn> = {
  id: 'snatch',
  rule: rule('T-4.4'),
  when: {
    why: m('skip.nothingToSnatch'),
    holds: ({ isBold, state }) => isBold && state.basket > 0 && state.magpie === state.picker,
  },
  run: (table) => {
    const { state } = table.scene;
    const mayGiveScarecrow = state.scarecrow !== undefined;
    const price = mayGiveScarecrow
      ? table.ask<'fruit' | 'scarecrow'>({
          rule: snatch.rule,
          channel: 'human',
          ask: message(m('ask.price')),
          answers: ['fruit', 'scarecrow'],
          ref: priceRef,
        })
      : 'fruit';
    if (price === 'scarecrow') {
      state.scarecrow = undefined;
      table.emit?.(snatch.rule, m('do.dropScarecrow'));
      return;
    }
    moveFruit(state, 1, 'basket', 'nest');
    table.emit?.(snatch.rule, m('do.snatch'));
  },
};

const inSquall: Condition<Turn> = {
  why: m('skip.noSquall'),
  holds: ({ order }) => CARD_KIND[order] === 'squall',
};

const squall: Step<Turn> = {
  id: 'squall',
  rule: rule('T-4.5'),
  when: inSquall,
  run: (table) => runSteps(table, [fly, take], isCutShort),
};

const shake: Step<Turn> = {
  id: 'shake',
  rule: rule('T-4.6'),
  when: inSquall,
  run: (table) => {
    for (const tree of each(table, windfall)) {
      moveFruit(table.scene.state, 1, { on: tree }, 'supply');
      table.emit?.(shake.rule, m('do.shake'), { tree: treeRef(tree) });
    }
  },
};

const grow: Step<Turn> = {
  id: 'grow',
  rule: rule('T-5.1'),
  when: { why: m('skip.noSupply'), holds: ({ state }) => state.supply > 0 },
  run: (table) => {
    const tree = select(table, growth);
    if (tree === undefined) return;
    moveFruit(table.scene.state, 1, 'supply', { on: tree });
    table.emit?.(grow.rule, m('do.grow'), { tree: treeRef(tree) });
  },
};

export const phases: readonly Phase<Turn>[] = [
  { id: 'dawn', rule: rule('T-3'), steps: [order] },
  { id: 'day', rule: rule('T-4'), steps: [fly, take, hide, snatch, squall, shake] },
  { id: 'dusk', rule: rule('T-5'), steps: [grow] },
];
