import { conformance } from './conformance.ts';
import { DEFAULT, tally } from './tally-game.ts';

conformance(tally, {
  configs: { app: DEFAULT, table: { asksStart: true, diceAtTable: true } },
  seeds: 5,
  most: 60,
  attempts: () => [0, 29, 99, 100].map((n) => ({ kind: 'set', n })),
});
