// A PostgreSQL server of our own for the lab's queue: found or installed, on a free port of this
// machine only, in a temporary folder, and gone with us.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fail } from './fail.mjs';

const NEEDED =
  "The lab's queue needs PostgreSQL 13 or newer: install it, or set POSTGRES_BIN to the folder of its programs.";
const DEBIAN = '/usr/lib/postgresql';
const STARTS = 20;

/** @returns {string | undefined} the folder with initdb and postgres */
function findPostgres() {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const homebrew = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'];
  return [process.env['POSTGRES_BIN'] ?? '', ...debian, ...path, ...homebrew].find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')),
  );
}

/** Ends the process with a sentence when there is no PostgreSQL and none can be installed. */
export function ensurePostgres() {
  if (findPostgres() !== undefined) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write("Installing the postgresql package for the lab's queue (once)...\n");
    const apt = (/** @type {readonly string[]} */ args) =>
      spawnSync('/usr/bin/apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0;
    apt(['update', '-qq']);
    apt(['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  }
  if (findPostgres() === undefined) fail(NEEDED);
}

/** A server with a folder of its own; it can be stopped and started again on the same data. */
export class PostgresServer {
  #bin;
  #folder = mkdtempSync(join(tmpdir(), 'empty-chair-postgres-'));
  #password = randomBytes(12).toString('hex');
  #as = unprivileged();
  #port = 0;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #quit = () => {
    this.#child?.kill('SIGQUIT');
  };

  constructor() {
    const bin = findPostgres();
    if (bin === undefined) throw new Error(NEEDED);
    this.#bin = bin;
    if (this.#as !== undefined) chownSync(this.#folder, this.#as.uid, this.#as.gid);
    this.#init();
    process.once('exit', this.#quit);
  }

  get url() {
    return `postgres://lab:${this.#password}@127.0.0.1:${this.#port}/postgres`;
  }

  /** The port stays the same once it was found, so that a restarted server is found again. */
  async start() {
    for (let tries = 1; ; tries += 1) {
      if (this.#port === 0) this.#port = await freePort();
      const refusal = await this.#launch();
      if (refusal === undefined) return;
      if (tries === STARTS) throw new Error(`PostgreSQL does not start: ${refusal}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  /** Politely: everything is written down first. */
  async stop() {
    await this.#end('SIGINT');
  }

  /** As a crash does: connections cut, nothing tidied up; the next start recovers from its log. */
  async stopHard() {
    await this.#end('SIGQUIT');
  }

  async remove() {
    await this.stopHard();
    process.off('exit', this.#quit);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #init() {
    const secret = join(this.#folder, 'password');
    writeFileSync(secret, this.#password);
    const made = spawnSync(
      join(this.#bin, 'initdb'),
      [
        ...['-D', join(this.#folder, 'data'), '-U', 'lab', '-A', 'scram-sha-256'],
        ...[`--pwfile=${secret}`, '--no-locale', '-E', 'UTF8', '--no-sync'],
      ],
      { cwd: this.#folder, encoding: 'utf8', ...this.#as },
    );
    rmSync(secret);
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
  }

  /** @returns {Promise<string | undefined>} why it did not start */
  #launch() {
    const child = spawn(
      join(this.#bin, 'postgres'),
      [
        ...['-D', join(this.#folder, 'data'), '-p', String(this.#port)],
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ],
      { cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'], ...this.#as },
    );
    this.#child = child;
    return new Promise((resolve) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text) => {
        said = `${said}${text}`.slice(-4000);
        if (text.includes('ready to accept connections')) resolve(undefined);
      });
      child.once('error', (error) => resolve(error.message));
      child.once('exit', () => resolve(said.trim()));
    });
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}

/** A queue to try the lab's workers with, until it is interrupted. @returns {Promise<boolean>} */
export async function serveQueue() {
  ensurePostgres();
  const server = new PostgresServer();
  await server.start();
  console.log(`export EMPTY_CHAIR_QUEUE=${server.url}`);
  process.stderr.write('Ctrl+C stops the server and forgets what it holds.\n');
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await server.remove();
  return true;
}

/** PostgreSQL refuses to run as root: there the package's own user runs it. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const number = (/** @type {string} */ flag, /** @type {string} */ user) =>
    Number.parseInt(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout, 10);
  const user = ['postgres', 'nobody'].find((name) => number('-u', name) > 0);
  if (user === undefined) throw new Error('PostgreSQL cannot run as root, and no other user is.');
  return { uid: number('-u', user), gid: number('-g', user) };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
