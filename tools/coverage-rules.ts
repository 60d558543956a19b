import { simulate } from '@empty-chair/kernel/simulate';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { RuleCoverage } from '@empty-chair/testkit/rule-coverage';
import { humanWeight } from '../packages/games/root/examples/configs.ts';
import { fourBots, withHumans } from '../packages/games/root/examples/random-config.ts';
import { EXPLAINED, selections } from '../packages/games/root/examples/selections.ts';
import rulebook from '../packages/games/root/rulebook.json' with { type: 'json' };
import type { Input } from '../packages/games/root/src/input.ts';
import { root } from '../packages/games/root/src/module.ts';
import type { State } from '../packages/games/root/src/state.ts';

/** npm run coverage:rules: what 2,000 simulated games of Root never reached, and why. */
const GAMES = 2000;

const coverage = new RuleCoverage();
const policy = randomPolicy<State, Input>({ weight: humanWeight });
for (let game = 0; game < GAMES; game += 1) {
  const seed = `coverage ${game}`;
  const config = game % 2 === 0 ? fourBots(seed) : withHumans(seed);
  simulate(root, config, seed, { policy, trace: coverage, emit: coverage.emit });
}

const report = coverage.report(Object.keys(rulebook), selections);
console.log(`root: ${GAMES} games, ${Object.keys(rulebook).length} rules and rulings`);
let open = 0;
for (const [title, ids] of [
  ['rules never at work', report.neverSeen],
  ['steps only ever skipped', report.onlySkipped],
  ['filters that never rejected', report.neverRejected],
  ['tiebreaks that never decided', report.neverDecided],
] as const) {
  console.log(`\n${title}: ${ids.length}`);
  for (const id of ids) {
    const why = EXPLAINED[id];
    if (why === undefined) open += 1;
    console.log(`  ${id.padEnd(28)} ${why ?? 'NOT EXPLAINED'}`);
  }
}
console.log(`\nnot explained: ${open}`);
process.exitCode = open === 0 ? 0 : 1;
