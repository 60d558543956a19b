import { select } from '@empty-chair/kernel/select';
import type { Benefit, Track } from '../content.ts';
import { ALL_TRACKS, benefitsOf, cardOf, trackOf } from '../content.ts';
import { rollScience } from '../dice.ts';
import { stepForward, who } from '../effects.ts';
import type { Player } from '../state.ts';
import { AUTOMA, isFinishedTrack, SHADOW, spaceOf } from '../state.ts';
import { gainTapestry } from '../tapestry.ts';
import { m, rule, trackRef } from '../words.ts';
import { conquer, explore } from './map.ts';
import * as choose from './selections.ts';
import type { TurnTable } from './turn.ts';

/** Sections 3 and 4 of the rules: advance on a track, and what the Automa gains by it. */

/** TURN-3 (d), INC-4: the Automa, then the Shadow Empire, by the pair of cards. */
export function advanceBoth(table: TurnTable): void {
  advanceByPair(table, AUTOMA);
  advanceByPair(table, SHADOW);
}

export function advanceByPair(table: TurnTable, bot: Player): void {
  const turn = table.scene;
  const half = cardOf(turn.state.cards.track).track;
  turn.bot = bot;
  turn.indicator = bot === AUTOMA ? half.automa : half.shadow;
  table.trace?.enter(rule('ADV-A1'), bot === AUTOMA ? 'automa' : 'shadow');
  const track = select(table, choose.trackToAdvance);
  if (track === undefined) {
    table.emit?.(rule('R-TRK-2'), m('see.allFinished'), { who: who(turn.state, bot) });
  } else advance(table, bot, track);
  table.trace?.leave();
}

/** ADV-A1 to ADV-A4. */
export function advance(table: TurnTable, bot: Player, track: Track): void {
  tellStep(table, bot, track, 1);
  stepForward(table, table.scene.state, bot, track);
  if (bot === AUTOMA) gainBenefits(table, track);
}

/** A finished track stays as it is: the Automa never declines, but there is nowhere to go (R-DIE-1). */
function advanceIfPossible(table: TurnTable, track: Track, withBenefit: boolean): void {
  const { state } = table.scene;
  if (isFinishedTrack(state, AUTOMA, track)) {
    table.emit?.(rule('R-DIE-1'), m('see.trackFinished'), { track: trackRef(track) });
    return;
  }
  if (withBenefit) {
    advance(table, AUTOMA, track);
    return;
  }
  tellStep(table, AUTOMA, track, 1);
  stepForward(table, state, AUTOMA, track);
}

function tellStep(table: TurnTable, bot: Player, track: Track, by: 1 | -1): void {
  const { state } = table.scene;
  table.emit?.(rule('ADV-A1'), by > 0 ? m('do.advance') : m('do.regress'), {
    who: who(state, bot),
    track: trackRef(track),
    n: spaceOf(state, bot, track) + by,
  });
}

// ---- BEN Benefits ------------------------------------------------------------------

function gainBenefits(table: TurnTable, track: Track): void {
  for (const benefit of benefitsOf(track, spaceOf(table.scene.state, AUTOMA, track))) {
    gain(table, benefit);
  }
}

function gain(table: TurnTable, benefit: Benefit): void {
  switch (benefit.type) {
    case 'research':
    case 'researchNoBenefit':
      research(table, benefit.type === 'research');
      return;
    case 'refreshTechMarket':
      table.emit?.(rule('BEN-4'), m('do.refreshTech'));
      return;
    case 'tapestryCard':
      gainTapestryCard(table);
      return;
    case 'conquer':
    case 'conquerAnywhere':
      conquer(table, benefit.type === 'conquerAnywhere');
      return;
    case 'explore':
    case 'exploreAnywhere':
      explore(table, benefit.type === 'exploreAnywhere');
      return;
    case 'advanceOneOf':
    case 'regressOneOf':
      moveOneOf(table, benefit.tracks.map(trackOf), benefit.type === 'advanceOneOf');
      return;
  }
}

/** BEN-3. */
export function research(table: TurnTable, withBenefit: boolean): void {
  const by = rule('BEN-3');
  const track = rollScience(table, ALL_TRACKS, by, m('ask.science'));
  table.emit?.(by, withBenefit ? m('do.research') : m('do.researchOnly'), {
    track: trackRef(track),
  });
  advanceIfPossible(table, track, withBenefit);
}

/** BEN-6, also step 3.2 of the income chart. */
export function gainTapestryCard(table: TurnTable): void {
  gainTapestry(table, table.scene.state);
  table.emit?.(rule('BEN-6'), m('do.gainTapestry'));
}

/** BEN-5: one roll of the die that shows a listed track, finished or not (R-DIE-2). */
function moveOneOf(table: TurnTable, tracks: readonly Track[], isForward: boolean): void {
  const by = rule('BEN-5');
  const track = rollScience(table, tracks, by, m('ask.oneOf'));
  table.emit?.(by, m('do.oneOf'), {
    tracks: tracks.map(trackRef),
    track: trackRef(track),
  });
  if (isForward) advanceIfPossible(table, track, true);
  else regress(table, track);
}

/** R-DIE-3: no landmark on the way back, but the benefit of the space reached. */
function regress(table: TurnTable, track: Track): void {
  const { state } = table.scene;
  const from = spaceOf(state, AUTOMA, track);
  if (from === 0) {
    table.emit?.(rule('R-DIE-3'), m('see.atStart'), { track: trackRef(track) });
    return;
  }
  tellStep(table, AUTOMA, track, -1);
  (state.tracks[AUTOMA] as number[])[track] = from - 1;
  gainBenefits(table, track);
}
