import { NONE } from '@empty-chair/kernel/ids';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { rulerOf, territoriesOf } from './board.ts';
import type { Track } from './content.ts';
import { ALL_ACHIEVEMENTS, ALL_LANDMARKS, ALL_TRACKS } from './content.ts';
import { who } from './effects.ts';
import type { Hex } from './hexes.ts';
import { ALL_HEXES, isPrinted } from './hexes.ts';
import type { Player, State } from './state.ts';
import {
  AUTOMA,
  HUMAN,
  incomeTurnsOf,
  isHuman,
  landmarksOf,
  lyingAt,
  outpostsLeft,
  PLAYERS,
  pointsOf,
  SHADOW,
  spaceOf,
  uprightAt,
} from './state.ts';
import { achievementRef, cardRef, hexRef, landmarkRef, m, ref, trackRef } from './words.ts';

/** The position in words, for the text board and screen readers. Empty land is left out. */
export function describe(state: State): readonly Message[] {
  return [
    state.isOver
      ? message(m('show.over'))
      : message(m('show.turn'), { era: eraOf(state), who: who(state, state.seat) }),
    ...PLAYERS.flatMap((player) => describePlayer(state, player)),
    ...ALL_HEXES.flatMap((hex) => describeHex(state, hex)),
    ...ALL_TRACKS.map((track) => describeTrack(state, track)),
    ...describeLandmarks(state),
    ...describeAchievements(state),
    ...describeCards(state),
  ];
}

/** Of the human on turn; of the one who is furthest while a bot is. */
function eraOf(state: State): number {
  const { humans } = state.facts;
  const asked = humans.filter((human) => human === state.seat);
  return Math.max(
    ...(asked.length > 0 ? asked : humans).map((human) => incomeTurnsOf(state, human)),
  );
}

export function describePlayer(state: State, player: Player): readonly Message[] {
  const params = { who: who(state, player) };
  const messages: Message[] = [];
  if (player !== SHADOW) {
    messages.push(
      message(m('show.player'), {
        ...params,
        n: pointsOf(state, player),
        era: incomeTurnsOf(state, player),
        territories: territoriesOf(state, player).length,
        landmarks: landmarksOf(state, player),
        outposts: outpostsLeft(state, player),
      }),
    );
  }
  if (!isHuman(state, player)) {
    const track = trackRef(state.favorites[player] as Track);
    messages.push(message(m('show.favorite'), { ...params, track }));
  }
  if (player === AUTOMA && state.facts.isSolo) {
    messages.push(
      message(m('show.civilizations'), {
        civilizations: state.civilizations.map((id) => ref('civilization', id)),
      }),
      message(m('show.tapestry'), {
        n: state.tapestry.hand.length,
        onMat: state.tapestry.onMat,
      }),
    );
  }
  return messages;
}

/** A hex with tokens, or a laid tile without any. */
export function describeHex(state: State, hex: Hex): readonly Message[] {
  const at = hexRef(hex);
  const pieces = PLAYERS.filter(
    (player) => uprightAt(state, player, hex) + lyingAt(state, player, hex) > 0,
  );
  const ruler = rulerOf(state, hex);
  const others = state.others[hex] as number;
  if (pieces.length === 0 && others === 0) {
    const isTile = state.explored[hex] === 1 && !isPrinted(hex);
    return isTile ? [message(m('show.explored'), { at })] : [];
  }
  return [
    ...(ruler === NONE ? [] : [message(m('show.ruler'), { at, who: who(state, ruler) })]),
    ...pieces.flatMap((player) => {
      const upright = uprightAt(state, player, hex);
      const lying = lyingAt(state, player, hex);
      const of = { at, who: who(state, player) };
      return [
        ...(upright === 0 ? [] : [message(m('show.outposts'), { ...of, n: upright })]),
        ...(lying === 0 ? [] : [message(m('show.toppled'), { ...of, n: lying })]),
      ];
    }),
    ...(others === 0 ? [] : [message(m('show.others'), { at, n: others })]),
  ];
}

export function describeTrack(state: State, track: Track): Message {
  return message(state.facts.isSolo ? m('show.track') : m('show.trackForTwo'), {
    track: trackRef(track),
    first: spaceOf(state, HUMAN, track),
    second: spaceOf(state, AUTOMA, track),
    shadow: spaceOf(state, SHADOW, track),
  });
}

export function describeLandmarks(state: State): readonly Message[] {
  return ALL_LANDMARKS.filter((landmark) => state.landmarks[landmark] !== NONE).map((landmark) =>
    message(m('show.landmark'), {
      landmark: landmarkRef(landmark),
      who: who(state, state.landmarks[landmark] as Player),
    }),
  );
}

export function describeAchievements(state: State): readonly Message[] {
  return ALL_ACHIEVEMENTS.flatMap((achievement) =>
    (state.achievements[achievement] ?? []).map((player, place) =>
      message(m('show.achievement'), {
        achievement: achievementRef(achievement),
        place: place + 1,
        who: who(state, player),
      }),
    ),
  );
}

function describeCards({ cards, facts }: State): readonly Message[] {
  return [
    message(facts.isSolo ? m('show.decks') : m('show.deck'), {
      n: cards.decision.length,
      discard: cards.discard.length,
      progress: cards.progress.length,
    }),
    // TURN-4: it may be looked at.
    ...(cards.discard.length === 0
      ? []
      : [message(m('show.discard'), { cards: cards.discard.map(cardRef) })]),
    ...(cards.track === NONE
      ? []
      : [
          message(m('show.pair'), {
            track: cardRef(cards.track),
            tiebreaker: cardRef(cards.tiebreaker),
          }),
        ]),
  ];
}
