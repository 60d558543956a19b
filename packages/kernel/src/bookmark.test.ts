import { isDeepStrictEqual } from 'node:util';
import type { TallyConfig, TallyInput, TallyState } from '@empty-chair/testkit/tally-game';
import { HUMAN, tally } from '@empty-chair/testkit/tally-game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bookmark } from './bookmark.ts';
import type { Position } from './match.ts';
import { withCheckpoint } from './match.ts';
import { decodeRecord, encodeRecord } from './record.ts';
import { Story } from './story.ts';

type Tale = Story<TallyConfig, TallyState, TallyInput>;
type Game = typeof tally;

/** The game, and how often its set-up and its entries were run, and its states written. */
function counting() {
  const runs = { setup: 0, entry: 0, written: 0 };
  const { codecs } = tally;
  const encode: typeof codecs.state.encode = (state) => {
    runs.written += 1;
    return codecs.state.encode(state);
  };
  const game: Game = {
    ...tally,
    codecs: { ...codecs, state: { ...codecs.state, encode } },
    setup: (table, config) => {
      runs.setup += 1;
      return tally.setup(table, config);
    },
    apply: (table, seat, input) => {
      runs.entry += 1;
      tally.apply(table, seat, input);
    },
    botTurn: (table, seat) => {
      runs.entry += 1;
      tally.botTurn(table, seat);
    },
  };
  return { game, runs };
}

/** What somebody at the table does next. */
type Step = 'on' | 'same' | 'undo' | 'ask';

/** On: whatever is next, with the first or the last answer. A high total is corrected: no end. */
function stepped(story: Tale, step: Step, n: number): Tale {
  const { waiting, state } = story.match;
  if (step === 'undo') return story.record.entries.length > 0 ? story.undo() : story;
  if (waiting.kind === 'question') {
    const { answers, ref } = waiting.question;
    return story.answer(ref(answers[n % answers.length]).id);
  }
  if ((state?.total ?? 0) > 12 || step === 'same')
    return story.submit(HUMAN, { kind: 'set', n: n % 6 });
  return waiting.kind === 'bot' ? story.botTurn() : story.submit(HUMAN, { kind: 'add', n: 1 });
}

const config = fc.record({ asksStart: fc.boolean(), diceAtTable: fc.boolean() });
const step = fc.tuple(
  fc.constantFrom<Step>('on', 'on', 'on', 'on', 'same', 'undo', 'ask'),
  fc.nat({ max: 5 }),
);
const steps = (least: number) => fc.array(step, { minLength: least, maxLength: least + 60 });

function played(config: TallyConfig, least: number): Tale {
  let story = Story.begin(tally, config, 'bookmark');
  for (let n = 0; story.record.entries.length < least; n += 1) story = stepped(story, 'on', n);
  return story;
}

/** Kept and read again, the record without what is not kept of it. */
const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const recordOf = (story: Tale) =>
  decodeRecord(tally, kept(encodeRecord(tally, withCheckpoint(tally, story.match))));
/** Closed and opened again: with a bookmark the set-up is not run. */
function reopened(story: Tale, { game, runs } = counting()): Tale {
  const { bookmark } = story;
  const again = Story.resumed(game, recordOf(story), structuredClone(bookmark));
  expect(runs.setup).toBe(bookmark === undefined ? 1 : 0);
  return again;
}

/** What can be compared: questions hold functions. */
function standing({ state, rng, waiting, happenings }: Position<TallyState>): unknown {
  const asked = waiting.kind === 'question' ? waiting.question.answers : waiting;
  return kept({ state, rng, asked, happenings });
}
function seen(match: Tale['match'] | undefined): unknown {
  return match && [standing(match), match.record.entries.length, match.record.pending];
}
const passagesOf = (story: Tale): unknown =>
  [...story.passages()].map(({ index, entry, before, after }) => [
    index,
    entry,
    standing(before),
    standing(after),
  ]);

