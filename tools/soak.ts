import { simulate } from '@empty-chair/kernel/simulate';
import { fourBots } from '../packages/games/root/examples/random-config.ts';
import { root } from '../packages/games/root/src/module.ts';

/** npm run soak: seeded four-bot games over all maps, levels and random traits, every entry checked. */
const games = Number(process.argv[2] ?? 10_000);
const start = Date.now();
let entries = 0;
let broken = 0;
let endless = 0;
const wins = new Map<string, number>();
for (let game = 0; game < games; game += 1) {
  const seed = `soak ${game}`;
  const config = fourBots(seed);
  const { end, entries: played } = simulate(root, config, seed, {
    watch: (state) => {
      for (const { name, check } of root.invariants) {
        const problem = check(state);
        if (problem === undefined) continue;
        broken += 1;
        console.log(`${seed}: ${name}: ${JSON.stringify(problem)}`);
      }
    },
  });
  entries += played;
  if (end === undefined) {
    endless += 1;
    console.log(`${seed}: no end after ${played} entries`);
  }
  for (const seat of end?.winners ?? []) {
    const bot = config.seats[seat]?.bot ?? 'human';
    wins.set(bot, (wins.get(bot) ?? 0) + 1);
  }
}
const seconds = (Date.now() - start) / 1000;
console.log(`${games} games, ${entries} bot turns in ${seconds.toFixed(1)} s`);
for (const [bot, n] of wins) console.log(`  won by ${bot}: ${n}`);
console.log(`invariants broken: ${broken}; games without an end: ${endless}`);
process.exitCode = broken + endless === 0 ? 0 : 1;
