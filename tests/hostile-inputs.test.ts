import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadData, Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { decodeRecord, encodeRecord } from '@empty-chair/kernel/record';
import type { Rng } from '@empty-chair/kernel/rng';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { loadStudy } from '@empty-chair/lab/load';
import { readStudy } from '@empty-chair/lab/study';
import type { AnyGame } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';
import { isSoaking } from '@empty-chair/testkit/volume';
import { describe, expect, test } from 'vitest';
import { checkSchema } from '../packages/cli/src/json-schema.ts';
import { decodePosition } from '../packages/cli/src/position-file.ts';

/**
 * What comes from outside is taken, or refused with a sentence: no reader ever throws anything else.
 * Real data, damaged in one to three places by a seeded generator.
 */
const INPUTS = isSoaking() ? 1_000_000 : 3000;
const SEED = isSoaking() ? `${Date.now()}` : 'hostile';

const GAMES = fileURLToPath(new URL('../packages/games/', import.meta.url));
const filesOf = (game: string, folder: string, end: string): readonly unknown[] =>
  readdirSync(join(GAMES, game, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => JSON.parse(readFileSync(join(GAMES, game, folder, name), 'utf8')));

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};
const HOSTILE: readonly unknown[] = [
  ...[null, true, -1, 0, 1, 2, 99, 1.5, 1e308, 2 ** 31, 2 ** 53, '', '0', '-1', 'x', ' ', '\0'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '\ud800', 'x'.repeat(20_000)],
  ...[[], {}, [null], [[]], nested(101), nested(20_000), { length: 3 }],
  JSON.parse('{"__proto__":{"polluted":1}}'),
];

type Holder = Record<string, unknown> | unknown[];
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Goes down at random and puts something else there, takes it away, or gives it another name. */
function damage(data: unknown, rng: Rng): unknown {
  const whole = structuredClone(data);
  for (let times = 1 + rng.below(3); times > 0; times -= 1) {
    let here = whole as Holder;
    for (;;) {
      const names = Object.keys(here);
      const name = names[rng.below(Math.max(1, names.length))];
      if (name === undefined) break;
      const inside: unknown = (here as Record<string, unknown>)[name];
      if (isHolder(inside) && rng.below(4) > 0) {
        here = inside;
        continue;
      }
      hurt(here, name, rng);
      break;
    }
  }
  return whole;
}

function hurt(here: Holder, name: string, rng: Rng): void {
  const value = HOSTILE[rng.below(HOSTILE.length)];
  const fields = here as Record<string, unknown>;
  switch (rng.below(5)) {
    case 0:
      if (Array.isArray(here)) here.splice(Number(name), 1);
      else delete fields[name];
      return;
    case 1:
      if (Array.isArray(here)) here.push(value);
      else fields[['__proto__ ', 'constructor', 'x', '', '-1'][rng.below(5)] as string] = value;
      return;
    case 2:
      if (typeof fields[name] === 'number') fields[name] = Number(fields[name]) + rng.below(5) - 2;
      return;
    default:
      fields[name] = value;
  }
}

/** Signs put in, taken out and doubled. */
function garbled(text: string, rng: Rng): string {
  let result = text;
  const parts = [' ', '-', '0', '99', '1e9', '"', '[', '{', '/', '.', 'é', '\0', '__proto__', ','];
  for (let times = 1 + rng.below(3); times > 0; times -= 1) {
    const at = rng.below(result.length + 1);
    const part = rng.below(3) === 0 ? result.slice(0, at) : (parts[rng.below(parts.length)] ?? '');
    result = result.slice(0, at) + part + result.slice(at + rng.below(4));
  }
  return result;
}

/** Whether it was taken. */
function taken(read: () => void, shown: () => string): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof BadData || error instanceof Refused) return false;
    throw new Error(`not refused but broken: ${shown()}`, { cause: error });
  }
}
const shown = (value: unknown) => (): string => {
  try {
    return JSON.stringify(value).slice(0, 3000);
  } catch {
    return json.short(value);
  }
};

const loaded = await Promise.all(
  Object.entries(games).map(async ([id, load]) => ({ id, game: (await load()).module as AnyGame })),
);

