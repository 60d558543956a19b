import { NONE } from '@empty-chair/kernel/ids';
import { each, hasOption, select } from '@empty-chair/kernel/select';
import type { Phase } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import { within } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { hurtPawn } from '../../battle-hits.ts';
import { baseFor, isSympathetic } from '../../board.ts';
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
import { forgetSnares } from '../../plots.ts';
import { score } from '../../points.ts';
import type { Turn } from '../../scene.ts';
import { tendFallen } from '../../screen/hospitals.ts';
import { clone, isOver, warriorsAt } from '../../state.ts';
import { clearingRef, m, rule } from '../../words.ts';
import {
  craftStep,
  discardStep,
  isCutShort,
  isGameOver,
  nightmareStep,
  passStep,
  revealStep,
} from '../order.ts';
import * as choose from './selections.ts';
import type { AllianceTable, AllianceTurn } from './turn.ts';
import { level } from './turn.ts';

/** Automated Alliance: section 6 of the rulebook. */

const { numbers, tracks, publicPity: pityRows } = bots.automatedAlliance;

const OUTLINE: readonly Phase<AllianceTurn>[] = [
  {
    id: 'birdsong',
    rule: rule('6.4'),
    steps: [
      revealStep(rule('6.4.1')),
      craftStep(rule('6.4.2')),
      {
        id: 'revolt',
        rule: rule('6.4.3'),
        when: { why: m('skip.birdOrder'), holds: hasSuitedOrder },
        run: revolt,
      },
      {
        id: 'steadfast',
        rule: rule('trait.steadfast'),
        when: {
          why: m('skip.noTrait'),
          holds: (turn) => has(turn, 'steadfast') && turn.orderSuit === BIRD,
        },
        run: steadfast,
      },
      {
        // in Birdsong, so a Surprise Revolt comes too late to prevent it.
        id: 'publicPity',
        rule: rule('6.4.4'),
        when: {
          why: m('skip.revolted'),
          holds: ({ order, skipsPity }) => order !== NONE && !skipsPity,
        },
        run: publicPity,
      },
    ],
  },
  {
    id: 'daylight',
    rule: rule('6.5'),
    until: isCutShort,
    steps: [
      { id: 'spread', rule: rule('6.5.1'), run: spreadAndScore },
      {
        id: 'surpriseRevolt',
        rule: rule('6.5.2'),
        when: { why: m('skip.notBird'), holds: ({ orderSuit }) => orderSuit === BIRD },
        run: surpriseRevolt,
      },
    ],
  },
  {
    id: 'evening',
    rule: rule('6.6'),
    steps: [
      { id: 'organize', rule: rule('6.6.1'), run: organize },
      { id: 'recruit', rule: rule('6.6.2'), run: recruit },
      {
        // At the end of Evening, by this turn's order, so before it is discarded.
        id: 'wildfire',
        rule: rule('trait.wildfire'),
        when: {
          why: m('skip.noTrait'),
          holds: (turn) => has(turn, 'wildfire') && spreadsByWildfire(turn),
        },
        run: spread,
      },
      nightmareStep((turn) => level(turn).eveningBonusVp),
      passStep,
      discardStep(rule('6.6.3')),
    ],
  },
];

export function playAlliance(table: AllianceTable): void {
  runPhases(table, OUTLINE, isGameOver);
}

function has({ state, me }: Turn, trait: 'wildfire' | 'steadfast'): boolean {
  return hasTrait(state.facts, me, trait);
}

// ---- 6.4.3 Revolt, 6.5.2 Surprise Revolt ----------------------------------------

function hasSuitedOrder({ order, orderSuit }: Turn): boolean {
  return order !== NONE && orderSuit !== BIRD;
}

function revolt(table: AllianceTable, by: RuleId): void {
  const clearing = select(table, choose.revoltClearing);
  if (clearing === undefined) return;
  revoltIn(table, clearing, by);
  table.scene.skipsPity = true;
}

function surpriseRevolt(table: AllianceTable, by: RuleId): void {
  const clearing = select(table, choose.surpriseRevoltClearing);
  if (clearing !== undefined) revoltIn(table, clearing, by);
}

