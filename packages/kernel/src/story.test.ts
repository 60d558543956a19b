import type { TallyConfig } from '@empty-chair/testkit/tally-game';
import { BOT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, test } from 'vitest';
import { Refused } from './errors.ts';
import { withCheckpoint } from './match.ts';
import { explain, replay, Story } from './story.ts';

const AT_TABLE: TallyConfig = { asksStart: true, diceAtTable: true };
const DICE: TallyConfig = { asksStart: false, diceAtTable: true };

/** The game, and how often each of its seats was run. */
function counting() {
  const runs = { human: 0, bot: 0 };
  const game: typeof tally = {
    ...tally,
    apply: (table, seat, input) => {
      runs.human += 1;
      tally.apply(table, seat, input);
    },
    botTurn: (table, seat) => {
      runs.bot += 1;
      tally.botTurn(table, seat);
    },
  };
  return { game, runs };
}

/** Each turn of the bot runs twice: up to its die, and with the answer. */
function played(game = tally) {
  return Story.begin(game, DICE, 'story')
    .submit(HUMAN, { kind: 'add', n: 1 })
    .botTurn()
    .answer('1')
    .submit(HUMAN, { kind: 'add', n: 2 })
    .botTurn()
    .answer('2');
}

describe('a story', () => {
  test('runs every entry of a record once, whatever is asked of its positions', () => {
    const { record } = played();
    const { game, runs } = counting();
    const story = Story.of(game, record);
    expect(runs).toEqual({ human: 2, bot: 2 });
    for (const entries of [0, 1, 2, 3, 4]) {
      expect(story.at(entries)).toEqual(replay(tally, record, entries));
    }
    expect([...story.passages()].map(({ index, before }) => [index, before.waiting])).toEqual([
      [0, { kind: 'human', seat: HUMAN }],
      [1, { kind: 'bot', seat: BOT }],
      [2, { kind: 'human', seat: HUMAN }],
      [3, { kind: 'bot', seat: BOT }],
    ]);
    expect(story.at(-1)).toBeUndefined();
    expect(story.at(5)).toBeUndefined();
    expect(runs).toEqual({ human: 2, bot: 2 });
  });

  test('explains the turn that was just taken without running it again', () => {
    const { game, runs } = counting();
    const story = played(game);
    expect(runs).toEqual({ human: 2, bot: 4 });
    const told = story.explain(3);
    expect(runs).toEqual({ human: 2, bot: 4 });
    expect(told).toEqual(explain(tally, story.record, 3));
    expect(told.trace.length).toBeGreaterThan(0);
    expect(story.explain(1)).toEqual(explain(tally, story.record, 1));
    expect(runs).toEqual({ human: 2, bot: 5 });
  });

  test('explains an open entry as far as it came', () => {
    const open = Story.begin(tally, AT_TABLE, 'story')
      .answer('5')
      .submit(HUMAN, { kind: 'add', n: 1 })
      .botTurn()
      .answer('6');
    expect(open.match.waiting.kind).toBe('question');
    expect(open.explain(1)).toEqual(explain(tally, open.record, 1));
    expect(open.explain(1).after).toBeUndefined();
    expect(open.at(1)?.record.pending).toBeUndefined();
    const whole = open.answer('x2');
    expect(whole.explain(1).after).toEqual(whole.match.state);
    // The die was rolled before anything happened, the number chosen after one happening.
    expect(open.explain(1).asked).toEqual([0]);
    expect(whole.explain(1).asked).toEqual([0, 1]);
  });

  test('goes back without running anything, and leaves the one it came from', () => {
    const { game, runs } = counting();
    const story = played(game);
    const before = { ...runs };
    const back = story.undoTo(1);
    expect(runs).toEqual(before);
    expect(back.match).toEqual(replay(tally, story.record, 1));
    expect(story.record.entries).toHaveLength(4);
    const otherwise = back.botTurn().answer('1').submit(HUMAN, { kind: 'add', n: 3 });
    expect(otherwise.match).toEqual(replay(tally, otherwise.record));
    expect(otherwise.at(2)).toEqual(replay(tally, story.record, 2));
  });

  test('of older rules begins at its checkpoint', () => {
    const game = { ...tally, rulesVersion: tally.rulesVersion + 1 };
    const old = played();
    const story = Story.of(game, withCheckpoint(tally, old.match));
    expect(story.isOfOtherRules).toBe(true);
    expect(story.first).toBe(4);
    expect([...story.passages()]).toEqual([]);
    expect(story.at(3)).toBeUndefined();
    const on = story.submit(HUMAN, { kind: 'add', n: 1 });
    expect([...on.passages()].map(({ index }) => index)).toEqual([4]);
    expect(on.undo().match.state).toEqual(old.match.state);
    expect(() => story.undo()).toThrow(Refused);
  });
});
