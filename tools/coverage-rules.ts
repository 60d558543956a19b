import { simulate } from '@empty-chair/kernel/simulate';
import { games } from '@empty-chair/registry/games';
import { RuleCoverage } from '@empty-chair/testkit/rule-coverage';
import type { AnyTrials } from './trials.ts';
import { allTrials } from './trials.ts';

/** npm run coverage:rules [GAMES] [GAME …]: what simulated games of each never reached, and why. */
const { count, only } = askedFor(process.argv.slice(2));
let open = 0;

/** A number and names in any order; without a name all games. Ends with a sentence where it is neither. */
function askedFor(args: readonly string[]): { count: number; only: readonly string[] } {
  const known = allTrials.map(({ game }) => game.id);
  const numbers = args.filter((arg) => /^[1-9]\d{0,6}$/.test(arg));
  const names = args.filter((arg) => known.includes(arg));
  const odd = args.find((arg) => !numbers.includes(arg) && !names.includes(arg)) ?? numbers[1];
  if (odd !== undefined) {
    console.error(`Not "${odd}": one number of games, and games of ${known.join(', ')}.`);
    process.exit(1);
  }
  return { count: Number(numbers[0] ?? 2000), only: names.length > 0 ? names : known };
}

function cover({ game, policy, coverage: wanted }: AnyTrials, rules: readonly string[]): void {
  if (wanted === undefined) return;
  const coverage = new RuleCoverage();
  for (let index = 0; index < count; index += 1) {
    const seed = `coverage ${index}`;
    simulate(game, wanted.config(seed, index), seed, {
      policy: wanted.policy ?? policy,
      trace: coverage,
      emit: coverage.emit,
    });
  }
  const report = coverage.report(rules, wanted.selections);
  console.log(`\n${game.id}: ${count} games, ${rules.length} rules and rulings`);
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

for (const trials of allTrials.filter(({ game }) => only.includes(game.id))) {
  const { rulebook = {} } = (await games[trials.game.id]?.()) ?? {};
  cover(trials, Object.keys(rulebook));
}
console.log(`\nnot explained: ${open}`);
process.exitCode = open === 0 ? 0 : 1;
