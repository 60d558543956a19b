import { availableParallelism } from 'node:os';
import { Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import type { WorkNews } from '@empty-chair/lab/queue/worker';
import { say } from '@empty-chair/text/catalogue';
import type { Context } from '../context.ts';
import { present } from '../context.ts';
import type { QueueOptions } from '../lab-queue.ts';
import { refusingLoss, tellLine, tellServer } from '../lab-queue.ts';

export interface LabWorkOptions {
  readonly queue: QueueOptions;
  readonly workers: number | undefined;
  /** Leave when the queue is empty. */
  readonly once: boolean;
}

/** Plays batches for coordinators anywhere (`lab run --queue`) until it is told to stop. */
export async function labWork(context: Context, options: LabWorkOptions): Promise<void> {
  const { queue, once } = options;
  const { program } = context.io;
  if (program === undefined) throw new Error('a worker plays on threads of the program');
  const { work } = await import('@empty-chair/lab/queue/worker');
  const threads = options.workers ?? availableParallelism();
  let played = 0;
  let refused: string | undefined;
  const tell = (news: WorkNews): void => {
    if (news.kind === 'ready') {
      const where = literal(queue.address.shown);
      tellLine(context, say('lab.workReady', { where, n: threads }));
    } else if (news.kind === 'leaving') tellLine(context, say('lab.workLeaving'));
    else if (news.kind === 'played') played += 1;
    else if (news.kind === 'refused') {
      refused = news.title;
      tellLine(context, refusal(news.title));
    } else tellServer(context, queue, news.kind === 'back');
  };
  const stop = stopSignal();
  await refusingLoss(work({ ...queue, games: context.games, program, threads, once, stop, tell }));
  // A script that waits for the work to be done must hear that it was not.
  if (once && played === 0 && refused !== undefined) throw new Refused(refusal(refused));
  present(context, {
    asJson: () => ({ batches: played }),
    asLines: () => [context.words.render(say('lab.workDone', { n: played }))],
  });
}

const refusal = (title: string) => say('lab.workRefused', { title: literal(title) });

/** Asked once, it finishes the batches in hand; asked twice, it ends as programs do. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort());
  }
  return controller.signal;
}
