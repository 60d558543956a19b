import { createServer } from 'node:net';
import { join } from 'node:path';
import { seat } from '@empty-chair/kernel/words';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games, Place } from '../run-in-test.ts';

// One game through its life: new, show, do, turn, why, undo, log.

const FILE = 'empty-chair.json';
const TABLE = ['cards=table', 'dice=table', 'choices=table'];

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

const lines = (text: string) => text.trimEnd().split('\n');

describe('new', () => {
  it('sets up a game and lists what to put on the table', async () => {
    const { code, out, err } = await place.type('new toy --seed a');
    expect([code, err]).toEqual([0, '']);
    expect(lines(out)[0]).toBe('New game: The Orchard. Seed: a. File: empty-chair.json.');
    expect(out).toContain('  1. Place your pawn at tree 1. [T-1.1]\n');
    expect(lines(out).at(-1)).toBe('Your turn: Picker');
    expect(place.files()).toEqual([FILE]);
  });

  it('takes settings in words, and from a file', async () => {
    await place.type('new toy level=greedy --file words.json');
    expect(JSON.parse(place.read('words.json')).config.level).toBe('greedy');
    const chance = { cards: 'app', dice: 'app', choices: 'app' };
    place.write('bare.json', { level: 'sleepy', traits: ['bold'], chance });
    await place.type('new toy --config bare.json --file from-file.json');
    expect(JSON.parse(place.read('from-file.json')).config.traits).toEqual(['bold']);
    place.write('named.json', { game: 'toy', config: { level: 'sleepy', traits: [], chance } });
    const { code } = await place.type('new toy --config named.json --file named-game.json');
    expect(code).toBe(0);
  });

  it('draws a seed when none is given', async () => {
    const seeds = await Promise.all(
      ['a.json', 'b.json'].map(
        async (file) => (await place.type(`new toy --json --file ${file}`)).json()['seed'],
      ),
    );
    expect(seeds[0]).toMatch(/^[0-9a-f]{8}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it('refuses to overwrite, unless it is forced', async () => {
    await place.type('new toy --seed a');
    const before = place.read(FILE);
    const { code, err } = await place.type('new toy --seed b');
    expect([code, lines(err).length]).toEqual([1, 1]);
    expect(err).toContain('already exists');
    expect(place.read(FILE)).toBe(before);
    expect((await place.type('new toy --seed b --force')).code).toBe(0);
    expect(place.read(FILE)).not.toBe(before);
  });

  it('takes no place of what is no file, not even when it is forced', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(place.folder, 'pipe'), resolve));
    const { code, err } = await place.type('new toy --file pipe --force');
    expect(code).toBe(1);
    expect(err).toBe('pipe is a device or a pipe, not a file; name another file.\n');
    expect(place.files()).toEqual(['pipe']);
    await new Promise((resolve) => server.close(resolve));
  });

  it('lists the settings', async () => {
    const { out } = await place.run(['new', 'toy', '?']);
    expect(lines(out)).toContain('  level=greedy');
    expect(place.files()).toEqual([]);
  });
});