/** Removes all enemy pieces, scores for buildings and tokens, and places the clearing's base. */
function revoltIn(table: AllianceTable, clearing: Clearing, by: RuleId): void {
  const { state, me } = table.scene;
  table.emit?.(by, m('do.revolt'), { at: clearingRef(clearing) });
  destroyAll(table, me, [clearing], by, (vagabond) => hurtPawn(table, vagabond));
  tendFallen(table);
  placePiece(table, baseFor(state, clearing), clearing, by);
}

/**
 * Whether there will be a Surprise Revolt without Public Pity. The spread that comes before it leaves
 * nothing to chance, so it is tried on a copy, unheard.
 */
function surpriseIsComing(table: AllianceTable): boolean {
  const turn = table.scene;
  if (turn.state.facts.config.options.steadfast === 'onMap') {
    return hasOption(turn, choose.surpriseRevoltClearing);
  }
  const later = { ...turn, state: clone(turn.state) };
  // B-122: by another reading a Snare is not seen beforehand (11.8.2).
  if (turn.state.facts.config.options.steadfastSnare === 'overlooked') forgetSnares(later.state);
  spreadAndScore({ ...within(table, later), emit: undefined, trace: undefined });
  return !isGameOver(later) && hasOption(later, choose.surpriseRevoltClearing);
}

function steadfast(table: AllianceTable, by: RuleId): void {
  if (!surpriseIsComing(table)) return;
  table.scene.skipsPity = true;
  table.emit?.(by, m('do.noPity'));
}

// ---- 6.4.4 Public Pity, 6.5.1 Spread Sympathy -------------------------------------

function publicPity(table: AllianceTable): void {
  const tokens = sympathyOnMap(table.scene.state);
  const row = pityRows.find(({ tokensTo }) => tokens <= tokensTo);
  for (let n = row?.spreads ?? 0; n > 0; n -= 1) spreadAndScore(table);
}

/** The points of the space that the token uncovers, or those for none. */
function spreadAndScore(table: AllianceTable): void {
  const turn = table.scene;
  if (isGameOver(turn)) return;
  const space = sympathyOnMap(turn.state);
  const clearing = spread(table);
  if (clearing === undefined) {
    score(table, turn.me, numbers.cannotSpreadVp, 'sympathy', rule('6.5.1.II'));
    return;
  }
  // B-77: a Snare has kept the token away.
  if (!isSympathetic(turn.state, clearing)) return;
  const printed = tracks.sympathy[space] as number;
  const fined = isUnderMartialLaw(turn, clearing) && printed > 0;
  if (fined) table.emit?.(rule('6.2.5'), m('do.martialLaw'));
  const points = printed + (fined ? numbers.martialLawVp : 0);
  score(table, turn.me, points, 'sympathy', rule('6.5.1'));
}

/** without an order, too, as Organize does, unless the table says otherwise. */
function spreadsByWildfire({ state, order }: Turn): boolean {
  return order !== NONE || state.facts.config.options.wildfireNoOrder === 'spreads';
}

/** A token and no points: all that Wildfire gives, even when it cannot place one. */
function spread(table: AllianceTable): Clearing | undefined {
  const clearing = isOnTrack(table.scene.state, SYMPATHY) ? spreadTarget(table) : undefined;
  if (clearing === undefined) table.emit?.(rule('6.5.1.II'), m('do.cannotSpread'));
  else placePiece(table, SYMPATHY, clearing, rule('6.5.1'));
  return clearing;
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
function isUnderMartialLaw(turn: Turn, clearing: Clearing): boolean {
  if (has(turn, 'steadfast')) return false;
  const { state, me } = turn;
  return (state.facts.enemies[me] ?? []).some(
    (enemy) => warriorsAt(state, enemy, clearing) >= numbers.martialLawWarriors,
  );
}

// ---- 6.6 Evening -------------------------------------------------------------

function organize(table: AllianceTable, by: RuleId): void {
  const { state, me } = table.scene;
  for (const clearing of each(table, choose.organizeClearings)) {
    if (isOver(state)) return;
    removeWarriors(table, me, clearing, warriorsAt(state, me, clearing), by);
    spreadAndScore(table);
  }
}

function recruit(table: AllianceTable, by: RuleId): void {
  for (const clearing of each(table, choose.recruitClearings)) {
    placeWarriors(table, table.scene.me, clearing, numbers.recruitPerBase, by);
  }
}
