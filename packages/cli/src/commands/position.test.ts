import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
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
    const { code, json, err } = await runOn(position);
    expect([code, err]).toEqual([0, '']);
    const { events, trace, state: after } = json() as unknown as Output;
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
    ['a human who did nothing', { ...position, seat: 0 }, 'input', 'data.missing'],
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

describe('many positions, one a line', () => {
  const lines = (...data: readonly unknown[]): string =>
    data.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');
  const answers = (out: string): Record<string, unknown>[] =>
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('answers each line with events and state, the next position of another line', async () => {
    const stdin = lines(position, '', { ...position, script: { cards: ['O4'], dice: ['6'] } });
    const { code, out, err } = await place.run(['position', '-', '--lines'], { stdin });
    expect([code, err]).toEqual([0, '']);
    const alone = JSON.parse((await runOn(position)).out) as Output;
    const [first, second, ...rest] = answers(out);
    expect(rest).toEqual([]);
    expect(first).toEqual({
      events: alone.events.map(({ text: _, ...event }) => event),
      state: alone.state,
    });
    expect(second?.['state']).not.toEqual(alone.state);
  });

  it('goes on after a line that does not hold, and tells which', async () => {
    const bad = { ...position, state: { ...state, supply: 12 } };
    const stdin = lines(bad, 'no JSON', { ...position, game: 'chess' }, position);
    const { code, out } = await place.run(['position', '-', '--lines'], { stdin });
    expect(code).toBe(1);
    const told = answers(out);
    expect(told.map(({ line }) => line)).toEqual([1, 2, 3, undefined]);
    expect(told[0]?.['error']).toMatchObject({ kind: 'bad-data', path: 'state' });
    expect(told[2]?.['error']).toMatchObject({ kind: 'bad-data', path: 'game' });
    expect(told[3]).toHaveProperty('state');
  });

  it('reads a file, and tells why where it is asked to', async () => {
    place.write('many.jsonl', lines(position, position));
    const { code, out } = await place.run(['position', 'many.jsonl', '--lines', '--trace']);
    expect(code).toBe(0);
    expect(answers(out).map(({ trace }) => (trace as unknown[]).length)).toEqual([3, 3]);
    const missing = await place.run(['position', 'none.jsonl', '--lines']);
    expect([missing.code, missing.err]).toEqual([1, 'The file none.jsonl does not exist.\n']);
  });
});

it.each(['position -', 'position - --lines'])('what has no end is given up: %s', async (line) => {
  const part = Buffer.alloc(16 * 1024 * 1024);
  const endless = function* () {
    for (;;) yield part;
  };
  const { code, out } = await place.type(line, { stdin: Readable.from(endless()) });
  expect(code).toBe(1);
  expect(JSON.parse(out).error.text).toContain('has no end');
});
