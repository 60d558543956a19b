import type { Hint } from '@empty-chair/kernel/hint';
import { hintFor } from '@empty-chair/kernel/hint-for';
import type { AnyGame, AnyInput, AnySparring } from '@empty-chair/registry/games';
import type { HintPicture } from '@empty-chair/uikit/game-ui.ts';
import type { HintRequest } from './messages.ts';
import type { Pace } from './sliced.ts';
import { sliced } from './sliced.ts';

/** In milliseconds between two pictures: numbers that can be read while they count. */
const BETWEEN = 150;

/**
 * Plays until the games or the time are over, whichever comes first. Nobody waits longer than `time`: from then on it
 * is ready, and only told anew when twice as many games have been played, so that it does not flicker while it is read.
 */
export async function runHint(
  game: AnyGame,
  sparring: AnySparring | undefined,
  request: HintRequest,
  pace: Pace,
  show: (picture: HintPicture) => void,
): Promise<void> {
  const began = pace.now();
  const config = game.codecs.config.decode(request.config);
  const state = game.codecs.state.decode(request.state, config);
  const { seat, seed, games, time, longest } = request;
  const running = hintFor(game, sparring, { config, state, seat }, { seed, games });
  let last: Hint<AnyInput> = { moves: [], games: 0, of: 0 };
  let shownAt = began;
  /** So many games had been played when it was last told as ready. */
  let readyWith: number | undefined;
  const picture = (isReady: boolean): HintPicture => ({
    ...last,
    moves: last.moves.map((move) => ({ ...move, input: game.codecs.input.encode(move.input) })),
    isReady,
  });
  const isPast = (ms: number): boolean => last.moves.length > 0 && pace.now() - began >= ms;
  const showReady = (): void => {
    readyWith = last.games;
    show(picture(true));
  };
  function* inTime(): Generator<Hint<AnyInput>> {
    for (const one of running ?? []) {
      yield one;
      if (isPast(longest)) return;
    }
  }
  const isWhole = await sliced(
    inTime(),
    (one) => {
      last = one;
      if (readyWith !== undefined) {
        if (one.games >= 2 * readyWith) showReady();
      } else if (isPast(time)) {
        showReady();
      } else if (pace.now() - shownAt >= BETWEEN && one.moves.length > 0) {
        shownAt = pace.now();
        show(picture(false));
      }
    },
    pace,
  );
  if (isWhole && readyWith !== last.games) showReady();
}
