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
