import * as json from '@empty-chair/kernel/json';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Entry, GameRecord, OpenEntry } from '@empty-chair/kernel/record';
import { decodeRecord, encodeRecord } from '@empty-chair/kernel/record';
import { seat } from '@empty-chair/kernel/words';

/** What can happen to the record of a table. Positions are counted in whole entries. */
export type Change<C, I> =
  /** The record so far: what a table begins with, or goes on with after people chose. */
  | { readonly kind: 'begin'; readonly record: GameRecord<C, I>; readonly name: string }
  /** All answers given at set-up. */
  | { readonly kind: 'setup'; readonly answers: readonly string[] }
  /** Entries that belong together, after the first `at`, and one that waits for an answer. */
  | {
      readonly kind: 'enter';
      readonly at: number;
      readonly entries: readonly Entry<I>[];
      readonly open?: OpenEntry<I>;
    }
  /** Back to the first `to` entries. */
  | { readonly kind: 'back'; readonly to: number }
  | { readonly kind: 'rename'; readonly name: string };

export interface Operation<C, I> {
  /** The device that made it: a name that the device chose, for "who undid that?". */
  readonly by: string;
  /** When it was sent, in milliseconds, by the clock of that device: only to be shown. */
  readonly at?: number;
  readonly change: Change<C, I>;
}

const KINDS = ['begin', 'setup', 'enter', 'back', 'rename'] as const;
const MOST_NAME = 200;
const MOST_ENTRIES = 1_000_000;
/** The last millisecond that a `Date` can be. */
const MOST_TIME = 8.64e15;

type Game<C, S, I> = GameModule<C, S, I>;

export function encodeOperation<C, S, I>(
  game: Game<C, S, I>,
  { change, ...rest }: Operation<C, I>,
) {
  return { ...rest, change: encodeChange(game, change) };
}

export function decodeOperation<C, S, I>(game: Game<C, S, I>, data: unknown): Operation<C, I> {
  json.refuseDeep(data);
  const fields = json.object(data, '', ['by', 'at', 'change']);
  return {
    ...('at' in fields && { at: json.whole(fields['at'], 'at', 0, MOST_TIME) }),
    by: json.shortText(json.field(fields, '', 'by'), 'by', MOST_NAME),
    change: json.at('change', () => decodeChange(game, json.field(fields, '', 'change'))),
  };
}

function encodeChange<C, S, I>(game: Game<C, S, I>, change: Change<C, I>): unknown {
  if (change.kind === 'begin') return { ...change, record: encodeRecord(game, change.record) };
  if (change.kind !== 'enter') return change;
  const coded = <E extends OpenEntry<I>>(entry: E) => ({
    ...entry,
    input: entry.input === 'bot-turn' ? entry.input : game.codecs.input.encode(entry.input),
  });
  const { open } = change;
  return {
    ...change,
    entries: change.entries.map(coded),
    ...(open !== undefined && { open: coded(open) }),
  };
}

function decodeChange<C, S, I>(game: Game<C, S, I>, data: unknown): Change<C, I> {
  const fields = json.object(data, '');
  const kind = json.oneOf(json.field(fields, '', 'kind'), 'kind', KINDS);
  const only = (...names: readonly string[]) => json.object(data, '', ['kind', ...names]);
  const entries = (name: string) => json.whole(json.field(fields, '', name), name, 0, MOST_ENTRIES);
  const name = () => json.shortText(json.field(fields, '', 'name'), 'name', MOST_NAME);
  switch (kind) {
    case 'begin': {
      only('record', 'name');
      const record = json.field(fields, '', 'record');
      return { kind, name: name(), record: json.at('record', () => decodeRecord(game, record)) };
    }
    case 'setup':
      only('answers');
      return { kind, answers: json.list(json.field(fields, '', 'answers'), 'answers', json.text) };
    case 'enter':
      only('at', 'entries', 'open');
      return {
        kind,
        at: entries('at'),
        entries: json.list(json.field(fields, '', 'entries'), 'entries', (value, path) => ({
          ...decodeEntry(game, value, path),
          revealed: json.whole(
            json.field(json.object(value, path), path, 'revealed'),
            `${path}.revealed`,
            0,
            Number.MAX_SAFE_INTEGER,
          ),
        })),
        ...('open' in fields && { open: decodeEntry(game, fields['open'], 'open') }),
      };
    case 'back':
      only('to');
      return { kind, to: entries('to') };
    case 'rename':
      only('name');
      return { kind, name: name() };
  }
}

function decodeEntry<C, S, I>(game: Game<C, S, I>, value: unknown, path: string): OpenEntry<I> {
  const fields = json.object(value, path, ['seat', 'input', 'answers', 'revealed']);
  const input = json.field(fields, path, 'input');
  return {
    seat: seat(json.whole(json.field(fields, path, 'seat'), `${path}.seat`, 0, 99)),
    input:
      input === 'bot-turn'
        ? input
        : json.at(`${path}.input`, () => game.codecs.input.decode(input)),
    answers: json.list(json.field(fields, path, 'answers'), `${path}.answers`, json.text),
  };
}
