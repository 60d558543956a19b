import { select } from '@empty-chair/kernel/select';
import type { Phase, Step } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { battle } from '../../battle.ts';
import { onMap } from '../../board.ts';
import { cardRef, discardCard } from '../../chance.ts';
import { bots } from '../../content.ts';
import { destroyPiece, isOnTrack, moveWarriors, placePiece, placeWarriors } from '../../effects.ts';
import { hasTrait } from '../../facts.ts';
import type { Kind, Suit } from '../../pieces.ts';
import { BIRD, ROOST, SUIT_IDS, TOKENS_THEN_BUILDINGS_OF } from '../../pieces.ts';
import { score } from '../../points.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import type { Card } from '../../state.ts';
import { isOver, NONE, piecesAt, VIZIER, warriorSupply, warriorsAt } from '../../state.ts';
import { m, ref, rule } from '../../words.ts';
import {
  craftStep,
  daylightOver,
  gameOver,
  nightmareStep,
  passStep,
  revealStep,
} from '../order.ts';
import * as choose from './selections.ts';
import { COLUMNS, cardsIn, movable } from './turn.ts';

/** Electric Eyrie: section 5 of the rulebook. */

const { numbers, difficulties, tracks } = bots.electricEyrie;
const level = ({ state, me }: Turn) =>
  difficulties[state.facts.levelOf[me] as number] as (typeof difficulties)[number];
const has = (
  { state, me }: Turn,
  trait: 'nobility' | 'relentless' | 'swoop' | 'focused',
): boolean => hasTrait(state.facts, me, trait);

// ---- 5.4 Birdsong ------------------------------------------------------------

const addToDecreeStep: Step<Turn> = {
  id: 'addToDecree',
  rule: rule('5.4.3'),
  when: { why: m('skip.noOrder'), holds: ({ order }) => order !== NONE },
  run: (table) => {
    const { state, order, orderSuit } = table.scene;
    (state.decree[orderSuit] as Card[]).push(order);
    table.emit?.(rule('5.4.3'), m('do.decree'), {
      card: cardRef(state)(order),
      suit: ref('suit', SUIT_IDS[orderSuit] as string),
    });
  },
};

const newRoostStep: Step<Turn> = {
  id: 'newRoost',
  rule: rule('5.4.4'),
  when: {
    why: m('skip.hasRoost'),
    holds: ({ state, order }) => order !== NONE && onMap(state, ROOST) === 0,
  },
  run: (table) => {
    const clearing = select(table, choose.newRoostClearing);
    if (clearing === undefined) {
      turmoil(table);
      return;
    }
    placePiece(table, ROOST, clearing, rule('5.4.4'));
    // four warriors, or all that are left.
    placeWarriors(table, table.scene.me, clearing, numbers.newRoostWarriors, rule('5.4.4'));
  },
};

const birdsong: Phase<Turn> = {
  id: 'birdsong',
  rule: rule('5.4'),
  steps: [revealStep(rule('5.4.1')), craftStep(rule('5.4.2')), addToDecreeStep, newRoostStep],
};

// ---- 5.5 Daylight ------------------------------------------------------------

/** Each action for every column with a card, left to right; a turmoil on the way ends it. */
function forEachColumn(table: TurnTable, act: (table: TurnTable, column: Suit) => void): void {
  const turn = table.scene;
  for (const column of COLUMNS) {
    if (daylightOver(turn)) return;
    if (cardsIn(turn, column) === 0) continue;
    act(table, column);
  }
}

function recruit(table: TurnTable, column: Suit): void {
  const turn = table.scene;
  const wanted = cardsIn(turn, column);
  const clearing = select(table, choose.recruitClearing, column);
  const placed =
    clearing === undefined ? 0 : placeWarriors(table, turn.me, clearing, wanted, rule('5.5.1.I'));
  if (placed < wanted && has(turn, 'nobility') && nobilityObjects(turn, clearing)) {
    turmoil(table);
  }
}

/** only an empty supply counts as "cannot place a warrior", unless the table says otherwise. */
const nobilityObjects = ({ state, me }: Turn, clearing: number | undefined): boolean =>
  state.facts.config.options.nobility === 'any' ||
  (clearing !== undefined && warriorSupply(state, me) === 0);

function move(table: TurnTable, column: Suit): void {
  const turn = table.scene;
  const from = select(table, choose.moveOrigin, column);
  if (from === undefined) return;
  const to = select(table, choose.moveDestination, from);
  if (to === undefined) return;
  const n = movable(turn, from, column);
  moveWarriors(table, { faction: turn.me, from, to, n }, rule('5.5.1.II'));
}

function fight(table: TurnTable, column: Suit): void {
  const turn = table.scene;
  const clearing = select(table, choose.battleClearing, column);
  if (clearing === undefined) return;
  const defender = select(table, choose.defender, clearing);
  if (defender === undefined) return;
  const plan = { attacker: turn.me, defender, clearing, by: rule('5.5.1.III') };
  const extraBy = extraHitRule(turn, column);
  if (extraBy === undefined) battle(table, plan);
  else battle(table, plan, { attacker: numbers.largestColumnExtraHits, defender: 0, by: extraBy });
}

