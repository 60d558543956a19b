import { encodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { TallyConfig, TallyInput, TallyState } from '@empty-chair/testkit/tally-game';
import { DEFAULT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import { isSoaking } from '@empty-chair/testkit/volume';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Page } from './book.ts';
import { Book } from './book.ts';
import type { Device, Happens, Numbered, Task } from './core.ts';
import { newDevice, reopened, step } from './core.ts';
import type { Change } from './operation.ts';

type TallyPage = Page<TallyConfig, TallyState, TallyInput>;
type TallyChange = Change<TallyConfig, TallyInput>;

const book = new Book(tally);

/** Exactly the server's contract: numbers without a gap, and an id counts once. */
class ServerDouble {
  /** Under the present keys. */
  log: Numbered<TallyChange>[] = [];
  /** Sealed with older keys: of these only number and id are still known. */
  readonly absorbed: Numbered<TallyChange>[] = [];

  get last(): number {
    return this.log.at(-1)?.n ?? 0;
  }

  append({ by, id, after, change }: SendRequest): Answer {
    const known = [...this.absorbed, ...this.log].find((operation) => operation.id === id);
    if (known !== undefined) return { kind: 'numbered', id, n: known.n };
    if (after !== this.last) return { kind: 'heard', operations: this.since(after) };
    this.log.push({ n: after + 1, id, by, change });
    return { kind: 'numbered', id, n: after + 1 };
  }

  since(after: number): Numbered<TallyChange>[] {
    return this.log.filter(({ n }) => n > after);
  }

  withdraw(id: string, change: TallyChange): void {
    const n = this.last + 1;
    this.absorbed.push(...this.log);
    this.log = [{ n, id, by: 'who withdrew', change }];
  }
}

interface SendRequest {
  readonly kind: 'send';
  readonly by: string;
  readonly id: string;
  readonly after: number;
  readonly change: TallyChange;
}
type Answer = Extract<Happens<TallyChange>, { kind: 'numbered' | 'heard' }>;
type Letter = { readonly device: number; readonly connection: number } & (
  | { readonly to: 'server'; readonly request: SendRequest }
  | { readonly to: 'server'; readonly request: { kind: 'read'; after: number; isReturn: boolean } }
  | { readonly to: 'device'; readonly happens: Answer; readonly isReturn?: boolean }
);

/** Devices, a server, and a network that delays, loses, doubles and reorders everything. */
class World {
  readonly server = new ServerDouble();
  readonly devices: Device<TallyChange, TallyPage>[];
  /** Which connection of a device is the open one; 0 is none. */
  readonly streams: number[];
  readonly acknowledged = new Set<string>();
  readonly madeIds: string[] = [];
  readonly excused = new Set<string>();
  private readonly memories: Device<TallyChange, TallyPage>[] = [];
  private connections = 0;
  private lastOfOldKeys = 0;
  private letters: Letter[] = [];

  constructor(size: number) {
    const story = Story.begin(tally, { ...DEFAULT, diceAtTable: size % 2 === 0 }, 'a table');
    const begin = book.begin({ story, name: 'ours' });
    this.server.append({ kind: 'send', by: '0', id: 'begin', after: 0, change: begin });
    this.devices = Array.from({ length: size }, () => newDevice<TallyChange, TallyPage>());
    this.streams = this.devices.map(() => 0);
    for (const index of this.devices.keys()) this.returns(index);
    this.deliverAll();
  }

  happens(index: number, happens: Happens<TallyChange>): void {
    const before = this.device(index);
    const { device, tasks } = step(book, before, happens);
    this.devices[index] = device;
    const gone = before.waiting.filter(({ id }) => !device.waiting.some((it) => it.id === id));
    for (const { id } of gone) {
      const isHeard =
        happens.kind === 'numbered' ? happens.id === id : wasHeard(happens, id, device.known);
      if (isHeard) this.acknowledged.add(id);
    }
    for (const task of tasks) this.does(index, task);
    // Both games are there after a choice: one at the table, one as a copy.
    if (happens.kind === 'chose') for (const { id } of gone) this.excused.add(id);
  }

  makes(index: number, pick: number): void {
    const { shown, mustChoose } = this.device(index);
    if (shown === undefined || mustChoose) return;
    const { story, name } = shown;
    const { waiting } = story.match;
    const entries = story.record.entries.length;
    if (pick % 13 === 0) {
      this.offers(index, { kind: 'rename', name: `name ${pick}` });
      return;
    }
    let next = story;
    if (pick % 5 === 0 && entries > 0) next = story.undoTo(entries - 1 - (pick % entries));
    else if (pick % 11 === 0 && entries > 0) next = story.undo();
    else if (waiting.kind === 'bot') next = story.botTurn();
    else if (waiting.kind === 'question') {
      const { answers, ref } = waiting.question;
      next = story.answer(ref(answers[pick % answers.length]).id);
    } else if (waiting.kind === 'human')
      next = story.submit(HUMAN, { kind: 'add', n: 1 + (pick % 3) });
    else next = story.submit(HUMAN, { kind: 'set', n: pick % 20 });
    const change = book.changeBetween(story.record, { record: next.record, name });
    if (change !== undefined) this.offers(index, change);
  }

  private offers(index: number, change: TallyChange): void {
    const id = `${index}-${this.madeIds.length}`;
    this.madeIds.push(id);
    this.happens(index, { kind: 'made', id, change });
  }

  private does(index: number, task: Task<TallyChange, TallyPage>): void {
    const connection = this.streams[index] ?? 0;
    if (task.kind === 'send') {
      this.letters.push({
        device: index,
        connection,
        to: 'server',
        request: { ...task, by: String(index) },
      });
    }
    if (task.kind === 'read') {
      const request = { ...task, isReturn: false };
      this.letters.push({ device: index, connection, to: 'server', request });
    }
    if (task.kind === 'refuse') for (const { id } of task.dropped) this.excused.add(id);
    if (task.kind === 'same') this.excused.add(task.dropped.id);
    expect(task.kind).not.toBe('stuck');
  }

  /** Gives whether there was one. */
  deliver(pick: number, isTwice = false): boolean {
    const letter = this.letters[pick % Math.max(1, this.letters.length)];
    if (letter === undefined) return false;
    if (!isTwice) this.letters = this.letters.filter((it) => it !== letter);
    const { device, connection } = letter;
    if (letter.to === 'device') {
      // What belongs to a connection that is closed never arrives.
      if (connection !== this.streams[device]) return true;
      // Some know that they are back before they have heard what they missed.
      const isEager = letter.isReturn && connection % 2 === 0;
      if (isEager) this.happens(device, { kind: 'back' });
      this.happens(device, { ...letter.happens, ...(letter.isReturn && { isStart: true }) });
      if (letter.isReturn && !isEager) this.happens(device, { kind: 'back' });
      return true;
    }
    const { request } = letter;
    // Of a connection with keys that were withdrawn since.
    if (!this.isGood(connection)) return true;
    const before = this.server.last;
    const happens: Answer =
      request.kind === 'send'
        ? this.server.append(request)
        : { kind: 'heard', operations: this.server.since(request.after) };
    const isReturn = request.kind === 'read' && request.isReturn;
    this.letters.push({ device, connection, to: 'device', happens, isReturn });
    const operations = this.server.since(before);
    if (operations.length > 0) {
      for (const [listener, stream] of this.streams.entries()) {
        if (stream === 0) continue;
        const told = { kind: 'heard', operations } as const;
        this.letters.push({ device: listener, connection: stream, to: 'device', happens: told });
      }
    }
    return true;
  }

  private deliverAll(): void {
    for (let letters = 0; this.deliver(0); letters += 1) {
      if (letters > 10_000) throw new Error('they never stop talking');
    }
  }

  loses(pick: number): void {
    const lost = this.letters[pick % Math.max(1, this.letters.length)];
    if (lost === undefined) return;
    this.letters = this.letters.filter((it) => it !== lost);
    // Nothing is lost inside of a connection without its end.
    this.cut(lost.device);
  }

  cut(index: number): void {
    this.streams[index] = 0;
    this.happens(index, { kind: 'lost' });
  }

  returns(index: number): void {
    if (this.streams[index] !== 0) return;
    this.connections += 1;
    this.streams[index] = this.connections;
    const request = { kind: 'read', after: this.device(index).known, isReturn: true } as const;
    const connection = this.connections;
    this.letters.push({ device: index, connection, to: 'server', request });
  }

  restartsServer(): void {
    this.letters = [];
    for (const index of this.devices.keys()) this.cut(index);
  }

  /** All move to the new keys when they come again. */
  withdraws(index: number): void {
    const { agreed, known } = this.device(index);
    if (this.streams[index] === 0 || agreed === undefined || known !== this.server.last) return;
    this.server.withdraw(`withdrawal ${known}`, book.begin(agreed));
    this.lastOfOldKeys = this.connections;
    for (const other of this.devices.keys()) this.cut(other);
  }

  private isGood(connection: number): boolean {
    return connection > this.lastOfOldKeys;
  }

  restarts(index: number): void {
    this.cut(index);
    this.devices[index] = reopened(this.device(index));
  }

  remembers(index: number): void {
    this.memories[index] = this.device(index);
  }

  /** As if the last steps had not been written down. */
  forgets(index: number): void {
    this.cut(index);
    const memory = this.memories[index] ?? newDevice<TallyChange, TallyPage>();
    const isKept = (id: string) => memory.waiting.some((mine) => mine.id === id);
    for (const { id } of this.device(index).waiting) if (!isKept(id)) this.excused.add(id);
    this.devices[index] = reopened(memory);
  }

  chooses(index: number, pick: number): void {
    if (!this.device(index).mustChoose) return;
    const id = `${index}-chosen-${this.madeIds.length}`;
    const whose = pick % 2 === 0 ? 'ours' : 'theirs';
    if (whose === 'ours') this.madeIds.push(id);
    this.happens(index, { kind: 'chose', whose, id });
  }

  /** The network heals, and people choose where they must. */
  settles(): void {
    for (let round = 0; round < 1000; round += 1) {
      for (const index of this.devices.keys()) this.returns(index);
      this.deliverAll();
      const torn = this.devices.findIndex(({ mustChoose }) => mustChoose);
      if (torn === -1) return;
      this.chooses(torn, round);
    }
    throw new Error('it never settles');
  }

  private device(index: number): Device<TallyChange, TallyPage> {
    return this.devices[index] as Device<TallyChange, TallyPage>;
  }
}

const wasHeard = (happens: Happens<TallyChange>, id: string, known: number): boolean =>
  happens.kind === 'heard' && happens.operations.some((it) => it.id === id && it.n <= known);

const textOf = (page: TallyPage | undefined) =>
  page && JSON.stringify([page.name, encodeRecord(tally, page.story.record)]);

const ACTS: Readonly<Record<string, (world: World, device: number, pick: number) => void>> = {
  makes: (world, device, pick) => world.makes(device, pick),
  makesAnother: (world, device, pick) => world.makes(device, pick),
  delivers: (world, _, pick) => void world.deliver(pick),
  deliversAnother: (world, _, pick) => void world.deliver(pick),
  deliversFirst: (world) => void world.deliver(0),
  doubles: (world, _, pick) => void world.deliver(pick, true),
  loses: (world, _, pick) => world.loses(pick),
  cuts: (world, device) => world.cut(device),
  returns: (world, device) => world.returns(device),
  returnsAnother: (world, device) => world.returns(device),
  restartsServer: (world, _, pick) => (pick % 4 === 0 ? world.restartsServer() : undefined),
  withdraws: (world, device, pick) => (pick % 3 === 0 ? world.withdraws(device) : undefined),
  restarts: (world, device) => world.restarts(device),
  remembers: (world, device) => world.remembers(device),
  forgets: (world, device) => world.forgets(device),
  chooses: (world, device, pick) => world.chooses(device, pick),
};

const scenes = fc.record({
  size: fc.integer({ min: 2, max: 5 }),
  acts: fc.array(
    fc.record({
      act: fc.constantFrom(...Object.keys(ACTS)),
      device: fc.nat(4),
      pick: fc.nat(1000),
    }),
    { minLength: 20, maxLength: 120 },
  ),
});

describe('devices at one table', () => {
  test('agree in the end, and no acknowledged operation is lost or doubled', () => {
    fc.assert(
      fc.property(scenes, ({ size, acts }) => {
        const world = new World(size);
        for (const { act, device, pick } of acts) ACTS[act]?.(world, device % size, pick);
        world.settles();
        const { log, absorbed } = world.server;
        const ids = [...absorbed, ...log].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of world.acknowledged) expect(ids).toContain(id);
        for (const id of world.madeIds) {
          if (!ids.includes(id)) expect(world.excused).toContain(id);
        }
        const agreed = log.reduce<TallyPage | undefined>(
          (page, { change }) => book.apply(page, change),
          undefined,
        );
        for (const device of world.devices) {
          expect(textOf(device.agreed)).toBe(textOf(agreed));
          expect(textOf(device.shown)).toBe(textOf(agreed));
          expect(device.waiting).toEqual([]);
          expect(device.known).toBe(world.server.last);
        }
      }),
      { numRuns: isSoaking() ? 20_000 : 200 },
    );
  });
});
