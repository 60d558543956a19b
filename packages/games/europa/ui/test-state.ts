import type { AnyState } from '@empty-chair/registry/games';
import { europaGame } from './game.ts';

/** A position of the first scenario for tests; what is left out is as it is set up. */
export const anyState = (position: object): AnyState => {
  const { codecs, defaultConfig } = europaGame.module;
  return codecs.state.decode(position, defaultConfig);
};
