import { simulate } from '@empty-chair/kernel/simulate';
import { games } from '@empty-chair/registry/games';
import { RuleCoverage } from '@empty-chair/testkit/rule-coverage';
import type { AnyTrials } from './trials.ts';
import { allTrials } from './trials.ts';

/** npm run coverage:rules: what 2,000 simulated games of each kind never reached, and why. */
const GAMES = 2000;
let open = 0;

function cover({ game, policy, coverage: wanted }: AnyTrials, rules: readonly string[]): void {
  if (wanted === undefined) return;
  const coverage = new RuleCoverage();
  for (let index = 0; index < GAMES; index += 1) {
    const seed = `coverage ${index}`;
    simulate(game, wanted.config(seed, index), seed, {
      policy,
      trace: coverage,
      emit: coverage.emit,
    });
  }
  const report = coverage.report(rules, wanted.selections);
  console.log(`\n${game.id}: ${GAMES} games, ${rules.length} rules and rulings`);
  for (const [title, unseen] of [
    ['rules never at work', report.neverSeen],
    ['steps only ever skipped', report.onlySkipped],
    ['filters that never rejected', report.neverRejected],
    ['tiebreaks that never decided', report.neverDecided],
  ] as const) {
    console.log(`\n${title}: ${unseen.length}`);
    for (const id of unseen) {
      const why = wanted.EXPLAINED[id];
      if (why === undefined) open += 1;
      console.log(`  ${id.padEnd(28)} ${why ?? 'NOT EXPLAINED'}`);
    }
  }
}

for (const trials of allTrials) {
  const { rulebook = {} } = (await games[trials.game.id]?.()) ?? {};
  cover(trials, Object.keys(rulebook));
}
console.log(`\nnot explained: ${open}`);
process.exitCode = open === 0 ? 0 : 1;
