import { NONE } from '@empty-chair/kernel/ids';
import type { Invariant } from '@empty-chair/kernel/module';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { canEarn, tokensAt } from './board.ts';
import {
  ALL_ACHIEVEMENTS,
  ALL_LANDMARKS,
  CARDS,
  isTrackLandmark,
  LIMITS,
  SHADOW_CARDS,
} from './content.ts';
import { who } from './effects.ts';
import { ALL_HEXES, isPrinted } from './hexes.ts';
import type { Player, State } from './state.ts';
import {
  AUTOMA,
  HUMAN,
  isHuman,
  outpostsLeft,
  PLAYERS,
  pointsOf,
  SHADOW,
  uprightAt,
} from './state.ts';
import { achievementRef, cardRef, hexRef, landmarkRef, m, ref } from './words.ts';

export const invariants: readonly Invariant<State>[] = [
  { name: 'at most two tokens on a hex, and only where it is explored', check: tokens },
  { name: 'one ruler at most', check: oneRuler },
  { name: 'no more outposts than in the box', check: outposts },
  { name: 'the Shadow Empire has no upright outpost', check: shadowLies },
  { name: 'every decision card is in one place', check: eachCardOnce },
  { name: 'no tile lies twice, none on printed land', check: tiles },
  { name: 'landmarks belong to humans and the Automa', check: landmarks },
  { name: 'an achievement once per player, one only for the Shadow Empire', check: achievements },
  { name: 'points are not below zero', check: points },
];

function tokens(state: State): Message | undefined {
  for (const hex of ALL_HEXES) {
    const n = tokensAt(state, hex);
    if (n > LIMITS.tokensPerHex) {
      return message(m('bad.tokens'), { at: hexRef(hex), n, most: LIMITS.tokensPerHex });
    }
    if (n > 0 && state.explored[hex] !== 1) {
      return message(m('bad.unexplored'), { at: hexRef(hex) });
    }
  }
  return undefined;
}

function oneRuler(state: State): Message | undefined {
  const hex = ALL_HEXES.find(
    (at) => PLAYERS.filter((player) => uprightAt(state, player, at) > 0).length > 1,
  );
  return hex === undefined ? undefined : message(m('bad.rulers'), { at: hexRef(hex) });
}

function outposts(state: State): Message | undefined {
  const player = PLAYERS.find((one) => outpostsLeft(state, one) < 0);
  return player === undefined
    ? undefined
    : message(m('bad.outposts'), { who: who(state, player), n: LIMITS.outposts });
}

function shadowLies(state: State): Message | undefined {
  const hex = ALL_HEXES.find((at) => uprightAt(state, SHADOW, at) > 0);
  return hex === undefined ? undefined : message(m('bad.shadowUpright'), { at: hexRef(hex) });
}

function eachCardOnce({ cards, facts }: State): Message | undefined {
  const all = [
    ...cards.decision,
    ...cards.discard,
    ...cards.progress,
    ...[cards.track, cards.tiebreaker].filter((card) => card !== NONE),
  ];
  const inPlay = facts.isSolo ? CARDS : SHADOW_CARDS;
  const card = inPlay.find((wanted) => all.filter((one) => one === wanted).length !== 1);
  return card === undefined ? undefined : message(m('bad.card'), { card: cardRef(card) });
}

function tiles({ tile }: State): Message | undefined {
  for (const hex of ALL_HEXES) {
    const id = tile[hex] as number;
    if (id === 0) continue;
    if (isPrinted(hex)) return message(m('no.printed'), { at: hexRef(hex) });
    if (tile.indexOf(id) !== hex) return message(m('no.tile'), { tile: ref('tile', id) });
  }
  return undefined;
}

function landmarks(state: State): Message | undefined {
  const wrong = ALL_LANDMARKS.find((landmark) => {
    const owner = state.landmarks[landmark] as Player;
    return (
      owner !== NONE &&
      !isHuman(state, owner) &&
      (!isTrackLandmark(landmark) || (owner === SHADOW) === state.facts.isSolo)
    );
  });
  return wrong === undefined
    ? undefined
    : message(m('bad.landmark'), { landmark: landmarkRef(wrong) });
}

function achievements(state: State): Message | undefined {
  const wrong = ALL_ACHIEVEMENTS.find((achievement) => {
    const taken = state.achievements[achievement] as readonly Player[];
    return (
      new Set(taken).size !== taken.length || !taken.every((player) => canEarn(player, achievement))
    );
  });
  return wrong === undefined
    ? undefined
    : message(m('bad.achievement'), { achievement: achievementRef(wrong) });
}

function points(state: State): Message | undefined {
  const player = [HUMAN, AUTOMA].find((one) => pointsOf(state, one) < 0);
  return player === undefined ? undefined : message(m('bad.points'), { who: who(state, player) });
}
