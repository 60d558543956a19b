import type { TallyConfig, TallyInput, TallyState } from '@empty-chair/testkit/tally-game';
import { BOT, DEFAULT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadData, Broken, Refused } from './errors.ts';
import { several, word } from './fields.ts';
import type { Match } from './match.ts';
import { answer, botTurn, newMatch, submit, withCheckpoint } from './match.ts';
import { decodeRecord, encodeRecord } from './record.ts';
import { explain, replay, undo, undoTo } from './story.ts';
import type { Question } from './table.ts';
import { literal } from './words.ts';

type Now = Match<TallyConfig, TallyState, TallyInput>;

const AT_TABLE: TallyConfig = { asksStart: true, diceAtTable: true };
const start = (config = DEFAULT, seed = 'match'): Now => newMatch(tally, config, seed);
const add = (now: Now, n: number): Now => submit(tally, now, HUMAN, { kind: 'add', n });
const throughJson = (now: Now): Now =>
  replay(tally, decodeRecord(tally, JSON.parse(JSON.stringify(encodeRecord(tally, now.record)))));

/** What can be compared: questions hold functions. */
function seen({ state, rng, waiting, happenings, record }: Now): unknown {
  const asked = waiting.kind === 'question' ? waiting.question.answers : waiting;
  return JSON.parse(JSON.stringify({ state, rng, asked, happenings, record }));
}

function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Refused) return error.reason.id;
    throw error;
  }
  return 'nothing refused';
}

function badData(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof BadData) return `${error.path}: ${error.reason.id}`;
    throw error;
  }
  return 'nothing wrong';
}

/** A bot's turn that stops at its second question: the die is told, the choice is not. */
function stopped(): Now {
  let now = add(answer(tally, start(AT_TABLE), '5'), 1);
  now = botTurn(tally, now);
  return answer(tally, now, '6');
}

describe('a match', () => {
  test('goes through set-up, inputs, questions and turns', () => {
    let now = start(AT_TABLE);
    expect(now.state).toBeUndefined();
    expect(now.waiting.kind).toBe('question');
    now = answer(tally, now, '5');
    expect(now.state).toEqual({ total: 5, turn: 'human' });
    expect(now.happenings.map(({ id }) => id)).toEqual(['starts']);
    now = add(now, 2);
    expect(now.waiting).toEqual({ kind: 'bot', seat: BOT });
    now = botTurn(tally, now);
    expect(now.happenings).toEqual([]);
    now = answer(tally, now, '6');
    // What was known before the second question is told already; the state is still the old one.
    expect(now.happenings).toEqual([{ rule: 'B-1', id: 'rolled', params: { n: 6 } }]);
    expect(now.state).toEqual({ total: 7, turn: 'bot' });
    now = answer(tally, now, 'x2');
    expect(now.state).toEqual({ total: 19, turn: 'human' });
    expect(now.record.pending).toBeUndefined();
    expect(now.record.entries).toEqual([
      { seat: HUMAN, input: { kind: 'add', n: 2 }, answers: [], revealed: 0 },
      { seat: BOT, input: 'bot-turn', answers: ['6', 'x2'], revealed: 1 },
    ]);
  });

  test('keeps a typed answer in one form, and reads it again', () => {
    const { read, print } = several(word(['x1', 'x2']));
    // Of several multipliers the last counts: enough to see that all were read.
    const typing: typeof tally = {
      ...tally,
      botTurn: (table, seat) =>
        tally.botTurn(
          {
            ...table,
            ask: <A>(question: Question<A>): A => {
              if (question.channel === 'dice') return table.ask(question);
              const { rule, channel, ask } = question;
              const all = table.ask<readonly ('x1' | 'x2')[]>({
                ...{ rule, channel, ask },
                answers: [['x1'], ['x2']],
                ref: (one) => literal(print(one)),
                reads: (typed) => read(typed, 'times'),
              });
              const last = all.at(-1);
              return question.answers.find((one) => question.ref(one).id === last) as A;
            },
          },
          seat,
        ),
    };
    const open = answer(typing, botTurn(typing, add(answer(tally, start(AT_TABLE), '5'), 1)), '6');
    expect(refusal(() => answer(typing, open, 'x1; x9'))).toBe('data.notOneOf');
    const now = answer(typing, open, 'x1;  x2 ;');
    expect(now.record.entries.at(-1)?.answers).toEqual(['6', 'x1; x2']);
    expect(now.state).toEqual({ total: 18, turn: 'human' });
    expect(replay(typing, now.record).state).toEqual(now.state);
  });

  test('is a value: going on leaves the old one as it was', () => {
    const before = start();
    const kept = JSON.stringify(seen(before));
    const after = add(before, 3);
    botTurn(tally, after);
    expect(JSON.stringify(seen(before))).toBe(kept);
    expect(before.state).toEqual({ total: 0, turn: 'human' });
  });

  test('refuses what is not the turn, the question, the game', () => {
    const now = start();
    const open = stopped();
    const over = submit(tally, now, HUMAN, { kind: 'set', n: 30 });
    expect(refusal(() => botTurn(tally, now))).toBe('kernel.notABot');
    expect(refusal(() => botTurn(tally, open))).toBe('kernel.questionOpen');
    expect(refusal(() => botTurn(tally, over))).toBe('kernel.gameOver');
    expect(refusal(() => answer(tally, now, '1'))).toBe('kernel.noQuestion');
    expect(refusal(() => answer(tally, open, 'x9'))).toBe('kernel.answerNotOffered');
    expect(refusal(() => submit(tally, open, HUMAN, { kind: 'add', n: 1 }))).toBe(
      'kernel.questionOpen',
    );
    expect(refusal(() => submit(tally, now, BOT, { kind: 'add', n: 1 }))).toBe(
      'kernel.notYourTurn',
    );
  });

  test('a broken invariant refuses a human and is a bug of a bot', () => {
    const now = start();
    expect(refusal(() => submit(tally, now, HUMAN, { kind: 'set', n: 100 }))).toBe('tooMuch');
    const wild = {
      ...tally,
      botTurn: ({ scene }: { scene: TallyState }) => {
        scene.total = 100;
      },
    };
    expect(() => botTurn(wild, add(now, 1))).toThrow(Broken);
  });
});

