import { expect, test } from 'vitest';
import { ACTS } from '../../rules/screen/acts.ts';
import cs from '../../text/cs/ui.json' with { type: 'json' };
import en from '../../text/en/ui.json' with { type: 'json' };
import pl from '../../text/pl/ui.json' with { type: 'json' };
import { byLesson, GUIDED_TURNS, lessonFor, shownOf } from './lessons.ts';

const FACTIONS = ['marquise', 'eyrie', 'alliance', 'vagabond'];

test('each faction has a lesson for each of five turns, in every language, with verbs of the law', () => {
  for (const faction of FACTIONS) {
    for (let turn = 1; turn <= GUIDED_TURNS; turn += 1) {
      const lesson = lessonFor(faction, turn);
      expect(lesson?.turn).toBe(turn);
      for (const text of [en, pl, cs]) {
        expect(Object.keys(text)).toContain(lesson?.title);
        expect(Object.keys(text)).toContain(lesson?.text);
      }
      expect(lesson?.verbs.filter((what) => !(what in ACTS))).toEqual([]);
      // A text is about steps that its turn recommends, and never about all of them.
      expect(lesson?.about.length).toBeGreaterThan(0);
      expect(lesson?.about.filter((what) => !(what in ACTS))).toEqual([]);
      expect(lesson?.verbs.some((what) => lesson.about.includes(what))).toBe(true);
    }
    expect(lessonFor(faction, GUIDED_TURNS + 1)).toBeUndefined();
  }
  expect(lessonFor('lizards', 1)).toBeUndefined();
});

test('the verbs of the lesson come first, as far as they are legal', () => {
  const lesson = lessonFor('marquise', 4);
  if (lesson === undefined) throw new Error('no lesson');
  expect(byLesson(lesson, ['battle', 'build', 'extra', 'move'])).toEqual([
    'move',
    'build',
    'battle',
    'extra',
  ]);
  expect(byLesson(lesson, ['extra', 'craft'])).toEqual(['extra', 'craft']);
  expect(byLesson(lesson, [])).toEqual([]);
});

test('a guide shows two of many verbs and all when they are wanted, the recommended one first', () => {
  const lesson = lessonFor('marquise', 1);
  if (lesson === undefined) throw new Error('no lesson');
  const legal = ['move', 'battle', 'recruit', 'build'] as const;
  expect(shownOf(lesson, legal, false)).toEqual({ verbs: ['build', 'recruit'], isAll: false });
  expect(shownOf(lesson, legal, true)).toEqual({
    verbs: ['build', 'recruit', 'move', 'battle'],
    isAll: true,
  });
  expect(shownOf(lesson, ['move', 'battle'], false).isAll).toBe(true);
});

test('“Wood first” is no word about recruiting', () => {
  const lesson = lessonFor('marquise', 1);
  expect(lesson?.about).toContain('wood');
  expect(lesson?.about).not.toContain('recruit');
});
