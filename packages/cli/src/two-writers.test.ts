import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ownedMark } from '@empty-chair/lab/owner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InUse, locked } from './file-lock.ts';
import { Place } from './run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

const entries = (): readonly { readonly input: unknown }[] =>
  JSON.parse(place.read('empty-chair.json')).entries;

/** Of a process that ran here a moment ago. */
function deadMark(): string {
  const { pid } = spawnSync(process.execPath, ['--version']);
  return ownedMark().replace(/-\d+-/, `-${pid}-`);
}

describe('two commands at the same time', () => {
  it('are one after the other, and both are kept', async () => {
    await place.type('new toy --seed a');
    const typed = Array.from({ length: 12 }, (_, n) => `set round ${n + 1}`);
    const ran = await Promise.all(typed.map((input) => place.run(['do', input])));
    expect(ran.map(({ code, err }) => [code, err])).toEqual(ran.map(() => [0, '']));
    const kept = entries().map(({ input }) => JSON.stringify(input));
    expect(kept).toHaveLength(12);
    expect(new Set(kept).size).toBe(12);
    expect(place.files()).toEqual(['empty-chair.json']);
  });

  it('start one game, and the other is refused', async () => {
    const ran = await Promise.all(['a', 'b'].map((seed) => place.type(`new toy --seed ${seed}`)));
    expect(ran.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  });

  it('that are refused leave the file to others', async () => {
    await place.type('new toy --seed a');
    expect((await place.type('do nonsense')).code).toBe(1);
    expect(place.files()).toEqual(['empty-chair.json']);
  });
});

describe('a session left open while another command changes the game', () => {
  const played = (lines: () => AsyncGenerator<string>, line = 'play toy --seed a') =>
    place.type(line, { stdin: Readable.from(lines()) });

  it('says so, enters nothing unseen, and goes on from there', async () => {
    const { code, out } = await played(async function* () {
      yield 'w 2\n';
      // The session has taken the line when its entry is there.
      await expect.poll(() => entries().length).toBe(1);
      expect((await place.type('do pick')).code).toBe(0);
      yield 'done\n';
      yield 'done\n';
      yield 'quit\n';
    });
    expect(code).toBe(0);
    expect(out).toContain(
      '> done\nAnother command has changed empty-chair.json. Nothing was entered; this is the game now:\nRound 1 of 12.\n',
    );
    expect(entries()).toHaveLength(3);
    expect(JSON.stringify(entries())).toContain('pick');
  });

  it('says so in JSON, and may just be left', async () => {
    const { out } = await played(async function* () {
      yield 'w 2\n';
      await expect.poll(() => entries().length).toBe(1);
      await place.type('do pick');
      yield 'show\n';
      await place.type('undo');
      yield 'quit\n';
    }, 'play toy --seed a --json');
    const lines = out.trim().split('\n');
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({
      changed: { id: 'play.changed' },
      waiting: { kind: 'human' },
    });
    expect(lines).toHaveLength(3);
    expect(entries()).toHaveLength(1);
  });
});

describe('what a killed command left behind', () => {
  it('is in nobody’s way, and is taken away', async () => {
    await place.type('new toy --seed a');
    const before = '.empty-chair.json';
    place.write(`${before}.${Date.now().toString(36)}.${deadMark()}.lock`, '');
    place.write(`${before}.${deadMark()}.tmp`, '{"half":');
    // As earlier versions named it; a process has had our number before, too.
    place.write(`${before}.${process.pid}.tmp`, '{"half":');
    place.write(`${before}.${deadMark().split('-')[1]}.tmp`, '{"half":');
    place.write('.other.json.1.lock', 'not ours');
    const { code, err } = await place.type('do done');
    expect([code, err]).toEqual([0, '']);
    expect(place.files()).toEqual(['.other.json.1.lock', 'empty-chair.json']);
  });
});

describe('a lock', () => {
  it('of a process that runs is waited for, and then told', async () => {
    const target = join(place.folder, 'game.json');
    await locked(target, async () => {
      await expect(locked(target, () => 'never', 50)).rejects.toThrow(InUse);
    });
    expect(await locked(target, () => 'now')).toBe('now');
    expect(place.files()).toEqual([]);
  });

  it('is for one file, not for those with longer names', async () => {
    const [one, other] = ['a', 'a.b'].map((name) => join(place.folder, name));
    const both = locked(other ?? '', () => locked(one ?? '', () => 'both', 50));
    expect(await both).toBe('both');
  });

  it('never lets two in', async () => {
    const target = join(place.folder, 'game.json');
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 25 }, () =>
        locked(target, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((done) => setImmediate(done));
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
  });

  it('in a folder that is not there is one sentence', async () => {
    const { code, err } = await place.type('new toy --file missing/game.json');
    expect([code, err]).toEqual([1, 'The file missing/game.json cannot be written (ENOENT).\n']);
    mkdirSync(join(place.folder, 'missing'));
    writeFileSync(join(place.folder, 'missing', 'game.json'), '');
    expect((await place.type('do done --file missing/game.json')).code).toBe(1);
  });
});
