import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueueAddress } from '@empty-chair/lab/queue/address';
import { queueAddress } from '@empty-chair/lab/queue/address';
import type { OrderQueue } from '@empty-chair/lab/queue/connection';
import { openQueue } from '@empty-chair/lab/queue/connection';
import { bundle } from '../scripts/bundle.mjs';
import { inRoot } from '../scripts/paths.mjs';
import { PostgresServer } from '../scripts/postgres.mjs';

/** The command line tool, a server and processes of both: the lab as several machines see it. */

export interface Running {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

export interface RunningWorker extends Running {
  /** So many answers from now on; then it has a batch in hand until it may answer again. */
  mayAnswer(times: number): void;
}

const FATE = new URL('./lab-queue-fate.mjs', import.meta.url).href;

const RESULTS = ['games.parquet', 'summary.json'];

/** So long is waited for what never comes; no machine is so busy that it would be too short. */
const PATIENCE_MS = 240_000;

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > PATIENCE_MS) throw new Error(`waited in vain: ${holds}`);
    await wait(50);
  }
}

export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'empty-chair-queue-'));
  readonly server = new PostgresServer();
  /** A bundle of our own: another test may build the common one again while our workers run. */
  private readonly built = inRoot('dist', `lab-queue-${process.pid}`);
  private readonly running: Running[] = [];
  private allowances = 0;

  async open(study: object): Promise<void> {
    writeFileSync(join(this.folder, 'study.json'), JSON.stringify(study));
    const building = bundle(inRoot('packages', 'cli', 'src', 'main.ts'), this.built);
    await Promise.all([building, this.server.start()]);
  }

  async close(): Promise<void> {
    for (const { child } of this.running) child.kill('SIGKILL');
    await Promise.all(this.running.map(({ ended }) => ended));
    await this.server.remove();
    for (const made of [this.folder, this.built, this.otherRules]) {
      rmSync(made, { recursive: true, force: true });
    }
  }

  get address(): QueueAddress {
    return queueAddress(this.server.url) as QueueAddress;
  }

  /** A queue to look into. */
  look(): Promise<OrderQueue> {
    return openQueue(this.address);
  }

  /** `fate`: what lab-queue-fate.mjs is told to bring about. */
  run(line: string, program = this.built, fate: Readonly<Record<string, string>> = {}): Running {
    const command = ['--import', FATE, join(program, 'main.js'), ...line.split(' ')];
    const queue = { EMPTY_CHAIR_QUEUE: this.server.url };
    const child = spawn(process.execPath, command, {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LANG: 'C', LC_ALL: 'C', ...queue, ...fate },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
      child.once('close', (code, signal) => resolve(code ?? signal));
    });
    const running = { child, said: () => said, ended };
    this.running.push(running);
    return running;
  }

  coordinator(out: string): Running {
    return this.run(`lab run study.json --queue --out ${out}`);
  }

  /** It is killed when it has just kept so many batches: their last job is not removed any more. */
  coordinatorThatDies(out: string, batches: number): Running {
    const fate = { LAB_DIES_AFTER: String(batches) };
    return this.run(`lab run study.json --queue --out ${out}`, this.built, fate);
  }

  worker(): RunningWorker {
    const file = join(this.folder, `allowance-${this.running.length}`);
    const mayAnswer = (times: number): void => {
      this.allowances += 1;
      writeFileSync(file, `${this.allowances} ${times}`);
    };
    mayAnswer(Number.POSITIVE_INFINITY);
    return { ...this.run('lab work --workers 1', this.built, { LAB_ANSWERS: file }), mayAnswer };
  }

  /** The same program but for the version of its rules. */
  workerWithOtherRules(line: string): Running {
    cpSync(this.built, this.otherRules, { recursive: true });
    const chunks = join(this.otherRules, 'chunks');
    for (const name of readdirSync(chunks).filter((file) => file.endsWith('.js'))) {
      const file = join(chunks, name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/rulesVersion: \d+/, '$&99'));
    }
    return this.run(line, this.otherRules);
  }

  kept(out: string): number {
    const batches = join(this.folder, out, 'batches');
    if (!existsSync(batches)) return 0;
    return readdirSync(batches).filter((name) => name.endsWith('.json')).length;
  }

  results(out: string): readonly string[] {
    return RESULTS.map((name) => readFileSync(join(this.folder, out, name)).toString('base64'));
  }

  private get otherRules(): string {
    return `${this.built}-other`;
  }
}
