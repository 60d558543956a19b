import type { Context, Result } from '../context.ts';
import { present } from '../context.ts';
import { legalInputs } from '../entry-words.ts';
import type { OpenGame } from '../game-file.ts';
import { openGame } from '../game-file.ts';
import { turnHere } from '../readers.ts';
import { secretLines, stateJson } from '../seen.ts';
import { messageJson, seatsJson, waitingJson } from '../shapes.ts';
import { waitingLines } from '../waiting-lines.ts';

export async function show(context: Context, file: string): Promise<void> {
  present(context, showResult(context, await openGame(context, file)));
}

/** The position in words, and who is next. */
export function showResult(context: Context, open: OpenGame): Result {
  const { game, words, file, match } = open;
  const board =
    match.state === undefined ? [] : [...game.describe(match.state), ...secretLines(open)];
  return {
    asJson: () => ({
      game: game.id,
      file,
      seed: match.record.seed,
      config: game.codecs.config.encode(match.record.config),
      entries: match.record.entries.length,
      seats: seatsJson(open, match.record.config),
      board: board.map((line) => messageJson(words, line)),
      ...(match.state !== undefined && { state: stateJson(open) }),
      waiting: waitingJson(open, match.waiting),
      legal: legalKeys(open),
    }),
    asLines: () => [
      ...board.map((line) => words.render(line)),
      ...waitingLines(context, open, match.record, match.waiting),
    ],
  };
}

/** What a human may enter now, as `do` takes it. */
export function legalKeys(open: OpenGame): string[] {
  const here = turnHere(open, open.match);
  if (here.kind !== 'human') return [];
  return legalInputs(open.game, here.state, here.seat).map(({ key }) => key);
}
