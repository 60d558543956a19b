import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { conformance } from '@empty-chair/testkit/conformance';
import { CONFIGS, humanWeight } from '../examples/configs.ts';
import { root } from './module.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

/** Corrections that can be and that cannot be, as a person types them. */
const CORRECTIONS = [
  'correct clearings.1.warriors.marquise 3',
  'correct clearings.1.warriors.marquise 99',
  'correct clearings.2.tokens ["sympathy","sympathy"]',
  'correct clearings.5.buildings ["sawmill","roost","workshop","recruiter"]',
  'correct clearings.13.warriors.marquise 1',
  'correct clearings.3.suit mouse',
  'correct factions.eyrie.score 12',
  'correct factions.eyrie.decree.fox ["STD-14"]',
  'correct factions.vagabond.pawn {"clearing":5}',
  'correct factions.vagabond.items.damagedReady 2',
  'correct itemsInSupply.tea 0',
  'correct itemsInSupply.tea 9',
  'correct deck.discard []',
  'correct nonsense.here 1',
].map(root.parseInput);

conformance(root, {
  configs: CONFIGS,
  seeds: 4,
  most: 2000,
  passing: ['fix.seat', 'fix.over', 'fix.toDiscard', 'fix.ruinItems', 'fix.noQuest'],
  policy: randomPolicy<State, Input>({ weight: humanWeight }),
  attempts: () => CORRECTIONS,
});
