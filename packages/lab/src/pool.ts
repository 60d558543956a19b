import type { Players } from './players.ts';
import type { BatchResult } from './run-batch.ts';
import { FailedGame } from './run-batch.ts';
import type { Study } from './study.ts';

/** Runs batches somewhere: here, on threads, or on other machines. */
export interface Crew {
  /** Plays all of them (there may be none), in any order, and hands each result over once. */
  play(
    batches: readonly number[],
    take: (result: BatchResult) => void | Promise<void>,
  ): Promise<void>;
}

/**
 * In milliseconds. A new thread reads and compiles the rules for itself, and so long it rather slows the
 * others down: what is over by then is sooner over without it.
 */
const UNTIL_MORE = 1000;
/** With so much left at the pace of the last batch, it is sure to last. */
const SURE_TO_LAST = 3000;

/**
 * A study on so many threads of the players, each with one batch at a time. Threads that have played before
 * begin at once, or else one new one; the others join them when the study turns out to be a long one.
 */
export class Threads implements Crew {
  private readonly players: Players;
  private readonly study: Study;
  private readonly size: number;
  private readonly now: () => number;

  constructor(
    players: Players,
    study: Study,
    size: number,
    now: () => number = () => performance.now(),
  ) {
    this.players = players;
    this.study = study;
    this.size = size;
    this.now = now;
  }

  async play(
    batches: readonly number[],
    take: (result: BatchResult) => void | Promise<void>,
  ): Promise<void> {
    if (batches.length === 0) return;
    const left = batches.slice().reverse();
    let later: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, giveUp) => {
        let lanes = 0;
        const played = (time: number): void => {
          if (left.length * time > SURE_TO_LAST) beginUpTo(this.size);
        };
        const beginUpTo = (most: number): void => {
          for (; lanes < most && left.length > 0; lanes += 1) {
            this.lane(left, take, giveUp, played).then(() => {
              lanes -= 1;
              if (lanes === 0) resolve();
            }, giveUp);
          }
        };
        beginUpTo(Math.min(this.size, Math.max(1, this.players.resting)));
        later = setTimeout(() => beginUpTo(this.size), UNTIL_MORE);
      });
    } catch (error) {
      // What is still in hand is for nothing.
      left.length = 0;
      await this.players.end();
      throw error;
    } finally {
      clearTimeout(later);
    }
  }

  /** One batch after the other until none is left. */
  private async lane(
    left: number[],
    take: (result: BatchResult) => void | Promise<void>,
    giveUp: (reason: unknown) => void,
    played: (time: number) => void,
  ): Promise<void> {
    let kept: Promise<void> = Promise.resolve();
    for (let batch = left.pop(); batch !== undefined; batch = left.pop()) {
      const begun = this.now();
      const reply = await this.players.play(this.study, batch);
      if ('failed' in reply) throw new FailedGame(reply.reproduction, reply.failed);
      // The thread goes on while its last result is being kept.
      kept = kept.then(() => take(reply.result));
      // What cannot be kept ends the run now: to play on would be for nothing.
      kept.catch(giveUp);
      played(this.now() - begun);
    }
    await kept;
  }
}
