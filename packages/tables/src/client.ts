import type { GameModule } from '@empty-chair/kernel/module';
import type { Page } from './book.ts';
import { Book } from './book.ts';
import type { Device, Happens, KeptDevice, Numbered, Task } from './core.ts';
import { newDevice, reopened, step } from './core.ts';
import type { Keys } from './keys.ts';
import { newId } from './keys.ts';
import type { Light, SaidBeside } from './light.ts';
import { decodeLight } from './light.ts';
import type { Change } from './operation.ts';
import { decodeOperation, encodeOperation } from './operation.ts';
import type { SealedOperation } from './protocol.ts';
import { HEARTBEAT_MS } from './protocol.ts';
import { BrokenSeal, LIGHT_PLACE, placeOf, seal, unseal } from './seal.ts';
import type { Transport } from './transport.ts';
import { ServerRefused } from './transport.ts';

type DeviceOf<C, S, I> = Device<Change<C, I>, Page<C, S, I>>;
type TaskOf<C, S, I> = Task<Change<C, I>, Page<C, S, I>>;

export interface ClientParts<C, S, I> {
  readonly game: GameModule<C, S, I>;
  readonly keys: Keys;
  /** A name for this device that stays the same. */
  readonly by: string;
  readonly transport: Transport;
  /** Runs it after so many milliseconds; gives how to call it off. */
  readonly later: (ms: number, run: () => void) => () => void;
  /** As this device left the table. */
  readonly kept?: KeptDevice<Change<C, I>, Page<C, S, I>>;
  /** Writes it down. What is sent was written down before, so that it is never made twice. */
  readonly keep: (device: KeptDevice<Change<C, I>, Page<C, S, I>>) => Promise<void>;
  readonly hear: Hears<C, S, I>;
}

/** What the one who shows the table is told. */
export interface Hears<C, S, I> {
  readonly changed: (device: DeviceOf<C, S, I>) => void;
  /** What others did, what does not fit, what is to be chosen or copied. */
  readonly told: (task: Exclude<TaskOf<C, S, I>, { kind: 'send' | 'read' }>) => void;
  readonly beside: (said: SaidBeside) => void;
  /** It cannot go on here: ServerRefused, BrokenSeal, Forgotten. What is shown stays. */
  readonly over: (why: Error) => void;
}

/** The server has fewer operations than it once had: an old backup, say. */
export class Forgotten extends Error {
  constructor() {
    super('the server has forgotten something');
    this.name = 'Forgotten';
  }
}

const FIRST_WAIT_MS = 500;
/** Two heartbeats and some patience: then nobody is there. */
const SILENCE_MS = HEARTBEAT_MS * 2.5;
/** These pass by themselves. */
const PASSING: readonly string[] = ['too-many-requests', 'not-kept'];

/** A device at a table: the pure core with a network, a clock and a memory around it. */
export class TableClient<C, S, I> {
  private readonly parts: ClientParts<C, S, I>;
  private readonly book: Book<C, S, I>;
  private state: DeviceOf<C, S, I>;
  private leave: () => void = () => undefined;
  private unwait: () => void = () => undefined;
  private unwatch: () => void = () => undefined;
  private wait = FIRST_WAIT_MS;
  private isOver = false;
  /** Grows with every connection: what an old one says of the network is no longer true. */
  private connection = 0;
  private written: Promise<void> = Promise.resolve();

  constructor(parts: ClientParts<C, S, I>) {
    this.parts = parts;
    this.book = new Book(parts.game);
    this.state = parts.kept === undefined ? offline() : reopened(parts.kept);
  }

  get device(): DeviceOf<C, S, I> {
    return this.state;
  }

  /** Opens the one connection; to be called once. */
  start(): void {
    this.connect();
  }

  /** Leaves the table. What is kept stays. */
  stop(): void {
    this.isOver = true;
    this.disconnect();
    this.unwait();
  }

  /** Throws, and changes nothing, when it does not fit what is shown here. */
  make(change: Change<C, I>): void {
    this.happens({ kind: 'made', id: newId(), change });
  }

  choose(whose: 'ours' | 'theirs'): void {
    this.happens({ kind: 'chose', whose, id: newId() });
  }