describe.each(loaded)('$id takes or refuses', ({ id, game }) => {
  const share = Math.ceil(INPUTS / (loaded.length * 3 + 2));

  /** Runs over the samples in turn, damaged; some must still be taken, or nothing was tried. */
  function each(samples: readonly unknown[], read: (data: unknown) => void): void {
    for (const sample of samples) read(sample);
    const rng = rngFromSeed(`${SEED}/${id}`);
    let kept = 0;
    for (let n = 0; n < share; n += 1) {
      const data = damage(samples[n % samples.length], rng);
      if (taken(() => read(data), shown(data))) kept += 1;
    }
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(share);
    expect('polluted' in {}).toBe(false);
  }

  test('records, and what it takes it can write', () => {
    // The last entries and the checkpoint are as good as all of them, and quick.
    const records = filesOf(id, 'golden', '.record.json').map((record) => {
      const { checkpoint, ...rest } = record as Readonly<Record<string, unknown>>;
      const entries = (rest['entries'] as readonly unknown[]).slice(-8);
      const kept = isHolder(checkpoint)
        ? { checkpoint: { ...checkpoint, after: entries.length } }
        : {};
      return { ...rest, entries, ...kept };
    });
    each(records, (data) => {
      const record = decodeRecord(game, data);
      encodeRecord(game, record);
      const { checkpoint, config } = record;
      if (checkpoint !== undefined) game.codecs.state.decode(checkpoint.state, config);
    });
  });

  test('positions, and what it takes it can write', () => {
    const positions = filesOf(id, 'examples', '.position.json');
    if (positions.length === 0) return;
    each(positions, (data) => {
      json.refuseDeep(data);
      const { state } = decodePosition(game, data);
      game.codecs.state.encode(state);
    });
  });

  test('inputs, and what it takes it says so that it is taken again', () => {
    const keys = filesOf(id, 'golden', '.record.json').flatMap((data) =>
      decodeRecord(game, data).entries.flatMap(({ input }) =>
        input === 'bot-turn' ? [] : [game.inputKey(input)],
      ),
    );
    const rng = rngFromSeed(`${SEED}/${id}/inputs`);
    for (let n = 0; n < share; n += 1) {
      const text = garbled(keys[n % keys.length] ?? 'correct', rng);
      const read = (): void => {
        const key = game.inputKey(game.parseInput(text));
        expect(game.inputKey(game.parseInput(key))).toBe(key);
      };
      taken(read, () => text);
    }
  });
});

describe('takes or refuses', () => {
  const studies = [
    { game: 'toy', games: 5, config: { cards: '{a}' }, axes: { a: ['app', 'table'] }, seed: 'x' },
    {
      game: 'root',
      games: 5,
      parts: [{ policies: {}, axes: { b: { none: '', one: '{b}' } } }, {}],
    },
    { game: 'tapestry', games: 9, batch: 2, config: { level: '{l}' }, axes: { l: ['1', '6'] } },
  ];

  test('studies', async () => {
    const rng = rngFromSeed(`${SEED}/studies`);
    for (let n = 0; n < Math.ceil(INPUTS / 17); n += 1) {
      const data = damage(studies[n % studies.length], rng);
      if (!taken(() => void readStudy(data), shown(data))) continue;
      const tables = await loadStudy(readStudy(data), games).catch((error: unknown) => error);
      if (!(tables instanceof Error) || tables instanceof BadData) continue;
      throw new Error(`not refused but broken: ${shown(data)()}`, { cause: tables });
    }
  });

  test('content against a schema', () => {
    const schema = {
      type: 'object',
      properties: {
        list: { type: 'array', items: { enum: ['a', 'b', [1]] }, uniqueItems: true },
        one: { oneOf: [{ type: 'integer', minimum: 3 }, { pattern: '^x' }] },
      },
      additionalProperties: false,
      required: ['list'],
    };
    const rng = rngFromSeed(`${SEED}/schema`);
    for (let n = 0; n < Math.ceil(INPUTS / 17); n += 1) {
      const data = damage({ list: ['a', [1]], one: 4 }, rng);
      taken(() => checkSchema(schema, data), shown(data));
    }
  });
});
