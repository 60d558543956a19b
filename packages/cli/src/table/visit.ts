import { Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyInput, AnyState } from '@empty-chair/registry/games';
import { Book } from '@empty-chair/tables/book';
import { Forgotten, TableClient } from '@empty-chair/tables/client';
import type { Task } from '@empty-chair/tables/core';
import { HttpTransport } from '@empty-chair/tables/http';
import type { Invitation } from '@empty-chair/tables/keys';
import { keysOf } from '@empty-chair/tables/keys';
import type { SaidBeside } from '@empty-chair/tables/light';
import type { SeenDevice } from '@empty-chair/tables/others';
import { ID_FORM } from '@empty-chair/tables/protocol';
import { BrokenSeal } from '@empty-chair/tables/seal';
import type { Transport } from '@empty-chair/tables/transport';
import { ServerRefused } from '@empty-chair/tables/transport';
import { say } from '@empty-chair/text/catalogue';
import type { Loaded } from '../context.ts';
import type { AnyRecord, OpenGame } from '../game-file.ts';
import type { AnyChange, AnyKept, AnyPage, Chair } from './device-file.ts';

export type News = Exclude<Task<AnyChange, AnyPage>, { kind: 'send' | 'read' }>;

export interface VisitParts extends Loaded {
  readonly file: string;
  readonly chair: Chair;
  readonly kept: AnyKept;
  /** Writes down where the device stands, and under which link. */
  readonly keep: (kept: AnyKept, chair: Chair) => void;
  readonly hear?: (news: News) => void;
}

/** So long those who are here have to say so. */
const GREETING_MS = 500;
/** Nobody waits longer for a server that says nothing. */
const PATIENCE_MS = 10_000;

/** A command at a table: it comes, catches up, does something, and sees it numbered. */
export class Visit {
  readonly news: News[] = [];
  /** Why it cannot go on. */
  over: Error | undefined;
  private readonly parts: VisitParts;
  private readonly client: TableClient<AnyConfig, AnyState, AnyInput>;
  private readonly names = new Map<string, string>();
  private readonly met = new Set<string>();
  private chair: Chair;
  private way: HttpTransport;
  private isRefused = false;
  private notice: () => void = () => undefined;

  constructor(parts: VisitParts) {
    this.parts = parts;
    this.chair = parts.chair;
    const { game, kept, chair } = parts;
    this.way = this.wayOf(chair.invitation);
    this.client = new TableClient<AnyConfig, AnyState, AnyInput>({
      ...{ game, kept, by: chair.by, keys: keysOf(chair.invitation), now: Date.now },
      transport: this.noticing(this.way),
      later: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      keep: async (device) => parts.keep(device, this.chair),
      hear: {
        changed: () => this.notice(),
        told: (news) => this.hears(news),
        beside: (said) => this.meets(said),
        over: (why) => this.ends(why),
        unkept: (why) => {
          this.client.stop();
          this.ends(why instanceof Error ? why : new Error(String(why)));
        },
      },
      staying: {
        pair: chair.pair,
        way: () => this.way,
        moved: async (invitation) => {
          this.chair = { ...this.chair, invitation };
          this.way = this.wayOf(invitation);
          parts.keep(this.device, this.chair);
        },
      },
    });
  }

  get server(): string {
    return this.chair.server;
  }

  get device() {
    return this.client.device;
  }

  /** The game as it is seen here now. */
  get open(): OpenGame {
    const { game, words, file, readers } = this.parts;
    const { shown } = this.device;
    if (shown === undefined) throw new Refused(say('table.nothingYet'));
    return { game, words, file, readers, match: shown.story.match };
  }

  /** As the others are called who did something, where they have said it. */
  nameOf(by: string): string | undefined {
    return this.names.get(by) ?? (ID_FORM.test(by) ? undefined : by);
  }

  /** Knows what the server has; or not, when it cannot be reached. */
  async arrive(): Promise<void> {
    this.client.start();
    await this.until(() => this.device.isOnline);
    if (this.over !== undefined || !this.device.isOnline) return;
    void this.sayHere();
    const missed = await this.way.since(this.device.known).catch(() => []);
    const last = missed.at(-1)?.n ?? 0;
    await this.until(() => this.device.known >= last);
  }

