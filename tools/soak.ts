import type { GameModule } from '@empty-chair/kernel/module';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { europaPolicy } from '../packages/games/europa/examples/configs.ts';
import { threeBots } from '../packages/games/europa/examples/random-config.ts';
import { europa } from '../packages/games/europa/rules/module.ts';
import { LEVELS as EUROPA_LEVELS } from '../packages/games/europa/rules/numbers.ts';
import { humanWeight } from '../packages/games/innovation/examples/configs.ts';
import { anyTable } from '../packages/games/innovation/examples/random-config.ts';
import { LEVELS } from '../packages/games/innovation/rules/content.ts';
import { innovation } from '../packages/games/innovation/rules/module.ts';
import { fourBots } from '../packages/games/root/examples/random-config.ts';
import { root } from '../packages/games/root/rules/module.ts';
import { humanWeight as tapestryWeight } from '../packages/games/tapestry/examples/configs.ts';
import { anyTable as anyTapestry } from '../packages/games/tapestry/examples/random-config.ts';
import { LEVELS as TAPESTRY_LEVELS } from '../packages/games/tapestry/rules/content.ts';
import { tapestry } from '../packages/games/tapestry/rules/module.ts';

/** npm run soak [GAMES] [GAME]: thousands of seeded games of each kind, every entry checked. */
const games = Number(process.argv[2] ?? 10_000);
const only = process.argv[3];
let faults = 0;

interface Tally {
  /** Under which name the points of the automated seat are counted. */
  readonly name: string;
  readonly points: number;
  readonly hasWon: boolean;
}

function soak<C, S, I>(
  game: GameModule<C, S, I>,
  configOf: (seed: string, index: number) => C,
  tally: (config: C, seat: number) => string,
  policy?: Policy<S, I>,
): ReadonlyMap<string, readonly Tally[]> {
  const start = Date.now();
  let entries = 0;
  let broken = 0;
  let endless = 0;
  const tallies = new Map<string, Tally[]>();
  for (let index = 0; index < games; index += 1) {
    const seed = `soak ${index}`;
    const config = configOf(seed, index);
    const { end, entries: played } = simulate(game, config, seed, {
      ...(policy && { policy }),
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
      const name = tally(config, seat);
      const points = end.scores.find((score) => score.seat === seat)?.points ?? 0;
      const list = tallies.get(name) ?? [];
      list.push({ name, points, hasWon: end.winners.includes(seat) });
      tallies.set(name, list);
    }
  }
  const seconds = (Date.now() - start) / 1000;
  console.log(`${game.id}: ${games} games, ${entries} entries in ${seconds.toFixed(1)} s`);
  console.log(`  invariants broken: ${broken}; games without an end: ${endless}`);
  faults += broken + endless;
  return tallies;
}

function mean(list: readonly Tally[]): number {
  return list.reduce((all, { points }) => all + points, 0) / list.length;
}

if (only === undefined || only === 'root') {
  const tallies = soak(
    root,
    (seed) => fourBots(seed),
    (config, seat) => config.seats[seat]?.bot ?? '',
  );
  for (const [name, list] of tallies) {
    console.log(`  won by ${name}: ${list.filter(({ hasWon }) => hasWon).length}`);
  }
}

/** The Automa of a harder level has more points at the end, on average. */
function tellByLevel(
  levels: readonly (string | number)[],
  tallies: ReadonlyMap<string, readonly Tally[]>,
): void {
  const means = levels.map((level) => mean(tallies.get(String(level)) ?? []));
  for (const [index, level] of levels.entries()) {
    const points = (means[index] as number).toFixed(1);
    console.log(`  ${level}: the Automa has ${points} points on average`);
  }
  const isRising = means.every((points, index) => index === 0 || points > (means[index - 1] ?? 0));
  console.log(`  rises with the level: ${isRising ? 'yes' : 'NO'}`);
  if (!isRising) faults += 1;
}

if (only === undefined || only === 'innovation') {
  const tallies = soak(
    innovation,
    (seed, index) => anyTable(seed, LEVELS[index % LEVELS.length]),
    ({ level }) => level,
    randomPolicy({ weight: humanWeight }),
  );
  tellByLevel(LEVELS, tallies);
}

if (only === undefined || only === 'tapestry') {
  const tallies = soak(
    tapestry,
    // One game in seven is for two humans.
    (seed, index) => anyTapestry(seed, TAPESTRY_LEVELS[index % (TAPESTRY_LEVELS.length + 1)]),
    ({ game, level }) => (game === 'solo' ? String(level) : game),
    randomPolicy({ weight: tapestryWeight }),
  );
  tellByLevel(TAPESTRY_LEVELS, tallies);
}

if (only === undefined || only === 'europa') {
  const tallies = soak(
    europa,
    (seed, index) => threeBots(seed, EUROPA_LEVELS[index % EUROPA_LEVELS.length]),
    ({ seats }) => seats[0]?.level ?? '',
    europaPolicy,
  );
  for (const [level, list] of tallies) {
    console.log(`  ${level}: a bot has ${mean(list).toFixed(1)} Prestige on average`);
  }
}
process.exitCode = faults === 0 ? 0 : 1;
