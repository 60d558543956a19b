import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { games } from '@empty-chair/registry/games';
import { fromBase64url } from '@empty-chair/tables/base64url';
import { devicePair } from '@empty-chair/tables/handover';
import { HttpTransport } from '@empty-chair/tables/http';
import type { Invitation } from '@empty-chair/tables/keys';
import { invitationFrom, keysOf } from '@empty-chair/tables/keys';
import { decodeLight } from '@empty-chair/tables/light';
import { signOf } from '@empty-chair/tables/others';
import { LIGHT_PLACE, unseal } from '@empty-chair/tables/seal';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Place } from '../packages/cli/src/run-in-test.ts';
import { Here } from './tables-harness.ts';

// Terminals that share a table: the commands as they are typed, and a real server between them.

const here = new Here();
beforeAll(() => here.open());
afterAll(async () => {
  for (const { place } of terminals) place.leave();
  await here.close();
});

const FILE = 'empty-chair.json';
const ROOT =
  'root map=autumn seats=marquise,eyrie/bot/challenging,alliance/bot cards=app dice=app'.split(' ');

class Terminal {
  readonly place = new Place();

  async table(line: string, ...more: readonly string[]) {
    const argv = ['table', ...line.split(' ').filter(Boolean), ...more];
    return this.place.run(argv, { games });
  }

  /** What must be done. */
  async does(line: string): Promise<string> {
    const { code, out, err } = await this.table(line);
    expect([code, err]).toEqual([0, '']);
    return out;
  }

  /** The one sentence of what is refused. */
  async refused(line: string): Promise<string> {
    const { code, err } = await this.table(line);
    expect(code).toBe(1);
    expect(err.match(/\n/g)).toHaveLength(1);
    return err.trim();
  }

  async local(line: string) {
    const ran = await this.place.run(line.split(' '), { games });
    expect(ran.err).toBe('');
    return ran.out;
  }

  /** In a process that can write no file, as on a full disk. */
  async full(line: string) {
    const bin = fileURLToPath(new URL('../packages/cli/bin/empty-chair.js', import.meta.url));
    const command = `trap '' XFSZ; ulimit -f 0; exec "$0" "$@"`;
    const argv = ['-c', command, process.execPath, bin, 'table', ...line.split(' ')];
    const child = spawn('sh', argv, { cwd: this.place.folder });
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    const [code] = await once(child, 'close');
    return { code, err };
  }

  /** In a process of its own; each line as it is printed. */
  follow(how: string) {
    const bin = fileURLToPath(new URL('../packages/cli/bin/empty-chair.js', import.meta.url));
    const args = [bin, 'table', 'follow', how];
    const child = spawn(process.execPath, args, { cwd: this.place.folder });
    const lines: AsyncIterator<string> = createInterface(child.stdout)[Symbol.asyncIterator]();
    return {
      next: async () => (await lines.next()).value as string,
      /** Gives the exit code. */
      end: async () => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        return (await ended)[0];
      },
    };
  }

  get game(): string {
    return this.place.read(FILE);
  }
}
/** Who says what beside the record, as somebody hears it who has that link. */
function saidBeside(link: string) {
  const keys = keysOf(invitationFrom(link.split('#')[1] ?? '') as Invitation);
  const heard = { all: [] as string[], isOpen: false, leave: () => undefined as unknown };
  heard.leave = new HttpTransport(here.url, keys, fetch).follow(0, {
    alive: () => {
      heard.isOpen = true;
    },
    operation: () => undefined,
    ended: () => undefined,
    light: ({ from, sealed }) => {
      const { by, light } = decodeLight(unseal(keys, LIGHT_PLACE, sealed), from);
      heard.all.push(`${by} ${light.kind}`);
    },
  });
  return heard;
}
/** A stream that tells nothing. */
const beating = (signal: AbortSignal | null | undefined) =>
  new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode(':\n\n'));
      signal?.addEventListener('abort', () => stream.error(signal.reason));
    },
  });
/** The open half of its pair. */
const keyOf = ({ place }: Terminal): string => {
  const { pair } = JSON.parse(place.read('empty-chair.table.json')) as { pair: string };
  return devicePair(fromBase64url(pair)).open;
};
const terminals: Terminal[] = [];
const terminal = () => {
  const made = new Terminal();
  terminals.push(made);
  return made;
};