describe('a game by the app', () => {
  beforeEach(async () => {
    await place.type('new toy --seed a');
  });

  it('shows the position', async () => {
    const { out } = await place.type('show');
    expect(out).toContain('Round 1 of 12.\n');
    const shown = (await place.type('show --json')).json();
    expect(shown).toMatchObject({ game: 'toy', entries: 0, waiting: { kind: 'human', seat: 0 } });
    expect(shown['legal']).toEqual(['walk 2', 'walk 6', 'pick', 'guard', 'done']);
    expect(shown['board']).toContainEqual({
      id: 'see.round',
      params: { n: 1, all: 12 },
      text: 'Round 1 of 12.',
    });
  });

  it('takes inputs by the beginnings of their words, with or without quotes', async () => {
    expect((await place.run(['do', 'w 2', 'pi'])).out).toBe(
      '1. Picker: Walk to tree 2\n2. Picker: Pick 1 fruit\nYour turn: Picker\n',
    );
    await place.type('undo --to 0');
    expect((await place.type('do walk 6')).out).toContain('1. Picker: Walk to tree 6');
    await place.type('undo');
    expect((await place.type('do walk 2 --json')).json()).toMatchObject({
      entries: [{ entry: 1, seat: 0, input: 'walk 2', open: false, events: [] }],
      waiting: { kind: 'human', seat: 0 },
    });
  });

  it('takes all of the inputs or none', async () => {
    const before = place.read(FILE);
    const { code, err } = await place.run(['do', 'pick', 'walk 4']);
    expect([code, err]).toEqual([1, 'No path from tree 1 to tree 4.\n']);
    expect(place.read(FILE)).toBe(before);
    expect(place.files()).toEqual([FILE]);
  });

  it('lists what an unclear word may mean', async () => {
    const { code, err } = await place.type('do wa');
    expect([code, err]).toEqual([1, '“wa” can mean 2 things: walk 2, walk 6.\n']);
  });

  it('takes a correction on a bot’s turn', async () => {
    await place.type('do done');
    const { code, out } = await place.run(['do', 'set basket 2']);
    expect(code).toBe(0);
    expect(out).toContain('2. Picker: Fruit in your basket: 2.');
  });

  it('lists what is legal', async () => {
    const { out } = await place.run(['do', '?']);
    expect(lines(out)).toEqual([
      '  walk 2  Walk to tree 2',
      '  walk 6  Walk to tree 6',
      '  pick    Pick 1 fruit',
      '  guard   Put up the scarecrow',
      '  done    End the turn',
    ]);
    expect(lines((await place.run(['do', '? w'])).out)).toHaveLength(2);
    expect(lines((await place.run(['do', '?', 'w'])).out)).toHaveLength(2);
  });

  it('plays the bot turn as a checklist', async () => {
    await place.type('do done');
    const { code, out } = await place.type('turn');
    expect(code).toBe(0);
    expect(lines(out)[0]).toBe('2. Magpie: bot turn');
    expect(lines(out)[1]).toMatch(/^ {2}1\. Turn the top order card: .* \[T-3\.1\]$/);
    await place.answerAll();
    const { code: again, err } = await place.type('turn');
    expect([again, err]).toEqual([1, 'It is a human player’s turn, not a bot’s.\n']);
  });

  it('gives events as rule, id, params and text', async () => {
    await place.type('do done');
    const { entries } = (await place.type('turn --json')).json() as {
      entries: { events: unknown[] }[];
    };
    expect(entries[0]?.events[0]).toEqual({
      rule: 'T-3.1',
      id: 'do.order',
      params: { card: { kind: 'card', id: expect.stringMatching(/^O\d$/) } },
      text: expect.stringContaining('Turn the top order card'),
    });
  });

  it('explains an entry, a move of it, and the set-up', async () => {
    await place.type('do done');
    await place.type('turn');
    const whole = await place.type('why');
    expect(whole.out).toContain('  T-4.1 The magpie flies to the ordered tree');
    expect(whole.out).toContain('      Most fruit: ');
    expect((await place.type('why 2')).out).toBe(whole.out);
    const step = await place.type('why --step 1');
    expect(lines(step.out)).toHaveLength(4);
    expect(step.out).not.toContain('T-4.1');
    expect((await place.type('why 0')).out).toContain('Place your pawn at tree 1.');
    expect((await place.type('why 1')).out).toContain('Nothing was decided here.');
    await place.answerAll();
    expect((await place.type('why --json')).json()).toMatchObject({
      entry: 2,
      open: false,
      input: 'bot-turn',
      trace: [{ kind: 'step', rule: 'T-3', text: 'Dawn', inside: [{ kind: 'step' }] }, {}, {}],
    });
  });

  it.each([
    ['why 3', 'There is no entry 3.'],
    ['why --step 99', 'There is no move 99'],
    ['undo --to 3', 'There is no entry 3.'],
  ])('refuses %s', async (line, expected) => {
    await place.type('do done');
    await place.type('turn');
    const { code, err } = await place.type(line);
    expect(code).toBe(1);
    expect(err).toContain(expected);
  });

  it('takes back and lists the moves that put the table back', async () => {
    const start = place.read(FILE);
    await place.run(['do', 'pick']);
    const { out } = await place.type('undo');
    expect(lines(out)).toEqual([
      'Undone. Put back on the table: 3 steps',
      '  1. Fruit on tree 1: 2.',
      '  2. Fruit in your basket: 0.',
      '  3. Your turn. Actions left: 2.',
      'Your turn: Picker',
    ]);
    expect(place.read(FILE)).toBe(start);
    const { code, err } = await place.type('undo');
    expect([code, err]).toEqual([1, 'There is nothing to undo.\n']);
  });

  it('keeps a log that can be filtered', async () => {
    await place.run(['do', 'pick', 'done']);
    await place.type('turn');
    const all = (await place.type('log --json')).json() as { entries: { entry: number }[] };
    expect(all.entries.map(({ entry }) => entry)).toEqual([0, 1, 2, 3]);
    const numbers = async (line: string) =>
      ((await place.type(`${line} --json`)).json() as typeof all).entries.map(({ entry }) => entry);
    expect(await numbers('log --filter magpie:')).toEqual([3]);
    expect(await numbers('log --filter T-3.1')).toEqual([3]);
    expect(await numbers('log --last 2')).toEqual([2, 3]);
    expect((await place.type('log --last 1')).out).toContain('3. Magpie: bot turn');
  });

  it('plays one bot turn, or all until somebody is asked', async () => {
    const list = {
      toy: async () => {
        const toy = await games['toy']?.();
        if (toy === undefined) throw new Error('no toy');
        // As if the picker had stayed at home for three entries.
        let left = 3;
        const next: typeof toy.module.next = (state) =>
          left-- > 0 ? { kind: 'bot', seat: seat(1) } : toy.module.next(state);
        return { ...toy, module: { ...toy.module, next, botTurn: () => undefined } };
      },
    };
    const entries = async (line: string) =>
      ((await place.type(`${line} --json`, { games: list })).json()['entries'] as unknown[]).length;
    expect(await entries('turn')).toBe(1);
    await place.type('undo --to 0', { games: list });
    expect(await entries('turn --all')).toBe(3);
  });

  it('plays on to the end', async () => {
    await place.finishGame();
    const { out } = await place.type('show');
    expect(out).toMatch(/End of the game\. Winner: Magpie\n {2}Picker {2}0\n {2}Magpie {2}\d+/);
    const { code, err } = await place.type('do pick');
    expect([code, err]).toEqual([1, 'The game is over.\n']);
    expect((await place.type('turn')).err).toBe('The game is over.\n');
  });
});

