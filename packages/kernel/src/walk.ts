import { BadData, kernelMessage, Refused } from './errors.ts';
import { at } from './json.ts';
import type { Position } from './match.ts';
import { positionAfter, setUp, whyNoBot } from './match.ts';
import type { GameModule } from './module.ts';
import type { Checkpoint, Entry, GameRecord, OpenEntry } from './record.ts';
import { upTo } from './record.ts';
import { brokenInvariant } from './run.ts';

/** Running what a record holds. What is refused here is a fault of the file, named by its path. */
type Game<C, S, I> = GameModule<C, S, I>;

/** The position before the first entry. */
export function setUpOf<C, S, I>(game: Game<C, S, I>, record: GameRecord<C, I>): Position<S> {
  return refusalsAt('setup', () => setUp(game, upTo(record, 0)));
}

/** The position that a checkpoint keeps, without what the entry before it brought about. */
export function positionAt<C, S, I>(
  game: Game<C, S, I>,
  config: C,
  { state: data, rng }: Checkpoint,
): Position<S> {
  const path = 'checkpoint.state';
  const state = at(path, () => game.codecs.state.decode(data, config));
  const broken = brokenInvariant(game, state);
  if (broken !== undefined) throw new BadData(path, broken.problem);
  return { state, rng, waiting: game.next(state), happenings: [] };
}

/** Positions of a record one after the other: `positions[i]` is after `first + i` entries. */
export interface Walked<State> {
  readonly first: number;
  readonly positions: Position<State>[];
}

/** Goes on from the last position until there is one after `entries` entries. */
export function walkTo<C, S, I>(
  game: Game<C, S, I>,
  { config, entries: all }: GameRecord<C, I>,
  { first, positions }: Walked<S>,
  entries: number,
): void {
  for (let index = first + positions.length - 1; index < entries; index += 1) {
    const before = positions[index - first] as Position<S>;
    positions.push(again(game, config, before, all[index] as Entry<I>, index));
  }
}

/** What came before a bookmark: it is run from the set-up when somebody asks, and as far as they ask. */
export class Past<C, S, I> {
  private readonly game: Game<C, S, I>;
  private readonly record: GameRecord<C, I>;
  private readonly positions: Position<S>[] = [];

  constructor(game: Game<C, S, I>, record: GameRecord<C, I>) {
    this.game = game;
    this.record = record;
  }

  /** After `entries` entries. */
  at(entries: number): Position<S> | undefined {
    const { game, record, positions } = this;
    if (positions.length === 0) positions.push(setUpOf(game, record));
    walkTo(game, record, { first: 0, positions }, entries);
    return positions[entries];
  }

  /** All positions up to that. */
  upTo(entries: number): readonly Position<S>[] {
    this.at(entries);
    return this.positions.slice(0, entries + 1);
  }
}

function again<C, S, I>(
  game: Game<C, S, I>,
  config: C,
  before: Position<S>,
  entry: Entry<I>,
  index: number,
): Position<S> {
  const path = `entries[${index}]`;
  const after = refusalsAt(path, () => {
    refuseWrongBot(before, entry);
    return positionAfter(game, config, before, entry);
  });
  if (after.waiting.kind === 'question' || after.rng.revealed !== entry.revealed) {
    throw new BadData(path, kernelMessage('kernel.notTheSame'));
  }
  return after;
}

export function refuseWrongBot<S, I>({ waiting }: Position<S>, entry: OpenEntry<I>): void {
  const { seat, input } = entry;
  if (input === 'bot-turn' && !(waiting.kind === 'bot' && waiting.seat === seat)) {
    throw new Refused(whyNoBot(waiting));
  }
}

export function refusalsAt<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refused) throw new BadData(path, error.reason);
    throw error;
  }
}
