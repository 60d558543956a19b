import { Story } from '@empty-chair/kernel/story';
import type { Message, Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import type { AnyStory } from '../session/opened.ts';
import { loadRules } from '../session/opened.ts';
import { isForOthers, lastOfPeople, whyNotBackTo } from './taking-back.ts';

const game = await loadRules('root');
const { module: root } = game;
const [marquise, eyrie] = [seat(0), seat(1)];
const SEATS = 'marquise,eyrie,alliance/bot';
const by = { t: (id: string) => id, say: ({ id }: Message): string => id };

/** After what the Marquise says first. */
function after(...said: readonly string[]): AnyStory {
  const config = root.configFrom({ play: 'screen', seats: SEATS });
  let story: AnyStory = Story.begin(root, config, '7');
  while (story.match.waiting.kind === 'question') {
    const { answers, ref } = story.match.waiting.question;
    story = story.answer(ref(answers[0]).id);
  }
  return said.reduce((now, words) => now.submit(marquise, root.parseInput(words)), story);
}

/** The game as the app has it. */
const played = (story: AnyStory) => ({ isOnScreen: true, game, shown: story, match: story.match });
const whyNot = (story: AnyStory, entries: number, own?: readonly Seat[]) =>
  whyNotBackTo(played(story), entries, own, by);

const WOOD = 'play wood';
const quiet = after(WOOD);
/** The end of Daylight draws a card. */
const drawn = after(WOOD, 'play end');

describe('going back on the screen', () => {
  it('is free while nothing hidden was shown', () => {
    expect(whyNot(quiet, 0)).toBeUndefined();
  });

  it('ends where a card was drawn', () => {
    expect(drawn.match.rng.revealed).toBeGreaterThan(quiet.match.rng.revealed);
    expect(whyNot(drawn, 1)).toBe('shown.cards');
    expect(whyNot(drawn, 0)).toBe('shown.cards');
  });

  it('is free at a real table', () => {
    expect(whyNotBackTo({ ...played(drawn), isOnScreen: false }, 0, [], by)).toBeUndefined();
  });

  it('is for whoever did it, on whichever device', () => {
    expect(whyNot(quiet, 0, [marquise])).toBeUndefined();
    expect(whyNot(quiet, 0, [eyrie])).toBe('ui.play.notYours');
    expect(whyNot(quiet, 0, [])).toBe('ui.play.notYours');
    // Their own as well as mine: what was shown stays shown.
    expect(whyNot(drawn, 1, [marquise])).toBe('shown.cards');
  });
});

describe('a question of an entry', () => {
  it('is for whoever is asked, or where nobody is shared with, for whoever made the entry', () => {
    const hers = { seat: marquise };
    expect(isForOthers({}, eyrie, [eyrie])).toBe(false);
    expect(isForOthers(hers, eyrie, [eyrie])).toBe(true);
    expect(isForOthers(hers, eyrie, [])).toBe(true);
    expect(isForOthers(hers, eyrie, [eyrie, marquise])).toBe(false);
    expect(isForOthers(hers, eyrie, undefined)).toBe(true);
    expect(isForOthers(hers, marquise, undefined)).toBe(false);
  });
});

it('a step back takes back what people did last, with the bots’ turns after it', () => {
  expect(lastOfPeople(played(drawn))).toBe(1);
  const { match } = drawn;
  const [first] = match.record.entries;
  if (first === undefined) throw new Error('nobody has done anything');
  const bots = { ...first, input: 'bot-turn' } as const;
  const entries = [...match.record.entries, bots, bots];
  expect(lastOfPeople({ match: { ...match, record: { ...match.record, entries } } })).toBe(1);
  expect(lastOfPeople({ match: { ...match, record: { ...match.record, entries: [] } } })).toBe(0);
});
