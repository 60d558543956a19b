import type { Waiting } from '@empty-chair/kernel/match';
import { decodeRecord } from '@empty-chair/kernel/record';
import type { AnyConfig, AnyGame } from '@empty-chair/registry/games';
import { loadRules } from '../session/opened.ts';
import type { SavedGame } from '../store/saved-game.ts';

/** What is asked of a session. */
interface Played {
  readonly game: { readonly module: AnyGame };
  readonly match: {
    readonly record: { readonly config: AnyConfig };
    readonly waiting: Pick<Waiting, 'kind'>;
  };
}

/**
 * A copy (a file, a link, another game of this device, a report) has all hands in it, and belongs to no chair.
 * While a game at a shared table runs, it is made only where all its people sit at this device. `own`: the chairs
 * of this device; undefined where the game is not shared.
 */
export function mayBeCopied(
  { game: { module }, match: { record, waiting } }: Played,
  own: readonly number[] | undefined,
): boolean {
  const isHidden = waiting.kind !== 'over' && module.secrets?.areKept(record.config) === true;
  if (own === undefined || !isHidden) return true;
  const people = module.seats(record.config).filter(({ bot }) => !bot);
  return people.every(({ seat }) => own.includes(seat));
}

/** Of a game that lies on the shelf; what cannot be read is not copied. */
export async function mayRowBeCopied(row: SavedGame): Promise<boolean> {
  const { over, table } = row;
  if (table === undefined || over) return true;
  try {
    const game = await loadRules(row.game);
    const match = {
      record: decodeRecord(game.module, row.record),
      waiting: { kind: 'human' },
    } as const;
    const isViewer = table.link.startsWith('t=v.');
    return mayBeCopied({ game, match }, isViewer ? [] : table.chairs);
  } catch (error) {
    console.warn(error);
    return false;
  }
}