/**
 * The rule that deals the extra hit: more cards than every other column. Focused (or the table,
 * A-16) is content with a tie.
 */
function extraHitRule(turn: Turn, column: Suit): RuleId | undefined {
  const here = cardsIn(turn, column);
  let most = 0;
  for (const other of COLUMNS) {
    if (other !== column) most = Math.max(most, cardsIn(turn, other));
  }
  if (here > most) return rule('5.5.1.III');
  if (here < most) return undefined;
  if (has(turn, 'focused')) return rule('trait.focused');
  return turn.state.facts.config.options.extraHit === 'tied' ? rule('5.5.1.III') : undefined;
}

const resolveStep = (
  id: string,
  by: ReturnType<typeof rule>,
  act: (table: TurnTable, column: Suit) => void,
): Step<Turn> => ({ id, rule: by, run: (table) => forEachColumn(table, act) });

const relentlessStep: Step<Turn> = {
  id: 'relentless',
  rule: rule('trait.relentless'),
  when: { why: m('skip.noTrait'), holds: (turn) => has(turn, 'relentless') },
  run: (table) => {
    const { state, me } = table.scene;
    for (const clearing of state.facts.byPriority) {
      if (warriorsAt(state, me, clearing) === 0) continue;
      for (const enemy of state.facts.enemies[me] ?? []) {
        if (warriorsAt(state, enemy, clearing) > 0) continue;
        for (const kind of TOKENS_THEN_BUILDINGS_OF[enemy] as readonly Kind[]) {
          while (piecesAt(state, kind, clearing) > 0 && !isOver(state)) {
            destroyPiece(table, me, kind, clearing, rule('trait.relentless'));
          }
        }
      }
    }
  },
};

const buildStep: Step<Turn> = {
  id: 'build',
  rule: rule('5.5.2'),
  run: (table) => {
    const { state } = table.scene;
    const clearing = isOnTrack(state, ROOST) ? select(table, choose.buildClearing) : undefined;
    if (clearing === undefined) turmoil(table);
    else placePiece(table, ROOST, clearing, rule('5.5.2'));
  },
};

/** at the end of Daylight, so not after a turmoil. */
const swoopStep: Step<Turn> = {
  id: 'swoop',
  rule: rule('trait.swoop'),
  when: { why: m('skip.noTrait'), holds: (turn) => has(turn, 'swoop') },
  run: (table) => {
    const clearing = select(table, choose.swoopClearing);
    if (clearing !== undefined) {
      placeWarriors(table, table.scene.me, clearing, 2, rule('trait.swoop'));
    }
  },
};

const daylight: Phase<Turn> = {
  id: 'daylight',
  rule: rule('5.5'),
  steps: [
    resolveStep('decreeRecruit', rule('5.5.1'), recruit),
    resolveStep('decreeMove', rule('5.5.1'), move),
    resolveStep('decreeBattle', rule('5.5.1'), fight),
    relentlessStep,
    buildStep,
    swoopStep,
  ],
};

// ---- 5.7 Turmoil -------------------------------------------------------------

const humiliateStep: Step<Turn> = {
  id: 'humiliate',
  rule: rule('5.7.1'),
  run: (table) => {
    const turn = table.scene;
    const birds = cardsIn(turn, BIRD);
    const sign = has(turn, 'nobility') ? 1 : -1;
    const by = has(turn, 'nobility') ? rule('trait.nobility') : rule('5.7.1');
    score(table, turn.me, sign * birds, 'turmoil', by);
  },
};

const purgeStep: Step<Turn> = {
  id: 'purge',
  rule: rule('5.7.2'),
  run: (table) => {
    const { state } = table.scene;
    for (const cards of state.decree) {
      const viziers = cards.filter((card) => card === VIZIER);
      for (const card of cards) if (card !== VIZIER) discardCard(state, card);
      cards.splice(0, cards.length, ...viziers);
    }
    table.emit?.(rule('5.7.2'), m('do.purge'));
  },
};

const restStep: Step<Turn> = {
  id: 'rest',
  rule: rule('5.7.3'),
  run: (table) => {
    table.scene.cutShort = true;
  },
};

const turmoilPhase: Phase<Turn> = {
  id: 'turmoil',
  rule: rule('5.7'),
  steps: [humiliateStep, purgeStep, restStep],
};

function turmoil(table: TurnTable): void {
  table.emit?.(rule('5.7'), m('do.turmoil'));
  runPhases(table, [turmoilPhase], gameOver);
}

// ---- 5.6 Evening -------------------------------------------------------------

const scoreStep: Step<Turn> = {
  id: 'score',
  rule: rule('5.6'),
  run: (table) => {
    const { state, me } = table.scene;
    const roosts = onMap(state, ROOST);
    const points = roosts === 0 ? 0 : (tracks.roost[roosts - 1] as number);
    score(table, me, points, 'roosts', rule('5.6'));
  },
};

const evening: Phase<Turn> = {
  id: 'evening',
  rule: rule('5.6'),
  steps: [scoreStep, nightmareStep((turn) => level(turn).eveningBonusVp), passStep],
};

export function playEyrie(table: TurnTable): void {
  runPhases(table, [birdsong], gameOver);
  runPhases(table, [daylight], daylightOver);
  runPhases(table, [evening], gameOver);
}
