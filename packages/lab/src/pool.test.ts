import { expect, it } from 'vitest';
import { Players } from './players.ts';
import { Threads } from './pool.ts';
import { readStudy } from './study.ts';

/** Answers every batch with its number. */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ batch }) => parentPort.postMessage({ result: { batch } }));
  `)}`,
);

it('ends with the first result that cannot be kept, and leaves no rejection unheard', async () => {
  const unheard: unknown[] = [];
  const hear = (reason: unknown): void => {
    unheard.push(reason);
  };
  process.on('unhandledRejection', hear);
  try {
    const taken: number[] = [];
    const crew = new Threads(new Players(PROGRAM), readStudy({ game: 'toy', games: 1 }), 2);
    const all = Array.from({ length: 50 }, (_, batch) => batch);
    const ended = crew.play(all, ({ batch }) => {
      taken.push(batch);
      if (batch === 3) throw new Error('the disk is full');
    });
    await expect(ended).rejects.toThrow('the disk is full');
    await new Promise((done) => setImmediate(done));
    expect(taken).toContain(3);
    expect(unheard).toEqual([]);
  } finally {
    process.off('unhandledRejection', hear);
  }
});
