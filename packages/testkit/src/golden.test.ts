import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config, Input, State } from '@empty-chair/games/toy/module';
import { toy } from '@empty-chair/games/toy/module';
import type { GameModule } from '@empty-chair/kernel/module';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gamesFingerprint } from './fingerprint.ts';
import { checkGolden } from './golden.ts';
import { compareKept } from './kept-file.ts';
import { plainLog } from './plain-log.ts';

let folder = '';
beforeEach(() => {
  vi.stubEnv('UPDATE_GOLDEN', '');
  folder = mkdtempSync(join(tmpdir(), 'golden-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const policy = randomPolicy<State, Input>();
const what = () => ({
  folder,
  name: 'game',
  play: { config: toy.defaultConfig, seed: 'golden', policy, most: 100 },
  render: plainLog,
});
const replayed = () => {
  const { play: _, ...rest } = what();
  return rest;
};

function update(): void {
  vi.stubEnv('UPDATE_GOLDEN', '1');
  expect(checkGolden(toy, what())).toEqual([]);
  vi.stubEnv('UPDATE_GOLDEN', '');
}

const silent: GameModule<Config, State, Input> = {
  ...toy,
  botTurn: (table, seat) => toy.botTurn({ ...table, emit: undefined }, seat),
};

describe('golden', () => {
  test('is missing, written by an update, and then the same', () => {
    expect(checkGolden(toy, what()).join()).toContain('game.record.json is missing');
    update();
    expect(checkGolden(toy, what())).toEqual([]);
    expect(checkGolden(toy, replayed())).toEqual([]);
  });

  test('says the first line of the log that differs', () => {
    update();
    const [was, now] = checkGolden(silent, what());
    expect(was).toMatch(/game\.log\.txt:\d+ was: .*> do\.order/);
    expect(now).toMatch(/game\.log\.txt:\d+ now: /);
  });

  test('says the entry of the record that differs', () => {
    update();
    const other = { ...what(), play: { ...what().play, most: 3 } };
    const problems = checkGolden(toy, other).join('\n');
    expect(problems).toContain('game.record.json:');
    expect(problems).toContain('does not reach its end');
  });

  test('a kept record that does not replay fails', () => {
    update();
    const file = join(folder, 'game.record.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"input":"bot-turn"/, '"input":"pick"'));
    expect(() => checkGolden(toy, replayed())).toThrow(/entries\[\d+\]/);
  });

  test('without a record and without a way to play it fails', () => {
    expect(() => checkGolden(toy, replayed())).toThrow(/is missing/);
  });
});

describe('a kept file', () => {
  test('shorter or longer is different', () => {
    const file = join(folder, 'kept.txt');
    writeFileSync(file, 'a\nb\n');
    expect(compareKept(file, 'a\nb\n')).toEqual([]);
    expect(compareKept(file, 'a\n')).not.toEqual([]);
    expect(compareKept(file, 'a\nb\nc\n').join()).toContain('now: c');
  });
});

describe('the fingerprint of games', () => {
  const options = { configs: [toy.defaultConfig], games: 5, most: 100 };

  test('stays the same for the same rules', () => {
    expect(gamesFingerprint(toy, options)).toBe(gamesFingerprint(toy, options));
    expect(gamesFingerprint(silent, options)).toBe(gamesFingerprint(toy, options));
  });

  test('changes with a rule, a config, the number of games', () => {
    const prints = [
      gamesFingerprint(toy, options),
      gamesFingerprint(toy, { ...options, games: 6 }),
      gamesFingerprint(toy, {
        ...options,
        configs: [{ ...toy.defaultConfig, level: 'greedy' as const }],
      }),
      gamesFingerprint(
        {
          ...toy,
          botTurn: (table, seat) => {
            toy.botTurn(table, seat);
            table.scene.magpie = table.scene.picker;
          },
        },
        options,
      ),
    ];
    expect(new Set(prints).size).toBe(prints.length);
  });
});

test('the plain log tells set-up, inputs, decisions, happenings and the end', () => {
  update();
  const log = readFileSync(join(folder, 'game.log.txt'), 'utf8');
  expect(log).toMatch(/^set-up\n {2}> do\.placePicker tree=1\n/);
  expect(log).toMatch(/\n1\. picker: /);
  expect(log).toMatch(/\n {6}\? T-4\.1 1 2 3 4 5 6\n {8}why\.ordered: /);
  expect(log).toMatch(/\nover: picker \d+, magpie \d+; won by \w+\n$/);
});
