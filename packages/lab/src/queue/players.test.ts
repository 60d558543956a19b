import { afterEach, expect, it } from 'vitest';
import type { Study } from '../study.ts';
import { readStudy } from '../study.ts';
import { Players } from './players.ts';

/** Answers with its own number; batch 13 is the death of it, and 14 ends it without a word. */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (batch) => {
      if (batch === 13) throw new Error('unlucky');
      if (batch === 14) process.exit();
      parentPort.postMessage({ result: threadId });
    });
  `)}`,
);
const study: Study = readStudy({ game: 'toy', games: 1 });

let players = new Players(PROGRAM);
afterEach(async () => {
  await players.end();
  players = new Players(PROGRAM);
});
const threadOf = async (fingerprint: string, batch = 1): Promise<unknown> => {
  const answer = await players.play(study, fingerprint, batch);
  return 'result' in answer ? answer.result : undefined;
};

it('keeps a thread for the next batch of its study', async () => {
  const first = await threadOf('a');
  expect(first).toBeGreaterThan(0);
  expect(await threadOf('a')).toBe(first);
});

it('plays at the same time on a thread for each', async () => {
  const [one, other] = await Promise.all([threadOf('a'), threadOf('a')]);
  expect(one).not.toBe(other);
});

it('takes another thread for another study', async () => {
  const first = await threadOf('a');
  expect(await threadOf('b')).not.toBe(first);
});

it('tells when a thread dies of a batch, and goes on with a fresh one', async () => {
  const first = await threadOf('a');
  await expect(threadOf('a', 13)).rejects.toThrow('unlucky');
  await expect(threadOf('a', 14)).rejects.toThrow('the thread ended');
  expect(await threadOf('a')).not.toBe(first);
});
