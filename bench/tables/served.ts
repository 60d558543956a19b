import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Clock ticks of the system in a second, as Linux tells processor time. */
const TICKS = 100;

/** `empty-chair serve` in a process of its own, as a host runs it. */
export class Served {
  readonly port: number;
  private readonly child: ChildProcess;
  private ticks = 0;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
  }

  static async start(place: string): Promise<Served> {
    const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--json'];
    // In a variable, as a password should be.
    const env = { ...process.env, EMPTY_CHAIR_TABLES: place };
    const child = spawn(process.execPath, ['packages/cli/bin/empty-chair.js', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    const lines: AsyncIterator<string> = createInterface(child.stdout)[Symbol.asyncIterator]();
    const { address } = JSON.parse((await lines.next()).value) as { address: string };
    return new Served(child, Number(new URL(address).port));
  }

  /** Bytes of memory that it has now; also notes the processor time so far. */
  memory(): number {
    this.ticks = this.processorTicks();
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  }

  /** Percent of one processor since then. */
  busy(seconds: number): number {
    return Math.round(((this.processorTicks() - this.ticks) / TICKS / seconds) * 100);
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await gone;
  }

  private processorTicks(): number {
    const stat = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8');
    const [user = 0, system = 0] = stat.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return user + system;
  }
}