describe('a game with cards and dice at the table', () => {
  beforeEach(async () => {
    await place.run(['new', 'toy', ...TABLE]);
  });

  it('asks during set-up and goes on with the answer', async () => {
    expect((await place.type('show')).out).toContain('at which tree does the magpie start?');
    const { out } = await place.type('answer 4');
    expect(lines(out)).toEqual([
      'Setup',
      '  9. Place the magpie on tree 4. [T-1.2]',
      'Your turn: Picker',
    ]);
  });

  it('asks in a bot turn, tells only what is new, and can take it back', async () => {
    await place.run(['answer', '4']);
    await place.type('do done');
    expect((await place.type('turn')).out).toContain('Which order card was turned? [T-3.1]');
    expect((await place.type('turn')).err).toBe('Answer the open question first.\n');
    const asked = await place.type('do o6');
    expect(asked.out).toContain('  2. Move the magpie to tree 5.');
    expect(asked.out).toContain('What did the die show?');
    expect((await place.type('why --json')).json()).toMatchObject({ entry: 2, open: true });
    const refused = await place.type('answer 7');
    expect([refused.code, refused.err]).toEqual([
      1,
      '“7” is not an answer to this question. Possible: 1, 2, 3, 4, 5, 6.\n',
    ]);
    const done = await place.type('answer 6');
    expect(done.out).not.toContain('Move the magpie to tree 5.');
    expect(done.out).toContain('  3. The die shows 6. [T-4.2]');
    expect((await place.type('why')).out).toContain('The die shows 6.');
    const undone = await place.type('undo');
    expect(undone.out).toMatch(/^(Undone\. Put back|Undone before it was finished)/);
  });

  it('lists what was done of an unfinished turn when it is undone', async () => {
    await place.run(['answer', '4']);
    await place.type('do done');
    await place.type('turn');
    await place.type('answer O6');
    const { halfDone, moves } = (await place.type('undo --json')).json();
    expect(moves).toEqual([]);
    expect(halfDone).toMatchObject([{ id: 'do.order' }, { id: 'do.fly' }]);
  });

  it('has no question to answer when none is open', async () => {
    await place.type('answer 4');
    const { code, err } = await place.type('answer 4');
    expect([code, err]).toEqual([1, 'There is no open question.\n']);
  });
});
