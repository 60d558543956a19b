import type { Message, MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import type { WorkerLike } from './client.ts';
import { ForesightClient } from './client.ts';
import type { FromWorker, Picture, ToWorker } from './messages.ts';
import { testRequest } from './test-game.ts';

class FakeWorker implements WorkerLike {
  readonly asked: ToWorker[] = [];
  isEnded = false;
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  postMessage(asked: ToWorker): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const client = new ForesightClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const pictures: number[] = [];
  const failures: Message[] = [];
  const listener = {
    onpicture: ({ runs }: Picture) => pictures.push(runs),
    onfailed: (reason: Message) => failures.push(reason),
  };
  return { client, workers, pictures, failures, listener };
}
const picture = (id: number, runs: number): FromWorker => {
  const empty = { branches: 1, error: 0, isGuessed: false, places: [], moves: [], points: [] };
  return {
    kind: 'picture',
    id,
    picture: { ...empty, runs, names: {}, isThinned: false, done: 1 },
  };
};

it('keeps one worker alive from its warming on', () => {
  const { client, workers, listener } = setUp();
  client.warm(testRequest);
  client.foresee(testRequest, listener);
  client.foresee(testRequest, listener);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.asked.map(({ kind }) => kind)).toEqual(['warm', 'foresee', 'foresee']);
});

it('is not warmed once somebody has asked', () => {
  const { client, workers, listener } = setUp();
  client.foresee(testRequest, listener);
  client.warm(testRequest);
  expect(workers[0]?.asked.map(({ kind }) => kind)).toEqual(['foresee']);
});

it('hears only of the newest request', () => {
  const { client, workers, pictures, listener } = setUp();
  client.foresee(testRequest, listener);
  client.foresee(testRequest, listener);
  workers[0]?.answer(picture(1, 11));
  workers[0]?.answer(picture(2, 22));
  expect(pictures).toEqual([22]);
});

it('tells the worker to stop, and hears nothing of what was on its way', () => {
  const { client, workers, pictures, listener } = setUp();
  const cancel = client.foresee(testRequest, listener);
  cancel();
  workers[0]?.answer(picture(1, 11));
  expect(pictures).toEqual([]);
  expect(workers[0]?.asked.at(-1)).toEqual({ kind: 'cancel' });
});

it('does not stop the next request with the cancel of the one before', () => {
  const { client, workers, pictures, listener } = setUp();
  const cancel = client.foresee(testRequest, listener);
  client.foresee(testRequest, listener);
  cancel();
  workers[0]?.answer(picture(2, 22));
  expect(pictures).toEqual([22]);
  expect(workers[0]?.asked.map(({ kind }) => kind)).toEqual(['foresee', 'foresee']);
});

it('passes a failure on', () => {
  const { client, workers, failures, listener } = setUp();
  client.foresee(testRequest, listener);
  const reason = { id: 'kernel.gameOver' as MessageId };
  workers[0]?.answer({ kind: 'failed', id: 1, reason });
  expect(failures).toEqual([reason]);
});

it('says so when the worker falls over, and starts another for the next request', () => {
  const { client, workers, failures, pictures, listener } = setUp();
  client.foresee(testRequest, listener);
  workers[0]?.onerror?.({ message: 'not loaded' } as ErrorEvent);
  expect(failures.map(({ id }) => id)).toEqual(['kernel.broken']);
  expect(workers[0]?.isEnded).toBe(true);
  client.foresee(testRequest, listener);
  workers[1]?.answer(picture(2, 22));
  expect(pictures).toEqual([22]);
});

it.each(['the rules', 'the worker itself'])(
  'asks a new worker when %s could not be fetched for practice',
  (what) => {
    const { client, workers, failures, pictures, listener } = setUp();
    client.warm(testRequest);
    if (what === 'the rules') workers[0]?.answer({ kind: 'notLoaded' });
    else workers[0]?.onerror?.({} as ErrorEvent);
    expect(failures).toEqual([]);
    expect(workers[0]?.isEnded).toBe(true);
    client.foresee(testRequest, listener);
    workers[1]?.answer(picture(1, 11));
    expect(pictures).toEqual([11]);
  },
);

it('says in plain words that something could not be fetched', () => {
  const { client, workers, failures, listener } = setUp();
  client.foresee(testRequest, listener);
  workers[0]?.answer({ kind: 'notLoaded' });
  expect(failures).toEqual([{ id: 'ui.loadFailed' }]);
});
