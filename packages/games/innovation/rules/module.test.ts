import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { conformance } from '@empty-chair/testkit/conformance';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { innovation } from './module.ts';
import type { State } from './state.ts';
import { pointsOf } from './state.ts';
import type { Input } from './verbs/verbs.ts';

/** Corrections that can be and that cannot be, as a person types them. */
const CORRECTIONS = [
  'correct empty H7',
  'correct hex H7 automa guild token',
  'correct hex H7 human workshop annex',
  'correct hex H7 human workshop token',
  'correct hex A8 human workshop',
  'correct terrain E12 lake',
  'correct bridge C7 D8 human',
  'correct bridge C7 D8 automa',
  'correct level automa law 12',
  'correct level human law 13',
  'correct scholar law 4 automa',
  'correct scholar law 5 automa',
  'correct points human 50',
  'correct shipping human 3',
  'correct shipping automa 1',
  'correct cities human 2',
  'correct spell bridge covered',
  'correct book 1 open',
  'correct innovation steel automa',
  'correct innovation steel nobody',
  'correct bonus 7 left',
  'correct bonus 7 automa',
  'correct coins middle 4',
  'correct level human2 law 3',
].map(innovation.parseInput);

conformance(innovation, {
  configs: CONFIGS,
  seeds: 3,
  most: 3000,
  passing: ['fix.turn', 'fix.passed', 'fix.over', 'fix.onlySupport', 'fix.deck'],
  policy: randomPolicy<State, Input>({ weight: humanWeight }),
  attempts: () => CORRECTIONS,
  startPoints: pointsOf,
});