describe('terminals at one table', () => {
  let anna: Terminal;
  let borek: Terminal;
  let links: { play: string; watch: string };
  beforeEach(async () => {
    [anna, borek] = [terminal(), terminal()];
    const more = ['--server', `${here.url}/`, '--name', 'Anna', '--seed', 'a', '--json'];
    links = (await anna.table('create', ...ROOT, ...more)).json() as typeof links;
    await anna.does('answer 1 1 5 10');
    expect(await borek.does(`join ${links.play} --name Borek`)).toContain('You are at the table.');
  });

  it('play Root, and end with the same record byte for byte', async () => {
    expect(borek.game).toBe(anna.game);
    // The link in it opens the table.
    const device = join(anna.place.folder, 'empty-chair.table.json');
    expect(statSync(device).mode & 0o777).toBe(0o600);
    for (let round = 0; round < 2; round += 1) {
      await anna.does('do wood pass');
      expect(await borek.does('turn')).toContain('— Anna');
      expect(await anna.does('turn')).toContain('Electric Eyrie: bot turn');
    }
    // One takes back while the other acts: whoever is second builds on the first, or is told.
    const [undone, acted] = await Promise.all([borek.table('undo --to 3'), anna.table('do wood')]);
    expect([0, 1]).toContain(undone.code + acted.code);
    for (const { code, err } of [undone, acted]) {
      expect(err).toMatch(code === 0 ? /^$/ : /^Somebody was quicker/);
    }
    // Any command brings a terminal up to date, also one that is refused.
    for (const one of [anna, borek]) expect((await one.table('answer x')).code).toBe(1);
    expect(anna.game).toBe(borek.game);
    expect(await anna.local('log')).toBe(await borek.local('log'));
  });

  it('count what each of two people adds at the same time', async () => {
    for (let round = 1; round <= 5; round += 1) {
      await Promise.all([anna.does('do score 1'), borek.does('do score 1')]);
      for (const one of [anna, borek]) {
        await one.table('answer x');
        expect(await one.local('show')).toContain(`Marquise de Cat: ${2 * round} VP.`);
      }
    }
  });

  it('go on without the server, and send it later; local commands count too', async () => {
    const port = here.port;
    await here.down();
    const { code, err, out } = await anna.table('do wood');
    expect([code, err]).toEqual([
      0,
      'The server cannot be reached. What you did is kept here; the next command sends it.\n',
    ]);
    expect(out).toContain('Your turn: Marquise de Cat');
    await anna.local('do pass');
    await here.up(port);
    await anna.does('turn');
    const told = await borek.does('turn');
    for (const what of ['— Anna', '1. Marquise de Cat: wood', 'Electric Eyrie: bot turn']) {
      expect(told).toContain(what);
    }
    await anna.table('answer x');
    expect(anna.game).toBe(borek.game);
  });

  it('send again, as the same, what has its number though the answer was lost', async () => {
    const real = fetch;
    // Of the server nothing is heard any more but that it lives.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      if (String(address).includes('/events')) return new Response(beating(init?.signal));
      const answer = await real(address, init);
      if (init?.method === 'POST' && String(address).endsWith('/operations')) throw new TypeError();
      return answer;
    });
    const { code, err } = await anna.table('do score 1');
    vi.restoreAllMocks();
    expect([code, err]).toEqual([0, expect.stringContaining('The server cannot be reached')]);
    for (const one of [anna, borek]) {
      await one.table('answer x');
      expect(await one.local('show')).toContain('Marquise de Cat: 1 VP.');
    }
    expect(anna.game).toBe(borek.game);
  });

  it('are asked which game goes on when both went on apart', async () => {
    const port = here.port;
    await here.down();
    await anna.table('do wood');
    await here.up(port);
    await borek.does('do recruit');
    const apart = await anna.table('do pass');
    expect([apart.code, apart.err]).toEqual([
      1,
      expect.stringContaining('Two games went on apart'),
    ]);
    expect(await anna.does('choose ours')).toContain('empty-chair.copy-1.json');
    await borek.table('answer x');
    expect(anna.game).toBe(borek.game);
    expect(anna.place.read('empty-chair.copy-1.json')).not.toBe(anna.game);
  });

  it('follow what others do as it happens, in lines for programs too', async () => {
    const [forPrograms, inPolish] = [borek.follow('--json'), borek.follow('--lang=pl')];
    await anna.does('do wood pass');
    const first = JSON.parse(await forPrograms.next());
    expect(first).toMatchObject({ name: 'Anna', change: 'enter', waiting: { kind: 'bot' } });
    expect(first.entries).toHaveLength(2);
    await anna.does('turn');
    const second = JSON.parse(await forPrograms.next());
    expect(second.entries[0].events.length).toBeGreaterThan(3);
    await anna.does('undo');
    expect(JSON.parse(await forPrograms.next())).toMatchObject({ change: 'back', to: 2 });
    const lines: string[] = [];
    while (!lines.at(-1)?.startsWith('Anna: powrót do wpisu')) {
      lines.push(await inPolish.next());
    }
    expect(lines.join('\n')).toContain('tura bota');
    for (const { end } of [forPrograms, inPolish]) expect(await end()).toBe(0);
  });

  it('stay where they are connected when the links are withdrawn; other links are dead', async () => {
    const dana = terminal();
    await dana.does(`join ${links.play} --name Dana`);
    const said = saidBeside(links.watch);
    const following = borek.follow('--json');
    await expect.poll(() => said.all).toContain('Borek here');
    // Somebody with the old link copies what Borek says of himself, under a key of their own.
    const mallory = terminal();
    await mallory.does(`join ${links.play} --name Borek`);
    mallory.follow('--json');
    const whoIsHere = async () => anna.refused('withdraw');
    await expect.poll(async () => (await whoIsHere()).match(/Borek \(\w{6}\)/g)?.length).toBe(2);
    const asked = await whoIsHere();
    for (const who of ['all', 'Borek', 'Cyril']) {
      expect(await anna.refused(`withdraw --stay ${who}`)).toMatch(/^Who stays\? /);
    }
    expect(asked).toMatch(/^Who stays\? /);
    const sign = signOf(keyOf(borek));
    const { code, json } = await anna.table(`withdraw --json --stay ${sign}`);
    expect(code).toBe(0);
    const anew = json() as typeof links & { stay: readonly string[] };
    expect(anew.stay).toEqual(['Borek']);
    expect(new Set([...Object.values(links), anew.play, anew.watch]).size).toBe(5);
    await anna.does('do wood');
    expect(JSON.parse(await following.next())).toMatchObject({ name: 'Anna', change: 'enter' });
    expect(await borek.does('do pass')).toContain('— Anna');
    expect(await following.end()).toBe(0);
    expect(await dana.refused('turn')).toContain('The link was withdrawn');
    expect(await mallory.refused('turn')).toContain('The link was withdrawn');
    for (const link of [links.play, links.watch]) {
      expect(await terminal().refused(`join ${link}`)).toBe('The server refuses (withdrawn).');
    }
    await terminal().does(`join ${anew.watch}`);
  });

  it('tell the others that they are gone, and withdraw nothing that they only watch', async () => {
    const said = saidBeside(links.watch);
    await expect.poll(() => said.isOpen).toBe(true);
    await borek.does('leave');
    await expect.poll(() => said.all).toEqual(['Borek here', 'Borek gone']);
    const dana = terminal();
    await dana.does(`join ${links.watch} --name Dana`);
    expect(await dana.refused('withdraw --stay none')).toContain('could not be withdrawn');
    await anna.does('do wood');
    await here.down();
    expect(await anna.refused('withdraw --stay none')).toContain('could not be withdrawn');
    await here.up(here.port);
    said.leave();
  });

  it('show the name of a guest on one line, and nothing in it steers them', async () => {
    const guest = terminal();
    const name = '\u001b]0;mine\u0007\u001b[2J\u009b2JEve\nAnna: end of the turn';
    const { code } = await guest.table('join', links.play, '--name', name);
    expect(code).toBe(0);
    await guest.does('do wood');
    const told = await anna.does('do pass');
    expect(told).toContain('— \ufffd]0;mine\ufffd\ufffd[2J\ufffd2JEve Anna: end of the turn\n');
    const asData = (await borek.table('turn', '--json')).out;
    for (const sign of ['\u001b', '\u0007', '\u009b']) expect(told + asData).not.toContain(sign);
  });

  it('say at once that nothing can be written, and send nothing of it', async () => {
    const { code, err } = await borek.full('do wood');
    expect([code, err]).toEqual([1, 'The file empty-chair.json cannot be written (EFBIG).\n']);
    expect(await anna.does('do wood')).not.toContain('— Borek');
    const dana = terminal();
    mkdirSync(join(dana.place.folder, 'folder'));
    const joined = await dana.refused(`join ${links.play} --file folder --force`);
    expect(joined).toBe('The file folder cannot be written (EISDIR).');
    // Nothing goes on in the background that would keep the command from ending.
    expect(await borek.refused('choose ours')).toContain('There is nothing to choose');
    expect(await borek.does('do pass')).toContain('2. Marquise de Cat: end');
  });

  it('watch with the other link, leave and keep the game, and are refused in one sentence', async () => {
    const dana = terminal();
    await dana.does(`join ${links.watch} --name Dana`);
    expect(await dana.refused('do wood')).toBe(
      'The server refuses (viewers-only-read). The game stays in empty-chair.json.',
    );
    await borek.does('leave');
    expect(borek.place.files()).toEqual([FILE]);
    expect(await borek.refused('turn')).toContain('is at no table');
    expect(await borek.local('do pass')).toContain('Next: ');
    expect(await anna.refused('join nonsense --force')).toContain('This is no link of a table');
    expect(await anna.refused('create')).toContain('is at a table already');
    const elsewhere = 'create toy --server http://127.0.0.1:1';
    expect(await terminal().refused(elsewhere)).toBe(
      'There is no server of tables at http://127.0.0.1:1.',
    );
  });
});

