import { conformance } from '@empty-chair/testkit/conformance';
import type { Config } from './config.ts';
import { DEFAULT_CONFIG } from './config.ts';
import { toy } from './module.ts';

const bold: Config = { ...DEFAULT_CONFIG, level: 'greedy', traits: ['bold'] };

/** Corrections that can be and that cannot be, in the words that a person would type. */
const CORRECTIONS = [
  ...['1', '2', '6'].flatMap((tree) => ['0', '4', '5'].map((n) => `set fruit ${tree} ${n}`)),
  ...['0', '1', '2'].map((n) => `set hollow 3 ${n}`),
  ...['0', '5', '19', '99'].flatMap((n) => [`set basket ${n}`, `set nest ${n}`]),
  ...['0', '2', '3'].map((n) => `set actions ${n}`),
  ...['0', '1', '12', '13'].map((n) => `set round ${n}`),
  ...['set picker 4', 'set magpie 2', 'set scarecrow 5', 'set scarecrow none'],
  ...['set card O1 draw', 'set card O1 discard', 'set card O6 discard'],
].map(toy.parseInput);

conformance(toy, {
  configs: {
    default: DEFAULT_CONFIG,
    bold,
    'cards at the table': { ...bold, chance: { cards: 'table', dice: 'app', choices: 'app' } },
    'all chance at the table': {
      ...bold,
      chance: { cards: 'table', dice: 'table', choices: 'table' },
    },
  },
  seeds: 20,
  most: 100,
  passing: ['put.round', 'put.card', 'see.pickersTurn'],
  attempts: () => CORRECTIONS,
});
