import { afterEach, beforeEach, expect, it } from 'vitest';
import { Place } from './run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
  place.write('study.json', { game: 'toy', games: 2 });
});
afterEach(() => place.leave());

const SECRET = 'postgres://lab:s3cret@127.0.0.1:1/x';

it.each([
  ['lab work', {}],
  ['lab work --queue redis://127.0.0.1', {}],
  ['lab run study.json --queue', {}],
  ['lab run study.json --queue', { EMPTY_CHAIR_QUEUE: '127.0.0.1' }],
])('%s with %j asks for the address of a queue', async (line, env) => {
  const { code, err } = await place.type(line, { env });
  expect(code).toBe(2);
  expect(err).toContain('--queue needs the address of a PostgreSQL server');
});

it('plays here when only the variable is set', async () => {
  const { code } = await place.type('lab run study.json', { env: { EMPTY_CHAIR_QUEUE: SECRET } });
  expect(code).toBe(0);
});

it('leaves the number of threads to the workers', async () => {
  const { code, err } = await place.type(`lab run study.json --queue ${SECRET} --workers 2`);
  expect(code).toBe(2);
  expect(err).toContain('give --workers to lab work');
});

it('gives up at a queue that nobody serves, and never shows the password', async () => {
  const { code, err } = await place.type(`lab run study.json --wait 0 --queue ${SECRET}`);
  expect(code).toBe(1);
  expect(err).toContain('The queue at 127.0.0.1:1/x cannot be used: ');
  expect(err).not.toContain('s3cret');
});

it('shows no password of an option that does not exist', async () => {
  const { code, err } = await place.type(`lab run study.json --queu=${SECRET}`);
  expect(code).toBe(2);
  expect(err).toContain('--queu=postgres://lab:***@127.0.0.1:1/x');
});

it('writes no password into a bug report', async () => {
  // Tests have no program to start threads with: an error of ours.
  expect((await place.type(`lab work --queue ${SECRET}`)).code).toBe(3);
  const report = place.read('empty-chair.bug-1.json');
  expect(JSON.parse(report)).toMatchObject({
    arguments: ['lab', 'work', '--queue', 'postgres://lab:***@127.0.0.1:1/x'],
  });
  expect(report).not.toContain('s3cret');
});
