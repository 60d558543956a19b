import { BadData, Broken, kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Message } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { games } from '@empty-chair/registry/games';
import type { ForesightRequest, FromWorker, HintRequest, ToWorker } from './messages.ts';
import { runForesight } from './run.ts';
import { runHint } from './run-hint.ts';

/** Foresees beside the page, so that the table never waits for it. One request at a time. */
let current = 0;
/** No request has this number: it stands for being told to stop. */
const NONE = 0;
/** Nor this: it stands for practice, which nobody waits for. */
const UNASKED = -1;
/** A warming run is long enough for the engine to make the rules quick. */
const WARMING = 120;

const answer = (message: FromWorker): void => postMessage(message);

const queue = new MessageChannel();
const paused: (() => void)[] = [];
queue.port1.onmessage = () => paused.shift()?.();
/** Behind whatever waits in the queue already. A timer would be held back by the browser. */
const pause = (): Promise<void> =>
  new Promise((done) => {
    paused.push(done);
    queue.port2.postMessage(undefined);
  });

async function gameOf(id: string) {
  const load = games[id];
  if (load === undefined) throw new Broken(`no game ${id}`);
  return loaded(load());
}
const moduleOf = async (id: string) => (await gameOf(id)).module;

/** A part of the program could not be fetched. */
class NotLoaded extends Error {}
const loaded = <T>(part: Promise<T>): Promise<T> =>
  part.catch((error) => {
    throw new NotLoaded(String(error));
  });

/** What browsers could not fetch they may not ask for again: whoever comes next needs another worker. */
function tellFailure(id: number, error: unknown): void {
  if (error instanceof NotLoaded) answer({ kind: 'notLoaded' });
  else if (current === id) answer({ kind: 'failed', id, reason: reasonOf(error) });
}

async function hinted(id: number, request: HintRequest): Promise<void> {
  current = id;
  const isStopped = () => current !== id;
  const now = () => performance.now();
  const asked = now();
  try {
    const { module, sparring } = await gameOf(request.game);
    const standIns = await (sparring && loaded(sparring()));
    if (isStopped()) return;
    // Whoever waits while the rules are loaded does not wait longer for that.
    const time = request.time - (now() - asked);
    await runHint(module, standIns, { ...request, time }, { now, pause, isStopped }, (hint) =>
      answer({ kind: 'hint', id, hint }),
    );
  } catch (error) {
    tellFailure(id, error);
  }
}

async function warmedHint(request: HintRequest): Promise<void> {
  const isStopped = () => current !== NONE;
  const pace = { now: () => performance.now(), pause, isStopped };
  try {
    const { module, sparring } = await gameOf(request.game);
    await runHint(module, await (sparring && loaded(sparring())), request, pace, () => {});
  } catch (error) {
    tellFailure(UNASKED, error);
  }
}

async function foreseen(id: number, request: ForesightRequest): Promise<void> {
  current = id;
  const isStopped = () => current !== id;
  const now = () => performance.now();
  try {
    const game = await moduleOf(request.game);
    if (isStopped()) return;
    await runForesight(game, request, { now, pause, isStopped }, (picture) =>
      answer({ kind: 'picture', id, picture }),
    );
  } catch (error) {
    tellFailure(id, error);
  }
}

/** Nobody waits for it: its faults show when somebody does. */
async function warmed(request: ForesightRequest): Promise<void> {
  const until = performance.now() + WARMING;
  const isStopped = () => current !== NONE || performance.now() > until;
  const pace = { now: () => performance.now(), pause, isStopped };
  try {
    await runForesight(await moduleOf(request.game), request, pace, () => {});
  } catch (error) {
    tellFailure(UNASKED, error);
  }
}

function reasonOf(error: unknown): Message {
  if (error instanceof Refused || error instanceof BadData || error instanceof Broken) {
    return error.reason;
  }
  const what = error instanceof Error ? error.message : String(error);
  return kernelMessage('kernel.broken', { what: literal(what) });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.kind === 'foresee') void foreseen(data.id, data.request);
  else if (data.kind === 'hint') void hinted(data.id, data.request);
  else if (data.kind === 'warmHint') void warmedHint(data.request);
  else if (data.kind === 'cancel') current = NONE;
  else void warmed(data.request);
};
