import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { conformance } from '@empty-chair/testkit/conformance';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { tapestry } from './module.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

/** Corrections that can be and that cannot be, as a person types them. */
const CORRECTIONS = [
  'correct hex C4 AS',
  'correct hex C4 YYY',
  'correct hex C4 YA',
  'correct hex D4 y',
  'correct hex B4 empty',
  'correct hex E3 Q',
  'correct explored A1 yes',
  'correct explored D4 no',
  'correct tile A1 17 2',
  'correct tile D4 17',
  'correct track automa military 12',
  'correct track human military 13',
  'correct favorite shadow military',
  'correct favorite human military',
  'correct landmark forge human',
  'correct landmark forge nobody',
  'correct landmark bakery automa',
  'correct achievement completeTrack 1 shadow',
  'correct achievement middleIsland 2 human',
  'correct achievement toppleTwo 1 nobody',
  'correct toppled human 1',
  'correct points automa 50',
  'correct points shadow 5',
  'correct income human 3',
  'correct tapestry 4',
  'correct tiles 3',
  'correct track human2 science 4',
].map(tapestry.parseInput);

conformance(tapestry, {
  configs: CONFIGS,
  seeds: 3,
  most: 3000,
  passing: ['fix.turn', 'fix.over', 'fix.pair', 'fix.noPair', 'fix.decks'],
  policy: randomPolicy<State, Input>({ weight: humanWeight }),
  attempts: () => CORRECTIONS,
});
