import type { TallyConfig, TallyInput } from '@empty-chair/testkit/tally-game';
import { BOT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, test } from 'vitest';
import { changeEntry, withAnswer } from './change-entry.ts';
import { Refused } from './errors.ts';
import { Story } from './story.ts';
import { literal } from './words.ts';

const DICE: TallyConfig = { asksStart: false, diceAtTable: true };
const add = (n: number): TallyInput => ({ kind: 'add', n });
const said = (input: TallyInput) => ({ seat: HUMAN, input, answers: [] });
/** A bot that rolls a die told by the table; from 4 on it asks how often. */
const played = (game = tally) =>
  Story.begin(game, DICE, 'change')
    .submit(HUMAN, add(1))
    .botTurn()
    .answer('1')
    .submit(HUMAN, add(2))
    .botTurn()
    .answer('5')
    .answer('x2');

/** One whose line says the total: its course depends on what was before. */
const telling: typeof tally = {
  ...tally,
  botTurn: (table, seat) => {
    const { total } = table.scene;
    tally.botTurn(table, seat);
    table.emit?.('B-9' as never, 'was' as never, { n: total });
  },
  diff: ({ total: one }, { total: other }) =>
    one === other ? [] : [{ id: 'set' as never, params: { n: other } }],
  corrections: (_, { total }) => [{ kind: 'set', n: total }],
};

describe('an entry changed', () => {
  test('to itself changes nothing', () => {
    const story = played();
    for (const [index, entry] of story.record.entries.entries()) {
      const { story: same, later } = changeEntry(story, index, entry);
      expect(later).toEqual([]);
      expect(same.record).toEqual(story.record);
      expect(same.match.state).toEqual(story.match.state);
    }
  });

  test('keeps all that came after it, and changed back is the same record', () => {
    const story = played();
    const { story: other, later } = changeEntry(story, 0, said(add(3)));
    expect(later).toEqual([]);
    expect(other.match.state?.total).toBe((story.match.state?.total ?? 0) + 2);
    expect(changeEntry(other, 0, said(add(1))).story.record).toEqual(story.record);
  });

  test('is refused where it does not fit, and the story stays as it was', () => {
    const story = played();
    const before = story.record;
    expect(() => changeEntry(story, 0, said({ kind: 'set', n: 200 }))).toThrow(Refused);
    expect(() => changeEntry(story, 1, { seat: BOT, input: 'bot-turn', answers: [] })).toThrow(
      Refused,
    );
    expect(story.record).toBe(before);
  });

  test('leaves out what a person entered and no longer fits, and says why', () => {
    const story = Story.begin(tally, DICE, 'change')
      .submit(HUMAN, { kind: 'set', n: 20 })
      .submit(HUMAN, add(1))
      .submit(HUMAN, { kind: 'set', n: 3 });
    const { story: other, later } = changeEntry(story, 0, said({ kind: 'set', n: 30 }));
    expect(later.map(({ index, as }) => [index, as])).toEqual([[1, 'left-out']]);
    expect(later[0]?.reason?.id).toBe('kernel.gameOver');
    expect(other.record.entries.map(({ input }) => input)).toEqual([
      { kind: 'set', n: 30 },
      { kind: 'set', n: 3 },
    ]);
  });

  test('ends before a turn of a bot that cannot be run as it was', () => {
    const over = changeEntry(played(), 0, said({ kind: 'set', n: 30 }));
    expect(over.later.map(({ index, as }) => [index, as])).toEqual([[1, 'ends']]);
    expect(over.story.record.entries).toHaveLength(1);
  });

  test('waits for the answer that it waited for', () => {
    const story = Story.begin(tally, DICE, 'change').submit(HUMAN, add(1)).botTurn().answer('5');
    const { story: other } = changeEntry(story, 0, said(add(2)));
    expect(other.record.pending).toEqual(story.record.pending);
    expect(other.match.waiting.kind).toBe('question');
  });
});

describe('a turn of a bot that takes another course', () => {
  test('is named, and done again', () => {
    const story = played(telling);
    const { later, story: other } = changeEntry(story, 0, said(add(2)));
    expect(later.map(({ index, as, isKept }) => [index, as, isKept])).toEqual([
      [1, 'differs', false],
      [3, 'differs', false],
    ]);
    expect(other.match.state?.total).toBe((story.match.state?.total ?? 0) + 1);
  });

  test('stays as it was played, by corrections, where facts can say it', () => {
    // Its line is the same sum whatever was before: it sets the total.
    const setting: typeof tally = {
      ...telling,
      botTurn: (table, seat) => {
        telling.botTurn(table, seat);
        table.scene.total += table.scene.total;
      },
    };
    const story = Story.begin(setting, DICE, 'keep').submit(HUMAN, add(1)).botTurn().answer('1');
    // 1 and 1 and both again: 4, three more than before. On the other course 2 and 1 and both again.
    expect(story.match.state?.total).toBe(4);
    const again = changeEntry(story, 0, said(add(2)));
    expect(again.story.match.state?.total).toBe(6);
    expect(again.later[0]?.canKeep).toBe(true);
    const kept = changeEntry(story, 0, said(add(2)), new Set([1]));
    expect(kept.later[0]?.isKept).toBe(true);
    expect(kept.story.match.state?.total).toBe(2 + 3);
    expect(kept.story.record.entries.at(-1)?.input).toEqual({ kind: 'set', n: 5 });
    expect(Story.of(setting, kept.story.record).match.state).toEqual(kept.story.match.state);
  });

  test('cannot be kept where no correction says it', () => {
    const silent: typeof tally = { ...telling, corrections: () => [] };
    const doubling: typeof tally = {
      ...silent,
      botTurn: (table, seat) => {
        telling.botTurn(table, seat);
        table.scene.total += table.scene.total;
      },
    };
    const story = Story.begin(doubling, DICE, 'keep').submit(HUMAN, add(1)).botTurn().answer('1');
    const { later } = changeEntry(story, 0, said(add(2)), new Set([1]));
    expect(later.map(({ canKeep, isKept }) => [canKeep, isKept])).toEqual([[false, false]]);
  });
});

describe('another answer in a turn of a bot', () => {
  test('keeps the later answers that are still asked for', () => {
    const story = played();
    const before = story.undoTo(3);
    const entry = story.record.entries[3];
    if (entry === undefined) throw new Error('no such entry');
    expect(withAnswer(before, entry, 0, '4').answers).toEqual(['4', 'x2']);
    // A low roll asks for nothing more, a high one may ask anew.
    expect(withAnswer(before, entry, 0, '2').answers).toEqual(['2']);
    expect(withAnswer(before, entry, 1, 'x1').answers).toEqual(['5', 'x1']);
  });

  test('drops those that are asked for in other words', () => {
    /** Its second question names what the first was answered. */
    const asking: typeof tally = {
      ...tally,
      botTurn: (table, seat) => {
        let before = '';
        const ask: typeof table.ask = (question) => {
          const params = { before: literal(before) };
          const answer = table.ask({ ...question, ask: { ...question.ask, params } });
          before = String(answer);
          return answer;
        };
        tally.botTurn({ ...table, ask }, seat);
      },
    };
    const story = Story.begin(asking, DICE, 'change').submit(HUMAN, add(1));
    const entry = { seat: BOT, input: 'bot-turn', answers: ['5', 'x2'] } as const;
    expect(withAnswer(story, entry, 0, '4').answers).toEqual(['4']);
  });
});
