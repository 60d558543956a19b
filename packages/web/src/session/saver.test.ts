import { describe, expect, it } from 'vitest';
import { Saver } from './saver.ts';

/** A browser whose writes end when the test says so. */
function slowBrowser() {
  const ends: ((kept: boolean) => void)[] = [];
  const saver = new Saver(() => new Promise((end) => ends.push(end)));
  return { saver, ends };
}
/** Everything that can go on by itself has done so. */
const settle = (): Promise<void> => new Promise((later) => setTimeout(later));

describe('a saver', () => {
  it('begins at the end of the tap: what is set in it is in the write', async () => {
    let written = '';
    let newest = 'before';
    const saver = new Saver(async () => {
      written = newest;
      return true;
    });
    const kept = saver.save();
    newest = 'after';
    expect(await kept).toBe(true);
    expect(written).toBe('after');
  });

  it('writes one at a time, and once for all who wait', async () => {
    const { saver, ends } = slowBrowser();
    const first = saver.save();
    await settle();
    const others = [saver.save(), saver.save(), saver.save()];
    await settle();
    expect(ends).toHaveLength(1);
    ends[0]?.(false);
    expect(await first).toBe(false);
    await settle();
    expect(ends).toHaveLength(2);
    ends[1]?.(true);
    expect(await Promise.all(others)).toEqual([true, true, true]);
    await saver.settled();
  });

  it('writes nothing once it is stopped', async () => {
    const { saver, ends } = slowBrowser();
    const kept = saver.save();
    saver.stop();
    expect(await kept).toBe(false);
    expect(await saver.save()).toBe(false);
    expect(ends).toHaveLength(0);
  });
});
