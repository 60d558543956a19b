import { indexed } from '@empty-chair/kernel/fields';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { LIMITS, SCHOLAR_SPACES, SLOTS } from '../content.ts';
import type { Source } from '../state.ts';
import { addPoints, pointsOf, setLevel } from '../state.ts';
import { disciplineRef, m, ref } from '../words.ts';
import { discipline, number, verb, who, whoOrNobody } from './verb.ts';
import { seatOf, seatOrNone, seatRef, whyAbsent, whyBeyond, whyNoHuman } from './who.ts';

const MOST_COINS = 20;

/** Markers on tracks, scholars, and what is counted. */
export const TRACK_FACTS = {
  level: verb({
    fields: { who, discipline, n: number },
    refuses: (state, given) => whyBeyond(given.n, LIMITS.topLevel) ?? whyAbsent(state, given.who),
    apply: ({ scene }, given) => {
      setLevel(scene, seatOf(scene, given.who), given.discipline, given.n);
    },
    said: (state, given) =>
      message(m('fix.level'), {
        who: seatRef(state, given.who),
        discipline: disciplineRef(given.discipline),
        n: given.n,
      }),
  }),
  scholar: verb({
    /** The spaces are counted from 1. */
    fields: { discipline, space: number, who: whoOrNobody },
    refuses: (state, given) =>
      whyBeyond(given.space, SCHOLAR_SPACES.length, 1) ?? whyAbsent(state, given.who),
    apply: ({ scene }, given) => {
      const spaces = scene.scholars[given.discipline] as Seat[];
      spaces[given.space - 1] = seatOrNone(scene, given.who);
    },
    said: (state, given) => {
      const space = { discipline: disciplineRef(given.discipline), n: given.space };
      return given.who === 'nobody'
        ? message(m('fix.noScholar'), space)
        : message(m('fix.scholar'), { ...space, who: seatRef(state, given.who) });
    },
  }),
  /** The difference is booked where corrections of that seat belong: on cards, or on play. */
  points: verb({
    fields: { who, n: number },
    refuses: (state, given) => whyAbsent(state, given.who) ?? whyBeyond(given.n, LIMITS.points),
    apply: ({ scene }, given) => {
      const seat = seatOf(scene, given.who);
      const source: Source = seat === scene.facts.automa ? 'cards' : 'play';
      addPoints(scene, seat, source, given.n - pointsOf(scene, seat));
    },
    said: (state, given) =>
      message(m('fix.points'), { who: seatRef(state, given.who), n: given.n }),
  }),
  shipping: verb({
    fields: { who, n: number },
    refuses: (state, given) => whyBeyond(given.n, LIMITS.shipping) ?? whyNoHuman(state, given.who),
    apply: ({ scene }, given) => {
      scene.shipping[seatOf(scene, given.who)] = given.n;
    },
    said: (state, given) =>
      message(m('fix.shipping'), { who: seatRef(state, given.who), n: given.n }),
  }),
  cities: verb({
    fields: { who, n: number },
    refuses: (state, given) => whyBeyond(given.n, LIMITS.cities) ?? whyNoHuman(state, given.who),
    apply: ({ scene }, given) => {
      scene.cities[seatOf(scene, given.who)] = given.n;
    },
    said: (state, given) =>
      message(m('fix.cities'), { who: seatRef(state, given.who), n: given.n }),
  }),
  coins: verb({
    fields: { slot: indexed<number>(SLOTS), n: number },
    refuses: ({ bonus }, { slot, n }) =>
      whyBeyond(n, MOST_COINS) ?? (bonus[slot] === undefined ? message(m('no.slot')) : undefined),
    apply: ({ scene: { bonus } }, { slot, n }) => {
      const free = bonus[slot];
      if (free !== undefined) free.coins = n;
    },
    said: (_, { slot, n }) =>
      message(m('fix.coins'), { slot: ref('slot', SLOTS[slot] as string), n }),
  }),
};
