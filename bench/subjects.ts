import { games } from '@empty-chair/registry/games';
import type { GameBench } from '@empty-chair/testkit/workload';
import { copies } from './copies.ts';
import type { Memory } from './memory.ts';
import { memoryOf } from './memory.ts';
import { openGame } from './open-game.ts';
import { randomChess } from './reference.ts';
import { usualWords } from './usual-words.ts';
import { wholeGames } from './whole-games.ts';

/** What is timed, by subject: each game, found by its place, and the choice by itself. */
const ownBenches = import.meta.glob<GameBench>('../packages/games/*/bench.ts', { import: 'bench' });
const nameOf = (path: string): string => path.split('/').at(-2) ?? '';

const CHOICE = 'select';

export const subjects: readonly string[] = [...Object.keys(ownBenches).map(nameOf), CHOICE];

/** Entries of the game whose state is copied. */
const MIDDLE = 20;

export async function subjectOf(name: string): Promise<GameBench> {
  if (name === CHOICE) return (await import('./selection.ts')).bench;
  const load = Object.entries(ownBenches).find(([path]) => nameOf(path) === name)?.[1];
  const { game, config } = await usualTable(name);
  const { state } = openGame(game, config, 'copied', MIDDLE).match;
  if (load === undefined || state === undefined) throw new Error(`nothing to time of ${name}`);
  // Before the game's own, which may lead the engine through the rules by other ways.
  const whole = await wholeGames(name);
  const own = await load();
  const copied = copies(game, state);
  return {
    workloads: [whole, ...own.workloads, ...copied.workloads],
    comparisons: [...own.comparisons, ...copied.comparisons],
    limits: own.limits,
  };
}

export async function memoryOfSubject(name: string): Promise<Memory | undefined> {
  if (name === CHOICE) return undefined;
  const { game, config } = await usualTable(name);
  return memoryOf(game, config);
}

async function usualTable(name: string) {
  const game = (await games[name]?.())?.module;
  if (game === undefined) throw new Error(`the registry has no ${name}`);
  return { game, config: game.configFrom(usualWords(name)) };
}

export const reference = randomChess;
