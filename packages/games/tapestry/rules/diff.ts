import { NONE } from '@empty-chair/kernel/ids';
import type { Message } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import type { Track } from './content.ts';
import { ALL_ACHIEVEMENTS, ALL_LANDMARKS, ALL_TRACKS } from './content.ts';
import { who } from './effects.ts';
import type { Hex } from './hexes.ts';
import { ALL_HEXES } from './hexes.ts';
import type { Player, State } from './state.ts';
import { incomeTurnsOf, isHuman, PLAYERS, pointsOf, SHADOW, spaceOf } from './state.ts';
import { tokenRefs, tokensText } from './tokens.ts';
import { achievementRef, cardRef, hexRef, landmarkRef, m, ref, trackRef } from './words.ts';

/** What to move on the real table to get from one position to the other. */
export function diff(before: State, after: State): readonly Message[] {
  return [
    ...ALL_HEXES.flatMap((hex) => hexDiff(before, after, hex)),
    ...PLAYERS.flatMap((player) => playerDiff(before, after, player)),
    ...landmarkDiff(before, after),
    ...achievementDiff(before, after),
    ...cardsDiff(before, after),
    ...suppliesDiff(before, after),
    ...turnDiff(before, after),
  ];
}

function hexDiff(before: State, after: State, hex: Hex): readonly Message[] {
  const at = hexRef(hex);
  const messages: Message[] = [];
  const tokens = tokensText(after, hex);
  const isSame = tokens === tokensText(before, hex);
  if (!isSame && tokens === '') messages.push(message(m('fix.noTokens'), { at }));
  const tile = after.tile[hex] as number;
  const isTurned = before.tile[hex] !== tile || before.rotation[hex] !== after.rotation[hex];
  if (isTurned && tile !== 0) {
    const n = (after.rotation[hex] as number) * 60;
    messages.push(message(m('fix.tile'), { at, tile: ref('tile', tile), n }));
  } else if (before.explored[hex] !== after.explored[hex]) {
    messages.push(
      message(after.explored[hex] === 1 ? m('fix.explored') : m('fix.unexplored'), { at }),
    );
  }
  if (!isSame && tokens !== '') messages.push(fixTokens(after, hex));
  return messages;
}

function fixTokens(state: State, hex: Hex): Message {
  return message(m('fix.tokens'), {
    at: hexRef(hex),
    tokens: tokenRefs(state.facts, tokensText(state, hex)),
  });
}

function playerDiff(before: State, after: State, player: Player): readonly Message[] {
  const params = { who: who(after, player) };
  const messages: Message[] = [];
  for (const track of ALL_TRACKS) {
    const n = spaceOf(after, player, track);
    if (spaceOf(before, player, track) === n) continue;
    messages.push(message(m('fix.track'), { ...params, track: trackRef(track), n }));
  }
  const favorite = after.favorites[player] as Track;
  if (!isHuman(after, player) && before.favorites[player] !== favorite) {
    messages.push(message(m('fix.favorite'), { ...params, track: trackRef(favorite) }));
  }
  if (player === SHADOW) return messages;
  const points = pointsOf(after, player);
  if (pointsOf(before, player) !== points) {
    messages.push(message(m('fix.points'), { ...params, n: points }));
  }
  // Nothing on the table counts those of a bot but the tapestry cards on its mat.
  const income = incomeTurnsOf(after, player);
  if (isHuman(after, player) && incomeTurnsOf(before, player) !== income) {
    messages.push(message(m('fix.income'), { ...params, n: income }));
  }
  const toppled = after.toppled[player] as number;
  if (before.toppled[player] !== toppled) {
    messages.push(message(m('fix.toppled'), { ...params, n: toppled }));
  }
  return messages;
}

function landmarkDiff(before: State, after: State): readonly Message[] {
  return ALL_LANDMARKS.flatMap((id) => {
    const owner = after.landmarks[id] as Player;
    if (before.landmarks[id] === owner) return [];
    const landmark = landmarkRef(id);
    return [
      owner === NONE
        ? message(m('fix.landmarkBack'), { landmark })
        : message(m('fix.landmark'), { landmark, who: who(after, owner) }),
    ];
  });
}

function achievementDiff(before: State, after: State): readonly Message[] {
  return ALL_ACHIEVEMENTS.flatMap((id) => {
    const had = before.achievements[id] ?? [];
    const has = after.achievements[id] ?? [];
    const achievement = achievementRef(id);
    return [
      ...has.flatMap((player, place) =>
        had[place] === player
          ? []
          : [
              message(m('fix.achievement'), {
                achievement,
                place: place + 1,
                who: who(after, player),
              }),
            ],
      ),
      ...had
        .slice(has.length)
        .map((_, i) => message(m('fix.noAchievement'), { achievement, place: has.length + i + 1 })),
    ];
  });
}

/** The app's own decision cards are not on the table. */
function cardsDiff(before: State, after: State): readonly Message[] {
  if (after.config.chance.cards === 'app') return [];
  const had = before.cards;
  const has = after.cards;
  const messages: Message[] = [];
  if (had.track !== has.track || had.tiebreaker !== has.tiebreaker) {
    messages.push(
      has.track === NONE
        ? message(m('fix.noPair'))
        : message(m('fix.pair'), {
            track: cardRef(has.track),
            tiebreaker: cardRef(has.tiebreaker),
          }),
    );
  }
  const isSame = (name: 'decision' | 'discard' | 'progress') =>
    had[name].length === has[name].length;
  if (!isSame('decision') || !isSame('discard') || !isSame('progress')) {
    messages.push(
      message(m('fix.decks'), {
        n: has.decision.length,
        discard: has.discard.length,
        progress: has.progress.length,
      }),
    );
  }
  return messages;
}

function suppliesDiff(before: State, after: State): readonly Message[] {
  const messages: Message[] = [];
  const isHandOnTable = after.config.chance.tapestry === 'table';
  if (isHandOnTable && before.tapestry.hand.length !== after.tapestry.hand.length) {
    messages.push(message(m('fix.tapestry'), { n: after.tapestry.hand.length }));
  }
  if (before.tapestry.onMat !== after.tapestry.onMat) {
    messages.push(message(m('fix.onMat'), { n: after.tapestry.onMat }));
  }
  const n = after.tilesLeft;
  const explored = (state: State) => state.explored.reduce((all, one) => all + one, 0);
  // A tile that was laid is told with its hex.
  if (before.tilesLeft + explored(before) !== n + explored(after)) {
    messages.push(message(m('fix.tilesLeft'), { n }));
  }
  return messages;
}

function turnDiff(before: State, after: State): readonly Message[] {
  if (after.isOver) return before.isOver ? [] : [message(m('fix.over'))];
  if (before.isOver || before.seat !== after.seat || before.deed !== after.deed) {
    return [message(m('fix.turn'), { who: who(after, after.seat), deed: literal(after.deed) })];
  }
  return [];
}
