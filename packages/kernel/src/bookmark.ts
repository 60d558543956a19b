import { BadData, kernelMessage } from './errors.ts';
import { fingerprint } from './hash.ts';
import * as json from './json.ts';
import type { Position } from './match.ts';
import type { GameModule } from './module.ts';
import type { Checkpoint, GameRecord } from './record.ts';
import { encodeRecord, isCurrent, upTo } from './record.ts';
import { positionAt } from './walk.ts';
import type { Happening } from './words.ts';

/**
 * A position of a record, to open a long game there at once instead of running it from its start.
 * It lies beside the record, which stays the truth: the seal says of which entries and which rules
 * it was made, and where that is not what is there, it counts for nothing.
 */
export interface Bookmark extends Checkpoint {
  readonly happenings: readonly Happening[];
  readonly seal: string;
}

type Game<C, S, I> = GameModule<C, S, I>;

/** A position never changes, nor does what led to it: one bookmark for each will do. */
const made = new WeakMap<object, Bookmark>();

/** Of a position after the entries of `record`. */
export function bookmarkAt<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  position: Position<S>,
): Bookmark {
  const known = made.get(position);
  if (known !== undefined) return known;
  const { state, rng, happenings } = position;
  const content = {
    after: record.entries.length,
    // There is one: no entry is made while the set-up asks.
    state: game.codecs.state.encode(state as S),
    rng,
    happenings,
  };
  const bookmark = { ...content, seal: sealOf(game, record, content) };
  made.set(position, bookmark);
  return bookmark;
}

/** Where a bookmark lies in the record. BadData when it was not made of it by our rules. */
export function openBookmark<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  data: unknown,
): { readonly after: number; readonly position: Position<S> } {
  const fields = json.object(data, 'bookmark');
  const after = json.whole(fields['after'], 'bookmark.after', 0, record.entries.length);
  // Under the seal it is what we wrote.
  const bookmark = fields as unknown as Bookmark;
  if (!isCurrent(game, record) || bookmark.seal !== sealOf(game, upTo(record, after), bookmark)) {
    throw new BadData('bookmark.seal', kernelMessage('kernel.notTheSame'));
  }
  const { happenings } = bookmark;
  const position = { ...positionAt(game, record.config, bookmark), happenings };
  made.set(position, bookmark);
  return { after, position };
}

function sealOf<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  { state, rng, happenings }: Omit<Bookmark, 'seal'>,
): string {
  // A checkpoint for later rules moves with every save, and tells nothing of the entries.
  const { checkpoint: _, ...bare } = record;
  return fingerprint(JSON.stringify([encodeRecord(game, bare), state, rng, happenings]));
}
