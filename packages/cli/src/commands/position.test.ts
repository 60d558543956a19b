import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Place } from '../run-in-test.ts';

const config = {
  level: 'hungry',
  traits: [],
  chance: { cards: 'app', dice: 'app', choices: 'app' },
};
const state = {
  round: 1,
  turn: 'magpie',
  actions: 2,
  supply: 11,
  fruit: [2, 2, 1, 1, 2, 1],
  hollow: [0, 0, 0, 0, 0, 0],
  basket: 0,
  nest: 0,
  picker: 1,
  magpie: 3,
  draw: ['O1', 'O2', 'O3', 'O4', 'O5', 'O6'],
  discard: [],
};
const position = {
  game: 'toy',
  config,
  state,
  seat: 1,
  script: { cards: ['O3'], dice: ['6'], choices: [] as string[] },
};

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

const runOn = async (data: unknown, ...rest: string[]) =>
  place.run(['position', '-', ...rest], { stdin: JSON.stringify(data) });

interface Output {
  readonly events: readonly { readonly id: string; readonly text: string }[];
  readonly trace: readonly { readonly kind: string }[];
  readonly state: Readonly<Record<string, unknown>>;
}

describe('position', () => {
  it('runs the turn and prints events, trace and state', async () => {
    const { code, out, err } = await runOn(position);
    expect([code, err]).toEqual([0, '']);
    const { events, trace, state: after } = JSON.parse(out) as Output;
    expect(events[0]).toEqual({
      rule: 'T-3.1',
      id: 'do.order',
      params: { card: { kind: 'card', id: 'O3' } },
      text: 'Turn the top order card: O3 (pear).',
    });
    expect(events[1]?.text).toBe('Move the magpie to tree 2.');
    expect(trace.map(({ kind }) => kind)).toEqual(['step', 'step', 'step']);
    expect(after).toMatchObject({ magpie: 2, turn: 'picker', discard: ['O3'] });
  });

  it('gives each decision with its narrowings', async () => {
    const { out } = await runOn(position);
    const found = JSON.stringify((JSON.parse(out) as Output).trace);
    expect(found).toContain('"kind":"decision","rule":"T-4.1","options":[{"kind":"tree","id":"1"}');
    expect(found).toContain('"text":"Most fruit: 2 (2: 2, 6: 1). Remaining: 2."');
  });

  it('reads a file, and tells in words and in a language', async () => {
    place.write('p.json', position);
    const { code, out } = await place.type('position p.json --tell --lang pl');
    expect(code).toBe(0);
    expect(out).toContain('2. Przesuń srokę na drzewo 2. [T-4.1]');
    expect(out).toContain('Dopuszczalne opcje: 1, 2, 3, 4, 5, 6');
  });

  it('runs the example of its own document', async () => {
    const document = fileURLToPath(new URL('../../../../docs/position-format.md', import.meta.url));
    const example = /```json\n([\s\S]*?)```/.exec(readFileSync(document, 'utf8'))?.[1] ?? '';
    expect(await place.run(['position', '-'], { stdin: example })).toMatchObject({
      code: 0,
      err: '',
    });
  });

  it('names a seat by its id as well', async () => {
    expect((await runOn({ ...position, seat: 'magpie' })).code).toBe(0);
    expect((await runOn({ ...position, seat: 'cat' })).json()).toMatchObject({
      error: { kind: 'bad-data', path: 'seat' },
    });
  });

  it.each([[['6']], [[6]], [[[6]]]])('takes dice as %j', async (dice) => {
    expect((await runOn({ ...position, script: { ...position.script, dice } })).code).toBe(0);
  });

  it('runs a human’s input', async () => {
    const human = { ...state, turn: 'picker', hollow: [1, 0, 0, 0, 0, 0], supply: 10 };
    const { json } = await runOn({
      ...position,
      state: human,
      seat: 0,
      input: 'rob',
      script: { dice: ['1'] },
    });
    expect(json()['events']).toMatchObject([{ id: 'see.die' }, { id: 'do.dropFruit' }]);
  });

  const script = (change: object) => ({ ...position, script: { ...position.script, ...change } });
  it.each([
    ['a missing outcome', script({ dice: [] }), 'script.dice[0]', 'kernel.scriptMissing'],
    [
      'an unused outcome',
      script({ cards: ['O3', 'O1'] }),
      'script.cards[1]',
      'kernel.scriptUnused',
    ],
    ['a die of 7', script({ dice: ['7'] }), 'script.dice[0]', 'kernel.scriptNotOffered'],
    ['an empty roll', script({ dice: [[]] }), 'script.dice[0]', 'data.expected'],
    ['a mistyped field', { ...position, sate: {} }, 'sate', 'data.unknownField'],
    ['a missing field', { ...position, state: undefined }, 'state', 'data.missing'],
    ['a seat too many', { ...position, seat: 2 }, 'seat', 'data.outOfRange'],
    ['an unknown game', { ...position, game: 'rot' }, 'game', 'cli.unknownGameNear'],
    [
      'a bad config',
      { ...position, config: { ...config, level: 'mild' } },
      'config.level',
      'data.notOneOf',
    ],
    ['fruit from nowhere', { ...position, state: { ...state, nest: 3 } }, 'state', 'broken.fruit'],
    [
      'a place that is not there',
      { ...position, state: { ...state, magpie: 9 } },
      'state.magpie',
      'data.outOfRange',
    ],
  ])('says where and why: %s', async (_, data, path, id) => {
    const { code, out, err } = await runOn(data);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      error: { kind: 'bad-data', file: '-', path, message: { id } },
    });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain(`-, ${path}: `);
  });
});
