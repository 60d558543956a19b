import type { Rng } from '@empty-chair/kernel/rng';
import type { Input, InputKind } from '../rules/verbs/verbs.ts';

/** How often each kind is taken: something of everything, and passes often enough for games to end. */
export const WEIGHTS: Readonly<Record<InputKind, number>> = {
  place: 5,
  remove: 2,
  destroy: 2,
  clear: 5,
  // Said clearing by clearing already.
  favor: 0,
  explore: 100,
  move: 5,
  pawn: 50,
  battle: 100,
  ambush: 0,
  craft: 20,
  effect: 5,
  discard: 10,
  spend: 5,
  score: 10,
  give: 20,
  take: 20,
  open: 20,
  buy: 20,
  refund: 20,
  // Said piece by piece already.
  wood: 0,
  recruit: 0,
  build: 0,
  overwork: 0,
  hospitals: 0,
  leader: 0,
  decree: 0,
  turmoil: 0,
  roosts: 0,
  revolt: 0,
  spread: 0,
  train: 0,
  organize: 0,
  muster: 0,
  emerge: 0,
  burrow: 0,
  sway: 0,
  parliament: 0,
  outcast: 0,
  crusade: 0,
  convert: 0,
  sanctify: 0,
  sacrifice: 0,
  character: 0,
  refresh: 0,
  walk: 0,
  aid: 0,
  quest: 0,
  strike: 0,
  repair: 0,
  special: 0,
  drop: 0,
  plot: 0,
  flip: 0,
  trick: 0,
  expose: 0,
  guess: 0,
  pass: 1200,
  win: 0,
  correct: 0,
  play: 1,
};

/** Anything that can be recorded, whether or not the law of the faction would let it be done. */
export function randomInput(legal: readonly Input[], rng: Rng): Input {
  const all = legal.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
  let left = rng.below(all);
  const found = legal.find(({ kind }) => {
    left -= WEIGHTS[kind];
    return left < 0;
  });
  return found as Input;
}
