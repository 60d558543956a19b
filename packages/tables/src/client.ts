import type { GameModule } from '@empty-chair/kernel/module';
import type { Page } from './book.ts';
import { Book } from './book.ts';
import type { Device, Happens, KeptDevice, Numbered, Task } from './core.ts';
import { newDevice, reopened, step } from './core.ts';
import type { DevicePair, Stays } from './handover.ts';
import { handoverFor, myPart } from './handover.ts';
import type { Invitation, Keys } from './keys.ts';
import { keysOf, newId, newInvitation, tokenHashes } from './keys.ts';
import type { Light, SaidBeside } from './light.ts';
import { decodeLight } from './light.ts';
import type { Change } from './operation.ts';
import { decodeOperation, encodeOperation } from './operation.ts';
import type { SeenDevice } from './others.ts';
import { Others } from './others.ts';
import type { SealedOperation } from './protocol.ts';
import { HEARTBEAT_MS } from './protocol.ts';
import { LIGHT_PLACE, placeOf, seal, unseal } from './seal.ts';
import type { AppendAnswer, Transport, WithdrawingTransport } from './transport.ts';
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
  /** In milliseconds; without it, or where it says 0, nobody is told when something was done. */
  readonly now?: () => number;
  /** As this device left the table. */
  readonly kept?: KeptDevice<Change<C, I>, Page<C, S, I>>;
  /** Writes it down. What is sent was written down before, so that it is never made twice. */
  readonly keep: (device: KeptDevice<Change<C, I>, Page<C, S, I>>) => Promise<void>;
  readonly hear: Hears<C, S, I>;
  /** Without it this device is out when its link is withdrawn. */
  readonly staying?: Staying;
}

/** What a device needs to stay at a table whose link is withdrawn, and to withdraw one. */
export interface Staying {
  /** Of this device; the open half is told with `here`. */
  readonly pair: DevicePair;
  /** The way to the table under other keys. */
  readonly way: (keys: Keys) => WithdrawingTransport;
  /** Writes down the link that is good from now on. It is used only after that. */
  readonly moved: (to: Invitation) => Promise<void>;
}

/** What others did, what does not fit, what is to be chosen or copied. */
export type News<C, S, I> = Exclude<TaskOf<C, S, I>, { kind: 'send' | 'read' }>;

/** What the one who shows the table is told. */
export interface Hears<C, S, I> {
  /** At once, with what it came of; nothing of it is kept yet. */
  readonly changed: (device: DeviceOf<C, S, I>, news: readonly News<C, S, I>[]) => void;
  /** The same news, kept. */
  readonly told: (news: News<C, S, I>) => void;
  readonly beside: (said: SaidBeside) => void;
  /** It could not be written down. Nothing of it is sent; it is tried again after a while. */
  readonly unkept: (why: unknown) => void;
  /** It cannot go on here: ServerRefused, BrokenSeal, Forgotten, or a mistake of ours. What is shown stays. */
  readonly over: (why: Error) => void;
}

/** The server has fewer operations than it once had: an old backup, say. */
export class Forgotten extends Error {
  constructor() {
    super('the server has forgotten something');
    this.name = 'Forgotten';
  }
}

/** Only a player withdraws a link, who is connected, understands the game and has a pair. */
export class CannotWithdraw extends Error {
  constructor() {
    super('the link cannot be withdrawn from here now');
    this.name = 'CannotWithdraw';
  }
}

/** So often others may be quicker than a withdrawal. */
const WITHDRAWALS = 5;
const FIRST_WAIT_MS = 500;
/** Two heartbeats and some patience: then nobody is there. */
const SILENCE_MS = HEARTBEAT_MS * 2.5;
/** These pass by themselves. */
const PASSING: readonly string[] = ['too-many-requests', 'not-kept'];

