import { Refused } from '@empty-chair/kernel/errors';
import type { Hint } from '@empty-chair/kernel/hint';
import { hintFor } from '@empty-chair/kernel/hint-for';
import type { Seat } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import type { AnyInput, AnyState } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import { columns } from '../columns.ts';
import type { Context, Result } from '../context.ts';
import { present } from '../context.ts';
import type { OpenGame } from '../game-file.ts';
import { openGame } from '../game-file.ts';
import { ownTurn } from '../seen.ts';
import { messageJson } from '../shapes.ts';

/** Without a word: a few seconds. */
export const HINT_GAMES = 600;

export interface HintOptions {
  /** Games in all. */
  readonly games: number;
}

export async function hintMove(
  context: Context,
  options: HintOptions & { readonly file: string },
): Promise<void> {
  present(context, hintResult(await openGame(context, options.file), options));
}

export function hintResult(open: OpenGame, { games }: HintOptions): Result {
  const { game, words } = open;
  const { state, seat } = ownTurn(open, () => new Refused(say('cli.noHint')));
  const { moves, games: played } = lastHint(open, state, seat, games);
  const told = moves.map((move) => ({
    ...move,
    key: game.inputKey(move.input),
    said: game.inputMessage(state, seat, move.input),
  }));
  return {
    asJson: () => ({
      game: game.id,
      seat,
      games: played,
      moves: told.map(({ key, said, chance, error, lead, games: own, isLevel }) => ({
        input: key,
        ...messageJson(words, said),
        chance,
        error,
        lead,
        games: own,
        level: isLevel,
      })),
    }),
    asLines: () => [
      words.render(say('cli.hint.head', { n: played })),
      ...columns(
        told.map(({ key, said, chance, error }, at) => [
          `${at + 1}. ${key}`,
          words.render(
            say('cli.hint.move', { chance: percent(chance), error: Math.max(1, percent(error)) }),
          ),
          words.render(said),
        ]),
      ),
      ...levelLines(open, told),
    ],
  };
}

const percent = (chance: number): number => Math.round(chance * 100);

function levelLines(
  { words }: OpenGame,
  moves: readonly { readonly isLevel: boolean }[],
): string[] {
  const others = moves.flatMap(({ isLevel }, at) => (at > 0 && isLevel ? [`${at + 1}`] : []));
  return others.length === 0
    ? []
    : [words.render(say('cli.hint.level', { others: literal(others.join(', ')) }))];
}

function lastHint(
  { game, sparring, match }: OpenGame,
  state: AnyState,
  seat: Seat,
  games: number,
): Hint<AnyInput> {
  const { config, entries } = match.record;
  const options = { seed: `hint ${entries.length}`, games };
  const running = hintFor(game, sparring, { config, state, seat }, options);
  if (running === undefined) throw new Refused(say('cli.noHint'));
  let last: Hint<AnyInput> = { moves: [], games: 0, of: 0 };
  for (const known of running) last = known;
  return last;
}
