import { fileURLToPath } from 'node:url';
import { games } from '@empty-chair/registry/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Place } from '../run-in-test.ts';

const content = fileURLToPath(new URL('../../../games/toy/content/', import.meta.url));
const FILE = 'empty-chair.json';

let place: Place;
beforeEach(async () => {
  place = new Place();
  await place.type('new toy --seed a');
  await place.run(['do', 'walk 2', 'pick', 'done']);
  await place.type('turn');
});
afterEach(() => place.leave());

describe('check', () => {
  it('says what each file is', async () => {
    const { state, config } = (await place.type('show --json')).json();
    place.write('config.json', config);
    place.write('position.json', { game: 'toy', config, state, seat: 0, input: 'walk 3' });
    const orchard = `${content}orchard.json`;
    const { code, out, err } = await place.run([
      'check',
      FILE,
      'config.json',
      'position.json',
      orchard,
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out.trimEnd().split('\n')).toEqual([
      'empty-chair.json: record of a game, The Orchard: 4 entries, replayed, no faults.',
      'config.json: settings of a game, The Orchard: no faults.',
      'position.json: position, The Orchard: the turn runs, 0 moves, no faults.',
      `${orchard}: content file, follows ./schema/orchard.schema.json: no faults.`,
    ]);
  });

  it('knows rules packs, and tells the place of a fault', async () => {
    const siege = { nodes: { SI3: { amounts: { mostBotPower: 2 } } } };
    place.write('mine.json', { format: 1, name: 'mine', charts: { siege } });
    const slip = { siege: { nodes: { SI3: { amounts: { mostBotPowr: 2 } } } } };
    const config = { scenario: '1-01', pack: { format: 1, charts: slip } };
    place.write('game.json', { game: 'europa', config });
    place.write('bad.json', {
      format: 1,
      name: 'mine',
      decks: [{ realm: 'atlantis', age: 1, removed: [] }],
    });
    const { code, out, err } = await place.run(['check', 'mine.json', 'bad.json', 'game.json'], {
      games,
    });
    expect(out.trimEnd()).toBe(
      'mine.json: rules pack, Europa Universalis: The Price of Power: holds.',
    );
    expect(code).not.toBe(0);
    expect(err).toContain('decks[0].realm');
    expect(err).toContain('game.json, pack.charts.siege.nodes.SI3.amounts.mostBotPowr');
    expect(err).toContain('Did you mean “mostBotPower”?');
  });

  it('goes on after a bad file', async () => {
    place.write('bad.json', '{');
    const { code, json, err } = await place.type(`check bad.json ${FILE} --json`);
    expect(code).toBe(1);
    expect(json()['files']).toMatchObject([
      {
        file: 'bad.json',
        holds: false,
        error: { kind: 'bad-data', message: { id: 'cli.notJson' } },
      },
      { file: FILE, holds: true, is: 'record', game: 'toy' },
    ]);
    expect(err).toContain('bad.json: This is not valid JSON');
  });

  it('checks content against its schema', async () => {
    place.write('schema.json', { type: 'object', properties: { $schema: {}, n: { maximum: 3 } } });
    place.write('content.json', { $schema: './schema.json', n: 4 });
    const { code, err } = await place.type('check content.json');
    expect([code, err]).toEqual([1, 'content.json, n: 4 does not meet the schema: ≤ 3.\n']);
  });

  it('takes no schema and no content that is nested without an end', async () => {
    const deep = `${'['.repeat(6000)}${']'.repeat(6000)}`;
    place.write('schema.json', { type: 'object' });
    place.write('content.json', `{"$schema":"./schema.json","n":${deep}}`);
    expect((await place.type('check content.json')).err).toContain('too much nested here');
    place.write('schema.json', `{"enum":${deep}}`);
    place.write('content.json', { $schema: './schema.json' });
    expect((await place.type('check content.json')).err).toContain('too much nested here');
  });

  it('does not know what is nothing of ours', async () => {
    place.write('other.json', { hello: 1 });
    const { code, err } = await place.type('check other.json');
    expect(code).toBe(1);
    expect(err).toContain(
      'This is not a record, position, settings or content file of a known game.',
    );
  });
});

describe('a damaged record', () => {
  const damage = (change: (record: Record<string, unknown>) => void): string => {
    const record = JSON.parse(place.read(FILE));
    change(record);
    return JSON.stringify(record);
  };
  const entry = (record: Record<string, unknown>, index: number) =>
    (record['entries'] as Record<string, unknown>[])[index] as Record<string, unknown>;

  it.each([
    ['cut short', () => place.read(FILE).slice(0, 90), 'This is not valid JSON'],
    [
      'of another format',
      () =>
        damage((r) => {
          r['format'] = 2;
        }),
      'format: Unknown format of the record: 2.',
    ],
    [
      'of an unknown game',
      () =>
        damage((r) => {
          r['game'] = 'ty';
        }),
      'game: There is no game “ty”. Perhaps “toy”?',
    ],
    [
      'of newer rules',
      () =>
        damage((r) => {
          r['rulesVersion'] = 99;
        }),
      'rulesVersion: The record was made with newer rules',
    ],
    [
      'nested without an end',
      () => `{"format":1,"game":${'['.repeat(6000)}${']'.repeat(6000)}}`,
      'empty-chair.json: There is too much nested here: at most 100 levels.',
    ],
    [
      'with an endless seed',
      () =>
        damage((r) => {
          r['seed'] = 'x'.repeat(5e6);
        }),
      'seed: This is too long: 5,000,000 characters, at most 1,000.',
    ],
    [
      'with a field too many',
      () =>
        damage((r) => {
          r['colour'] = 1;
        }),
      'colour: There is no field “colour”.',
    ],
    [
      'with an illegal input',
      () =>
        damage((r) => {
          entry(r, 0)['input'] = 'walk 4';
        }),
      'entries[0]: No path from tree 1 to tree 4.',
    ],
    [
      'with nonsense for an input',
      () =>
        damage((r) => {
          entry(r, 0)['input'] = 'fly';
        }),
      'entries[0].input: “fly” is not one of: walk, pick, rob, guard, done, set.',
    ],
    [
      'with another outcome',
      () =>
        damage((r) => {
          entry(r, 3)['revealed'] = 99;
        }),
      'entries[3]: Replaying this entry does not give what was recorded.',
    ],
    [
      'with answers nobody asked for',
      () =>
        damage((r) => {
          entry(r, 3)['answers'] = ['x'];
        }),
      'entries[3]: 1 answer was given that nobody asked for.',
    ],
  ])('%s is refused by every command and left as it is', async (_, make, expected) => {
    const text = make();
    place.write(FILE, text);
    for (const command of [
      'show',
      'turn',
      'do pick',
      'undo',
      'why',
      'log',
      'play',
      `check ${FILE}`,
    ]) {
      const { code, err } = await place.type(command);
      expect([command, code]).toEqual([command, 1]);
      expect(err).toContain(`${FILE}`);
      expect(err).toContain(expected);
    }
    expect(place.read(FILE)).toBe(text);
    expect(place.files()).toEqual([FILE]);
  });

  it('is noticed by its checkpoint too', async () => {
    place.write(
      FILE,
      damage((r) => {
        const { state } = r['checkpoint'] as { state: { nest: number; supply: number } };
        state.nest += 1;
        state.supply -= 1;
      }),
    );
    const { code, err } = await place.type(`check ${FILE}`);
    expect(code).toBe(1);
    expect(err).toContain('checkpoint.state: The entries lead to a position other');
  });
});

describe('a record of other content', () => {
  beforeEach(() => {
    const record = JSON.parse(place.read(FILE));
    place.write(FILE, { ...record, contentHash: 'older' });
  });

  it('goes on from its checkpoint', async () => {
    expect((await place.type(`check ${FILE}`)).code).toBe(0);
    const { code, out } = await place.type('do done');
    expect([code, out]).toEqual([0, '5. Picker: End the turn\nNext: Magpie (bot turn)\n']);
    expect((await place.type('turn')).code).toBe(0);
    expect((await place.type('why')).code).toBe(1);
  });

  it('can be read, but not taken back beyond it', async () => {
    const { out } = await place.type('log');
    expect(out).toContain(
      '1. Picker: walk 2\n2. Picker: pick\n3. Picker: done\n4. Magpie: bot turn\n',
    );
    const { code, err } = await place.type('undo');
    expect([code, err]).toEqual([
      1,
      'The rules have changed since then: entries up to no. 4 can be read but not replayed.\n',
    ]);
  });
});