/** A device at a table: the pure core with a network, a clock and a memory around it. */
export class TableClient<C, S, I> {
  private readonly parts: ClientParts<C, S, I>;
  private readonly book: Book<C, S, I>;
  private readonly seen: Others;
  /** By this device, when it withdraws the link. */
  private letStay: readonly Stays[] = [];
  private keys: Keys;
  private transport: Transport;
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
    this.seen = new Others(parts.staying?.pair.open);
    this.keys = parts.keys;
    this.transport = parts.transport;
    this.state = parts.kept === undefined ? offline() : reopened(parts.kept);
  }

  get device(): DeviceOf<C, S, I> {
    return this.state;
  }

  /** Who can be let stay: devices that said that they are here, also those that sleep by now. */
  get others(): readonly SeenDevice[] {
    return this.seen.all;
  }

  /** Opens the one connection; to be called once. */
  start(): void {
    this.connect();
  }

  /** The network may have changed: what is open may be dead, and nobody would say so for a minute. */
  doubt(): void {
    this.lost(this.connection);
  }

  /** Does not wait any longer for the network to come back. */
  hurry(): void {
    if (this.isOver || this.state.isOnline) return;
    this.unwait();
    this.disconnect();
    this.wait = FIRST_WAIT_MS;
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

  /** Nothing depends on it: when it cannot be sent, it is not. Ends when that is clear. */
  async sayBeside(light: Light): Promise<void> {
    const { by, staying } = this.parts;
    if (!this.state.isOnline) return;
    const key = staying?.pair.open;
    const said = light.kind === 'here' && key !== undefined ? { ...light, key } : light;
    const sealed = seal(this.keys, LIGHT_PLACE, { by, light: said });
    await this.transport.light(sealed).catch(() => undefined);
  }

  /**
   * Puts new keys in place of the old. This device stays and those that are named; every other link
   * is dead. Gives the new link to play. When no answer came, nobody knows whether it was done: if it
   * was, this device moves to the new keys as the others do.
   */
  async withdraw(staying: readonly Stays[]): Promise<Invitation> {
    const to = newInvitation(this.keys.table);
    this.letStay = staying;
    for (let tries = 0; tries < WITHDRAWALS; tries += 1) {
      const answer = await this.offerWithdrawal(to, staying);
      if (answer.kind === 'kept') {
        await this.move(to);
        return to;
      }
      this.hears(answer.operations);
    }
    throw new CannotWithdraw();
  }

  private async offerWithdrawal(to: Invitation, staying: readonly Stays[]): Promise<AppendAnswer> {
    const { game, by, staying: mine } = this.parts;
    const { agreed, known, isOnline, stuck } = this.state;
    const old = this.keys;
    const isAble = isOnline && stuck === undefined && old.role === 'player';
    if (mine === undefined || agreed === undefined || !isAble) throw new CannotWithdraw();
    const id = newId();
    const begin = encodeOperation(game, { by, change: this.book.begin(agreed) });
    const sealed = seal(keysOf(to), placeOf(known + 1, id), begin);
    // Also for this very device: the answer may be lost.
    const self = { key: mine.pair.open, role: old.role };
    return mine.way(old).withdraw({
      ...{ ...tokenHashes(to), after: known, first: { id, sealed } },
      handover: handoverFor(old, to, [self, ...staying]),
    });
  }

  /** The same table under its new keys; what waits is sent there. */
  private async move(to: Invitation): Promise<void> {
    const { staying } = this.parts;
    const keys = keysOf(to);
    await staying?.moved(to);
    if (staying === undefined || this.isOver || keys.token === this.keys.token) return;
    this.disconnect();
    this.keys = keys;
    this.transport = staying.way(keys);
    this.seen.keepOnly(this.letStay);
    this.letStay = [];
    this.happens({ kind: 'lost' });
    this.connect();
  }

  private happens(happens: Happens<Change<C, I>>): void {
    const { device, tasks } = step(this.book, this.state, happens);
    this.state = device;
    this.parts.hear.changed(device, tasks.filter(isNews));
    const { connection } = this;
    this.written = this.written.then(() => this.keeps(device, tasks, connection));
  }

  /** Written down first, then done. */
  private async keeps(
    device: DeviceOf<C, S, I>,
    tasks: readonly TaskOf<C, S, I>[],
    connection: number,
  ): Promise<void> {
    try {
      await this.parts.keep(device);
    } catch (error) {
      this.unkept(error, connection);
      return;
    }
    if (device.isOnline) this.wait = FIRST_WAIT_MS;
    try {
      for (const task of tasks) this.does(task, connection);
    } catch (error) {
      this.over(error);
    }
  }

  private does(task: TaskOf<C, S, I>, connection: number): void {
    if (task.kind === 'send') this.send(task, connection);
    // The stream begins again after what we know.
    else if (task.kind === 'read') this.lost(connection);
    else this.parts.hear.told(task);
  }

  private send(task: Extract<TaskOf<C, S, I>, { kind: 'send' }>, connection: number): void {
    if (connection !== this.connection) return;
    const { game, by, now } = this.parts;
    const { keys } = this;
    const { id, after, change } = task;
    const at = now?.();
    const operation = encodeOperation(game, { by, ...(at && { at }), change });
    const sealed = seal(keys, placeOf(after + 1, id), operation);
    this.transport.append({ after, id, sealed }).then(
      (answer) => {
        if (answer.kind === 'kept') this.happens({ kind: 'numbered', id, n: answer.n });
        // What was missed is sealed with keys that were withdrawn since.
        else if (keys !== this.keys) return;
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
    this.leave = this.transport.follow(this.state.known, {
      alive: () => {
        if (!isOurs()) return;
        this.watch(connection);
        if (isHeard) return;
        isHeard = true;
        this.happens({ kind: 'back' });
      },
      operation: (operation) => {
        if (isOurs()) this.hears([operation], isStart);
        isStart = false;
      },
      light: ({ from, sealed }) => {
        if (!isOurs()) return;
        try {
          const said = decodeLight(unseal(this.keys, LIGHT_PLACE, sealed), from);
          this.seen.hears(said);
          this.parts.hear.beside(said);
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
      this.over(error);
      return;
    }
    this.happens({ kind: 'heard', operations, isStart });
  }

  private opened({ n, id, sealed }: SealedOperation): Numbered<Change<C, I>> {
    const { game } = this.parts;
    return { n, id, ...decodeOperation(game, unseal(this.keys, placeOf(n, id), sealed)) };
  }

  private failed(error: unknown, connection: number): void {
    if (connection !== this.connection) return;
    const to = this.handedOver(error);
    if (to !== undefined) {
      this.move(to).catch((why: unknown) => this.unkept(why, connection));
      return;
    }
    const isFinal = error instanceof ServerRefused && !PASSING.includes(error.refusal);
    if (isFinal) this.over(error);
    else this.lost(connection);
  }

  /** Our part, when the link was withdrawn and we stay. */
  private handedOver(error: unknown): Invitation | undefined {
    const { staying } = this.parts;
    if (staying === undefined || !(error instanceof ServerRefused)) return undefined;
    return myPart(this.keys, staying.pair, error.handover ?? '');
  }

  private lost(connection: number): void {
    if (connection !== this.connection || this.isOver) return;
    this.disconnect();
    this.happens({ kind: 'lost' });
    this.reconnect();
  }

  /** The network may be there: but as nothing can be sent, this device goes on as without one. */
  private unkept(why: unknown, connection: number): void {
    if (connection !== this.connection || this.isOver) return;
    this.disconnect();
    this.state = step(this.book, this.state, { kind: 'lost' }).device;
    this.parts.hear.changed(this.state, []);
    this.reconnect();
    this.parts.hear.unkept(why);
  }

  private reconnect(): void {
    this.unwait = this.parts.later(this.wait, () => this.connect());
    this.wait = Math.min(this.wait * 2, HEARTBEAT_MS);
  }

  private over(why: unknown): void {
    if (this.isOver) return;
    this.stop();
    this.happens({ kind: 'lost' });
    this.parts.hear.over(why instanceof Error ? why : new Error(String(why)));
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

const isNews = <C, S, I>(task: TaskOf<C, S, I>): task is News<C, S, I> =>
  task.kind !== 'send' && task.kind !== 'read';

/** Until the first word of the server. */
const offline = <C, S, I>(): DeviceOf<C, S, I> => ({ ...newDevice(), isOnline: false });
