import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Table } from '@empty-chair/kernel/table';
import type { MessageId, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { controls, freePlace, rulerOf, tokensAt } from './board.ts';
import type { Track } from './content.ts';
import { FIRST_TO_ERA, LIMITS, trackOf } from './content.ts';
import { correct } from './correct.ts';
import {
  achieve,
  conquerWithOutpost,
  fallIntoTrap,
  layKnownTile,
  layTile,
  stepForward,
  tellTile,
  unusedTiles,
  who,
} from './effects.ts';
import type { Hex } from './hexes.ts';
import { refuseOutside, refuseUnless } from './human-refusal.ts';
import type { Doing, Input } from './input.ts';
import { endTurn } from './rounds.ts';
import type { Player, State } from './state.ts';
import {
  AUTOMA,
  addPoints,
  incomeTurnsOf,
  isExplored,
  isFinished,
  isFinishedTrack,
  isHuman,
  NONE,
  outpostsLeft,
  pointsOf,
  SHADOW,
  spaceOf,
} from './state.ts';
import type { Springing } from './tapestry.ts';
import { springTrap } from './tapestry.ts';
import { achievementRef, hexRef, landmarkRef, m, ref, rule, trackRef } from './words.ts';

/**
 * What humans did. Their resources, cards and buildings are not tracked, so nothing is refused for
 * its price or for being out of reach; only what cannot be on the table is.
 */
export function applyInput(table: Table<State>, seat: Seat, input: Input): void {
  const state = table.scene;
  if (input.kind === 'correct') {
    refuseUnless(state.facts.humans.includes(seat), kernelMessage('kernel.notYourTurn'));
    correct(state, input.fact);
    return;
  }
  refuseUnless(!state.isOver, kernelMessage('kernel.gameOver'));
  const isTheirs = state.seat === seat && state.facts.humans.includes(seat);
  refuseUnless(isTheirs, kernelMessage('kernel.notYourTurn'));
  act(table, seat, input);
}

function act(table: Table<State>, seat: Seat, input: Doing): void {
  const state = table.scene;
  switch (input.kind) {
    case 'advance':
      advance(table, seat, input.track);
      return;
    case 'regress':
      refuseUnless(
        spaceOf(state, seat, input.track) > 0,
        message(m('no.regress'), { track: trackRef(input.track) }),
      );
      (state.tracks[seat] as number[])[input.track] = spaceOf(state, seat, input.track) - 1;
      return;
    case 'explore':
      explore(table, input);
      return;
    case 'conquer':
      conquer(table, seat, input.at, input.isTrap);
      return;
    case 'token':
      refuseUnlessRoom(state, input.at);
      state.others[input.at] = (state.others[input.at] as number) + 1;
      return;
    case 'landmark':
      refuseUnless(
        state.landmarks[input.landmark] === NONE,
        message(m('no.landmark'), { landmark: landmarkRef(input.landmark) }),
      );
      // Nothing is left to do on the table: the human says that it is done.
      state.landmarks[input.landmark] = seat;
      return;
    case 'achieve':
      refuseUnless(
        freePlace(state, input.achievement, seat) !== NONE,
        message(m('no.achievement'), { achievement: achievementRef(input.achievement) }),
      );
      achieve(table, state, seat, input.achievement);
      return;
    case 'discovery':
      discover(table, input.track);
      return;
    case 'income':
      takeIncome(table, seat);
      return;
    case 'points':
      addOwnPoints(state, seat, input.n);
      return;
    case 'done':
      refuseUnless(
        state.deed !== 'nothing' || isFinished(state, seat),
        message(m('no.nothingDone')),
      );
      endTurn(table);
      return;
  }
}

function advance(table: Table<State>, player: Player, track: Track): void {
  const state = table.scene;
  refuseUnless(
    !isFinishedTrack(state, player, track),
    message(m('no.advance'), { track: trackRef(track) }),
  );
  stepForward(table, state, { player, track });
  if (state.deed === 'nothing') state.deed = 'advance';
}

/** An income turn takes the whole turn (base rule). */
function takeIncome(table: Table<State>, player: Player): void {
  const state = table.scene;
  refuseUnless(state.deed === 'nothing', message(m('no.income')));
  const turn = incomeTurnsOf(state, player) + 1;
  refuseUnless(turn <= LIMITS.incomeTurns, message(m('no.moreIncome')));
  const isFirst = state.facts.seats.every(
    (other) => other === player || incomeTurnsOf(state, other) < turn,
  );
  state.incomeTurns[player] = turn;
  state.deed = 'income';
  const gained = FIRST_TO_ERA[turn - 2];
  if (isFirst && gained !== undefined) {
    table.emit?.(rule('SET-7'), m('see.firstToEra'), { n: gained, era: turn });
  }
  if (turn === 1 && state.facts.isSolo) startingAdvances(table, player);
}

/** DIF-1. */
function startingAdvances(table: Table<State>, player: Player): void {
  const state = table.scene;
  const { humanAdvances } = state.facts.level;
  if (humanAdvances.length === 0) return;
  for (const id of humanAdvances) {
    // Only a correction can have brought a token to the end by now.
    if (!isFinishedTrack(state, player, trackOf(id))) {
      stepForward(table, state, { player, track: trackOf(id) });
    }
  }
  table.emit?.(rule('DIF-1'), m('do.humanAdvances'), {
    tracks: humanAdvances.map((id) => ref('track', id)),
  });
}

/** A card of the human moves both bots on the rolled track, without benefit. */
function discover(table: Table<State>, track: Track): void {
  const state = table.scene;
  for (const bot of state.facts.isSolo ? [AUTOMA, SHADOW] : [SHADOW]) {
    if (isFinishedTrack(state, bot, track)) continue;
    stepForward(table, state, { player: bot, track }, () =>
      table.emit?.(rule('R-HUM-1'), m('do.advance'), {
        who: who(state, bot),
        track: trackRef(track),
        n: spaceOf(state, bot, track),
      }),
    );
  }
}

// ---- the map -------------------------------------------------------------------

/** A human lays a tile of their own supply, so how many can still be drawn does not matter. */
function explore(table: Table<State>, input: Extract<Doing, { kind: 'explore' }>): void {
  const state = table.scene;
  const { at, tile, rotation } = input;
  refuseUnless(!isExplored(state, at), message(m('no.explored'), { at: hexRef(at) }));
  if (tile === 0) {
    layTile(table, state, at);
    if (state.tile[at] !== 0) tellTile(table, state, at, rule('R-TILE-1'));
    return;
  }
  refuseUnless(
    unusedTiles(state).includes(tile),
    message(m('no.tile'), { tile: ref('tile', tile) }),
  );
  layKnownTile(state, at, tile, rotation);
}

/** The base rule with the bots' reaction (TRAP-1). Who reached it from where is the human's affair. */
function conquer(table: Table<State>, player: Player, hex: Hex, isTrap: boolean): void {
  const state = table.scene;
  const at = hexRef(hex);
  refuseUnless(isExplored(state, hex), message(m('no.territory'), { at }));
  refuseUnless(!controls(state, player, hex), message(m('no.ownTerritory'), { at }));
  refuseUnlessRoom(state, hex);
  refuseUnless(outpostsLeft(state, player) > 0, message(m('no.outpost')));
  const loser = rulerOf(state, hex);
  const isHumans = loser !== NONE && isHuman(state, loser);
  refuseUnless(isHumans || !isTrap, message(m('no.trapHere'), { at }));
  const attack = { player, loser, hex };
  if (isTrap || (loser === AUTOMA && !isHumans && isTrapped(table, hex))) {
    fallIntoTrap(table, state, attack, () =>
      table.emit?.(rule('TRAP-1'), m('do.yourOutpostFalls'), { at }),
    );
    return;
  }
  conquerWithOutpost(table, state, attack, () => {
    if (loser === NONE) return;
    table.emit?.(rule('TRAP-1'), m('do.rivalFalls'), { at, who: who(state, loser) });
  });
}

function isTrapped(table: Table<State>, hex: Hex): boolean {
  const { tapestry } = table.scene;
  if (tapestry.hand.length === 0) return false;
  const springing = springTrap(table);
  table.emit?.(rule('TRAP-1'), springingLine(springing), {
    n: springing.discarded,
    at: hexRef(hex),
  });
  return springing.isTrap;
}

function springingLine({ isTrap, isOnTable }: Springing): MessageId {
  if (isTrap) return isOnTable ? m('do.trapSprung') : m('see.trapSprung');
  return isOnTable ? m('do.noTrap') : m('see.noTrap');
}

function refuseUnlessRoom(state: State, hex: Hex): void {
  refuseUnless(
    tokensAt(state, hex) < LIMITS.tokensPerHex,
    message(m('no.room'), { at: hexRef(hex) }),
  );
}

// ---- points ----------------------------------------------------------------------

function addOwnPoints(state: State, player: Player, n: number): void {
  const had = pointsOf(state, player);
  refuseUnless(had + n >= 0, message(m('no.pointsBelow'), { n: had }));
  refuseOutside(had + n, 0, LIMITS.points);
  addPoints(state, player, 'play', n);
}
