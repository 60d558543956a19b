import { word } from '@empty-chair/kernel/fields';
import { NONE } from '@empty-chair/kernel/ids';
import type { FactOf } from '@empty-chair/kernel/verbs';
import type { Message } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { canEarn } from '../board.ts';
import { ACHIEVEMENT_POINTS, isTrackLandmark, LIMITS } from '../content.ts';
import type { Player, State, Who } from '../state.ts';
import { isHuman, playerIds, pointsOf, SHADOW, SOURCES, UNKNOWN, WHO } from '../state.ts';
import { achievementRef, landmarkRef, m, ref, trackRef } from '../words.ts';
import { MAP_FACTS } from './map-facts.ts';
import { achievement, landmark, number, track, verb, whyOutside } from './verb.ts';

const who = word(WHO);
const whoOrNobody = word([...WHO, 'nobody']);

/**
 * What can be set right: the table is right. One fact is set; the invariants refuse what cannot be.
 * A correction is said in the words of a difference.
 */
export const FACTS = {
  ...MAP_FACTS,
  track: verb({
    fields: { who, track, n: number },
    refuses: (state, given) => whyNot(state, given.who) ?? whyOutside(given.n, 0, LIMITS.lastSpace),
    apply: ({ scene }, given) => {
      (scene.tracks[playerOf(scene, given.who)] as number[])[given.track] = given.n;
    },
    said: (state, given) =>
      message(m('fix.track'), {
        who: playerRef(state, given.who),
        track: trackRef(given.track),
        n: given.n,
      }),
  }),
  favorite: verb({
    fields: { who, track },
    refuses: (state, given) => whyNot(state, given.who, (player) => !isHuman(state, player)),
    apply: ({ scene }, given) => {
      scene.favorites[playerOf(scene, given.who)] = given.track;
    },
    said: (state, given) =>
      message(m('fix.favorite'), {
        who: playerRef(state, given.who),
        track: trackRef(given.track),
      }),
  }),
  /** Of the bots only the Automa has landmarks; alone with two humans the Shadow Empire removes them. */
  landmark: verb({
    fields: { landmark, who: whoOrNobody },
    refuses: (state, given) =>
      given.who === 'nobody'
        ? undefined
        : whyNot(
            state,
            given.who,
            (owner) =>
              isHuman(state, owner) ||
              (isTrackLandmark(given.landmark) && (owner === SHADOW) !== state.facts.isSolo),
          ),
    apply: ({ scene }, given) => {
      scene.landmarks[given.landmark] = given.who === 'nobody' ? NONE : playerOf(scene, given.who);
    },
    said: (state, given) =>
      given.who === 'nobody'
        ? message(m('fix.landmarkBack'), { landmark: landmarkRef(given.landmark) })
        : message(m('fix.landmark'), {
            landmark: landmarkRef(given.landmark),
            who: playerRef(state, given.who),
          }),
  }),
  /** Places are taken from the best down, so the last of them is given back first. */
  achievement: verb({
    fields: { achievement, place: number, who: whoOrNobody },
    refuses: (state, given) => {
      const taken = state.achievements[given.achievement] as readonly Player[];
      const places = ACHIEVEMENT_POINTS[given.achievement] as readonly number[];
      const most = Math.min(taken.length + 1, places.length);
      if (given.who === 'nobody') return whyOutside(given.place, Math.max(1, taken.length), most);
      return (
        whyOutside(given.place, 1, most) ??
        whyNot(state, given.who, (player) => canEarn(player, given.achievement))
      );
    },
    apply: ({ scene }, given) => {
      const taken = scene.achievements[given.achievement] as Player[];
      if (given.who === 'nobody') taken.splice(given.place - 1, 1);
      else taken[given.place - 1] = playerOf(scene, given.who);
    },
    said: (state, given) => {
      const params = { achievement: achievementRef(given.achievement), place: given.place };
      return given.who === 'nobody'
        ? message(m('fix.noAchievement'), params)
        : message(m('fix.achievement'), { ...params, who: playerRef(state, given.who) });
    },
  }),
  toppled: verb({
    fields: { who, n: number },
    refuses: (state, given) =>
      whyNoScorer(state, given.who) ?? whyOutside(given.n, 0, 2 * LIMITS.outposts),
    apply: ({ scene }, given) => {
      scene.toppled[playerOf(scene, given.who)] = given.n;
    },
    said: (state, given) =>
      message(m('fix.toppled'), { who: playerRef(state, given.who), n: given.n }),
  }),
  /** The difference is booked as play: the table counts, whatever it was for. */
  points: verb({
    fields: { who, n: number },
    refuses: (state, given) =>
      whyNoScorer(state, given.who) ?? whyOutside(given.n, 0, LIMITS.points),
    apply: ({ scene }, given) => {
      const player = playerOf(scene, given.who);
      const bySource = scene.points[player] as number[];
      const at = SOURCES.indexOf('play');
      bySource[at] = (bySource[at] as number) + given.n - pointsOf(scene, player);
    },
    said: (state, given) =>
      message(m('fix.points'), { who: playerRef(state, given.who), n: given.n }),
  }),
  /** The Shadow Empire shares the Automa's income turns. */
  income: verb({
    fields: { who, n: number },
    refuses: (state, given) =>
      whyNoScorer(state, given.who) ?? whyOutside(given.n, 0, LIMITS.incomeTurns),
    apply: ({ scene }, given) => {
      const player = playerOf(scene, given.who);
      scene.incomeTurns[player] = given.n;
      if (!isHuman(scene, player)) scene.incomeTurns[SHADOW] = given.n;
    },
    said: (state, given) =>
      message(m('fix.income'), { who: playerRef(state, given.who), n: given.n }),
  }),
  /** Cards of the Automa beside its mat. */
  tapestry: verb({
    fields: { n: number },
    refuses: ({ facts }, { n }) => (facts.isSolo ? whyOutside(n, 0, 20) : message(m('no.automa'))),
    apply: ({ scene: { tapestry } }, { n }) => {
      while (tapestry.hand.length > n) tapestry.hand.pop();
      while (tapestry.hand.length < n) tapestry.hand.push(UNKNOWN);
    },
    said: (_, { n }) => message(m('fix.tapestry'), { n }),
  }),
};
export type Fact = FactOf<typeof FACTS>;

// ---- who -------------------------------------------------------------------------

/** A lone `human` is the first of two. */
const idOf = ({ facts }: State, id: Who): Who => (id === 'human' && !facts.isSolo ? 'human1' : id);
const playerRef = (state: State, id: Who) => ref('player', idOf(state, id));
const playerOf = (state: State, id: Who): Player =>
  playerIds(state).indexOf(idOf(state, id)) as Player;

function whyNot(
  state: State,
  id: Who,
  isMeant: (player: Player) => boolean = () => true,
): Message | undefined {
  const player = playerOf(state, id);
  return player >= 0 && isMeant(player) ? undefined : message(m('no.who'), { word: literal(id) });
}

/** The Shadow Empire has no points, no income turns and topples nobody. */
const whyNoScorer = (state: State, id: Who): Message | undefined =>
  whyNot(state, id, (player) => player !== SHADOW);
