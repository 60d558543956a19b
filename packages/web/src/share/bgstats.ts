import type { Result } from '../store/result.ts';

/** BoardGameGeek's number of each game: BG Stats finds the game by it. */
const BGG_IDS: Readonly<Record<string, number>> = { root: 237182 };

interface Play {
  readonly result: Result;
  readonly gameName: string;
  readonly location: string;
  /** The seat that began. */
  readonly first: number;
  readonly board?: string;
}

/**
 * A play as BG Stats reads it. `winner` and `startPlayer` stand in every player even when they are
 * false: its Android app refuses a play in which one is missing.
 */
export function bgStatsPlay({ result, gameName, location, first, board }: Play) {
  const points = result.seats.map((seat) => seat.points).sort((a, b) => b - a);
  const bggId = BGG_IDS[result.game];
  return {
    sourceName: 'Empty Chair',
    sourcePlayId: result.id,
    playDate: utc(result.ended),
    location,
    ...(board !== undefined && { board }),
    game: {
      name: gameName,
      sourceGameId: result.game,
      ...(bggId !== undefined && { bggId }),
      highestWins: true,
      noPoints: false,
    },
    players: result.seats.map((seat, index) => ({
      name: seat.name,
      sourcePlayerId: `${seat.ref.kind}.${seat.ref.id}`,
      startPlayer: index === first,
      rank: seat.won ? 1 : Math.max(2, points.indexOf(seat.points) + 1),
      score: String(seat.points),
      winner: seat.won,
      ...(seat.level !== undefined && { role: seat.level }),
    })),
  };
}

/** Opens the app with the play in its import dialog; the address stays on the device. */
export function bgStatsLink(play: ReturnType<typeof bgStatsPlay>): string {
  return `bgstats://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}

/** 'yyyy-MM-dd HH:mm:ss' in UTC, as its import wants it. */
function utc(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
