import type { Io } from './io.ts';

export interface Progress {
  readonly update: (done: number) => void;
  readonly stop: () => void;
}

/** A bar on stderr where a person looks, and nothing elsewhere. */
export async function progressBar(io: Io, total: number): Promise<Progress> {
  if (!io.tty.err) return { update: () => undefined, stop: () => undefined };
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    format: '{bar} {value}/{total}',
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  });
  bar.start(total, 0);
  const every = Math.max(1, Math.floor(total / 100));
  return {
    // Drawing is slower than a small game.
    update: (done) => {
      if (done % every === 0) bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
