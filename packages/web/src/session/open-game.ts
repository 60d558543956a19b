import { literal } from '@empty-chair/kernel/words';
import type { RegisteredGame } from '@empty-chair/registry/games';
import type { Renderer } from '@empty-chair/text/renderer';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import type { Texts } from '@empty-chair/uikit/words.svelte.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import { encoded } from '../share/exported.ts';
import { Sharing } from '../shared/sharing.svelte.ts';
import { timeOr } from '../store/clock.ts';
import { shelf } from '../store/games.svelte.ts';
import type { Listing, Reading, SavedGame, SavedProgress } from '../store/saved-game.ts';
import { newId } from '../store/saved-game.ts';
import { settings } from '../store/settings.svelte.ts';
import type { ReadingKeeper } from '../table/readings.ts';
import { gameTitle } from './game-title.ts';
import { loadUi, sharedTextsOf, textsOf } from './game-uis.ts';
import { listingDataOf, listingOf } from './listing.ts';
import { lookOf } from './look.ts';
import type { AnyMatch, AnyStory, Opened } from './opened.ts';
import { bookmarkOf, openSaved } from './opened.ts';
import { Saver } from './saver.ts';
import { Session } from './session.svelte.ts';
import type { Hold } from './tab-lock.ts';
import { hold } from './tab-lock.ts';

/** A saved game opened for play. */
export interface OpenGame {
  readonly row: SavedGame;
  readonly session: Session;
  readonly readings: ReadingKeeper;
  readonly sharing: Sharing;
  /** Where the browser keeps nothing more: on in this tab alone, when the player says so. */
  readonly playUnkept: () => void;
  readonly close: () => void;
}

export type Opening =
  | { readonly kind: 'open'; readonly open: OpenGame }
  | { readonly kind: 'missing' }
  /** Its row cannot be read. */
  | { readonly kind: 'damaged' }
  /** Another tab has it. */
  | { readonly kind: 'elsewhere' };

export async function openGame(id: string, takeOver = false): Promise<Opening> {
  let session: Session | undefined;
  let sharing: Sharing | undefined;
  const lost = (): void => {
    saver?.stop();
    sharing?.stop();
    if (session !== undefined) session.frozen = true;
  };
  let saver: Saver | undefined;
  const held: Hold | undefined = await hold(id, lost, takeOver);
  if (held === undefined) return { kind: 'elsewhere' };
  // Read after the lock is ours: what the other tab wrote last is in it.
  const stored = await shelf.get(id);
  if (stored?.kind !== 'sound') {
    held.release();
    return { kind: stored?.kind ?? 'missing' };
  }
  const { row } = stored;
  try {
    const [opened, uiOf] = await Promise.all([openSaved(row), loadUi(row.game)]);
    const ui = uiOf(opened.game);
    await words.use(settings.language, textsAt(row.table, opened.game));
    const { game, story } = opened;
    let { version } = row;
    let { reading } = row;
    const told = lastProgress(game, ui);
    const progress = (now: AnyStory): SavedProgress => ({
      ...told(now, reading),
      reading,
      table: sharing?.saved,
    });
    const saving = new Saver(async () => {
      const written = await shelf.write(id, version, () => progress(playing.newest));
      if (written.kind === 'overtaken') lost();
      if ('version' in written) version = written.version;
      return 'version' in written;
    });
    saver = saving;
    const playing = new Session({ id, game, ui, story, keep: () => saving.save() });
    session = playing;
    const shared = new Sharing({
      session: playing,
      title: row.name,
      save: () => saving.save(),
      copy: async (other) => {
        await put({ game, story: other }, ui, {
          name: words.t('ui.game.copyName', { name: literal(titleOf(row)) }),
        });
      },
    });
    await shared.reopen(row.table);
    sharing = shared;
    return {
      kind: 'open',
      open: {
        row,
        session: playing,
        sharing: shared,
        readings: {
          note: (next) => {
            reading = next;
          },
          keep: (next) => {
            reading = next;
            if (!playing.frozen) void saving.save();
          },
        },
        playUnkept: () => shelf.holdHere({ ...row, version, ...progress(playing.shown) }),
        close: () => {
          shared.stop();
          void saving
            .settled()
            .then(async () => {
              const isAsOpened = !playing.frozen && version === row.version;
              const isAlone = shared.view === undefined;
              if (isAsOpened && isAlone && isUntouched(row, playing)) await shelf.remove(id);
            })
            .finally(held.release);
        },
      },
    };
  } catch (error) {
    held.release();
    throw error;
  }
}

