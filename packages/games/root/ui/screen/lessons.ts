import type { ActOffer } from '../../rules/view.ts';
import type ui from '../../text/en/ui.json';

type What = ActOffer['what'];

/** One turn of a guided game: what the faction wants now, and the verbs that serve it, best first. */
export interface Lesson {
  readonly turn: number;
  readonly title: keyof typeof ui;
  readonly text: keyof typeof ui;
  readonly verbs: readonly What[];
  /** The verbs that its text is about. */
  readonly about: readonly What[];
}

/** So many turns are guided. */
export const GUIDED_TURNS = 5;

type Guided = 'marquise' | 'eyrie' | 'alliance' | 'vagabond';
const VERBS: Readonly<Record<Guided, readonly (readonly What[])[]>> = {
  marquise: [
    ['wood', 'build', 'recruit', 'move'],
    ['wood', 'recruit', 'build', 'move'],
    ['wood', 'build', 'overwork', 'move'],
    ['wood', 'move', 'build', 'battle'],
    ['wood', 'battle', 'build', 'move'],
  ],
  eyrie: [
    ['newRoost', 'decree', 'decreeRecruit', 'move'],
    ['decree', 'decreeRecruit', 'move', 'battle'],
    ['decree', 'decreeBuild', 'decreeRecruit', 'move'],
    ['decree', 'move', 'decreeRecruit', 'battle'],
    ['decree', 'battle', 'decreeBuild', 'move'],
  ],
  alliance: [
    ['spread', 'mobilize'],
    ['spread', 'mobilize', 'craft'],
    ['revolt', 'spread', 'mobilize'],
    ['train', 'revolt', 'spread', 'mobilize'],
    ['organize', 'baseRecruit', 'move', 'spread', 'mobilize'],
  ],
  vagabond: [
    ['slip', 'refresh', 'explore', 'walk'],
    ['slip', 'refresh', 'aid', 'walk'],
    ['slip', 'refresh', 'quest', 'walk', 'aid'],
    ['slip', 'refresh', 'craft', 'explore', 'walk'],
    ['slip', 'refresh', 'battle', 'strike', 'walk'],
  ],
};

/** What the text of each lesson is about. */
const ABOUT: Readonly<Record<Guided, readonly (readonly What[])[]>> = {
  marquise: [['wood', 'build'], ['recruit'], ['build'], ['move'], ['battle']],
  eyrie: [
    ['decree'],
    ['decreeRecruit', 'move', 'battle', 'decreeBuild'],
    ['decreeBuild'],
    ['decree', 'decreeRecruit', 'move', 'battle', 'decreeBuild'],
    ['battle'],
  ],
  alliance: [['spread'], ['spread'], ['revolt'], ['train'], ['organize']],
  vagabond: [['explore'], ['aid'], ['quest'], ['craft'], ['battle']],
};

const isGuided = (faction: string): faction is Guided => faction in VERBS;

/** The lesson of a turn, counted from 1; undefined after the last one. */
export function lessonFor(faction: string, turn: number): Lesson | undefined {
  if (!isGuided(faction)) return undefined;
  const verbs = VERBS[faction][turn - 1];
  if (verbs === undefined) return undefined;
  const id = `ui.root.guide.${faction}.${turn as 1 | 2 | 3 | 4 | 5}` as const;
  return { turn, title: id, text: `${id}.text`, verbs, about: ABOUT[faction][turn - 1] ?? [] };
}

/** The verbs that are legal now, those of the lesson first. */
export function byLesson(lesson: Lesson, legal: readonly What[]): readonly What[] {
  const first = lesson.verbs.filter((what) => legal.includes(what));
  return [...first, ...legal.filter((what) => !first.includes(what))];
}

/** One row of buttons. */
const FEW = 3;

/** What a guide shows of them: the recommended one first, at which it points, also where all are wanted. */
export function shownOf(
  lesson: Lesson,
  legal: readonly What[],
  areAllWanted: boolean,
): { readonly verbs: readonly What[]; readonly isAll: boolean } {
  const verbs = byLesson(lesson, legal);
  if (areAllWanted || verbs.length <= FEW) return { verbs, isAll: true };
  return { verbs: verbs.slice(0, FEW - 1), isAll: false };
}