/** Everything that can be asked of a story, at every entry, the newest first. */
function everything(story: Tale): readonly unknown[] {
  const { length } = story.record.entries;
  const told: unknown[] = [seen(story.match), story.record.entries, story.first];
  for (let entries = length + 1; entries >= -1; entries -= 1) {
    told.push(seen(story.at(entries)));
    if (entries < length) told.push(kept(story.explain(entries)));
  }
  return [...told, passagesOf(story)];
}
const expectSame = (one: Tale, other: Tale): void =>
  expect(everything(one)).toEqual(everything(other));

describe('a story opened at a bookmark', () => {
  test('is the same story: everywhere, after going back and after going on', () => {
    let marked = 0;
    fc.assert(
      fc.property(config, steps(40), steps(0), fc.nat(), (config, before, later, back) => {
        let whole = Story.begin(tally, config, 'bookmark');
        for (const [kind, n] of before) whole = stepped(whole, kind, n);
        if (whole.bookmark !== undefined) marked += 1;
        expectSame(reopened(whole), whole);
        // As it is used: something is asked now and then, and it is closed and opened again.
        let story = reopened(whole);
        for (const [kind, n] of later) {
          if (kind === 'ask') expect(seen(story.at(n * 5))).toEqual(seen(whole.at(n * 5)));
          if (kind === 'ask' && n === 0) story = reopened(story);
          whole = stepped(whole, kind, n);
          story = stepped(story, kind, n);
        }
        expectSame(reopened(story), whole);
        const entries = back % (whole.record.entries.length + 1);
        if (whole.match.state === undefined) return;
        expectSame(story.undoTo(entries), whole.undoTo(entries));
        expectSame(reopened(story.undoTo(entries)), whole.undoTo(entries));
      }),
      { numRuns: 40 },
    );
    expect(marked).toBeGreaterThan(20);
  });

  test('knows the turn under way and the entry before it, though nothing else is run', () => {
    let whole = played({ asksStart: false, diceAtTable: false }, 60);
    for (let entry = 0; entry < 50; entry += 1) {
      // Some turns are long: a human corrects what lies on the table.
      whole = stepped(whole, entry > 20 && entry < 40 ? 'same' : 'on', 3);
      const { entries } = whole.record;
      const onTurn = (after: number) => whole.at(after)?.waiting;
      let turn = entries.length;
      while (isDeepStrictEqual(onTurn(turn - 1), onTurn(entries.length))) turn -= 1;
      const counted = counting();
      const story = reopened(whole, counted);
      expect(counted.runs.entry).toBeLessThanOrEqual(entries.length - turn + 20);
      const { runs } = counted;
      const opened = { ...runs };
      for (let after = entries.length; after >= turn - 1; after -= 1) story.at(after);
      story.undo();
      expect(runs).toEqual(opened);
    }
  });

  test('runs what came before when it is asked for, as far as it is asked for, and once', () => {
    const whole = played({ asksStart: false, diceAtTable: false }, 103);
    const after = whole.bookmark?.after ?? 0;
    const counted = counting();
    const { runs } = counted;
    const story = reopened(whole, counted);
    const opened = runs.entry;
    story.undoTo(after);
    expect(runs).toMatchObject({ setup: 0, entry: opened });
    story.at(0);
    expect(runs).toMatchObject({ setup: 1, entry: opened });
    story.at(10);
    story.at(4);
    expect(runs).toMatchObject({ setup: 1, entry: opened + 10 });
    // Stories that went on from the same one share what it has run.
    story.submit(HUMAN, { kind: 'set', n: 1 }).undoTo(after - 1);
    const all = { setup: 1, entry: opened + 1 + (after - 1) };
    expect(runs).toMatchObject(all);
    expect([...story.passages()]).toHaveLength(103);
    expect([...story.undoTo(20).passages()]).toHaveLength(20);
    expect(runs).toMatchObject(all);
  });

  test('has a bookmark that is moved some entries at a time, and made once', () => {
    let story = played({ asksStart: false, diceAtTable: false }, 90);
    const marks = new Set<Bookmark | undefined>();
    for (let entry = 0; entry < 64; entry += 1) {
      story = stepped(story, 'on', 3);
      marks.add(story.bookmark);
    }
    expect(marks.size).toBeGreaterThan(2);
    expect(marks.size).toBeLessThanOrEqual(5);
    const counted = counting();
    const again = reopened(story, counted);
    const opened = { ...counted.runs };
    expect(again.bookmark).toEqual(story.bookmark);
    expect(again.undo().bookmark).toEqual(story.bookmark);
    expect(counted.runs).toEqual(opened);
  });
});

