import type { GameModule } from '@empty-chair/kernel/module';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { RuleCoverage } from '@empty-chair/testkit/rule-coverage';
import { europaPolicy } from '../packages/games/europa/examples/configs.ts';
import { anyTable as anyEuropa } from '../packages/games/europa/examples/random-config.ts';
import * as europaRules from '../packages/games/europa/examples/selections.ts';
import europaRulebook from '../packages/games/europa/rulebook.json' with { type: 'json' };
import { europa } from '../packages/games/europa/rules/module.ts';
import { humanWeight as innovationWeight } from '../packages/games/innovation/examples/configs.ts';
import { anyTable } from '../packages/games/innovation/examples/random-config.ts';
import * as innovationRules from '../packages/games/innovation/examples/selections.ts';
import innovationRulebook from '../packages/games/innovation/rulebook.json' with { type: 'json' };
import { innovation } from '../packages/games/innovation/rules/module.ts';
import { humanWeight as rootWeight } from '../packages/games/root/examples/configs.ts';
import { fourBots, withHumans } from '../packages/games/root/examples/random-config.ts';
import * as rootRules from '../packages/games/root/examples/selections.ts';
import rootRulebook from '../packages/games/root/rulebook.json' with { type: 'json' };
import { root } from '../packages/games/root/rules/module.ts';
import { humanWeight as tapestryWeight } from '../packages/games/tapestry/examples/configs.ts';
import { anyTable as anyTapestry } from '../packages/games/tapestry/examples/random-config.ts';
import * as tapestryRules from '../packages/games/tapestry/examples/selections.ts';
import tapestryRulebook from '../packages/games/tapestry/rulebook.json' with { type: 'json' };
import { tapestry } from '../packages/games/tapestry/rules/module.ts';

/** npm run coverage:rules: what 2,000 simulated games of each kind never reached, and why. */
const GAMES = 2000;
let open = 0;

interface Rules {
  readonly rulebook: object;
  readonly selections: Parameters<RuleCoverage['report']>[1];
  readonly EXPLAINED: Readonly<Record<string, string>>;
}

function cover<C, S, I>(
  game: GameModule<C, S, I>,
  configOf: (seed: string, index: number) => C,
  policy: Policy<S, I>,
  { rulebook, selections, EXPLAINED }: Rules,
): void {
  const coverage = new RuleCoverage();
  for (let index = 0; index < GAMES; index += 1) {
    const seed = `coverage ${index}`;
    simulate(game, configOf(seed, index), seed, {
      policy,
      trace: coverage,
      emit: coverage.emit,
    });
  }
  const ids = Object.keys(rulebook);
  const report = coverage.report(ids, selections);
  console.log(`\n${game.id}: ${GAMES} games, ${ids.length} rules and rulings`);
  for (const [title, unseen] of [
    ['rules never at work', report.neverSeen],
    ['steps only ever skipped', report.onlySkipped],
    ['filters that never rejected', report.neverRejected],
    ['tiebreaks that never decided', report.neverDecided],
  ] as const) {
    console.log(`\n${title}: ${unseen.length}`);
    for (const id of unseen) {
      const why = EXPLAINED[id];
      if (why === undefined) open += 1;
      console.log(`  ${id.padEnd(28)} ${why ?? 'NOT EXPLAINED'}`);
    }
  }
}

cover(
  root,
  (seed, index) => (index % 2 === 0 ? fourBots(seed) : withHumans(seed)),
  randomPolicy({ weight: rootWeight }),
  { rulebook: rootRulebook, ...rootRules },
);
cover(innovation, (seed) => anyTable(seed), randomPolicy({ weight: innovationWeight }), {
  rulebook: innovationRulebook,
  ...innovationRules,
});
cover(tapestry, (seed) => anyTapestry(seed), randomPolicy({ weight: tapestryWeight }), {
  rulebook: tapestryRulebook,
  ...tapestryRules,
});
cover(europa, (seed) => anyEuropa(seed), europaPolicy, {
  rulebook: europaRulebook,
  ...europaRules,
});
console.log(`\nnot explained: ${open}`);
process.exitCode = open === 0 ? 0 : 1;
