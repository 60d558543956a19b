import { encodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import { seat } from '@empty-chair/kernel/words';
import { Book } from '@empty-chair/tables/book';
import { describe, expect, it } from 'vitest';
import { type AnyStory, loadRules } from '../session/opened.ts';
import type { AnyChange, AnyKept, AnyPage } from './any-table.ts';
import { decodeDevice, encodeDevice } from './kept-table.ts';

const { module: orchard } = await loadRules('toy');
const book = new Book(orchard);
const begun: AnyStory = Story.begin(orchard, orchard.defaultConfig, 'kept');
const says = (story: AnyStory, ...inputs: readonly string[]): AnyStory =>
  inputs.reduce((now, input) => now.submit(seat(0), orchard.parseInput(input)), story);
const page = (story: AnyStory, name = 'Ours'): AnyPage => ({ story, name });
const textOf = ({ record }: AnyStory) => JSON.stringify(encodeRecord(orchard, record));

const change = (from: AnyStory, to: AnyStory) =>
  book.changeBetween(from.record, { record: to.record, name: 'Ours' }) as AnyChange;
const waits = (id: string, from: AnyStory, to: AnyStory, isAlone = false) => ({
  id,
  change: change(from, to),
  isAlone,
});
const one = says(begun, 'set basket 1');
const two = says(one, 'set basket 2');
const other = says(begun, 'set nest 1', 'set nest 2');

const device = (more: Partial<AnyKept>): AnyKept => ({
  ...{ known: 3, agreed: page(one), shown: page(one), waiting: [] },
  ...{ mustChoose: false, stuck: undefined },
  ...more,
});
/** As it lies in the database: text, and nothing but what a text can hold. */
const written = (kept: AnyKept, shown: AnyStory): unknown =>
  JSON.parse(JSON.stringify(encodeDevice(orchard, 'Anna #1', kept, shown)));
const read = (data: unknown, shown: AnyStory) => decodeDevice(orchard, data, shown);

const KEPT: readonly [string, AnyKept, AnyStory][] = [
  ['has nothing to send', device({}), one],
  ['waits for a number', device({ shown: page(two), waiting: [waits('b', one, two)] }), two],
  [
    'went on without a network',
    device({
      agreed: page(begun),
      shown: page(two),
      waiting: [waits('a', begun, one, true), waits('b', one, two, true)],
    }),
    two,
  ],
  [
    'has to choose',
    device({
      agreed: page(other, 'Theirs'),
      shown: page(two),
      waiting: [waits('b', one, two, true)],
      mustChoose: true,
    }),
    two,
  ],
  [
    'has taken something back',
    device({ agreed: page(two), shown: page(one), waiting: [waits('c', two, one)] }),
    one,
  ],
];

describe('a device that', () => {
  it.each(KEPT)('%s is the same after a restart', (_, kept, shown) => {
    const again = read(written(kept, shown), shown);
    expect({ ...again, agreed: undefined, shown: undefined }).toEqual({
      ...kept,
      ...{ agreed: undefined, shown: undefined },
    });
    for (const which of ['agreed', 'shown'] as const) {
      expect(again[which]?.name).toBe(kept[which]?.name);
      expect(again[which] && textOf(again[which].story)).toBe(
        kept[which] && textOf(kept[which].story),
      );
    }
    // And after another one: nothing is added by reading it.
    expect(written(again, shown)).toEqual(written(kept, shown));
  });

  it('shows what is agreed, or more, does not write that record twice', () => {
    const [same, more, , apart] = KEPT.map(([, kept, shown]) => written(kept, shown)) as {
      readonly agreed: object;
    }[];
    expect(same?.agreed).toEqual({ name: 'Ours', as: 'shown' });
    expect(more?.agreed).toEqual({ name: 'Ours', entries: 1 });
    expect(apart?.agreed).toHaveProperty('record');
  });

  it('cannot read an operation asks for all again: the next app may', () => {
    const data = written(device({ stuck: new Error('newer') }), one);
    expect(data).toMatchObject({ known: 0 });
    expect(data).not.toHaveProperty('agreed');
    expect(read(data, one)).toMatchObject({ known: 0, agreed: undefined, stuck: undefined });
  });
});

describe('what lay in the database', () => {
  const waitingOne = device({ shown: page(two), waiting: [waits('b', one, two)] });
  const sound = written(waitingOne, two) as Readonly<Record<string, unknown>> & {
    readonly waiting: readonly object[];
  };
  const [waiting] = sound.waiting;

  it('is read as it was written', () => {
    expect(() => read(sound, two)).not.toThrow();
  });

  it.each(['known', 'mustChoose', 'name', 'waiting'])('is refused without its %s', (field) => {
    const { [field]: _, ...rest } = sound;
    expect(() => read(rest, two)).toThrow();
  });

  it.each<[string, unknown]>([
    ['no object', null],
    ['a list', []],
    ['a number below the first', { ...sound, known: -1 }],
    ['a number that is none', { ...sound, known: 'three' }],
    ['a choice that is neither yes nor no', { ...sound, mustChoose: 'no' }],
    ['more agreed than there is', { ...sound, agreed: { name: 'Ours', entries: 9 } }],
    ['an agreed record of nothing', { ...sound, agreed: { name: 'Ours', record: {} } }],
    [
      'an agreed field that nobody knows',
      { ...sound, agreed: { name: 'Ours', as: 'shown', x: 1 } },
    ],
    ['an operation without an id', { ...sound, waiting: [{ ...waiting, id: 7 }] }],
    ['an operation that is none', { ...sound, waiting: [{ ...waiting, operation: { by: 'A' } }] }],
    ['an operation that does not fit', { ...sound, waiting: [waiting, waiting] }],
  ])('is refused with %s', (_, data) => {
    expect(() => read(data, two)).toThrow();
  });

  it('is refused when operations that build on each other have changed places', () => {
    const [, kept, shown] = KEPT[2] as (typeof KEPT)[number];
    const data = written(kept, shown) as { readonly waiting: readonly unknown[] };
    expect(() => read({ ...data, waiting: [...data.waiting].reverse() }, shown)).toThrow();
  });
});
