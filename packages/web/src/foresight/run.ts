import type { Forecast } from '@empty-chair/kernel/forecast';
import { Forecaster } from '@empty-chair/kernel/forecast';
import { foresee } from '@empty-chair/kernel/foresee';
import type { Ref } from '@empty-chair/kernel/words';
import type { AnyGame } from '@empty-chair/registry/games';
import type { ForesightRequest, Picture } from './messages.ts';
import { nameKey } from './messages.ts';
import type { Pace } from './sliced.ts';
import { sliced } from './sliced.ts';

/** In milliseconds between two pictures: the eye follows, and the work is not held up. */
const BETWEEN = 100;
/** More of them nobody reads, and each has to be copied for the page. */
const MOST_MOVES = 200;
const MOST_CASES = 300;

/**
 * Works a request out. The first picture comes as soon as every card was gone through once, since
 * only after whole sweeps it is a fair one; the last one when all is done, unless it was stopped.
 */
export async function runForesight(
  game: AnyGame,
  request: ForesightRequest,
  pace: Pace,
  show: (picture: Picture) => void,
): Promise<void> {
  const { samples, most, seed, seat } = request;
  const config = game.codecs.config.decode(request.config);
  const state = game.codecs.state.decode(request.state, config);
  const forecaster = new Forecaster(game.dealing);
  const names: Record<string, readonly Ref[]> = {};
  let isThinned = false;
  let sweep = 0;
  let shownAt: number | undefined;
  const picture = (done: number): Picture => ({
    ...cut(forecaster.picture()),
    names: { ...names },
    isThinned,
    done,
  });
  const choicesAtTable = game.chance(config).choices;
  const cases = foresee(game, { state, seat, choicesAtTable }, { samples, most, seed });
  const isWhole = await sliced(
    cases,
    (one) => {
      const isNext = one.sweep !== sweep;
      sweep = one.sweep;
      if (isNext && (shownAt === undefined || pace.now() - shownAt >= BETWEEN)) {
        show(picture(sweep / samples));
        shownAt = pace.now();
      }
      names[nameKey(one.cards)] ??= one.named;
      isThinned ||= one.isThinned;
      forecaster.add(one, game.consequences(state, one.state, seat));
    },
    pace,
  );
  if (isWhole) show(picture(1));
}

const cut = ({ moves, places, ...rest }: Forecast): Forecast => ({
  ...rest,
  moves: moves.slice(0, MOST_MOVES),
  places: places.map(({ cases, ...place }) => ({ ...place, cases: cases.slice(0, MOST_CASES) })),
});
