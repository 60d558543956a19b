import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeptFirst } from './kept-first.ts';
import { Saver } from './saver.ts';

/** A table of numbers: each entry adds one. A write ends when the test says so. */
function table() {
  const ends: ((kept: boolean) => void)[] = [];
  const told = { shown: 0, kept: 0, dropped: 0 };
  const saver = new Saver(() => {
    const { newest } = values;
    return new Promise((end) =>
      ends.push((isKept) => {
        if (isKept) told.kept = newest;
        end(isKept);
      }),
    );
  });
  const values: KeptFirst<number> = new KeptFirst(0, {
    keep: () => saver.save(),
    ondropped: () => {
      told.dropped += 1;
    },
    onahead: (now) => {
      expect(now).toBe(values.isAhead);
    },
  });
  const enter = (): void => {
    const next = values.newest + 1;
    values.take(next, () => {
      told.shown = next;
      expect(told.kept).toBeGreaterThanOrEqual(next);
    });
  };
  return { values, told, ends, enter };
}
const settle = (): Promise<void> => new Promise((later) => setTimeout(later));

describe('an entry', () => {
  it('is shown when it is kept, not before', async () => {
    const { values, told, ends, enter } = table();
    enter();
    await settle();
    expect([told.shown, values.newest, values.isAhead]).toEqual([0, 1, true]);
    ends[0]?.(true);
    await settle();
    expect([told.shown, values.newest, values.isAhead]).toEqual([1, 1, false]);
  });

  it('counts though the one before it is still being written', async () => {
    const { told, ends, enter } = table();
    enter();
    await settle();
    enter();
    enter();
    ends[0]?.(true);
    await settle();
    expect(told).toMatchObject({ shown: 1, kept: 1 });
    ends[1]?.(true);
    await settle();
    expect(told).toEqual({ shown: 3, kept: 3, dropped: 0 });
  });

  it('that is not kept is not shown, nor what was built on it; that is told once', async () => {
    const { values, told, ends, enter } = table();
    enter();
    await settle();
    enter();
    ends[0]?.(false);
    await settle();
    expect(told).toEqual({ shown: 0, kept: 0, dropped: 1 });
    expect(values.newest).toBe(0);
    // The write that was asked for meanwhile finds what is left.
    ends[1]?.(true);
    await settle();
    expect(told).toEqual({ shown: 0, kept: 0, dropped: 1 });
    enter();
    await settle();
    ends[2]?.(true);
    await settle();
    expect(told).toEqual({ shown: 1, kept: 1, dropped: 1 });
  });

  it('lets a tap that looks at the picture wait for it, in order', async () => {
    const { values, told, ends, enter } = table();
    const seen: number[] = [];
    const look = (): void => {
      seen.push(told.shown);
    };
    values.whenShown(look);
    expect(seen).toEqual([0]);
    enter();
    values.whenShown(enter);
    values.whenShown(look);
    await settle();
    ends[0]?.(true);
    await settle();
    expect([seen, values.newest]).toEqual([[0], 2]);
    ends[1]?.(true);
    await settle();
    expect(seen).toEqual([0, 2]);
  });

  it('is kept whenever it is shown, whatever fails and however quick the taps are', async () => {
    const acts = fc.array(fc.constantFrom('enter', 'wait', 'kept', 'failed'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        const { values, told, ends, enter } = table();
        for (const act of all) {
          if (act === 'enter') enter();
          else if (act === 'wait') await settle();
          else ends.shift()?.(act === 'kept');
          expect(told.kept).toBeGreaterThanOrEqual(told.shown);
        }
        while (values.isAhead) {
          ends.shift()?.(true);
          await settle();
        }
        expect(told.shown).toBe(values.newest);
      }),
    );
  });
});
