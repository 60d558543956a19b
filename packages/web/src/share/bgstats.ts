import type { AnyManifest } from '@empty-chair/registry/games';
import type { Result, ResultSeat } from '../store/result.ts';

/**
 * Finished games for the app BG Stats, by its two ways in.
 *
 * The link is documented by BG Stats, with these fields, a number as score and UTC as time:
 * https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
 * `winner` and `startPlayer` stand in every player even when they are false: without one, its
 * Android app refuses the whole play (https://github.com/lindsaykwardell/clocktracker/pull/299).
 * There, bots have no mark but their name and role.
 *
 * The file (`.bgsplay`) has the shape of those that BG Stats itself writes, as in
 * https://pastebin.com/iDbHyBui: tables that refer to each other by number. That a play is known
 * again by its uuid, and `isNpc` for a bot, is taken from other programs that write such files.
 */

const manifests = Object.values(
  import.meta.glob<Pick<AnyManifest, 'id' | 'elsewhere'>>('../../../games/*/game.ts', {
    eager: true,
    import: 'game',
  }),
);

/** BoardGameGeek's number of a game: BG Stats finds the game by it. */
const bggIdOf = (game: string): number | undefined =>
  manifests.find(({ id }) => id === game)?.elsewhere?.boardGameGeek;

/** The words that a play needs, in the language of the player. */
export interface BgStatsWords {
  readonly game: (id: string) => string;
  readonly level: (id: string) => string;
  /** Somebody at the table whose name we do not know; `n` counts them from 1. */
  readonly human: (n: number) => string;
  readonly location: string;
}

/** One chair as BG Stats has it. */
interface BgStatsPlayer {
  /** The same in every play: whom it is matched with is asked only once. */
  readonly id: string;
  readonly name: string;
  /** What a human played; how strong a bot was. */
  readonly role: string;
  readonly bot: boolean;
  readonly score: number;
  readonly winner: boolean;
  readonly startPlayer: boolean;
  readonly rank: number;
}

/** All chairs, bots too. */
function playersOf({ seats, first }: Result, words: BgStatsWords): BgStatsPlayer[] {
  const points = seats.map((seat) => seat.points).sort((a, b) => b - a);
  const humans = seats.filter(({ bot }) => !bot);
  const named = (seat: ResultSeat): Pick<BgStatsPlayer, 'id' | 'name' | 'role'> => {
    if (seat.bot) {
      const role = seat.level === undefined ? '' : words.level(seat.level);
      return { id: `${seat.ref.kind}.${seat.ref.id}`, name: seat.name, role };
    }
    const n = humans.indexOf(seat) + 1;
    return { id: `human.${n}`, name: words.human(n), role: seat.name };
  };
  return seats.map((seat, index) => ({
    ...named(seat),
    bot: seat.bot,
    score: seat.points,
    winner: seat.won,
    startPlayer: index === (first ?? 0),
    // A game can be won with fewer points.
    rank: seat.won ? 1 : Math.max(2, points.indexOf(seat.points) + 1),
  }));
}

/** A play as the link carries it. */
export function bgStatsPlay(result: Result, words: BgStatsWords) {
  const bggId = bggIdOf(result.game);
  return {
    sourceName: 'Empty Chair',
    sourcePlayId: result.id,
    playDate: utc(result.ended),
    location: words.location,
    game: {
      name: words.game(result.game),
      sourceGameId: result.game,
      ...(bggId !== undefined && { bggId }),
      highestWins: true,
      noPoints: false,
    },
    players: playersOf(result, words).map(({ id, bot: _, ...player }) => ({
      ...player,
      sourcePlayerId: id,
    })),
  };
}

/**
 * Opens the app with the play in its import dialog. Of the two addresses that BG Stats documents
 * this is the one that no server sees, even where the app is not installed.
 */
export function bgStatsLink(play: ReturnType<typeof bgStatsPlay>): string {
  return `bgstats://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}

/** Any number of plays as one file. */
export function bgStatsFile(results: readonly Result[], words: BgStatsWords) {
  // The human who holds the device comes first, as `meRefId`, even where only bots played.
  const people = new Table([['human.1', { name: words.human(1), isAnonymous: false }]]);
  const games = new Table<object>();
  const plays = results.map((result) => {
    const date = utc(result.ended);
    const bggId = bggIdOf(result.game);
    return {
      uuid: uuidOf(`play ${result.id}`),
      gameRefId: games.idOf(result.game, {
        name: words.game(result.game),
        ...(bggId !== undefined && { bggId }),
        highestWins: true,
        noPoints: false,
        cooperative: false,
        usesTeams: false,
      }),
      locationRefId: 1,
      playDate: date,
      playDateYmd: Number(date.slice(0, 10).replaceAll('-', '')),
      entryDate: date,
      modificationDate: date,
      durationMin: 0,
      ignored: false,
      usesTeams: false,
      // Who won is ours to say: it need not follow from the points.
      manualWinner: true,
      playerScores: playersOf(result, words).map(({ id, name, bot, score, ...rest }, index) => ({
        ...rest,
        playerRefId: people.idOf(id, { name, isAnonymous: false }),
        score: String(score),
        seatOrder: index + 1,
        newPlayer: false,
        metaData: bot ? '{"isNpc":1}' : '{}',
      })),
    };
  });
  return {
    about:
      'This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or open-in function to open it with Board Game Stats.',
    players: people.rows,
    locations: [{ id: 1, uuid: uuidOf(`location ${words.location}`), name: words.location }],
    games: games.rows,
    plays,
    userInfo: { meRefId: 1 },
  };
}

/** Rows that are referred to by number, each entered once. */
class Table<Row extends object> {
  private readonly ids: string[] = [];
  readonly rows: (Row & { readonly id: number; readonly uuid: string })[] = [];

  constructor(first: readonly (readonly [string, Row])[] = []) {
    for (const [key, row] of first) this.idOf(key, row);
  }

  idOf(key: string, row: Row): number {
    const known = this.ids.indexOf(key) + 1;
    if (known > 0) return known;
    const id = this.ids.push(key);
    this.rows.push({ ...row, id, uuid: uuidOf(key) });
    return id;
  }
}

/** The same for the same words, so that a file read twice gives nothing twice. Not secret (FNV-1a). */
function uuidOf(text: string): string {
  let hash = 0x811c9dc5;
  let hex = '';
  for (let part = 0; part < 4; part += 1) {
    for (const byte of new TextEncoder().encode(`${part} empty-chair ${text}`)) {
      hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
    }
    hex += hash.toString(16).padStart(8, '0');
  }
  // Version 8: made by a rule of our own.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}

/** 'yyyy-MM-dd HH:mm:ss' in UTC. */
function utc(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