  /** Nothing depends on it: when it cannot be sent, it is not. */
  sayBeside(light: Light): void {
    const { transport, keys, by } = this.parts;
    if (!this.state.isOnline) return;
    transport.light(seal(keys, LIGHT_PLACE, { by, light })).catch(() => undefined);
  }

  private happens(happens: Happens<Change<C, I>>): void {
    const { device, tasks } = step(this.book, this.state, happens);
    this.state = device;
    this.parts.hear.changed(device);
    const { connection } = this;
    this.written = this.written
      .then(() => this.parts.keep(device))
      .then(() => {
        for (const task of tasks) this.does(task, connection);
      })
      .catch(() => this.lost(connection));
  }

  private does(task: TaskOf<C, S, I>, connection: number): void {
    if (task.kind === 'send') this.send(task, connection);
    // The stream begins again after what we know.
    else if (task.kind === 'read') this.lost(connection);
    else this.parts.hear.told(task);
  }

  private send(task: Extract<TaskOf<C, S, I>, { kind: 'send' }>, connection: number): void {
    if (connection !== this.connection) return;
    const { game, keys, by, transport } = this.parts;
    const { id, after, change } = task;
    const operation = encodeOperation(game, { by, change });
    const sealed = seal(keys, placeOf(after + 1, id), operation);
    transport.append({ after, id, sealed }).then(
      (answer) => {
        if (answer.kind === 'kept') this.happens({ kind: 'numbered', id, n: answer.n });
        else if (answer.operations.length > 0) this.hears(answer.operations);
        else this.over(new Forgotten());
      },
      (error: unknown) => this.failed(error, connection),
    );
  }

  private connect(): void {
    if (this.isOver) return;
    this.connection += 1;
    const { connection } = this;
    const isOurs = () => connection === this.connection && !this.isOver;
    let isHeard = false;
    let isStart = true;
    this.watch(connection);
    this.leave = this.parts.transport.follow(this.state.known, {
      alive: () => {
        if (!isOurs()) return;
        this.watch(connection);
        if (isHeard) return;
        isHeard = true;
        this.wait = FIRST_WAIT_MS;
        this.happens({ kind: 'back' });
      },
      operation: (operation) => {
        if (isOurs()) this.hears([operation], isStart);
        isStart = false;
      },
      light: ({ from, sealed }) => {
        if (!isOurs()) return;
        try {
          this.parts.hear.beside(decodeLight(unseal(this.parts.keys, LIGHT_PLACE, sealed), from));
        } catch {
          // Of a newer app, or of somebody without the key: nothing depends on it.
        }
      },
      ended: (why) => this.failed(why, connection),
    });
  }

  private hears(sealed: readonly SealedOperation[], isStart = false): void {
    let operations: readonly Numbered<Change<C, I>>[];
    try {
      operations = sealed.filter(({ n }) => n > this.state.known).map((one) => this.opened(one));
    } catch (error) {
      this.over(error instanceof Error ? error : new BrokenSeal());
      return;
    }
    this.happens({ kind: 'heard', operations, isStart });
  }

  private opened({ n, id, sealed }: SealedOperation): Numbered<Change<C, I>> {
    const { game, keys } = this.parts;
    const { by, change } = decodeOperation(game, unseal(keys, placeOf(n, id), sealed));
    return { n, id, by, change };
  }

  private failed(error: unknown, connection: number): void {
    const isFinal = error instanceof ServerRefused && !PASSING.includes(error.refusal);
    if (isFinal) this.over(error);
    else this.lost(connection);
  }

  private lost(connection: number): void {
    if (connection !== this.connection || this.isOver) return;
    this.disconnect();
    this.happens({ kind: 'lost' });
    this.unwait = this.parts.later(this.wait, () => this.connect());
    this.wait = Math.min(this.wait * 2, HEARTBEAT_MS);
  }

  private over(why: Error): void {
    if (this.isOver) return;
    this.stop();
    this.happens({ kind: 'lost' });
    this.parts.hear.over(why);
  }

  private disconnect(): void {
    this.connection += 1;
    this.unwatch();
    this.leave();
  }

  private watch(connection: number): void {
    this.unwatch();
    this.unwatch = this.parts.later(SILENCE_MS, () => this.lost(connection));
  }
}

/** Until the first word of the server. */
const offline = <C, S, I>(): DeviceOf<C, S, I> => ({ ...newDevice(), isOnline: false });
