import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { freePlace } from './board.ts';
import type { Achievement, Landmark, Track } from './content.ts';
import {
  ACHIEVEMENT_POINTS,
  COMPLETE_TRACK,
  LIMITS,
  landmarkAt,
  MIDDLE_ISLAND,
  TOPPLE_TWO,
} from './content.ts';
import type { Hex } from './hexes.ts';
import { MIDDLE } from './hexes.ts';
import type { Player, Source, State } from './state.ts';
import { AUTOMA, addPoints, isHuman, playerId, pointsOf, SHADOW, spaceOf } from './state.ts';
import { achievementRef, hexRef, landmarkRef, m, ref, rule } from './words.ts';

/**
 * The verbs that change the state, for bots and humans alike. What a line of the checklist says is
 * done before the line is told, and what follows from it after: so a verb that does both takes the
 * telling in between.
 */
type Tell = () => void;
const silently: Tell = () => undefined;

export const who = (state: State, player: Player) => ref('player', playerId(state, player));

// ---- tracks ------------------------------------------------------------------

/** ADV-A1 to ADV-A3: one space, with the landmark and the achievement that it brings. */
export function stepForward(
  table: Table<unknown>,
  state: State,
  { player, track }: { readonly player: Player; readonly track: Track },
  tell = silently,
): void {
  const space = spaceOf(state, player, track) + 1;
  (state.tracks[player] as number[])[track] = space;
  tell();
  const landmark = landmarkAt(track, space);
  if (landmark !== undefined && state.landmarks[landmark] === NONE) {
    claim(table, state, player, landmark);
  }
  if (space === LIMITS.lastSpace) achieve(table, state, player, COMPLETE_TRACK);
}

/** ADV-A2: landmarks of both bots lie on the Automa's mat and belong to it. */
function claim(table: Table<unknown>, state: State, player: Player, landmark: Landmark): void {
  const isForAutoma = player === SHADOW && state.facts.isSolo;
  state.landmarks[landmark] = isForAutoma ? AUTOMA : player;
  const id = isHuman(state, player)
    ? m('do.takeLandmark')
    : state.facts.isSolo
      ? m('do.landmarkOnMat')
      : m('do.landmarkAway');
  table.emit?.(rule('ADV-A2'), id, { who: who(state, player), landmark: landmarkRef(landmark) });
}

// ---- achievements --------------------------------------------------------------

/** ACH-1 to ACH-3. */
export function achieve(
  table: Table<unknown>,
  state: State,
  player: Player,
  achievement: Achievement,
): void {
  const place = freePlace(state, achievement, player);
  if (place === NONE) return;
  state.achievements[achievement]?.push(player);
  const params = {
    who: who(state, player),
    achievement: achievementRef(achievement),
    place: place + 1,
  };
  if (player === SHADOW) {
    table.emit?.(rule('ACH-2'), m('do.shadowAchievement'), params);
    return;
  }
  const n = ACHIEVEMENT_POINTS[achievement]?.[place] as number;
  addPoints(state, player, 'achievements', n);
  table.emit?.(rule('ACH-1'), m('do.achievement'), {
    ...params,
    n,
    total: pointsOf(state, player),
  });
}

/** A rival outpost was toppled, by conquest or by a trap. After a correction the second one may be past. */
function countToppled(table: Table<unknown>, state: State, by: Player): void {
  const n = (state.toppled[by] as number) + 1;
  state.toppled[by] = n;
  if (n >= LIMITS.toppledForAchievement) achieve(table, state, by, TOPPLE_TWO);
}

// ---- the map -------------------------------------------------------------------

export function placeUpright(state: State, player: Player, hex: Hex): void {
  add(state.upright[player] as Int8Array, hex, 1);
}

export function placeLying(state: State, player: Player, hex: Hex): void {
  add(state.lying[player] as Int8Array, hex, 1);
}

/** The outposts of a player fall; how many they were. */
function topple(state: State, player: Player, hex: Hex): number {
  const upright = state.upright[player] as Int8Array;
  const n = upright[hex] as number;
  add(upright, hex, -n);
  add(state.lying[player] as Int8Array, hex, n);
  return n;
}

function add(pieces: Int8Array, hex: Hex, n: number): void {
  pieces[hex] = (pieces[hex] as number) + n;
}

/** An outpost comes in upright and whoever ruled there falls (COP-A1 and the base rule). */
export function conquerWithOutpost(
  table: Table<unknown>,
  state: State,
  { player, loser, hex }: Attack,
  tell = silently,
): void {
  if (loser !== NONE) topple(state, loser, hex);
  placeUpright(state, player, hex);
  tell();
  if (loser !== NONE && countsFor(state, player, loser)) countToppled(table, state, player);
  if (hex === MIDDLE) achieve(table, state, player, MIDDLE_ISLAND);
}

/** A trap: the outpost that comes in lies, and its owner's rival has toppled it. */
export function fallIntoTrap(
  table: Table<unknown>,
  state: State,
  { player, loser, hex }: Attack,
  tell: Tell,
): void {
  placeLying(state, player, hex);
  tell();
  if (countsFor(state, loser, player)) countToppled(table, state, loser);
}

export interface Attack {
  readonly player: Player;
  /** Who rules the hex, or NONE. */
  readonly loser: Player;
  readonly hex: Hex;
}

/** ACH-1: for the Automa only the human's outposts count. */
const countsFor = (state: State, by: Player, fallen: Player): boolean =>
  isHuman(state, by) || isHuman(state, fallen);

/** The tile that was drawn, if the app draws them; on the table only the human sees it (R-TILE-1). */
export function layTile(table: Table<unknown>, state: State, hex: Hex): void {
  layKnownTile(state, hex, 0, 0);
  if (table.atTable.choices) return;
  const unused = unusedTiles(state);
  state.tile[hex] = unused[table.rng.below(unused.length)] as number;
  state.rotation[hex] = table.rng.below(LIMITS.rotations);
}

/** Those that do not lie on the map. */
export function unusedTiles({ tile }: State): readonly number[] {
  const tiles: number[] = [];
  for (let id = 1; id <= LIMITS.tiles; id += 1) if (!tile.includes(id)) tiles.push(id);
  return tiles;
}

export function layKnownTile(state: State, hex: Hex, tile: number, rotation: number): void {
  // One may come from a human's supply, or be laid by a correction, though none can be drawn.
  if (state.explored[hex] === 0) state.tilesLeft = Math.max(0, state.tilesLeft - 1);
  state.explored[hex] = 1;
  state.tile[hex] = tile;
  state.rotation[hex] = rotation;
}

export function tellTile(table: Table<unknown>, state: State, hex: Hex, by: RuleId): void {
  const tile = state.tile[hex] as number;
  if (tile === 0) table.emit?.(by, m('do.layTile'), { at: hexRef(hex) });
  else {
    table.emit?.(by, m('do.layKnownTile'), {
      at: hexRef(hex),
      tile: ref('tile', tile),
      n: (state.rotation[hex] as number) * 60,
    });
  }
}

export function score(
  table: Table<unknown>,
  state: State,
  { by, source, n }: { readonly by: RuleId; readonly source: Source; readonly n: number },
): void {
  addPoints(state, AUTOMA, source, n);
  table.emit?.(by, m('do.score'), {
    source: ref('source', source),
    n,
    total: pointsOf(state, AUTOMA),
  });
}
