import type { Phase, Step } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { bots, numberOn } from '../../content.ts';
import { damagedItems, refreshItems, repairItems, undamagedItems } from '../../items.ts';
import type { Suit } from '../../pieces.ts';
import { EVERY_SUIT, suitId } from '../../pieces.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { isInForest, isOver } from '../../state.ts';
import { m, rule } from '../../words.ts';
import {
  craftStep,
  discardStep,
  isCutShort,
  isGameOver,
  nightmareStep,
  passStep,
  revealStep,
} from '../order.ts';
import { aid, battleAction, explore, quest, repair } from './actions.ts';
import { slip, special } from './characters.ts';
import { gainCrafted } from './crafted.ts';
import { has, level, pawnPlace } from './turn.ts';

/** Vagabot: section 7, from the English law (the rulebook at hand ends with section 6). */

const { numbers, traits, daylight, questingDaylight } = bots.vagabot;
const BERSERKER_REPAIRS = numberOn(traits, 'berserker', 'extraRepair');

const ACTIONS: Readonly<Record<string, Step<Turn>>> = {
  explore: { id: 'explore', rule: rule('7.5.1'), run: explore },
  quest: { id: 'quest', rule: rule('7.5.2'), run: quest },
  aid: { id: 'aid', rule: rule('7.5.3'), run: aid },
  battle: { id: 'battle', rule: rule('7.5.4'), run: battleAction },
  repair: {
    id: 'repair',
    rule: rule('7.5.5'),
    when: { why: m('skip.nothingDamaged'), holds: isDamaged },
    run: repair,
  },
  special: { id: 'special', rule: rule('7.5.6'), run: special },
};

const OUTLINE: readonly Phase<Turn>[] = [
  {
    id: 'birdsong',
    rule: rule('7.4'),
    steps: [
      revealStep(rule('7.4.1')),
      craftStep(rule('7.4.2'), gainCrafted),
      {
        id: 'slip',
        rule: rule('7.4.3'),
        when: { why: m('skip.enoughItems'), holds: isBadlyOff },
        run: slipAway,
      },
    ],
  },
  // One of these, by the suit of the order; other ones with the Questing trait.
  ...EVERY_SUIT.flatMap((suit) => [
    daylightOf(daylight[suitId(suit)], (turn) => isOrder(turn, suit) && !has(turn, 'questing')),
    daylightOf(
      questingDaylight[suitId(suit)],
      (turn) => isOrder(turn, suit) && has(turn, 'questing'),
    ),
  ]),
  {
    id: 'evening',
    rule: rule('7.6'),
    steps: [
      { id: 'refresh', rule: rule('7.6.1'), run: refresh },
      {
        id: 'eveningRepair',
        rule: rule('7.6.2'),
        when: { why: m('skip.nothingDamaged'), holds: isDamaged },
        run: repairInEvening,
      },
      nightmareStep((turn) => level(turn).eveningBonusVp),
      passStep,
      discardStep(rule('7.6.3')),
    ],
  },
];

function daylightOf(actions: readonly string[], when: (turn: Turn) => boolean): Phase<Turn> {
  return {
    id: 'daylight',
    rule: rule('7.5'),
    when,
    until: isCutShort,
    steps: [
      ...actions.map((action) => ACTIONS[action] as Step<Turn>),
      {
        id: 'adventure',
        rule: rule('trait.adventurer'),
        when: { why: m('skip.noTrait'), holds: (turn) => has(turn, 'adventurer') },
        run: adventure,
      },
    ],
  };
}

export function playVagabot(table: TurnTable): void {
  runPhases(table, OUTLINE, isGameOver);
}

function isDamaged({ state }: Turn): boolean {
  return damagedItems(state) > 0;
}

// ---- 7.4 Birdsong ------------------------------------------------------------

function isBadlyOff({ state }: Turn): boolean {
  return undamagedItems(state) <= numbers.slipAtUndamaged;
}

function slipAway(table: TurnTable, by: RuleId): void {
  slip(table, by);
  table.scene.cutShort = true;
}

// ---- 7.5 Daylight ------------------------------------------------------------

function isOrder({ orderSuit }: Turn, suit: Suit): boolean {
  return orderSuit === suit;
}

/** At the end of Daylight quest after quest until one cannot be completed. */
function adventure(table: TurnTable): void {
  while (!isOver(table.scene.state) && quest(table));
}

// ---- 7.6 Evening -------------------------------------------------------------

function refresh(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  const n = isDamaged(turn) ? numbers.refreshIfDamaged : numbers.refreshIfUndamaged;
  refreshItems(table, n + level(turn).refreshDelta, by);
}

function repairInEvening(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  const rests = isInForest(pawnPlace(turn));
  const n = rests ? damagedItems(turn.state) : numbers.eveningRepair;
  const more = has(turn, 'berserker') ? BERSERKER_REPAIRS : 0;
  // the Battle Track is looked at after each repair, unless the table repairs both items together.
  if (turn.state.facts.config.options.berserkerRepairs === 'together') {
    repairItems(table, n + more, more > 0 ? rule('trait.berserker') : by);
    return;
  }
  repairItems(table, n, by);
  if (more > 0) repairItems(table, more, rule('trait.berserker'));
}
