import { Story } from '@empty-chair/kernel/story';
import type { TallyConfig, TallyInput, TallyState } from '@empty-chair/testkit/tally-game';
import { DEFAULT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import { describe, expect, it } from 'vitest';
import type { Page } from './book.ts';
import { Book, Overtaken } from './book.ts';
import type { Device, Happens, Task } from './core.ts';
import { MustChoose, newDevice, step } from './core.ts';
import type { Change } from './operation.ts';
import { decodeOperation, encodeOperation } from './operation.ts';

type TallyStory = Story<TallyConfig, TallyState, TallyInput>;
type TallyPage = Page<TallyConfig, TallyState, TallyInput>;
type TallyChange = Change<TallyConfig, TallyInput>;

const book = new Book(tally);
const set = (story: TallyStory, n: number) => story.submit(HUMAN, { kind: 'set', n });
const add = (story: TallyStory, n: number) => story.submit(HUMAN, { kind: 'add', n });
const page = (story: TallyStory, name = ''): TallyPage => ({ story, name });
const total = ({ story }: TallyPage) => story.match.state?.total;
const between = (before: TallyStory, after: TallyStory) =>
  book.changeBetween(before.record, { record: after.record, name: '' }) as TallyChange;

const begun = Story.begin(tally, { ...DEFAULT, diceAtTable: true }, 'seed');
/** The bot has rolled high, and asks. */
const asking = add(begun, 1).botTurn().answer('5');

describe('a change of a record', () => {
  const asksStart = Story.begin(tally, { ...DEFAULT, asksStart: true }, 'seed');
  const steps: readonly [string, TallyStory, TallyStory, TallyChange['kind']][] = [
    ['an entry', begun, add(begun, 2), 'enter'],
    ['several entries', begun, set(set(begun, 3), 4), 'enter'],
    ['a question', add(begun, 1), add(begun, 1).botTurn(), 'enter'],
    ['an answer', add(begun, 1).botTurn(), asking, 'enter'],
    ['the last answer', asking, asking.answer('x2'), 'enter'],
    ['an answer taken back', asking, asking.undo(), 'enter'],
    ['a question taken back', asking, asking.undo().undo(), 'back'],
    ['an entry taken back', set(begun, 3), begun, 'back'],
    ['an answer at set-up', asksStart, asksStart.answer('5'), 'setup'],
    ['that taken back', asksStart.answer('5'), asksStart, 'setup'],
    ['another game', begun, Story.begin(tally, DEFAULT, 'another'), 'begin'],
    ['another past', set(begun, 1), set(set(begun, 2), 3), 'begin'],
  ];
  it.each(steps)(
    '%s leads from one to the other, also through a codec',
    (_, before, after, kind) => {
      const change = between(before, after);
      expect(change.kind).toBe(kind);
      const sent = JSON.parse(JSON.stringify(encodeOperation(tally, { by: 'me', change })));
      const received = decodeOperation(tally, sent);
      expect(received).toEqual({ by: 'me', change });
      expect(book.apply(page(before), received.change).story.record).toEqual(after.record);
    },
  );

  it('is none between a record and itself', () => {
    expect(book.changeBetween(asking.record, { record: asking.record, name: '' })).toBe(undefined);
  });

  it('fits only where it was made', () => {
    const change = between(set(begun, 1), set(set(begun, 1), 2));
    expect(() => book.apply(page(begun), change)).toThrow(Overtaken);
    expect(() => book.apply(undefined, change)).toThrow(Overtaken);
  });

  it('fits again after what others entered meanwhile', () => {
    const theirs = page(set(begun, 7));
    const again = book.refit(between(begun, add(begun, 2)), page(begun), theirs) as TallyChange;
    expect(total(book.apply(theirs, again))).toBe(9);
  });

  it('fits no more when the game refuses it there', () => {
    const theirs = page(add(begun, 3));
    const refit = () => book.refit(between(begun, add(begun, 2)), page(begun), theirs);
    expect(refit).toThrow('kernel.notYourTurn');
  });

  it('fits no more when what it was built on was taken back', () => {
    const made = set(begun, 7);
    const refit = () => book.refit(between(made, set(made, 8)), page(made), page(begun));
    expect(refit).toThrow(Overtaken);
  });

  it('takes back nothing that its maker had not seen', () => {
    const made = set(begun, 7);
    const refit = (to: TallyStory) => book.refit(between(made, begun), page(made), page(to));
    expect(() => refit(set(made, 8))).toThrow(Overtaken);
    expect(refit(made)).toEqual({ kind: 'back', to: 0 });
  });

  it('is done when somebody else did the very same', () => {
    const bot = add(begun, 1);
    expect(book.refit(between(bot, bot.botTurn()), page(bot), page(bot.botTurn()))).toBe(undefined);
    const one = add(begun, 2);
    expect(book.refit(between(begun, one), page(begun), page(one))).toBe(undefined);
    expect(book.refit(between(one, begun), page(one), page(begun))).toBe(undefined);
  });
  /** The same game, but what is said adds up. */
  const adding: typeof tally = {
    ...tally,
    apply: (table, seat, input) => {
      if (input.kind === 'set') table.scene.total += input.n;
      else tally.apply(table, seat, input);
    },
  };
  const start = Story.begin(adding, DEFAULT, 'seed');
  const more = (story: TallyStory, n: number) => story.submit(HUMAN, { kind: 'set', n });

  it('counts what adds up for everybody who said it', () => {
    const sums = new Book(adding);
    const made = sums.changeBetween(start.record, { record: more(start, 1).record, name: '' });
    const theirs = page(more(start, 1));
    const again = sums.refit(made as TallyChange, page(start), theirs) as TallyChange;
    expect(total(sums.apply(theirs, again))).toBe(2);
  });

  it('counts a fact once, and what ends a turn', () => {
    const once = (made: TallyStory) =>
      book.refit(between(begun, made), page(begun), page(made)) === undefined;
    expect(once(set(begun, 1))).toBe(true);
    expect(once(set(set(begun, 1), 2))).toBe(true);
    expect(once(add(begun, 1))).toBe(true);
  });
});

describe('a device', () => {
  /** Steps of one device, and what it was told to do. */
  const table = () => {
    let device: Device<TallyChange, TallyPage> = newDevice();
    const done: Task<TallyChange, TallyPage>[] = [];
    const happens = (it: Happens<TallyChange>) => {
      const { device: next, tasks } = step(book, device, it);
      device = next;
      done.push(...tasks);
    };
    let n = 0;
    const theirs = (change: TallyChange) => {
      n += 1;
      happens({ kind: 'heard', operations: [{ n, id: `theirs ${n}`, by: 'them', change }] });
    };
    theirs(book.begin(page(begun)));
    return {
      happens,
      theirs,
      done,
      device: () => device,
      kinds: () => done.map(({ kind }) => kind),
    };
  };
  const ours = (story: TallyStory, id = 'ours') =>
    ({ kind: 'made', id, change: between(begun, story) }) as const;

  it('offers its own again after others were quicker', () => {
    const { happens, theirs, done, device } = table();
    happens(ours(add(begun, 2)));
    theirs(between(begun, set(begun, 7)));
    expect(total(device().shown as TallyPage)).toBe(9);
    expect(done.at(-1)).toMatchObject({ kind: 'send', id: 'ours', after: 2 });
  });

  it('knows its own that it hears after the network was lost: done, and told of nobody', () => {
    const { happens, done, device, kinds } = table();
    const made = ours(set(begun, 7));
    happens(made);
    happens({ kind: 'lost' });
    const own = { n: 2, id: 'ours', by: 'me', change: made.change };
    happens({ kind: 'heard', operations: [own] });
    happens({ kind: 'back' });
    expect(device()).toMatchObject({ known: 2, waiting: [] });
    // The first is the beginning of the table, by somebody else.
    expect(kinds()).toEqual(['tell', 'send']);
    expect(done.at(-1)).toMatchObject({ id: 'ours' });
  });

  it('offers all of its own again, in their order, twice the same too', () => {
    const { happens, theirs, done, device } = table();
    const once = set(begun, 2);
    happens(ours(once));
    happens({ kind: 'made', id: 'next', change: between(once, set(once, 2)) });
    theirs(between(begun, set(begun, 7)));
    expect(done.filter(({ kind }) => kind === 'refuse' || kind === 'same')).toEqual([]);
    expect(device().waiting.map(({ id }) => id)).toEqual(['ours', 'next']);
    expect(device().shown?.story.record.entries.map(({ input }) => input)).toEqual([
      { kind: 'set', n: 7 },
      { kind: 'set', n: 2 },
      { kind: 'set', n: 2 },
    ]);
  });

  it('takes back its own entry, never one that came in between', () => {
    const { happens, theirs, done, device } = table();
    const once = set(begun, 2);
    happens(ours(once));
    happens({ kind: 'made', id: 'next', change: between(once, begun) });
    theirs(between(begun, set(begun, 7)));
    expect(done.filter(({ kind }) => kind === 'refuse')).toMatchObject([
      { dropped: [{ id: 'next' }] },
    ]);
    expect(device().shown?.story.record.entries).toHaveLength(2);
  });

  it('says once what does not fit any more, with all that stood on it', () => {
    const { happens, theirs, done, device } = table();
    const first = add(begun, 2);
    happens(ours(first));
    happens({ kind: 'made', id: 'next', change: between(first, first.botTurn()) });
    theirs(between(begun, add(begun, 3)));
    const refusals = done.filter(({ kind }) => kind === 'refuse');
    expect(refusals).toMatchObject([{ dropped: [{ id: 'ours' }, { id: 'next' }] }]);
    expect(device()).toMatchObject({ waiting: [], sending: undefined });
    expect(total(device().shown as TallyPage)).toBe(3);
  });

  it('asks which of two games goes on, and keeps the other', () => {
    for (const whose of ['ours', 'theirs'] as const) {
      const { happens, theirs, done, device, kinds } = table();
      happens({ kind: 'lost' });
      happens(ours(set(begun, 5)));
      theirs(between(begun, set(begun, 7)));
      happens({ kind: 'back' });
      expect(kinds().slice(-1)).toEqual(['choose']);
      expect(() => happens(ours(set(begun, 6), 'other'))).toThrow(MustChoose);
      // They go on meanwhile; it is still one choice.
      theirs({ kind: 'enter', at: 1, entries: set(set(begun, 7), 8).record.entries.slice(1) });
      expect(kinds().filter((kind) => kind === 'choose')).toHaveLength(1);
      expect(total(device().shown as TallyPage)).toBe(5);
      happens({ kind: 'chose', whose, id: 'chosen' });
      const copy = done.find((task) => task.kind === 'copy');
      expect(copy && total(copy.page)).toBe(whose === 'ours' ? 8 : 5);
      expect(total(device().shown as TallyPage)).toBe(whose === 'ours' ? 5 : 8);
      const last = done.at(-1);
      if (whose === 'theirs') expect(device().waiting).toEqual([]);
      else expect(last).toMatchObject({ kind: 'send', after: 3, change: { kind: 'begin' } });
    }
  });

  it('asks again when they went on before the choice arrived', () => {
    const { happens, theirs, device, kinds } = table();
    happens({ kind: 'lost' });
    happens(ours(set(begun, 5)));
    theirs(between(begun, set(begun, 7)));
    happens({ kind: 'back' });
    happens({ kind: 'chose', whose: 'ours', id: 'chosen' });
    theirs({ kind: 'back', to: 0 });
    expect(device().mustChoose).toBe(true);
    expect(kinds().filter((kind) => kind === 'choose')).toHaveLength(2);
  });

  it('just catches up when only one side went on', () => {
    const away = table();
    away.happens({ kind: 'lost' });
    away.theirs(between(begun, set(begun, 7)));
    away.happens({ kind: 'back' });
    expect(total(away.device().shown as TallyPage)).toBe(7);
    const alone = table();
    alone.happens({ kind: 'lost' });
    alone.happens(ours(set(begun, 5)));
    expect(alone.kinds()).toEqual(['tell']);
    alone.happens({ kind: 'back' });
    expect(alone.done.at(-1)).toMatchObject({ kind: 'send', id: 'ours', after: 1 });
  });

  it('counts a number only when it has heard all before it', () => {
    const { happens, done, device } = table();
    happens(ours(set(begun, 5)));
    happens({ kind: 'numbered', id: 'ours', n: 4 });
    expect(device()).toMatchObject({ known: 1, waiting: [{ id: 'ours' }] });
    expect(done.at(-1)).toEqual({ kind: 'read', after: 1 });
    happens({
      kind: 'heard',
      operations: [{ n: 3, id: 'x', by: 'them', change: { kind: 'back', to: 0 } }],
    });
    expect(device().known).toBe(1);
    expect(done.at(-1)).toEqual({ kind: 'read', after: 1 });
  });

  it('begins where a table with new keys begins, and nowhere else', () => {
    const { happens, device } = table();
    const start = (change: TallyChange) =>
      happens({
        kind: 'heard',
        operations: [{ n: 7, id: 'x', by: 'them', change }],
        isStart: true,
      });
    start(book.begin(page(set(begun, 9))));
    expect(device().known).toBe(7);
    expect(total(device().shown as TallyPage)).toBe(9);
    const other = table();
    other.happens({
      ...{ kind: 'heard', isStart: true },
      operations: [{ n: 7, id: 'x', by: 'them', change: between(begun, set(begun, 9)) }],
    });
    expect(other.device().stuck).toBeInstanceOf(Overtaken);
  });

  it('counts as done what was there before the table began anew', () => {
    const { happens, done, device } = table();
    const once = set(begun, 5);
    happens(ours(once));
    happens({ kind: 'made', id: 'next', change: between(once, set(once, 6)) });
    happens({ kind: 'made', id: 'name', change: { kind: 'rename', name: 'another' } });
    // It had arrived, and was taken back; nobody heard of either before the keys were changed.
    const change = book.begin(page(begun));
    const operations = [{ n: 7, id: 'x', by: 'them', change }];
    happens({ kind: 'heard', operations, isStart: true });
    expect(done.at(-1)).toMatchObject({ kind: 'send', id: 'ours', after: 7 });
    happens({ kind: 'numbered', id: 'ours', n: 2 });
    expect(device()).toMatchObject({ known: 7, waiting: [] });
    expect(done.at(-1)).toMatchObject({
      kind: 'refuse',
      dropped: [{ id: 'next' }, { id: 'name' }],
    });
    expect(device().shown?.story.record.entries).toEqual([]);
  });

  it('does not mind what it has heard before', () => {
    const { happens, theirs, kinds } = table();
    happens(ours(set(begun, 5)));
    happens({ kind: 'numbered', id: 'ours', n: 2 });
    const count = kinds().length;
    happens({ kind: 'numbered', id: 'ours', n: 2 });
    const change = book.begin(page(begun));
    happens({ kind: 'heard', operations: [{ n: 1, id: 'theirs 1', by: 'them', change }] });
    expect(kinds()).toHaveLength(count);
    theirs({ kind: 'back', to: 0 });
    expect(kinds()).toHaveLength(count);
  });

  it('stops at what it cannot read, until the record is begun anew', () => {
    const { happens, theirs, done, device } = table();
    theirs({ kind: 'enter', at: 5, entries: [] });
    theirs(between(begun, set(begun, 7)));
    expect(done.filter(({ kind }) => kind === 'stuck')).toHaveLength(1);
    expect(total(device().shown as TallyPage)).toBe(0);
    expect(() => happens(ours(set(begun, 5)))).toThrow(Overtaken);
    theirs(book.begin(page(set(begun, 9))));
    expect(total(device().shown as TallyPage)).toBe(9);
    expect(device()).toMatchObject({ known: 4, stuck: undefined });
  });
});
