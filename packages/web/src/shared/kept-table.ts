import * as json from '@empty-chair/kernel/json';
import { decodeRecord, encodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { AnyGame } from '@empty-chair/registry/games';
import { Book } from '@empty-chair/tables/book';
import { decodeOperation, encodeOperation } from '@empty-chair/tables/operation';
import type { AnyStory } from '../session/opened.ts';
import type { AnyKept, AnyPage } from './any-table.ts';

const MOST = Number.MAX_SAFE_INTEGER;

/**
 * A device at a table, as it lies beside the record of its game. Only what that record does not say
 * itself: most often what is agreed is what is shown, or the first entries of it.
 */
export function encodeDevice(game: AnyGame, by: string, device: AnyKept, shown: AnyStory): unknown {
  const { agreed, waiting, mustChoose, stuck } = device;
  // An operation that this app cannot read may be read by the next one: it begins anew.
  const known = stuck === undefined ? device.known : 0;
  return {
    known,
    mustChoose,
    name: device.shown?.name ?? '',
    waiting: waiting.map(({ id, change, isAlone }) => ({
      ...{ id, isAlone },
      operation: encodeOperation(game, { by, change }),
    })),
    ...(known > 0 && agreed !== undefined && { agreed: encodeAgreed(game, agreed, shown) }),
  };
}

function encodeAgreed(game: AnyGame, { story, name }: AnyPage, shown: AnyStory): unknown {
  const book = new Book(game);
  const isShown = (entries: number) =>
    book.isSame({ story, name }, { story: shown.undoTo(entries), name });
  const { entries, pending } = story.record;
  if (book.isSame({ story, name }, { story: shown, name })) return { name, as: 'shown' };
  const isFirst = pending === undefined && entries.length <= shown.record.entries.length;
  if (isFirst && entries.length >= shown.first && isShown(entries.length)) {
    return { name, entries: entries.length };
  }
  return { name, record: encodeRecord(game, story.record) };
}

/** Throws BadData, Refused and others for what does not hold. `shown` is the game as the row has it. */
export function decodeDevice(game: AnyGame, data: unknown, shown: AnyStory): AnyKept {
  const fields = json.object(data, 'device');
  const agreed = 'agreed' in fields ? decodeAgreed(game, fields['agreed'], shown) : undefined;
  const mustChoose = json.flag(json.field(fields, '', 'mustChoose'), 'mustChoose');
  const name = json.text(json.field(fields, '', 'name'), 'name');
  const waiting = json.list(json.field(fields, '', 'waiting'), 'waiting', (value, path) => {
    const one = json.object(value, path, ['id', 'isAlone', 'operation']);
    return {
      id: json.text(json.field(one, path, 'id'), 'id'),
      isAlone: json.flag(json.field(one, path, 'isAlone'), 'isAlone'),
      change: decodeOperation(game, json.field(one, path, 'operation')).change,
    };
  });
  const book = new Book(game);
  // Of two games that went on apart, ours is what the row has.
  const isOurs = mustChoose || agreed === undefined;
  return {
    ...{ agreed, waiting, mustChoose, stuck: undefined },
    known: json.whole(json.field(fields, '', 'known'), 'known', 0, MOST),
    shown: isOurs
      ? { story: shown, name }
      : waiting.reduce<AnyPage>((page, { change }) => book.apply(page, change), agreed),
  };
}

function decodeAgreed(game: AnyGame, data: unknown, shown: AnyStory): AnyPage {
  const fields = json.object(data, 'agreed', ['name', 'as', 'entries', 'record']);
  const name = json.text(json.field(fields, 'agreed', 'name'), 'name');
  if ('record' in fields) {
    return { name, story: Story.of(game, decodeRecord(game, fields['record'])) };
  }
  if (!('entries' in fields)) return { name, story: shown };
  return { name, story: shown.undoTo(json.whole(fields['entries'], 'entries', 0, MOST)) };
}
