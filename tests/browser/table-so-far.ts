import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Match } from '@empty-chair/kernel/match';
import { answer, botTurn, newMatch, submit } from '@empty-chair/kernel/match';
import type { GameModule } from '@empty-chair/kernel/module';
import { encodeRecord } from '@empty-chair/kernel/record';
import { games } from '@empty-chair/registry/games';

/**
 * Games as they stand at a table, to be opened by a link: a test begins where its subject is. How a
 * game gets there by taps is for the tests of the set-up and of whole games.
 */
export interface SoFar {
  /** The fields of the config, as a file has them, that differ from the default. */
  readonly config?: object | undefined;
  readonly seed: string;
  /** What the humans have said, one after the other; after each the bots took their turns. */
  readonly said?: readonly string[];
  /** So many turns of the bots after the last word; all of them, when left out. */
  readonly botTurns?: number;
}

/** A game that is almost over. */
export interface NearEnd extends Pick<SoFar, 'config' | 'seed'> {
  /** What the humans say whenever they can; else the first thing that is legal. */
  readonly always: string;
  /** So many entries are left to be played. */
  readonly left: number;
}

/** The record of it, as a file has it. Questions get their first answer. */
export async function tableSoFar(id: string, soFar: SoFar): Promise<unknown> {
  const registered = await games[id]?.();
  if (registered === undefined) throw new Error(`no game ${id}`);
  return recordOf(registered.module, soFar);
}

/** The record of a game that was played to its end by people who do as little as they can, without its end. */
export async function tableNearEnd(id: string, nearEnd: NearEnd): Promise<unknown> {
  const registered = await games[id]?.();
  if (registered === undefined) throw new Error(`no game ${id}`);
  return recordNearEnd(registered.module, nearEnd);
}

function recordNearEnd<C, S, I>(
  game: GameModule<C, S, I>,
  { config, seed, always, left }: NearEnd,
): unknown {
  let now = begun(game, { config, seed });
  while (now.waiting.kind !== 'over') {
    const { waiting, state } = now;
    if (waiting.kind === 'human' && state !== undefined) {
      const offers = game.legal(state, waiting.seat);
      const input = offers.find((offer) => game.inputKey(offer) === always) ?? offers[0];
      if (input === undefined) throw new Error('nothing is legal');
      now = answered(game, submit(game, now, waiting.seat, input));
    } else {
      now = answered(game, botTurn(game, now));
    }
  }
  const { entries } = now.record;
  return encodeRecord(game, { ...now.record, entries: entries.slice(0, -left) });
}

function begun<C, S, I>(
  game: GameModule<C, S, I>,
  { config, seed }: Pick<SoFar, 'config' | 'seed'>,
): Match<C, S, I> {
  const { codecs, defaultConfig } = game;
  const whole = { ...(codecs.config.encode(defaultConfig) as object), ...config };
  return answered(game, newMatch(game, codecs.config.decode(whole), seed));
}

function recordOf<C, S, I>(
  game: GameModule<C, S, I>,
  { config, seed, said = [], botTurns = Number.POSITIVE_INFINITY }: SoFar,
): unknown {
  let now = begun(game, { config, seed });
  for (const [index, input] of said.entries()) {
    if (now.waiting.kind !== 'human') throw new Error(`nobody is there to say "${input}"`);
    now = answered(game, submit(game, now, now.waiting.seat, game.parseInput(input)));
    let left = index === said.length - 1 ? botTurns : Number.POSITIVE_INFINITY;
    for (; now.waiting.kind === 'bot' && left > 0; left -= 1)
      now = answered(game, botTurn(game, now));
  }
  return encodeRecord(game, now.record);
}

function answered<C, S, I>(game: GameModule<C, S, I>, open: Match<C, S, I>): Match<C, S, I> {
  let now = open;
  while (now.waiting.kind === 'question') {
    const { answers, ref } = now.waiting.question;
    now = answer(game, now, ref(answers[0]).id);
  }
  return now;
}

/** A curated game as it stood so many entries before its end. */
export function goldenBefore(game: string, name: string, left: number): unknown {
  const path = `../../packages/games/${game}/golden/${name}.record.json`;
  const record = JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'));
  return { ...record, entries: record.entries.slice(0, -left) };
}