describe('undo', () => {
  /** A game of given inputs and answers, and every match on the way. */
  const games = fc
    .tuple(
      fc.string(),
      fc.boolean(),
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 25 }),
    )
    .map(([seed, atTable, choices]) => {
      const all: Now[] = [];
      let now = start(atTable ? AT_TABLE : DEFAULT, seed);
      all.push(now);
      for (const choice of choices) {
        const { waiting } = now;
        if (waiting.kind === 'over') break;
        if (waiting.kind === 'bot') now = botTurn(tally, now);
        else if (waiting.kind === 'human') now = add(now, 1 + (choice % 3));
        else {
          const { answers, ref } = waiting.question;
          now = answer(tally, now, ref(answers[choice % answers.length]).id);
        }
        all.push(now);
      }
      return all;
    });

  const settled = (all: readonly Now[]): readonly Now[] =>
    all.filter(({ state, record }) => state !== undefined && record.pending === undefined);

  test('goes back to any entry, and from there the same game can be played again', () => {
    fc.assert(
      fc.property(games, fc.nat(), (all, n) => {
        const whole = settled(all);
        const last = all.at(-1) as Now;
        const then = whole[n % Math.max(whole.length, 1)];
        if (then === undefined) return;
        const back = undoTo(tally, last, then.record.entries.length);
        expect(seen(back)).toEqual(seen(then));
        const again = replay(tally, last.record);
        expect(seen(again)).toEqual(seen(last));
      }),
    );
  });

  test('takes back answer by answer, then the open entry, then one entry at a time', () => {
    const open = stopped();
    const answered = open.record.pending?.answers.length ?? 0;
    expect(answered).toBeGreaterThan(0);
    let before = open;
    for (let left = answered; left > 0; left -= 1) {
      before = undo(tally, before);
      expect(before.record.pending?.answers).toHaveLength(left - 1);
      expect(before.waiting.kind).toBe('question');
    }
    before = undo(tally, before);
    expect(before.record.pending).toBeUndefined();
    expect(before.waiting).toEqual({ kind: 'bot', seat: BOT });
    const first = undo(tally, before);
    expect(first.record.entries).toEqual([]);
    expect(first.state).toEqual({ total: 5, turn: 'human' });
    expect(refusal(() => undoTo(tally, before, 2))).toBe('kernel.noSuchEntry');
    expect(refusal(() => undoTo(tally, before, -1))).toBe('kernel.noSuchEntry');
  });

  test('takes back what was answered at set-up, until nothing is left', () => {
    const asked = start({ ...DEFAULT, asksStart: true });
    expect(asked.waiting.kind).toBe('question');
    const ready = answer(tally, asked, '5');
    expect(ready.state?.total).toBe(5);
    const back = undo(tally, ready);
    expect(back.state).toBeUndefined();
    expect(seen(back)).toEqual(seen(asked));
    expect(refusal(() => undo(tally, back))).toBe('kernel.nothingToUndo');
  });

  test('an open question survives being saved', () => {
    fc.assert(
      fc.property(games, (all) => {
        for (const now of all) expect(seen(throughJson(now))).toEqual(seen(now));
      }),
      { numRuns: 30 },
    );
    const open = throughJson(stopped());
    expect(answer(tally, open, 'x1').state).toEqual({ total: 12, turn: 'human' });
  });

  test('drops a checkpoint of what was taken back', () => {
    const now = add(start(), 1);
    const saved = { ...now, record: withCheckpoint(tally, now) };
    expect(undoTo(tally, saved, 0).record.checkpoint).toBeUndefined();
    expect(undoTo(tally, saved, 1).record.checkpoint).toEqual(saved.record.checkpoint);
  });
});

