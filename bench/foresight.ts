import { root } from '@empty-chair/games/root/module';
import type { Forecast } from '@empty-chair/kernel/forecast';
import { Forecaster } from '@empty-chair/kernel/forecast';
import { foresee } from '@empty-chair/kernel/foresee';
import type { GameModule } from '@empty-chair/kernel/module';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Seat } from '@empty-chair/kernel/words';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { humanWeight } from '../packages/games/root/examples/configs.ts';
import type { Workload } from './measure.ts';

const SAMPLES = 20;

interface Position<S> {
  readonly state: S;
  readonly seat: Seat;
}

/** Middle of a game, a human against three bots, a bot to move. */
function positions(count: number): readonly Position<ReturnType<typeof root.clone>>[] {
  const config = root.configFrom({ seats: 'marquise,eyrie/bot,alliance/bot,vagabond/bot' });
  return Array.from({ length: count }, (_, index) => {
    const kept: Position<ReturnType<typeof root.clone>>[] = [];
    simulate(root, config, `foresight ${index}`, {
      policy: randomPolicy({ weight: humanWeight }),
      watch: (state) => {
        const next = root.next(state);
        if (next.kind === 'bot') kept.push({ state: root.clone(state), seat: next.seat });
      },
    });
    return kept[Math.floor(kept.length / 2)] as Position<ReturnType<typeof root.clone>>;
  });
}

function forecast<C, S, I>(game: GameModule<C, S, I>, { state, seat }: Position<S>): Forecast {
  const forecaster = new Forecaster();
  for (const one of foresee(game, { state, seat }, { samples: SAMPLES, most: 2000, seed: 'b' })) {
    forecaster.add(one, game.consequences(state, one.state, seat));
  }
  return forecaster.picture();
}

/** What the app's worker does for one bot: every card that can still turn up, dice sampled. */
export function forecasts(): Workload {
  const all = positions(20);
  return {
    name: `Root, foresight (every card, ${SAMPLES} samples)`,
    unit: 'turns',
    run: (round) => {
      const position = all[round % all.length] as (typeof all)[number];
      return forecast(root, position).runs;
    },
  };
}
