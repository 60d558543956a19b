import { NONE } from '@empty-chair/kernel/ids';
import { ACHIEVEMENTS, CARDS, LANDMARKS, TRACKS } from './content.ts';
import { ALL_HEXES, hexName, isPrinted } from './hexes.ts';
import type { Player, State } from './state.ts';
import { beginsWithIncome, isHuman, PLAYERS, playerId, SHADOW, SOURCES } from './state.ts';
import { tokensText } from './tokens.ts';

/** How tapestry cards beside the mat are written, by what is known of them. */
export const TAPESTRY_IDS = ['unknown', 'other', 'trap'] as const;

/** Everything is written; `codec-decode.ts` says what may be left out. */
export function encodeState(state: State): unknown {
  const { cards, tapestry } = state;
  const by = <T>(players: readonly Player[], of: (player: Player) => T): Record<string, T> =>
    Object.fromEntries(players.map((player) => [playerId(state, player), of(player)]));
  const scorers = PLAYERS.filter((player) => player !== SHADOW);
  const bots = PLAYERS.filter((player) => !isHuman(state, player));
  const cardOrNull = (card: number) => (card === NONE ? null : card);
  return {
    turn: playerId(state, state.seat),
    deed: state.deed,
    isOver: state.isOver,
    tieWinner: state.tieWinner === NONE ? null : playerId(state, state.tieWinner),
    incomeTurns: by(
      beginsWithIncome(state) ? PLAYERS : scorers,
      (player) => state.incomeTurns[player],
    ),
    tracks: by(PLAYERS, (player) =>
      Object.fromEntries(TRACKS.map((id, track) => [id, state.tracks[player]?.[track]])),
    ),
    favorites: by(bots, (bot) => TRACKS[state.favorites[bot] as number]),
    civilizations: state.civilizations.slice(),
    landmarks: Object.fromEntries(
      LANDMARKS.map((id, landmark) => [id, state.landmarks[landmark] as Player] as const)
        .filter(([, owner]) => owner !== NONE)
        .map(([id, owner]) => [id, playerId(state, owner)]),
    ),
    achievements: Object.fromEntries(
      ACHIEVEMENTS.map((id, achievement) => [
        id,
        (state.achievements[achievement] ?? []).map((player) => playerId(state, player)),
      ]),
    ),
    toppled: by(scorers, (player) => state.toppled[player]),
    tokens: Object.fromEntries(
      ALL_HEXES.map((hex) => [hexName(hex), tokensText(state, hex)] as const).filter(
        ([, text]) => text !== '',
      ),
    ),
    explored: ALL_HEXES.filter((hex) => state.explored[hex] === 1 && !isPrinted(hex)).map(hexName),
    tiles: Object.fromEntries(
      ALL_HEXES.filter((hex) => state.tile[hex] !== 0).map((hex) => [
        hexName(hex),
        [state.tile[hex], state.rotation[hex]],
      ]),
    ),
    tilesLeft: state.tilesLeft,
    cards: {
      decision: cards.decision.slice(),
      discard: cards.discard.slice(),
      track: cardOrNull(cards.track),
      tiebreaker: cardOrNull(cards.tiebreaker),
      progress: cards.progress.slice(),
      known: CARDS.filter((card) => cards.known[card]),
    },
    tapestry: {
      hand: tapestry.hand.map((card) => TAPESTRY_IDS[card]),
      onMat: tapestry.onMat,
      traps: tapestry.traps,
      others: tapestry.others,
    },
    points: by(scorers, (player) =>
      Object.fromEntries(
        SOURCES.map((id, source) => [id, state.points[player]?.[source]]).filter(
          ([, n]) => n !== 0,
        ),
      ),
    ),
  };
}
