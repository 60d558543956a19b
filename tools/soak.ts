import { simulate } from '@empty-chair/kernel/simulate';
import type { AnyTrials } from './trials.ts';
import { allTrials } from './trials.ts';

/** npm run soak [GAMES] [GAME]: thousands of seeded games of each kind, every entry checked. */
const games = Number(process.argv[2] ?? 10_000);
const only = process.argv[3];
let faults = 0;

/** How a game ended for one automated seat. */
interface Ending {
  readonly points: number;
  readonly hasWon: boolean;
}
type Tallies = ReadonlyMap<string, readonly Ending[]>;

function play({ game, policy, soak }: AnyTrials): Tallies {
  const start = Date.now();
  let entries = 0;
  let broken = 0;
  let endless = 0;
  const tallies = new Map<string, Ending[]>();
  for (let index = 0; index < games; index += 1) {
    const seed = `soak ${index}`;
    const config = soak.config(seed, index);
    const { end, entries: played } = simulate(game, config, seed, {
      policy,
      watch: (state) => {
        for (const { name, check } of game.invariants) {
          const problem = check(state);
          if (problem === undefined) continue;
          broken += 1;
          console.log(`${game.id}, ${seed}: ${name}: ${JSON.stringify(problem)}`);
        }
      },
    });
    entries += played;
    if (end === undefined) {
      endless += 1;
      console.log(`${game.id}, ${seed}: no end after ${played} entries`);
      continue;
    }
    for (const { seat, bot } of game.seats(config)) {
      if (!bot) continue;
      const name = soak.tally(config, seat);
      const points = end.scores.find((score) => score.seat === seat)?.points ?? 0;
      const list = tallies.get(name) ?? [];
      list.push({ points, hasWon: end.winners.includes(seat) });
      tallies.set(name, list);
    }
  }
  const seconds = (Date.now() - start) / 1000;
  console.log(`${game.id}: ${games} games, ${entries} entries in ${seconds.toFixed(1)} s`);
  console.log(`  invariants broken: ${broken}; games without an end: ${endless}`);
  faults += broken + endless;
  return tallies;
}

const mean = (list: readonly Ending[]): number =>
  list.reduce((all, { points }) => all + points, 0) / list.length;

function tell(tallies: Tallies): void {
  for (const [name, list] of tallies) {
    const won = list.filter(({ hasWon }) => hasWon).length;
    console.log(
      `  ${name}: won ${won} of ${list.length}, ${mean(list).toFixed(1)} points on average`,
    );
  }
}

/** A bot of a harder level has more points at the end, on average. */
function checkRising(levels: readonly string[], tallies: Tallies): void {
  const means = levels.map((level) => mean(tallies.get(level) ?? []));
  const isRising = means.every((points, index) => index === 0 || points > (means[index - 1] ?? 0));
  console.log(`  rises with the level: ${isRising ? 'yes' : 'NO'}`);
  if (!isRising) faults += 1;
}

for (const trials of allTrials) {
  if (only !== undefined && only !== trials.game.id) continue;
  const tallies = play(trials);
  tell(tallies);
  if (trials.soak.levels !== undefined) checkRising(trials.soak.levels, tallies);
}
process.exitCode = faults === 0 ? 0 : 1;
