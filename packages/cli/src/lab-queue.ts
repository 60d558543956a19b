import { Refused } from '@empty-chair/kernel/errors';
import type { Message } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import type { QueueAddress } from '@empty-chair/lab/queue/address';
import { queueAddress, withoutPasswords } from '@empty-chair/lab/queue/address';
import { say } from '@empty-chair/text/catalogue';
import type { Context } from './context.ts';
import { UsageError } from './errors.ts';
import type { Options } from './options.ts';
import { numberOf } from './options.ts';

/** The queue of `lab run` and `lab work`. */
export interface QueueOptions {
  readonly address: QueueAddress;
  /** Seconds to wait for a server that does not answer. */
  readonly patience: number;
}

const VARIABLE = 'EMPTY_CHAIR_QUEUE';
const PATIENCE = 60;

/** `--queue` may stand alone: an address in a variable is not in the list of running programs. */
export function queueOf({ io }: Context, options: Options): QueueOptions {
  const typed = options['queue'];
  const address = queueAddress(typeof typed === 'string' ? typed : (io.env[VARIABLE] ?? ''));
  if (address === undefined) throw new UsageError(say('lab.queueAddress'));
  return { address, patience: numberOf(options, 'wait', 0) ?? PATIENCE };
}

/** Says how it is with the server, while it is waited for. */
export function tellServer(context: Context, { address }: QueueOptions, isThere: boolean): void {
  const where = literal(address.shown);
  tellLine(context, say(isThere ? 'lab.queueBack' : 'lab.queueWaits', { where }));
}

export function tellLine({ io, words }: Context, message: Message): void {
  io.err(`${words.render(message)}\n`);
}

/** What the server had against us, in a sentence of ours; other errors stay what they are. */
export async function refusingLoss<T>(busy: Promise<T>): Promise<T> {
  try {
    return await busy;
  } catch (error) {
    if (error instanceof Error && error.name === 'Garbled' && 'batch' in error) {
      throw new Refused(say('lab.queueGarbledOften', { batch: Number(error.batch) }));
    }
    const { QueueLost } = await import('@empty-chair/lab/queue/connection');
    if (!(error instanceof QueueLost)) throw error;
    const what = withoutPasswords(error.message);
    const where = literal(error.shown);
    throw new Refused(say('lab.queueLost', { where, what: literal(what) }));
  }
}
