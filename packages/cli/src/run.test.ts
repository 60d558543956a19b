import { readFileSync } from 'node:fs';
import { Broken } from '@empty-chair/kernel/errors';
import type { RuleId } from '@empty-chair/kernel/words';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { version } from '../package.json';
import { games, Place } from './run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

describe('a command line that makes no sense', () => {
  it.each([
    ['tunr', 'There is no command “tunr”. Perhaps “turn”?'],
    ['abracadabra', 'There is no command “abracadabra”. See empty-chair --help.'],
    ['new', 'Missing: game. See --help.'],
    ['new tory', 'There is no game “tory”. Perhaps “toy”?'],
    ['new chess', 'There is no game “chess”. Games: '],
    ['new toy hungry', '“hungry” is not of the form name=value.'],
    ['new toy levl=hungry', 'There is no setting “levl”. Perhaps: level.'],
    ['new toy level=hungry --config x.json', 'not both'],
    ['new toy --sed 1', 'There is no option “--sed” here. Perhaps “--seed”?'],
    ['new toy --seed', 'The option --seed <seed> needs a value.'],
    ['show now', 'Too many words on the command line.'],
    ['show --lang de', 'There is no language “de”. Languages: en, pl, cs.'],
    ['why one', 'entry: “one” is not a whole number from 0 up.'],
    ['sim toy --games 0', '--games: “0” is not a whole number from 1 up.'],
  ])('%s: exit code 2 and one sentence', async (line, expected) => {
    const { code, out, err } = await place.type(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(expected);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(place.files()).toEqual([]);
  });

  it('shows the help when there is nothing at all', async () => {
    const { code, err } = await place.run([]);
    expect(code).toBe(2);
    expect(err).toContain('Usage: empty-chair <command>');
  });
});

describe('a refusal', () => {
  it.each([
    ['new toy level=mild', 'level: “mild” is not one of: sleepy, hungry, greedy.'],
    ['new toy --config none.json', 'The file none.json does not exist.'],
    [
      'new toy --file no/such/folder.json',
      'The file no/such/folder.json cannot be written (ENOENT).',
    ],
    ['show', 'There is no game in empty-chair.json.'],
    ['position none.json', 'The file none.json does not exist.'],
    ['check .', 'The file . cannot be read (EISDIR).'],
  ])('%s: exit code 1 and one sentence', async (line, expected) => {
    const { code, err } = await place.type(line);
    expect(code).toBe(1);
    expect(err).toContain(expected);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(place.files()).toEqual([]);
  });

  it('is an object with --json', async () => {
    const refused = await place.type('show --json');
    expect(refused.json()).toEqual({
      error: {
        kind: 'refused',
        message: {
          id: 'cli.noGameFile',
          params: { file: { kind: 'literal', id: 'empty-chair.json' } },
        },
        text: refused.err.trimEnd(),
      },
    });
    expect((await place.type('new toy level=mild --json')).json()).toMatchObject({
      error: { kind: 'bad-data', path: 'level', message: { id: 'data.notOneOf' } },
    });
    expect((await place.type('shwo --json')).json()).toMatchObject({ error: { kind: 'usage' } });
  });
});

describe('the language', () => {
  it.each([
    [[], { LANG: 'pl_PL.UTF-8' }, 'W pliku empty-chair.json nie ma gry.'],
    [[], { LC_ALL: 'cs_CZ.UTF-8', LANG: 'pl_PL' }, 'V souboru empty-chair.json není žádná hra.'],
    [[], { LANG: 'C' }, 'There is no game in empty-chair.json.'],
    [['--lang', 'cs'], { LANG: 'pl_PL' }, 'V souboru empty-chair.json není žádná hra.'],
    [['--lang=pl'], {}, 'W pliku empty-chair.json nie ma gry.'],
  ])('%j %j', async (options, env, expected) => {
    expect((await place.run(['show', ...options], { env })).err).toContain(expected);
    expect((await place.run([...options, 'show'], { env })).err).toContain(expected);
  });

  it.each([
    ['en', 'Usage: empty-chair new', 'Next: Magpie (bot turn)', 'There is no command'],
    ['pl', 'Użycie: empty-chair new', 'Następnie: Sroka (tura bota)', 'Nie ma polecenia'],
    ['cs', 'Použití: empty-chair new', 'Další: Straka (tah bota)', 'Příkaz „shwo“ neexistuje.'],
  ])('speaks %s in help, games and errors', async (language, help, next, error) => {
    const say = async (line: string) => place.type(`${line} --lang ${language}`);
    expect((await say('new --help')).out).toContain(help);
    await say('new toy --seed a');
    expect((await say('do done')).out).toContain(next);
    expect((await say('shwo')).err).toContain(error);
    for (const line of ['show', 'turn', 'why', 'log', 'undo', 'show --json', 'sim toy --games 2']) {
      const { code, out } = await say(line);
      // An id instead of a sentence would be a word with dots in it.
      expect([
        line,
        code,
        line.includes('--json') ? '' : (/\b[a-z]+\.[a-z]+[A-Z]?\w*\b/.exec(out)?.[0] ?? ''),
      ]).toEqual([line, 0, '']);
    }
  });
});

it('tells its version and helps', async () => {
  expect(await place.type('--version')).toMatchObject({ code: 0, out: `${version}\n` });
  const { code, out } = await place.type('--help');
  expect(code).toBe(0);
  expect(out).toContain(
    'Exit codes: 0 done, 1 refused or bad data, 2 wrong command line, 3 our mistake.',
  );
});

it('has every command in its document', async () => {
  const document = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
  const { out } = await place.type('--help');
  const commands = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  expect(commands).toHaveLength(18);
  expect(commands.filter((name) => !document.includes(`\n### \`${name}`))).toEqual([]);
});

describe('our own mistake', () => {
  const broken = (fail: () => never) => ({
    ...games,
    toy: async () => {
      const toy = await games['toy']?.();
      if (toy === undefined) throw new Error('no toy');
      return { ...toy, module: { ...toy.module, botTurn: fail } };
    },
  });

  it.each([
    [
      'a broken rule',
      new Broken('tie left between 1, 2', 'T-4.1' as RuleId),
      'tie left between 1, 2 (rule T-4.1)',
    ],
    ['any other error', new TypeError('x is undefined'), 'TypeError: x is undefined'],
  ])(
    '%s: exit code 3, the file as it was, and a report that brings it back',
    async (_, error, what) => {
      const list = broken(() => {
        throw error;
      });
      await place.type('new toy --seed a');
      await place.type('do done');
      const before = place.read('empty-chair.json');
      const { code, err, json } = await place.type('turn --json', { games: list });
      expect(code).toBe(3);
      expect(err).toContain(what);
      expect(err).toContain('empty-chair.bug-1.json');
      expect(json()).toMatchObject({
        error: { kind: 'internal', report: 'empty-chair.bug-1.json' },
      });
      expect(place.read('empty-chair.json')).toBe(before);
      const report = JSON.parse(place.read('empty-chair.bug-1.json'));
      expect(report.arguments).toEqual(['turn', '--json']);
      expect(report.error).toContain(error.message);
      expect(report.record.pending).toEqual({ seat: 1, input: 'bot-turn', answers: [] });

      // With the mistake the report fails again; without it, it replays.
      expect((await place.type('check empty-chair.bug-1.json', { games: list })).code).toBe(3);
      expect(await place.type('check empty-chair.bug-1.json')).toMatchObject({
        code: 0,
        out: 'empty-chair.bug-1.json: record of a game, The Orchard: 1 entry, replayed, no faults.\n',
      });
      await place.type('turn', { games: list });
      expect(place.files()).toContain('empty-chair.bug-2.json');
    },
  );

  it('is reported beside the file it happened to', async () => {
    const list = broken(() => {
      throw new Broken('no way');
    });
    await place.type('new toy --file other.json');
    await place.type('do done --file other.json');
    await place.type('turn --file other.json', { games: list });
    expect(place.files()).toEqual(['other.bug-1.json', 'other.json']);
  });

  it('in a simulation is reported with its seed', async () => {
    const list = broken(() => {
      throw new Broken('no way');
    });
    expect((await place.type('sim toy --games 3 --seed s', { games: list })).code).toBe(3);
    expect(JSON.parse(place.read('empty-chair.bug-1.json')).record).toMatchObject({
      game: 'toy',
      seed: 's/0',
    });
  });
});
