import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulateUnrolled } from '@empty-chair/kernel/unrolled';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import { columns } from '../columns.ts';
import { configFor } from '../config-words.ts';
import type { Context, Loaded } from '../context.ts';
import { loadGame, present } from '../context.ts';
import { findGame } from '../find-game.ts';
import { gameRef } from '../outcome.ts';
import { progressBar } from '../progress.ts';
import type { Tally } from '../tally.ts';
import { count, newTally, tallyJson } from '../tally.ts';

export interface SimOptions {
  readonly game: string;
  readonly words: readonly string[];
  readonly config: string | undefined;
  readonly games: number;
  readonly seed: string;
  /** The number of the first game, so that a range of a long run can be run by itself. */
  readonly first: number;
}

/** Whole games without a record. The same seed gives the same numbers; only the speed differs. */
export async function sim(context: Context, options: SimOptions): Promise<void> {
  const loaded = await loadGame(context, await findGame(context.games, options.game));
  const config = await configFor(context, loaded.game, options.words, options.config);
  const started = performance.now();
  const tally = await run(context, loaded, config, options);
  const seconds = (performance.now() - started) / 1000;
  const perSecond = Math.round(options.games / Math.max(seconds, 1e-6));
  context.io.err(`${loaded.words.render(say('sim.speed', { n: options.games, perSecond }))}\n`);
  const result = tallyJson(tally);
  present(context, {
    asJson: () => ({
      game: loaded.game.id,
      seed: options.seed,
      first: options.first,
      config: loaded.game.codecs.config.encode(config),
      ...result,
    }),
    asLines: () => simLines(loaded, options, tally),
  });
}

function simLines({ game, words }: Loaded, { seed }: SimOptions, tally: Tally): string[] {
  const { games, unfinished, noWinner, entries, seats } = tallyJson(tally);
  const { mean, least, most } = entries;
  const rows = tally.seats.map(({ name }, i) => {
    const seat = seats[i];
    return [
      words.name(name),
      `${words.number((seat?.winRate ?? 0) * 100)}%`,
      `${words.number(seat?.score.mean ?? 0)} (${seat?.score.least}–${seat?.score.most})`,
    ];
  });
  return [
    words.render(say('sim.games', { game: gameRef(game), n: games, seed: literal(seed) })),
    words.render(say('sim.length', { mean, least, most })),
    ...(unfinished > 0 ? [words.render(say('sim.unfinished', { n: unfinished }))] : []),
    ...(noWinner > 0 ? [words.render(say('sim.noWinner', { n: noWinner }))] : []),
    ...columns([['', words.render(say('sim.wins')), words.render(say('sim.score'))], ...rows]),
  ];
}

async function run(context: Context, loaded: Loaded, config: AnyConfig, options: SimOptions) {
  const { game } = loaded;
  const tally = newTally(game.seats(config));
  const bar = await progressBar(context.io, options.games);
  try {
    for (let index = 0; index < options.games; index += 1) {
      const seed = `${options.seed}/${options.first + index}`;
      // A failure is reported by the game that failed: config and seed bring it back.
      context.busy.reproduction = () => ({
        game: game.id,
        config: game.codecs.config.encode(config),
        seed,
      });
      count(tally, simulateUnrolled(game, config, seed, { policy: randomPolicy() }));
      bar.update(index + 1);
    }
  } finally {
    bar.stop();
  }
  return tally;
}