/**
 * A game on the screen that somebody began and left without a tap: there is nothing in it to come back to.
 * With a box the pieces may lie on the table already.
 */
function isUntouched(row: SavedGame, { match, isOnScreen }: Session): boolean {
  const { entries, setup, pending } = match.record;
  const isNamed = row.name !== undefined || row.isImported === true || row.table !== undefined;
  const isEmpty = entries.length + setup.length === 0 && pending === undefined;
  return isOnScreen && isEmpty && !isNamed;
}

/** What follows from the record alone. */
type Told = Omit<SavedProgress, 'reading' | 'table'>;

/**
 * A tick on a checklist is kept with the record as it was: that is not written down anew, nor with the
 * last tick, after which the game is listed as it stands now.
 */
function lastProgress(
  game: RegisteredGame,
  ui: GameUi,
): (story: AnyStory, reading?: Reading) => Told {
  const recorded = lastOf((story: AnyStory) => recordOf({ game, story }));
  const drawn = lastOf((story: AnyStory, entry: number | undefined) =>
    lookOf({ game, match: matchAt(story, entry) }, ui),
  );
  const listed = lastOf((story: AnyStory, entry: number | undefined, renderer: Renderer) =>
    listingAt({ game, story }, entry, renderer),
  );
  return (story, reading) => ({
    ...recorded(story),
    look: drawn(story, reading?.entry),
    ...listed(story, reading?.entry, words.renderer),
  });
}

/** Asked the same again it gives what it gave last. */
function lastOf<A extends readonly unknown[], T>(make: (...asked: A) => T): (...asked: A) => T {
  let last: { readonly asked: A; readonly made: T } | undefined;
  return (...asked) => {
    if (last === undefined || asked.some((it, i) => it !== last?.asked[i])) {
      last = { asked, made: make(...asked) };
    }
    return last.made;
  };
}

/** The row's part of a game: the record, and what lists say about it and draw of it. */
const progressOf = (opened: Opened, ui: GameUi): Told => ({
  ...recordOf(opened),
  look: lookOf({ game: opened.game, match: opened.story.match }, ui),
  ...listingAt(opened, undefined, words.renderer),
});

function recordOf({ game, story }: Opened): Omit<Told, keyof Listing | 'look'> {
  const { match } = story;
  return {
    record: encoded(game.module, match),
    bookmark: bookmarkOf(story),
    over: match.waiting.kind === 'over',
  };
}

/** What lists are about: while the turn of an entry is worked off, the game stands where that turn began, unless it ended it. */
const matchAt = (story: AnyStory, entry: number | undefined): AnyMatch => {
  const isWorkedOff = entry !== undefined && story.match.waiting.kind !== 'over';
  return (isWorkedOff ? story.at(entry) : undefined) ?? story.match;
};

/** What lists say of it. */
function listingAt(
  { game, story }: Opened,
  entry: number | undefined,
  renderer: Renderer,
): Listing {
  const match = matchAt(story, entry);
  return listingOf(listingDataOf({ game, match }), renderer);
}

/** What is said at the table of a game, which may be shared. */
const textsAt = (table: SavedGame['table'], game: RegisteredGame): readonly Texts[] =>
  table === undefined ? textsOf(game) : sharedTextsOf(game);

type Given = Partial<Pick<SavedGame, 'name' | 'isImported' | 'table'>>;

/** Puts a game on the shelf as a new one and gives its id. */
export async function shelve(opened: Opened, given: Given = {}): Promise<string> {
  const [uiOf] = await Promise.all([
    loadUi(opened.game.module.id),
    words.use(settings.language, textsAt(given.table, opened.game)),
  ]);
  return put(opened, uiOf(opened.game), given);
}

/** The same while the words of that game are there: at its table all that is said must stay. */
async function put(
  opened: Opened,
  ui: GameUi,
  { name, isImported, table }: Given,
): Promise<string> {
  const now = timeOr(0);
  const id = newId();
  await shelf.put({
    id,
    game: opened.game.module.id,
    name,
    created: now,
    changed: now,
    version: 1,
    ...(isImported && { isImported }),
    reading: undefined,
    table,
    ...progressOf(opened, ui),
  });
  return id;
}

/** The title of a game in lists and files. */
export function titleOf(row: Pick<SavedGame, 'name' | 'game'>): string {
  return row.name ?? gameTitle(row.game).name;
}
