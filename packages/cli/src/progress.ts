import type { Io } from './io.ts';

export interface Progress {
  readonly update: (done: number) => void;
  readonly stop: () => void;
}

export interface ProgressOptions {
  /** Done before: the bar begins there. */
  readonly start?: number;
  /** What to say at Ctrl+C. */
  readonly interrupted?: string;
}

/** A bar on stderr where a person looks, and nothing elsewhere. */
export async function progressBar(
  io: Io,
  total: number,
  { start = 0, interrupted }: ProgressOptions = {},
): Promise<Progress> {
  if (!io.tty.err) return { update: () => undefined, stop: () => undefined };
  const { default: progress } = await import('cli-progress');
  const started = performance.now();
  /** By the mean speed so far: batches come in lumps, and a moving one would jump. */
  const speedAt = (done: number) => {
    const perSecond = (done - start) / Math.max(1e-3, (performance.now() - started) / 1000);
    const left = perSecond > 0 ? Math.ceil((total - done) / perSecond) : 0;
    return { perSecond: Math.round(perSecond), left: clock(left) };
  };
  const bar = new progress.SingleBar({
    format: '{bar} {value}/{total} · {perSecond}/s · {left}',
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  });
  bar.start(total, start, speedAt(start));
  // The bar has hidden the cursor: whoever interrupts us wants it back.
  const interrupt = (): void => {
    bar.stop();
    if (interrupted !== undefined) io.err(`${interrupted}\n`);
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', interrupt);
  const every = Math.max(1, Math.floor(total / 100));
  let drawn = start;
  return {
    // Drawing is slower than a small game.
    update: (done) => {
      if (done - drawn < every && done < total) return;
      drawn = done;
      bar.update(done, speedAt(done));
    },
    stop: () => {
      process.off('SIGINT', interrupt);
      bar.stop();
    },
  };
}

/** As shells count: 128 and the number of the signal. */
const INTERRUPTED = 130;

/** 3725 seconds are 1:02:05. */
function clock(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
