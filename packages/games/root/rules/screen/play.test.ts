import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { wholeGames } from '@empty-chair/testkit/whole-games';
import { describe } from 'vitest';
import { humanWeight } from '../../examples/configs.ts';
import { onScreen } from '../../examples/random-config.ts';
import { root } from '../module.ts';
import type { State } from '../state.ts';
import type { Input } from '../verbs/verbs.ts';

const policy = randomPolicy<State, Input>({ weight: humanWeight });

describe('whole games on the screen', () => {
  wholeGames(root, 'keep the invariants and end, whoever plays', {
    policy,
    most: 6000,
    name: 'screen',
    games: 600,
    config: onScreen,
  });
});
