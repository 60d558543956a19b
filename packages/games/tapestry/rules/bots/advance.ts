import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
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
import { useLatestPair } from './turn.ts';

/** Sections 3 and 4 of the rules: advance on a track, and what the Automa gains by it. */

/** TURN-3 (d), INC-4: the Automa, then the Shadow Empire, by the pair of cards. */
const BY_PAIR: readonly Step<Turn>[] = [
  { id: 'automa', rule: rule('ADV-A1'), run: (table) => advanceByPair(table, AUTOMA) },
  { id: 'shadow', rule: rule('ADV-A1'), run: (table) => advanceByPair(table, SHADOW) },
];

export function advanceBoth(table: TurnTable): void {
  useLatestPair(table.scene);
  runSteps(table, BY_PAIR);
}

/** 2P-3: with two humans there is no Automa. */
export function advanceShadow(table: TurnTable): void {
  useLatestPair(table.scene);
  runSteps(table, BY_PAIR.slice(1));
}

const BY_ICON: Readonly<Record<Indicator, Selection<Turn, Track, Player>>> = {
  all: choose.anyTrack,
  landmarkOrFinish: choose.trackByLandmarkOrEnd,
  finish: choose.trackByEnd,
};

function advanceByPair(table: TurnTable, bot: Player): void {
  const { state } = table.scene;
  const half = cardOf(state.cards.track).track;
  const track = select(table, BY_ICON[bot === AUTOMA ? half.automa : half.shadow], bot);
  if (track === undefined) {
    table.emit?.(rule('R-TRK-2'), m('see.allFinished'), { who: who(state, bot) });
  } else advance(table, bot, track);
}

/** ADV-A1 to ADV-A4. */
export function advance(table: TurnTable, bot: Player, track: Track): void {
  stepOn(table, bot, track);
  if (bot === AUTOMA) gainBenefits(table, track);
}

/** A finished track stays as it is: the Automa never declines, but there is nowhere to go (R-DIE-1). */
function staysAsItIs(table: TurnTable, track: Track): boolean {
  if (!isFinishedTrack(table.scene.state, AUTOMA, track)) return false;
  table.emit?.(rule('R-DIE-1'), m('see.trackFinished'), { track: trackRef(track) });
  return true;
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
      research(table);
      return;
    case 'researchNoBenefit':
      researchOnly(table);
      return;
    case 'refreshTechMarket':
      table.emit?.(rule('BEN-4'), m('do.refreshTech'));
      return;
    case 'tapestryCard':
      gainTapestryCard(table);
      return;
    case 'conquer':
      conquer(table, 'beside');
      return;
    case 'conquerAnywhere':
      conquer(table, 'anywhere');
      return;
    case 'explore':
      explore(table, 'beside');
      return;
    case 'exploreAnywhere':
      explore(table, 'anywhere');
      return;
    case 'advanceOneOf':
      advanceOneOf(table, benefit.tracks.map(trackOf));
      return;
    case 'regressOneOf':
      regressOneOf(table, benefit.tracks.map(trackOf));
      return;
  }
}

/** BEN-3. */
export function research(table: TurnTable): void {
  const track = rollForResearch(table, table.atTable.dice ? m('do.research') : m('see.research'));
  if (!staysAsItIs(table, track)) advance(table, AUTOMA, track);
}

/** BEN-3: the space without its benefit. */
function researchOnly(table: TurnTable): void {
  const told = table.atTable.dice ? m('do.researchOnly') : m('see.researchOnly');
  const track = rollForResearch(table, told);
  if (!staysAsItIs(table, track)) stepOn(table, AUTOMA, track);
}

function rollForResearch(table: TurnTable, told: MessageId): Track {
  const by = rule('BEN-3');
  const track = rollScience(table, ALL_TRACKS, by, m('ask.science'));
  table.emit?.(by, told, { track: trackRef(track) });
  return track;
}

/** BEN-6, also step 3.2 of the income chart. */
export function gainTapestryCard(table: TurnTable): void {
  const { state } = table.scene;
  gainTapestry(table, state);
  table.emit?.(rule('BEN-6'), isAppsTapestry(state) ? m('see.gainTapestry') : m('do.gainTapestry'));
}

function advanceOneOf(table: TurnTable, tracks: readonly Track[]): void {
  const track = rollOneOf(table, tracks);
  if (!staysAsItIs(table, track)) advance(table, AUTOMA, track);
}

/** BEN-5: one roll of the die that shows a listed track, finished or not (R-DIE-2). */
function rollOneOf(table: TurnTable, tracks: readonly Track[]): Track {
  const by = rule('BEN-5');
  const track = rollScience(table, tracks, by, m('ask.oneOf'));
  table.emit?.(by, table.atTable.dice ? m('do.oneOf') : m('see.oneOf'), {
    tracks: tracks.map(trackRef),
    track: trackRef(track),
  });
  return track;
}

/** R-DIE-3: no landmark on the way back, but the benefit of the space reached. */
function regressOneOf(table: TurnTable, tracks: readonly Track[]): void {
  const { state } = table.scene;
  const track = rollOneOf(table, tracks);
  const from = spaceOf(state, AUTOMA, track);
  if (from === 0) {
    table.emit?.(rule('R-DIE-3'), m('see.atStart'), { track: trackRef(track) });
    return;
  }
  (state.tracks[AUTOMA] as number[])[track] = from - 1;
  tellStep(table, m('do.regress'), AUTOMA, track);
  gainBenefits(table, track);
}
