import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { games as all } from '@empty-chair/registry/games';
import type { GameList } from './context.ts';
import { run } from './run.ts';

/** What a command printed and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly json: () => Readonly<Record<string, unknown>>;
}

export interface RunOptions {
  readonly stdin?: string | Readable;
  readonly env?: Readonly<Record<string, string>>;
  readonly games?: GameList;
}

type Waiting =
  | { readonly kind: 'human' | 'bot' | 'over' }
  | {
      readonly kind: 'question';
      readonly question: { readonly answers: readonly { id: string }[] };
    };

/** JSON has them, for programs that show it; here they would make every expectation unreadable. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The smallest game is enough to test commands with, and a rule change in others breaks nothing here. */
export const games: GameList = Object.fromEntries(
  Object.entries(all).filter(([id]) => id === 'toy'),
);

/** A folder of its own, to run commands in as they would run in a shell. */
export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'empty-chair-cli-'));

  async run(argv: readonly string[], options: RunOptions = {}): Promise<Ran> {
    const { stdin } = options;
    let out = '';
    let err = '';
    const code = await run(
      argv,
      {
        out: (text) => {
          out += text;
        },
        err: (text) => {
          err += text;
        },
        stdin:
          stdin instanceof Readable ? stdin : Readable.from(stdin === undefined ? [] : [stdin]),
        cwd: this.folder,
        env: options.env ?? {},
        program: undefined,
        tty: { in: false, out: false, err: false },
      },
      options.games ?? games,
    );
    return { code, out, err, json: () => JSON.parse(spaced(out)) };
  }

  /** A line of words without quotes. */
  async type(line: string, options?: RunOptions): Promise<Ran> {
    return this.run(line.split(' ').filter(Boolean), options);
  }

  /** Gives the first answer to each question until none is open. */
  async answerAll(): Promise<void> {
    for (;;) {
      const waiting = await this.waiting();
      if (waiting.kind !== 'question') return;
      await this.type(`answer ${waiting.question.answers[0]?.id}`);
    }
  }

  /** Goes on with the game in the default file until it is over. */
  async finishGame(): Promise<void> {
    for (;;) {
      await this.answerAll();
      const { kind } = await this.waiting();
      if (kind === 'over') return;
      await this.type(kind === 'bot' ? 'turn' : 'do done');
    }
  }

  private async waiting(): Promise<Waiting> {
    return ((await this.type('show --json')).json() as { waiting: Waiting }).waiting;
  }

  files(): string[] {
    return readdirSync(this.folder).toSorted();
  }

  read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  write(name: string, content: unknown): void {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(this.folder, name), text);
  }

  leave(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
