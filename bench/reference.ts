import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Workload } from '@empty-chair/testkit/workload';
import { Chess } from 'chess.js';

/** Random chess games: work that does not depend on us, to compare figures of two machines by. */
export const randomChess: Workload = {
  name: 'reference: random chess with chess.js',
  unit: 'moves',
  run: (round) => {
    const rng = rngFromSeed(`chess ${round}`);
    const chess = new Chess();
    let moves = 0;
    while (moves < 60 && !chess.isGameOver()) {
      const legal = chess.moves();
      chess.move(legal[rng.below(legal.length)] as string);
      moves += 1;
    }
    return moves;
  },
};

/** In milliseconds of processor time. */
const LONG_ENOUGH = 2000;

/** How quick this machine is: what a clock says of two machines is to be seen beside it. */
export function movesPerSecond(): number {
  for (let round = 0; round < 20; round += 1) randomChess.run(round);
  const begun = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  let moves = 0;
  for (let round = 0; spent() < LONG_ENOUGH; round += 1) moves += randomChess.run(round);
  return (moves * 1000) / spent();
}
