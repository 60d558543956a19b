import { BadData, kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Explanation, Match } from '@empty-chair/kernel/match';
import { explain, replay } from '@empty-chair/kernel/match';
import type { Entry, GameRecord } from '@empty-chair/kernel/record';
import { runEntry } from '@empty-chair/kernel/run';
import { Recorder } from '@empty-chair/kernel/trace';
import type { AnyConfig, AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';

export type AnyMatch = Match<AnyConfig, AnyState, AnyInput>;
export type AnyRecord = GameRecord<AnyConfig, AnyInput>;

/**
 * Every position of a game, from the set-up on. A match is a value, so keeping them all costs little
 * and makes going back, the log and "why" independent of how long the game already is.
 */
export interface Timeline {
  /** How many entries had been made before the first kept position: more than 0 after a checkpoint. */
  readonly first: number;
  /** positions[i] is the match after `first + i` entries, without an open entry. */
  readonly positions: readonly AnyMatch[];
}

/** Plays the record again and keeps each position. What does not hold is BadData, as in `replay`. */
export function timelineOf(game: AnyGame, record: AnyRecord): Timeline {
  const { pending: _, ...rest } = record;
  const first = startOf(game, record);
  let now = replay(game, rest, first);
  const positions = [now];
  for (const [offset, entry] of record.entries.slice(first).entries()) {
    now = after(game, now, entry, `entries[${first + offset}]`);
    positions.push(now);
  }
  return { first, positions };
}

/** Where the replay can begin: at the set-up, or at the checkpoint of a record of other rules. */
function startOf(game: AnyGame, record: AnyRecord): number {
  return isOfTheseRules(game, record) ? 0 : (record.checkpoint?.after ?? 0);
}

export function isOfTheseRules(game: AnyGame, record: AnyRecord): boolean {
  return record.rulesVersion === game.rulesVersion && record.contentHash === game.contentHash;
}

function after(game: AnyGame, now: AnyMatch, entry: Entry<AnyInput>, path: string): AnyMatch {
  const { waiting } = now;
  if (entry.input === 'bot-turn' && !(waiting.kind === 'bot' && waiting.seat === entry.seat)) {
    throw new BadData(path, kernelMessage('kernel.notABot'));
  }
  const recorder = new Recorder();
  const run = refusalsAt(path, () => runEntry(game, now, entry, { recorder }));
  if (run.kind === 'question' || run.rng.revealed !== entry.revealed) {
    throw new BadData(path, kernelMessage('kernel.notTheSame'));
  }
  return {
    record: { ...now.record, entries: [...now.record.entries, entry] },
    state: run.state,
    rng: run.rng,
    waiting: game.next(run.state),
    happenings: recorder.happenings,
  };
}

function refusalsAt<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refused) throw new BadData(path, error.reason);
    throw error;
  }
}

/** The position after `entries` entries, if it is kept. */
export function positionAt(timeline: Timeline, entries: number): AnyMatch | undefined {
  return timeline.positions[entries - timeline.first];
}

/** The timeline with the match as its newest position; an open entry adds none. */
export function extended(timeline: Timeline, match: AnyMatch): Timeline {
  if (match.record.pending !== undefined) return timeline;
  const kept = timeline.positions.slice(0, match.record.entries.length - timeline.first);
  return { ...timeline, positions: [...kept, match] };
}

/** Entry `index` with its trace, run from the kept position: its cost does not grow with the game. */
export function explainAt(
  game: AnyGame,
  timeline: Timeline,
  match: AnyMatch,
  index: number,
): Explanation<AnyState> {
  const before = positionAt(timeline, index);
  const { record } = match;
  const entry = index === record.entries.length ? record.pending : record.entries[index];
  if (index === -1 || before?.state === undefined || entry === undefined) {
    return explain(game, record, index);
  }
  const recorder = new Recorder();
  const positions: AnyState[] = [];
  const run = runEntry(game, before, entry, { recorder, positions });
  return {
    before: before.state,
    after: run.kind === 'done' ? run.state : undefined,
    happenings: recorder.happenings,
    positions,
    trace: recorder.root,
  };
}
