import type { Phase, Step } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import { bots } from '../../content.ts';
import { damagedItems, refreshItems, repairItems, undamagedItems } from '../../items.ts';
import { FOX, SUIT_IDS } from '../../pieces.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { FOREST, isOver, NONE } from '../../state.ts';
import { m, rule } from '../../words.ts';
import {
  craftStep,
  daylightOver,
  discardStep,
  gameOver,
  nightmareStep,
  passStep,
  revealStep,
} from '../order.ts';
import { aid, battleAction, explore, quest, repair } from './actions.ts';
import { slip, special } from './characters.ts';
import { gainCrafted } from './crafted.ts';
import { has, level, pawnPlace } from './turn.ts';

/** Vagabot: section 7, from the English law (the rulebook at hand ends with section 6). */

const { numbers } = bots.vagabot;

// ---- 7.4 Birdsong ------------------------------------------------------------

const slipStep: Step<Turn> = {
  id: 'slip',
  rule: rule('7.4.3'),
  when: {
    why: m('skip.enoughItems'),
    holds: ({ state }) => undamagedItems(state) <= numbers.slipAtUndamaged,
  },
  run: (table) => {
    slip(table, rule('7.4.3'));
    table.scene.cutShort = true;
  },
};

const birdsong: Phase<Turn> = {
  id: 'birdsong',
  rule: rule('7.4'),
  steps: [revealStep(rule('7.4.1')), craftStep(rule('7.4.2'), gainCrafted), slipStep],
};

// ---- 7.5 Daylight ------------------------------------------------------------

const STEPS: Readonly<Record<string, Step<Turn>>> = {
  explore: { id: 'explore', rule: rule('7.5.1'), run: explore },
  quest: { id: 'quest', rule: rule('7.5.2'), run: (table) => void quest(table) },
  aid: { id: 'aid', rule: rule('7.5.3'), run: aid },
  battle: { id: 'battle', rule: rule('7.5.4'), run: battleAction },
  repair: {
    id: 'repair',
    rule: rule('7.5.5'),
    when: { why: m('skip.nothingDamaged'), holds: ({ state }) => damagedItems(state) > 0 },
    run: repair,
  },
  special: { id: 'special', rule: rule('7.5.6'), run: special },
};

/** Adventurer: at the end of Daylight quest after quest until one cannot be completed. */
const adventureStep: Step<Turn> = {
  id: 'adventure',
  rule: rule('trait.adventurer'),
  when: { why: m('skip.noTrait'), holds: (turn) => has(turn, 'adventurer') },
  run: (table) => {
    while (!isOver(table.scene.state) && quest(table));
  },
};

function daylightFor(sequence: readonly string[]): Phase<Turn> {
  return {
    id: 'daylight',
    rule: rule('7.5'),
    steps: [...sequence.map((action) => STEPS[action] as Step<Turn>), adventureStep],
  };
}

/** By suit of the order: the plain sequences and those of the Questing trait. */
const DAYLIGHT = SUIT_IDS.map((suit) => daylightFor(bots.vagabot.daylight[suit]));
const QUESTING_DAYLIGHT = SUIT_IDS.map((suit) => daylightFor(bots.vagabot.questingDaylight[suit]));

// ---- 7.6 Evening -------------------------------------------------------------

const refreshStep: Step<Turn> = {
  id: 'refresh',
  rule: rule('7.6.1'),
  run: (table) => {
    const turn = table.scene;
    const { refreshIfDamaged, refreshIfUndamaged } = numbers;
    const n = damagedItems(turn.state) > 0 ? refreshIfDamaged : refreshIfUndamaged;
    refreshItems(table, n + level(turn).refreshDelta, rule('7.6.1'));
  },
};

const eveningRepairStep: Step<Turn> = {
  id: 'eveningRepair',
  rule: rule('7.6.2'),
  when: { why: m('skip.nothingDamaged'), holds: ({ state }) => damagedItems(state) > 0 },
  run: (table) => {
    const turn = table.scene;
    const inForest = pawnPlace(turn) >= FOREST;
    const n = inForest ? damagedItems(turn.state) : numbers.eveningRepair;
    repairItems(table, n, rule('7.6.2'));
    if (has(turn, 'berserker')) repairItems(table, 1, rule('trait.berserker'));
  },
};

const evening: Phase<Turn> = {
  id: 'evening',
  rule: rule('7.6'),
  steps: [
    refreshStep,
    eveningRepairStep,
    nightmareStep((turn) => level(turn).eveningBonusVp),
    passStep,
    discardStep(rule('7.6.3')),
  ],
};

export function playVagabot(table: TurnTable): void {
  const turn = table.scene;
  runPhases(table, [birdsong], gameOver);
  const sequences = has(turn, 'questing') ? QUESTING_DAYLIGHT : DAYLIGHT;
  // Without an order Daylight is cut short anyway.
  const phase = sequences[turn.orderSuit === NONE ? FOX : turn.orderSuit];
  if (phase !== undefined) runPhases(table, [phase], daylightOver);
  runPhases(table, [evening], gameOver);
}