  /** What leads from the game as it is seen to that one. */
  make(record: AnyRecord): void {
    const { shown } = this.device;
    if (shown === undefined) return;
    const book = new Book<AnyConfig, AnyState, AnyInput>(this.parts.game);
    const change = book.changeBetween(shown.story.record, { record, name: shown.name });
    if (change !== undefined) this.client.make(change);
  }

  choose(whose: 'ours' | 'theirs'): void {
    this.client.choose(whose);
  }

  /** Until everything of ours has a number, or cannot get one now. */
  async settled(): Promise<void> {
    await this.until(() => this.device.waiting.length === 0 || this.device.mustChoose);
  }

  /** Until the server has ended it, or somebody here has. */
  async ended(stop: AbortSignal): Promise<void> {
    stop.addEventListener('abort', () => this.notice());
    await new Promise<void>((resolve) => {
      this.notice = () => {
        if (stop.aborted || this.over !== undefined) resolve();
      };
      this.notice();
    });
  }

  /** Whoever is here has had time to say so. */
  async greeted(): Promise<readonly SeenDevice[]> {
    // Whoever has met this device in an earlier command would say nothing.
    await this.sayGone();
    await this.sayHere();
    await new Promise((over) => setTimeout(over, GREETING_MS));
    return this.client.others;
  }

  /** Puts new links in place of the old. */
  async withdraw(staying: readonly SeenDevice[]): Promise<Invitation> {
    return this.client.withdraw(staying);
  }

  /** Tells the others that nobody is here any more. */
  async sayGone(): Promise<void> {
    await this.client.sayBeside({ kind: 'gone' });
  }

  /** Lets go of the server; what was heard is written down. */
  async leave(): Promise<void> {
    this.client.stop();
    // What happened last is kept in the same turn of the loop.
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** One sentence for what cannot go on. */
  get refusal(): Refused | undefined {
    const { over } = this;
    const file = literal(this.parts.file);
    if (over === undefined || over instanceof Refused) return over;
    if (over instanceof Forgotten) return new Refused(say('table.forgotten', { file }));
    if (over instanceof BrokenSeal) return new Refused(say('table.broken', { file }));
    if (!(over instanceof ServerRefused)) throw over;
    if (over.refusal === 'withdrawn') return new Refused(say('table.withdrawn', { file }));
    return new Refused(say('table.refused', { file, code: literal(over.refusal) }));
  }

  private ends(why: Error): void {
    this.over = why;
    this.notice();
  }

  private hears(news: News): void {
    this.news.push(news);
    this.parts.hear?.(news);
    this.notice();
  }

  private async sayHere(): Promise<void> {
    const { name, chairs } = this.chair;
    await this.client.sayBeside({ kind: 'here', name, chairs });
  }

  /** Whoever comes knows nobody: they are told once who is here. */
  private meets({ by, light }: SaidBeside): void {
    if (light.kind === 'gone') this.met.delete(by);
    if (light.kind !== 'here' || by === this.chair.by) return;
    if (light.name !== '') this.names.set(by, light.name);
    if (this.met.has(by)) return;
    this.met.add(by);
    void this.sayHere();
  }

  private wayOf(invitation: Invitation): HttpTransport {
    return new HttpTransport(this.chair.server, keysOf(invitation), fetch);
  }

  /** The first refusal of the network is enough to know that nobody is there. */
  private noticing(way: HttpTransport): Transport {
    return {
      append: (offered) => way.append(offered),
      light: (sealed) => way.light(sealed),
      follow: (after, hearing) =>
        way.follow(after, {
          ...hearing,
          ended: (why) => {
            this.isRefused ||= !(why instanceof ServerRefused);
            hearing.ended(why);
            this.notice();
          },
        }),
    };
  }

  private until(isDone: () => boolean): Promise<void> {
    const enough = () => isDone() || this.over !== undefined || this.isLost;
    return new Promise((resolve) => {
      const patience = setTimeout(resolve, PATIENCE_MS);
      this.notice = () => {
        if (!enough()) return;
        clearTimeout(patience);
        resolve();
      };
      this.notice();
    });
  }

  private get isLost(): boolean {
    return this.isRefused && !this.device.isOnline;
  }
}
