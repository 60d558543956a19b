import { afterEach, beforeEach, expect, it } from 'vitest';
import { Place } from '../run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

const play = (typed: readonly string[], line = 'play toy --seed a') =>
  place.type(line, { stdin: typed.map((text) => `${text}\n`).join('') });

it('plays from a pipe, and saves after each entry', async () => {
  const { code, out, err } = await play(['w 2', 'pick', 'done', '', 'why', 'quit']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('> w 2\n1. Picker: Walk to tree 2\n');
  expect(out).toContain('> \n4. Magpie: bot turn\n');
  expect(out).toContain('> why\n4. Magpie: bot turn\nT-3 Dawn\n');
  expect(JSON.parse(place.read('empty-chair.json')).entries).toHaveLength(4);
});

it('has no colours in a pipe', async () => {
  const { out } = await play(['done', 'turn', 'why']);
  expect(out).not.toContain('\u001b');
});

it('ends with the input, and goes on where it was', async () => {
  await play(['w 2']);
  const { out } = await play(['log', 'quit'], 'play toy');
  expect(out).toContain('You: tree 2.');
  expect(out).toContain('1. Picker: Walk to tree 2');
  expect((await play(['quit'], 'play')).out).toContain('You: tree 2.');
});

it('understands why, undo, log, show, help and ? everywhere', async () => {
  const { out } = await play([
    'done',
    'turn',
    'why 1',
    'undo',
    'undo to 0',
    'show',
    'help',
    '?',
    '?walk',
    'log pick',
    'q',
  ]);
  expect(out).toContain('> why 1\n2. Magpie: bot turn\nT-3 Dawn\n');
  expect(out).toContain('Undone. Put back on the table');
  expect(out).toContain('> show\nRound 1 of 12.\n');
  expect(out).toContain('undo, undo to 5');
  expect(out).toContain('  guard   Put up the scarecrow');
  expect(out).toContain('> ?walk\n  walk 2  Walk to tree 2\n');
});

it.each([
  ['foo', '“foo” is not one of: walk, pick, rob, guard, done, set.'],
  ['w', '“w” can mean 3 things: walk 2, walk 6, why.'],
  ['walk 4', 'No path from tree 1 to tree 4.'],
  ['turn', 'It is a human player’s turn, not a bot’s.'],
  ['turn some', 'turn: “some” is not a whole number from 1 up.'],
  ['undo', 'There is nothing to undo.'],
  ['why entry 9', 'There is no entry 9.'],
])('says what is wrong with %j and goes on', async (typed, expected) => {
  const { code, out } = await play([typed, 'pick', 'quit']);
  expect(code).toBe(0);
  expect(out).toContain(`> ${typed}\n${expected}\n`);
  expect(out).toContain('1. Picker: Pick 1 fruit');
});

it('takes answers when there is a question', async () => {
  const typed = ['?', '9', '4', 'done', 'turn', 'o6', 'undo', 'q'];
  const { out } = await play(typed, 'play toy cards=table dice=table choices=table');
  expect(out).toContain('> 9\n“9” is not an answer to this question. Possible: 3, 4, 5.\n');
  expect(out).toContain('> 4\nSetup\n  9. Place the magpie on tree 4. [T-1.2]\n');
  expect(out).toContain('Undone before it was finished');
});

it('answers in lines of JSON', async () => {
  const { out } = await play(['w 2', 'foo', 'quit'], 'play toy --seed a --json');
  const [greeting, walked, refused] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(greeting).toMatchObject({ game: 'toy', seed: 'a', waiting: { kind: 'human' } });
  expect(walked).toMatchObject({ entries: [{ entry: 1, input: 'walk 2' }] });
  expect(refused).toMatchObject({ error: { kind: 'refused', message: { id: 'data.notOneOf' } } });
});

it('speaks Polish and Czech', async () => {
  expect((await play(['?', 'q'], 'play toy --lang pl')).out).toContain('Twoja tura: Zbieracz');
  expect((await play(['help', 'q'], 'play --lang cs')).out).toContain('odehrát další tah bota');
});

it('does not throw a game away', async () => {
  await play(['w 2']);
  const before = place.read('empty-chair.json');
  const { code, err } = await play([], 'play toy --seed b');
  expect(code).toBe(1);
  expect(err).toContain('already exists');
  expect(place.read('empty-chair.json')).toBe(before);
});

it('keeps a finished game and starts the next', async () => {
  await place.type('new toy --seed a');
  await place.finishGame();
  const { out, err } = await play(['quit'], 'play toy');
  expect(err).toBe('The finished game is kept in empty-chair.finished-1.json.\n');
  expect(out).toContain('New game: The Orchard.');
  expect(place.files()).toEqual(['empty-chair.finished-1.json', 'empty-chair.json']);
});

it('shows a whole game to those who only came to look, and saves nothing', async () => {
  const { code, out } = await play([], 'play toy --demo --seed a');
  expect(code).toBe(0);
  expect(out).toContain('End of the game.');
  expect(place.files()).toEqual([]);
});

it('leaves a demo when told so', async () => {
  expect((await play(['quit'], 'play toy --demo')).out).not.toContain('End of the game.');
});

it('needs a game or a file', async () => {
  const { code, err } = await play([], 'play');
  expect(code).toBe(1);
  expect(err).toContain('There is no game in empty-chair.json.');
});

it('says what is left to do on a bot’s turn and after the end', async () => {
  const { out } = await play(['done', '?', 'q']);
  expect(out).toContain('> ?\nIt is a bot’s turn: press Enter or type “turn”.\n');
  await place.finishGame();
  expect((await play(['?', 'q'], 'play')).out).toContain('> ?\nThe game is over: “undo”');
});