describe('terminals in a game whose cards the app holds', () => {
  const SCREEN = 'root play=screen seats=marquise,alliance,eyrie/bot'.split(' ');
  /** What two people must not see of each other: cards of their hands, and who supports the Alliance. */
  function hiddenIn(game: string) {
    const record = JSON.parse(game) as { checkpoint: { state: { screen: Held } } };
    const { hands, supporters } = record.checkpoint.state.screen;
    return { marquise: hands.marquise, alliance: [...hands.alliance, ...supporters] };
  }
  interface Held {
    readonly hands: Readonly<Record<'marquise' | 'alliance', readonly string[]>>;
    readonly supporters: readonly string[];
  }

  it('show and play each their own hand, in words and as data', async () => {
    const [anna, borek, dana] = [terminal(), terminal(), terminal()];
    const said = { anna: '', borek: '', dana: '' };
    const people = { anna, borek, dana };
    /** All that a command says, to be searched; it is at the table, or reads the file of one. */
    const does = async (who: keyof typeof people, line: string): Promise<string> => {
      const at = people[who];
      const words = line.startsWith('table ') ? line : `${line} --json`;
      const ran = await at.place.run(words.split(' '), { games });
      said[who] += ran.out + ran.err;
      return ran.out + ran.err;
    };
    const more = ['--server', here.url, '--name', 'Anna', '--seed', '7'];
    const vague = await anna.table('create', ...SCREEN, ...more, '--force');
    expect(vague.err).toBe(
      'Which chairs are yours? Say so with --chairs: 0 (Marquise de Cat), 1 (Woodland Alliance).\n',
    );
    const made = await anna.table(
      'create',
      ...SCREEN,
      ...more,
      '--force',
      '--chairs',
      '0',
      '--json',
    );
    const links = made.json() as { play: string; watch: string };
    await anna.does('answer 1 1 5 10');
    expect(await borek.refused(`join ${links.play} --chairs 2`)).toMatch(/^Which chairs/);
    await does('borek', `table join ${links.play} --name Borek --chairs 1`);
    await does('dana', `table join ${links.watch} --name Dana`);
    const dealt = hiddenIn(anna.game);
    expect(dealt.marquise).toHaveLength(3);
    for (const who of ['anna', 'borek', 'dana'] as const) {
      for (const line of ['show', 'log', 'why', 'do ?']) await does(who, line);
    }
    expect(dealt.marquise.filter((id) => !said.anna.includes(id))).toEqual([]);
    expect(dealt.alliance.filter((id) => !said.borek.includes(id))).toEqual([]);

    const others = 'Marquise de Cat is not played here: whoever sits there decides.';
    expect(await borek.refused('do wood')).toBe(others);
    expect(await borek.local('show')).toContain('Marquise de Cat is deciding');
    await does('anna', 'table do wood end');
    await does('borek', 'table do end');
    await does('borek', `table do mobilize ${dealt.alliance[0]}`);
    // Nobody takes back what somebody else did.
    const notHis = 'Woodland Alliance is not played here: whoever sits there decides.';
    expect(await anna.refused('undo')).toBe(notHis);
    await does('borek', 'table do end');

    // The bot asks Anna alone.
    expect(await does('borek', 'table turn')).toContain('Marquise de Cat is deciding');
    const asked = JSON.parse(await does('borek', 'show'));
    expect(asked.waiting).toEqual({ kind: 'question', seat: 0, hidden: true });
    expect(asked.legal).toEqual([]);
    expect(await borek.refused('answer none')).toBe(others);
    await does('dana', 'table answer none');
    await does('anna', 'table answer none');
    for (const who of ['anna', 'borek', 'dana'] as const) {
      for (const line of ['show', 'log', 'why', 'do ?']) await does(who, line);
    }
    const now = hiddenIn(anna.game);
    const told = (text: string, cards: readonly string[]) =>
      cards.filter((id) => text.includes(id));
    expect(told(said.anna, now.alliance)).toEqual([]);
    expect(told(said.borek, now.marquise)).toEqual([]);
    expect(told(said.dana, [...now.alliance, ...now.marquise])).toEqual([]);
  });

  it('one terminal of two people shows a question to whoever the keyboard was passed to', async () => {
    const { place } = terminal();
    const run = async (line: string) => (await place.run(line.split(' '), { games })).out;
    await run(`new ${SCREEN.join(' ')} --seed 7`);
    await run('answer 1 1 5 10');
    await run('do wood end end end');
    const asked = await run('turn');
    expect(asked).toContain('A question for Marquise de Cat alone');
    expect(hiddenIn(place.read(FILE)).marquise.filter((id) => asked.includes(id))).toEqual([]);
    const shown = JSON.parse(await run('show --json'));
    expect(shown.waiting.question).toMatchObject({ seat: 0, rule: 'law.6.2.3' });
  });
});
