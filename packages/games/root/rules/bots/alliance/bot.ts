import { each, hasOption, select } from '@empty-chair/kernel/select';
import type { Phase, Step } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import { hurtVagabond } from '../../battle-hits.ts';
import { baseFor } from '../../board.ts';
import { bots } from '../../content.ts';
import {
  destroyAll,
  isOnTrack,
  placePiece,
  placeWarriors,
  removeWarriors,
  sympathyOnMap,
} from '../../effects.ts';
import { hasTrait } from '../../facts.ts';
import type { Clearing } from '../../pieces.ts';
import { BIRD, SYMPATHY } from '../../pieces.ts';
import { score } from '../../points.ts';
import type { Turn } from '../../scene.ts';
import { isOver, NONE, warriorsAt } from '../../state.ts';
import { clearingRef, m, rule } from '../../words.ts';
import {
  craftStep,
  daylightOver,
  discardStep,
  gameOver,
  nightmareStep,
  passStep,
  revealStep,
} from '../order.ts';
import * as choose from './selections.ts';
import type { AllianceTable, AllianceTurn } from './turn.ts';
import { level } from './turn.ts';

/** Automated Alliance: section 6 of the rulebook. */

const { numbers, tracks, publicPity } = bots.automatedAlliance;
const FULL_REMOVAL_DAMAGE = bots.vagabot.numbers.fullRemovalDamage;
const has = ({ state, me }: Turn, trait: 'wildfire' | 'steadfast'): boolean =>
  hasTrait(state.facts, me, trait);

// ---- revolt ------------------------------------------------------------------

/** Removes all enemy pieces, scores for buildings and tokens, and places the clearing's base. */
function revolt(table: AllianceTable, clearing: Clearing, by: ReturnType<typeof rule>): void {
  const { state, me } = table.scene;
  table.emit?.(by, m('do.revolt'), { at: clearingRef(clearing) });
  destroyAll(table, me, clearing, by, (vagabond) => {
    table.emit?.(rule('7.2.1.I'), m('do.fullRemoval'));
    hurtVagabond(table, vagabond, FULL_REMOVAL_DAMAGE);
  });
  placePiece(table, baseFor(state, clearing), clearing, by);
}

// ---- 6.5.1 Spread sympathy -------------------------------------------------------

/** A token, and the points of the space it uncovers. */
function spread(table: AllianceTable, scoring: boolean): void {
  const turn = table.scene;
  if (gameOver(turn)) return;
  const clearing = isOnTrack(turn.state, SYMPATHY) ? spreadTarget(table) : undefined;
  if (clearing === undefined) {
    // Wildfire never scores, not even this.
    table.emit?.(rule('6.5.1.II'), m('do.cannotSpread'));
    if (scoring) score(table, turn.me, numbers.cannotSpreadVp, 'sympathy', rule('6.5.1.II'));
    return;
  }
  const space = sympathyOnMap(turn.state);
  placePiece(table, SYMPATHY, clearing, rule('6.5.1'));
  if (!scoring) return;
  const printed = tracks.sympathy[space] as number;
  const fined = martialLaw(turn, clearing) && printed > 0;
  if (fined) table.emit?.(rule('6.2.5'), m('do.martialLaw'));
  score(table, turn.me, printed - (fined ? 1 : 0), 'sympathy', rule('6.5.1'));
}

function spreadTarget(table: AllianceTable): Clearing | undefined {
  const ordered = select(table, choose.spreadClearing);
  if (ordered !== undefined) return ordered;
  if (table.scene.state.facts.config.options.sympathyFallback === 'adjacentFirst') {
    const nearby = select(table, choose.spreadNearby);
    if (nearby !== undefined) return nearby;
  }
  return select(table, choose.spreadAnywhere);
}

/**
 * 6.2.5: three or more warriors of one enemy make the token worth one point less. Bots count too in
 * the cooperative game, which spares them only when a target is chosen.
 */
const martialLaw = (turn: Turn, clearing: Clearing): boolean =>
  !hasTrait(turn.state.facts, turn.me, 'steadfast') &&
  (turn.state.facts.enemies[turn.me] ?? []).some(
    (enemy) => warriorsAt(turn.state, enemy, clearing) >= numbers.martialLawWarriors,
  );

// ---- 6.4 Birdsong ------------------------------------------------------------

