import { BadData, kernelMessage } from './errors.ts';
import * as json from './json.ts';
import type { GameModule } from './module.ts';
import type { RngState } from './rng.ts';
import type { Seat } from './words.ts';
import { literal, seat } from './words.ts';

export interface Entry<Input> {
  readonly seat: Seat;
  readonly input: Input | 'bot-turn';
  /** What the table was asked, in order, as the ids of the answers' refs. */
  readonly answers: readonly string[];
  /** The generator's counter afterwards; unchanged means freely undoable. */
  readonly revealed: number;
}

/** An entry under way: how much chance it reveals is known when it is whole. */
export type OpenEntry<Input> = Omit<Entry<Input>, 'revealed'>;

/** Lets a game go on after a rules update: the state after so many entries, and the generator. */
export interface Checkpoint {
  readonly after: number;
  readonly state: unknown;
  readonly rng: RngState;
}

/** Seed + config + entries: save file, undo, golden test, bug report and share link in one. */
export interface GameRecord<Config, Input> {
  readonly format: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly seed: string;
  readonly config: Config;
  /** What the table was asked during set-up. */
  readonly setup: readonly string[];
  readonly entries: readonly Entry<Input>[];
  /** An entry under way that waits for an answer: nothing is lost when the lid is closed. */
  readonly pending?: OpenEntry<Input>;
  readonly checkpoint?: Checkpoint;
}

type Game<C, S, I> = GameModule<C, S, I>;

/** Letters of a seed: more than anybody types, and few enough to keep in every record. */
export const MOST_SEED = 1000;

/** Made with the rules and the content that we have: it can be run from its start. */
export function isCurrent<C, S, I>(game: Game<C, S, I>, record: GameRecord<C, I>): boolean {
  return record.rulesVersion === game.rulesVersion && record.contentHash === game.contentHash;
}

/** Its first `entries` entries; a checkpoint of what is left out would be wrong from there on. */
export function upTo<C, I>(record: GameRecord<C, I>, entries: number): GameRecord<C, I> {
  const { pending: _, checkpoint, ...rest } = record;
  const kept = { ...rest, entries: record.entries.slice(0, entries) };
  return checkpoint === undefined || checkpoint.after > entries ? kept : { ...kept, checkpoint };
}

export function encodeRecord<C, S, I>(game: Game<C, S, I>, record: GameRecord<C, I>): unknown {
  const input = (value: I | 'bot-turn') =>
    value === 'bot-turn' ? value : game.codecs.input.encode(value);
  return {
    format: record.format,
    game: record.game,
    rulesVersion: record.rulesVersion,
    contentHash: record.contentHash,
    seed: record.seed,
    config: game.codecs.config.encode(record.config),
    setup: record.setup,
    entries: record.entries.map((entry) => ({ ...entry, input: input(entry.input) })),
    ...(record.pending && {
      pending: { ...record.pending, input: input(record.pending.input) },
    }),
    ...(record.checkpoint && { checkpoint: record.checkpoint }),
  };
}

/** What can be read of a record before its game is known. */
export function gameOfRecord(data: unknown): string {
  json.refuseDeep(data);
  const fields = json.object(data, '');
  const format = json.field(fields, '', 'format');
  if (format !== 1) {
    throw new BadData(
      'format',
      kernelMessage('kernel.wrongFormat', { format: literal(json.short(format)) }),
    );
  }
  return json.text(json.field(fields, '', 'game'), 'game');
}

export function decodeRecord<C, S, I>(game: Game<C, S, I>, data: unknown): GameRecord<C, I> {
  const id = gameOfRecord(data);
  if (id !== game.id) {
    throw new BadData('game', kernelMessage('kernel.wrongGame', { game: literal(id) }));
  }
  const fields = json.object(data, '', [
    'format',
    'game',
    'rulesVersion',
    'contentHash',
    'seed',
    'config',
    'setup',
    'entries',
    'pending',
    'checkpoint',
  ]);
  const rulesVersion = json.whole(json.field(fields, '', 'rulesVersion'), 'rulesVersion', 1, 1e6);
  if (rulesVersion > game.rulesVersion) {
    throw new BadData(
      'rulesVersion',
      kernelMessage('kernel.unknownRules', { theirs: rulesVersion, ours: game.rulesVersion }),
    );
  }
  const config = json.field(fields, '', 'config');
  const decodeInput = (value: unknown, path: string): I | 'bot-turn' =>
    value === 'bot-turn' ? value : json.at(path, () => game.codecs.input.decode(value));
  const entryOf = (value: unknown, path: string) => {
    const entry = json.object(value, path, ['seat', 'input', 'answers', 'revealed']);
    return {
      seat: seat(json.whole(json.field(entry, path, 'seat'), `${path}.seat`, 0, 99)),
      input: decodeInput(json.field(entry, path, 'input'), `${path}.input`),
      answers: json.list(json.field(entry, path, 'answers'), `${path}.answers`, json.text),
    };
  };
  const record: GameRecord<C, I> = {
    format: 1,
    game: id,
    rulesVersion,
    contentHash: json.text(json.field(fields, '', 'contentHash'), 'contentHash'),
    seed: json.shortText(json.field(fields, '', 'seed'), 'seed', MOST_SEED),
    config: json.at('config', () => game.codecs.config.decode(config)),
    setup: json.list(json.field(fields, '', 'setup'), 'setup', json.text),
    entries: json.list(json.field(fields, '', 'entries'), 'entries', (value, path) => ({
      ...entryOf(value, path),
      revealed: json.whole(
        json.field(json.object(value, path), path, 'revealed'),
        `${path}.revealed`,
        0,
        Number.MAX_SAFE_INTEGER,
      ),
    })),
    ...('pending' in fields && { pending: entryOf(fields['pending'], 'pending') }),
    ...('checkpoint' in fields && { checkpoint: decodeCheckpoint(fields['checkpoint']) }),
  };
  if (record.checkpoint !== undefined) {
    json.whole(record.checkpoint.after, 'checkpoint.after', 0, record.entries.length);
  }
  return record;
}

function decodeCheckpoint(value: unknown): Checkpoint {
  const fields = json.object(value, 'checkpoint', ['after', 'state', 'rng']);
  return {
    after: json.whole(json.field(fields, 'checkpoint', 'after'), 'checkpoint.after', 0, 1e9),
    state: json.field(fields, 'checkpoint', 'state'),
    rng: decodeRng(json.field(fields, 'checkpoint', 'rng')),
  };
}

function decodeRng(value: unknown): RngState {
  const path = 'checkpoint.rng';
  const fields = json.object(value, path, ['words', 'revealed']);
  const words = json.list(json.field(fields, path, 'words'), `${path}.words`, (word, at) =>
    json.whole(word, at, -(2 ** 31), 2 ** 31 - 1),
  );
  const [a = 0, b = 0, c = 0, d = 0] = words;
  // From four zeros the generator would give zeros for ever.
  if (words.length !== 4 || (a | b | c | d) === 0) {
    throw new BadData(
      `${path}.words`,
      kernelMessage('data.expected', { what: literal('4 numbers') }),
    );
  }
  const revealed = json.whole(
    json.field(fields, path, 'revealed'),
    `${path}.revealed`,
    0,
    2 ** 53 - 1,
  );
  return { words: [a, b, c, d], revealed };
}