describe('explain', () => {
  test('tells set-up, an entry and the open one', () => {
    const open = stopped();
    const setup = explain(tally, open.record, -1);
    expect(setup.before).toBeUndefined();
    expect(setup.after).toEqual({ total: 5, turn: 'human' });
    const entry = explain(tally, open.record, 0);
    expect(entry.before).toEqual({ total: 5, turn: 'human' });
    expect(entry.after).toEqual({ total: 6, turn: 'bot' });
    expect(entry.happenings).toEqual([{ rule: 'H-1', id: 'added', params: { n: 1 } }]);
    const pending = explain(tally, open.record, 1);
    expect(pending.after).toBeUndefined();
    expect(pending.happenings).toHaveLength(1);
    expect(pending.trace).toHaveLength(1);
    expect(refusal(() => explain(tally, open.record, 2))).toBe('kernel.noSuchEntry');
    const closed = undoTo(tally, open, 1).record;
    expect(refusal(() => explain(tally, closed, 1))).toBe('kernel.noSuchEntry');
  });

  test('keeps the position at each happening, the last one being the outcome', () => {
    const { positions, happenings, after } = explain(tally, stopped().record, 0);
    expect(positions).toHaveLength(happenings.length);
    expect(positions[positions.length - 1]?.total).toBe(after?.total);
  });
});

describe('other rules', () => {
  const later = { ...tally, rulesVersion: tally.rulesVersion + 1 };
  const otherCards = { ...tally, contentHash: 'other' };

  test('open a record at its checkpoint, and the game goes on', () => {
    const now = add(start(), 1);
    const record = withCheckpoint(tally, now);
    for (const game of [later, otherCards]) {
      const opened = replay(game, record);
      expect(opened.state).toEqual(now.state);
      expect(opened.rng).toEqual(now.rng);
      expect(opened.waiting).toEqual({ kind: 'bot', seat: BOT });
      const on = botTurn(game, opened);
      expect(on.record.entries.length + (on.record.pending ? 1 : 0)).toBe(2);
      // What came after the checkpoint can be taken back, what came before cannot.
      expect(undo(game, on).state).toEqual(now.state);
      expect(refusal(() => undoTo(game, on, 0))).toBe('kernel.beforeCheckpoint');
      expect(refusal(() => explain(game, record, 0))).toBe('kernel.beforeCheckpoint');
      expect(refusal(() => explain(game, record, -1))).toBe('kernel.beforeCheckpoint');
    }
  });

  test('a record without a checkpoint cannot be opened', () => {
    expect(refusal(() => replay(later, start().record))).toBe('kernel.noCheckpoint');
  });

  test('an open entry is begun anew', () => {
    const open = stopped();
    const opened = replay(later, withCheckpoint(tally, open));
    expect(opened.record.pending).toBeUndefined();
    expect(opened.waiting).toEqual({ kind: 'bot', seat: BOT });
  });

  test('a checkpoint that cannot be is told with its path', () => {
    const record = withCheckpoint(tally, add(start(), 1));
    const withState = (state: unknown) => ({
      ...record,
      checkpoint: { after: 1, rng: start().rng, state },
    });
    const open = (state: unknown) => badData(() => replay(later, withState(state)));
    expect(open({ total: 1, turn: 'nobody' })).toBe('checkpoint.state.turn: data.notOneOf');
    expect(open({ total: 100, turn: 'bot' })).toBe('checkpoint.state: tooMuch');
  });
});

describe('a record that does not hold', () => {
  const record = add(start(), 1).record;
  const first = record.entries[0];
  if (first === undefined) throw new Error('no entry');
  const entry = (change: object) => ({ ...record, entries: [{ ...first, ...change }] });

  test.each([
    [entry({ revealed: 7 }), 'entries[0]: kernel.notTheSame'],
    [entry({ input: 'bot-turn' }), 'entries[0]: kernel.notABot'],
    [entry({ seat: BOT }), 'entries[0]: kernel.notYourTurn'],
    [entry({ answers: ['x1'] }), 'entries[0]: kernel.answerNotAsked'],
    [entry({ input: { kind: 'set', n: 100 } }), 'entries[0]: tooMuch'],
    [{ ...record, setup: ['5'] }, 'setup: kernel.answerNotAsked'],
    [{ ...record, entries: [first, first] }, 'entries[1]: kernel.notYourTurn'],
    [
      { ...record, pending: { seat: BOT, input: 'bot-turn' as const, answers: ['9'] } },
      'pending: kernel.answerNotAsked',
    ],
    [{ ...record, pending: { ...first, input: 'bot-turn' as const } }, 'pending: kernel.notABot'],
  ])('is told with its path (%#)', (bad, problem) => {
    expect(badData(() => replay(tally, bad))).toBe(problem);
  });

  test('an entry that ends in a question is not whole', () => {
    const { pending, ...rest } = stopped().record;
    if (pending === undefined) throw new Error('no question');
    const cut = { ...rest, entries: [...rest.entries, { ...pending, revealed: 0 }] };
    expect(badData(() => replay(tally, cut))).toBe('entries[1]: kernel.notTheSame');
  });
});