const revoltStep: Step<AllianceTurn> = {
  id: 'revolt',
  rule: rule('6.4.3'),
  when: {
    why: m('skip.birdOrder'),
    holds: ({ order, orderSuit }) => order !== NONE && orderSuit !== BIRD,
  },
  run: (table) => {
    const clearing = select(table, choose.revoltClearing);
    if (clearing === undefined) return;
    revolt(table, clearing, rule('6.4.3'));
    table.scene.pityless = true;
  },
};

/** Steadfast: judged by the sympathy that is on the map now. */
const surpriseIsComing = (turn: Turn): boolean =>
  turn.orderSuit === BIRD && hasOption(turn, choose.surpriseRevoltClearing);

const steadfastStep: Step<AllianceTurn> = {
  id: 'steadfast',
  rule: rule('trait.steadfast'),
  when: {
    why: m('skip.noTrait'),
    holds: (turn) => has(turn, 'steadfast') && surpriseIsComing(turn),
  },
  run: (table) => {
    table.scene.pityless = true;
    table.emit?.(rule('trait.steadfast'), m('do.noPity'));
  },
};

/** in Birdsong, so a Surprise Revolt comes too late to prevent it. */
const publicPityStep: Step<AllianceTurn> = {
  id: 'publicPity',
  rule: rule('6.4.4'),
  when: {
    why: m('skip.revolted'),
    holds: ({ order, pityless }) => order !== NONE && !pityless,
  },
  run: (table) => {
    const tokens = sympathyOnMap(table.scene.state);
    const row = publicPity.find(({ tokensTo }) => tokens <= tokensTo);
    for (let n = row?.spreads ?? 0; n > 0; n -= 1) spread(table, true);
  },
};

const birdsong: Phase<AllianceTurn> = {
  id: 'birdsong',
  rule: rule('6.4'),
  steps: [
    revealStep(rule('6.4.1')),
    craftStep(rule('6.4.2')),
    revoltStep,
    steadfastStep,
    publicPityStep,
  ],
};

// ---- 6.5 Daylight ------------------------------------------------------------

const spreadStep: Step<AllianceTurn> = {
  id: 'spread',
  rule: rule('6.5.1'),
  run: (table) => spread(table, true),
};

const surpriseRevoltStep: Step<AllianceTurn> = {
  id: 'surpriseRevolt',
  rule: rule('6.5.2'),
  when: { why: m('skip.notBird'), holds: ({ orderSuit }) => orderSuit === BIRD },
  run: (table) => {
    const clearing = select(table, choose.surpriseRevoltClearing);
    if (clearing !== undefined) revolt(table, clearing, rule('6.5.2'));
  },
};

const daylight: Phase<AllianceTurn> = {
  id: 'daylight',
  rule: rule('6.5'),
  steps: [spreadStep, surpriseRevoltStep],
};

// ---- 6.6 Evening -------------------------------------------------------------

const organizeStep: Step<AllianceTurn> = {
  id: 'organize',
  rule: rule('6.6.1'),
  run: (table) => {
    const { state, me } = table.scene;
    for (const clearing of each(table, choose.organizeClearings)) {
      if (isOver(state)) return;
      removeWarriors(table, me, clearing, warriorsAt(state, me, clearing), rule('6.6.1'));
      spread(table, true);
    }
  },
};

const recruitStep: Step<AllianceTurn> = {
  id: 'recruit',
  rule: rule('6.6.2'),
  run: (table) => {
    for (const clearing of each(table, choose.recruitClearings)) {
      placeWarriors(table, table.scene.me, clearing, numbers.recruitPerBase, rule('6.6.2'));
    }
  },
};

/** At the end of Evening, by this turn's order, so before it is discarded. */
const wildfireStep: Step<AllianceTurn> = {
  id: 'wildfire',
  rule: rule('trait.wildfire'),
  when: {
    why: m('skip.noTrait'),
    holds: (turn) => has(turn, 'wildfire') && turn.order !== NONE,
  },
  run: (table) => spread(table, false),
};

const evening: Phase<AllianceTurn> = {
  id: 'evening',
  rule: rule('6.6'),
  steps: [
    organizeStep,
    recruitStep,
    wildfireStep,
    nightmareStep((turn) => level(turn).eveningBonusVp),
    passStep,
    discardStep(rule('6.6.3')),
  ],
};

export function playAlliance(table: AllianceTable): void {
  runPhases(table, [birdsong], gameOver);
  runPhases(table, [daylight], daylightOver);
  runPhases(table, [evening], gameOver);
}
