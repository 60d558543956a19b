import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { MessageId } from '@empty-chair/kernel/words';
import type { Benefit, Indicator, Track } from '../content.ts';
import { ALL_TRACKS, benefitsOf, cardOf, trackOf } from '../content.ts';
import { rollScience } from '../dice.ts';
import { stepForward, who } from '../effects.ts';
import type { Player } from '../state.ts';
import { AUTOMA, isFinishedTrack, SHADOW, spaceOf } from '../state.ts';
import { gainTapestry, isAppsTapestry } from '../tapestry.ts';
import { m, rule, trackRef } from '../words.ts';
import { conquer, explore } from './map.ts';
import * as choose from './selections.ts';
import type { Turn, TurnTable } from './turn.ts';

/** Sections 3 and 4 of the rules: advance on a track, and what the Automa gains by it. */

/** TURN-3 (d), INC-4: the Automa, then the Shadow Empire, by the pair of cards. */
export function advanceBoth(table: TurnTable): void {
  advanceByPair(table, AUTOMA);
  advanceByPair(table, SHADOW);
}

const BY_ICON: Readonly<Record<Indicator, Selection<Turn, Track>>> = {
  all: choose.anyTrack,
  landmarkOrFinish: choose.trackByLandmarkOrEnd,
  finish: choose.trackByEnd,
};

export function advanceByPair(table: TurnTable, bot: Player): void {
  const turn = table.scene;
  const half = cardOf(turn.state.cards.track).track;
  turn.bot = bot;
  table.trace?.enter(rule('ADV-A1'), bot === AUTOMA ? 'automa' : 'shadow');
  const track = select(table, BY_ICON[bot === AUTOMA ? half.automa : half.shadow]);
  if (track === undefined) {
    table.emit?.(rule('R-TRK-2'), m('see.allFinished'), { who: who(turn.state, bot) });
  } else advance(table, bot, track);
  table.trace?.leave();
}

/** ADV-A1 to ADV-A4. */
export function advance(table: TurnTable, bot: Player, track: Track): void {
  stepOn(table, bot, track);
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
  stepOn(table, AUTOMA, track);
}

function stepOn(table: TurnTable, bot: Player, track: Track): void {
  stepForward(table, table.scene.state, { player: bot, track }, () =>
    tellStep(table, m('do.advance'), bot, track),
  );
}

function tellStep(table: TurnTable, id: MessageId, bot: Player, track: Track): void {
  const { state } = table.scene;
  table.emit?.(rule('ADV-A1'), id, {
    who: who(state, bot),
    track: trackRef(track),
    n: spaceOf(state, bot, track),
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
  table.emit?.(by, researchLine(table, withBenefit), { track: trackRef(track) });
  advanceIfPossible(table, track, withBenefit);
}

function researchLine({ atTable }: TurnTable, withBenefit: boolean): MessageId {
  if (withBenefit) return atTable.dice ? m('do.research') : m('see.research');
  return atTable.dice ? m('do.researchOnly') : m('see.researchOnly');
}

/** BEN-6, also step 3.2 of the income chart. */
export function gainTapestryCard(table: TurnTable): void {
  const { state } = table.scene;
  gainTapestry(table, state);
  table.emit?.(rule('BEN-6'), isAppsTapestry(state) ? m('see.gainTapestry') : m('do.gainTapestry'));
}

/** BEN-5: one roll of the die that shows a listed track, finished or not (R-DIE-2). */
function moveOneOf(table: TurnTable, tracks: readonly Track[], isForward: boolean): void {
  const by = rule('BEN-5');
  const track = rollScience(table, tracks, by, m('ask.oneOf'));
  table.emit?.(by, table.atTable.dice ? m('do.oneOf') : m('see.oneOf'), {
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
  (state.tracks[AUTOMA] as number[])[track] = from - 1;
  tellStep(table, m('do.regress'), AUTOMA, track);
  gainBenefits(table, track);
}
