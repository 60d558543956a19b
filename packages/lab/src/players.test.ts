import { afterEach, expect, it } from 'vitest';
import { Players } from './players.ts';
import type { Study } from './study.ts';
import { readStudy } from './study.ts';

/** Answers with its own number; batch 13 is the death of it, and 14 ends it without a word. */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ study, batch }) => {
      if (batch === 13) throw new Error('unlucky');
      if (batch === 14) process.exit();
      parentPort.postMessage({ result: threadId, study });
    });
  `)}`,
);
const [toy, root] = ['toy', 'root'].map((game) => readStudy({ game, games: 1 })) as [Study, Study];

let players = new Players(PROGRAM);
afterEach(async () => {
  await players.end();
  players = new Players(PROGRAM);
});
const threadOf = async (study: Study, batch = 1): Promise<unknown> => {
  const reply = await players.play(study, batch);
  expect(reply).toMatchObject({ study });
  return 'result' in reply ? reply.result : undefined;
};

it('keeps a thread for the next batch, of whatever study', async () => {
  const first = await threadOf(toy);
  expect(first).toBeGreaterThan(0);
  expect(await threadOf(toy)).toBe(first);
  expect(await threadOf(root)).toBe(first);
});

it('plays at the same time on a thread for each', async () => {
  const [one, other] = await Promise.all([threadOf(toy), threadOf(toy)]);
  expect(one).not.toBe(other);
});

it('takes new threads after an end', async () => {
  const first = await threadOf(toy);
  await players.end();
  expect(await threadOf(toy)).not.toBe(first);
});

it('tells when a thread dies of a batch, and goes on with a fresh one', async () => {
  const first = await threadOf(toy);
  await expect(threadOf(toy, 13)).rejects.toThrow('unlucky');
  await expect(threadOf(toy, 14)).rejects.toThrow('the thread ended');
  expect(await threadOf(toy)).not.toBe(first);
});