describe('a bookmark counts for nothing', () => {
  const whole = played({ asksStart: true, diceAtTable: true }, 60);
  const record = recordOf(whole);
  const mark = kept(whole.bookmark) as Bookmark;
  /** How often the set-up was run to open it: once when the bookmark was of no use. */
  const setupsFor = (of: typeof record, bookmark: unknown, changes: Partial<Game> = {}): number => {
    const { game, runs } = counting();
    const story = Story.resumed({ ...game, ...changes }, of, bookmark);
    expect(seen(story.match)).toEqual(seen(Story.of({ ...tally, ...changes }, of).match));
    return runs.setup;
  };
  test('unless it is whole, and lies in its own record', () => {
    expect(mark.after).toBeGreaterThan(30);
    expect(setupsFor(record, mark)).toBe(0);
    expect(setupsFor(record, kept(mark))).toBe(0);
  });

  test.each<[string, unknown]>([
    ['missing', undefined],
    ['rubbish', 'page 48'],
    ['a list', [mark]],
    ['empty', {}],
    ['without its seal', { ...mark, seal: undefined }],
    ['of another position', { ...mark, state: { total: 3, turn: 'human' } }],
    ['of another generator', { ...mark, rng: { ...mark.rng, words: [1, 2, 3, 4] } }],
    ['with another tale', { ...mark, happenings: [] }],
    ['moved', { ...mark, after: mark.after - 2 }],
    ['beyond the end', { ...mark, after: 1000 }],
    ['before the start', { ...mark, after: -1 }],
  ])('%s', (_, bookmark) => {
    expect(setupsFor(record, bookmark)).toBe(1);
  });

  test('when an entry before it is another, though every later one holds', () => {
    const [index, n] = record.entries.flatMap(({ input }, index) =>
      input !== 'bot-turn' && input.kind === 'set' ? [index, input.n] : [],
    ) as [number, number];
    expect(index).toBeLessThan(mark.after);
    const input = { kind: 'set' as const, n: n + 1 };
    const entries = record.entries.map((entry, at) => (at === index ? { ...entry, input } : entry));
    expect(setupsFor({ ...record, entries }, mark)).toBe(1);
  });

  test('when the record is shorter, or of another seed or set-up', () => {
    expect(record.setup).toEqual(['0']);
    const shorter = { ...record, entries: record.entries.slice(0, mark.after - 1) };
    expect(setupsFor(shorter, mark)).toBe(1);
    expect(setupsFor({ ...record, setup: ['5'] }, mark)).toBe(1);
    expect(setupsFor({ ...record, seed: 'another' }, mark)).toBe(1);
  });

  test('under other rules, where the checkpoint is the way in', () => {
    expect(setupsFor(record, mark, { rulesVersion: tally.rulesVersion + 1 })).toBe(0);
    const later = { ...tally, rulesVersion: tally.rulesVersion + 1 };
    const story = Story.resumed(later, record, mark);
    expect(story.first).toBe(60);
    expect(story.isOfOtherRules).toBe(true);
    expect(story.bookmark).toBeUndefined();
    expect(setupsFor(record, mark, { contentHash: 'other' })).toBe(0);
  });

  test('and a record that does not hold is told as ever', () => {
    const entries = record.entries.map((entry, at) =>
      at === 59 ? { ...entry, revealed: 99 } : entry,
    );
    expect(() => Story.resumed(tally, { ...record, entries }, mark)).toThrow('entries[59]');
  });
});
