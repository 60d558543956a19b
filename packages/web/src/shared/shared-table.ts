import { Refused } from '@empty-chair/kernel/errors';
import { seatToAct } from '@empty-chair/kernel/match';
import type { Message, MessageId, Seat } from '@empty-chair/kernel/words';
import type { AnyGame } from '@empty-chair/registry/games';
import { Book } from '@empty-chair/tables/book';
import { TableClient } from '@empty-chair/tables/client';
import { MustChoose } from '@empty-chair/tables/core';
import type { DevicePair } from '@empty-chair/tables/handover';
import type { Invitation, Keys } from '@empty-chair/tables/keys';
import { invitationText, keysOf } from '@empty-chair/tables/keys';
import type { WithdrawingTransport } from '@empty-chair/tables/transport';
import type { AnyMatch, AnyStory } from '../session/opened.ts';
import type {
  AnyBook,
  AnyChange,
  AnyClient,
  AnyDevice,
  AnyKept,
  AnyNews,
  AnyPage,
} from './any-table.ts';
import { Beside } from './beside.ts';
import { branchOf } from './branch.ts';
import { backIn, entriesOf } from './changes.ts';
import type { Me } from './company.ts';
import { encodeDevice } from './kept-table.ts';
import { linksOf } from './links.ts';
import { Network } from './network.ts';
import type { Notice } from './notice.ts';
import type { Sitting } from './sitting.ts';
import type { SharedView } from './view.ts';

export interface SharedParts {
  readonly game: AnyGame;
  readonly invitation: Invitation;
  readonly me: Me;
  readonly kept: AnyKept;
  /** The way to the table under its keys, and under those that may come. */
  readonly way: (keys: Keys) => WithdrawingTransport;
  /** Of this device, to be let stay when a link is withdrawn. */
  readonly pair: DevicePair;
  /** The address before the `#` of the links. */
  readonly page: string;
  readonly later: (ms: number, run: () => void) => () => void;
  readonly now: () => number;
  /** Nobody is here before a page that nobody sees. */
  readonly isVisible: () => boolean;
  readonly sitting: Sitting;
  /** Keeps `kept` beside the newest match; says whether that was done. */
  readonly save: () => Promise<boolean>;
  /** Puts a game beside the others on the shelf. */
  readonly copy: (story: AnyStory) => Promise<void>;
  readonly hear: {
    /** Something of the view has changed. */
    readonly changed: () => void;
    readonly notice: (notice: Notice) => void;
  };
}

/**
 * A game on this device that is a shared table. What is made here is kept and shown first, as ever, and
 * then offered; what others did is shown when nobody is torn out of something.
 */
export class SharedTable {
  private readonly parts: SharedParts;
  private readonly book: AnyBook;
  private readonly client: AnyClient;
  private readonly beside: Beside;
  private invitation: Invitation;
  /** The device as of what the sitting shows: the two are kept together. */
  private seen: AnyKept;
  /** What the sitting shows, as far as it was offered to the others. */
  private offered: AnyPage | undefined;
  /** Something of ours has its place elsewhere by now: what follows it goes there too. */
  private isMoved = false;
  /** Ours was refused: what was entered on top of it goes with it. */
  private isDropping = false;
  private mustAdopt = false;
  private isMaking = false;
  private isAdopting = false;
  /** When something was made here last. */
  private madeAt: number | undefined;
  /** When the network was lost, while people have to choose for it. */
  private apartSince: number | undefined;
  private readonly network: Network;
  private news: readonly AnyNews[] = [];

  constructor(parts: SharedParts) {
    const { game, invitation, me, kept, way, pair, later } = parts;
    const keys = keysOf(invitation);
    this.invitation = invitation;
    this.parts = parts;
    this.seen = kept;
    this.offered = kept.shown;
    this.book = new Book(game);
    this.client = new TableClient({
      ...{ game, kept, keys, later, by: me.by, transport: way(keys), now: parts.now },
      staying: { pair, way, moved: (to) => this.moved(to) },
      keep: ({ waiting }) => this.keep(waiting.length > 0),
      hear: {
        changed: (device, news) => this.changed(device, news),
        told: () => undefined,
        beside: (said) => this.beside.heard(said),
        over: (why) => parts.hear.notice({ kind: 'over', why }),
        // Whoever keeps it has said so where it failed.
        unkept: () => undefined,
      },
    });
    this.network = new Network(later, () => parts.now() || undefined, parts.hear.changed);
    this.beside = new Beside({
      ...{ me, key: pair.open, later, now: parts.now },
      ...{ isVisible: parts.isVisible, changed: parts.hear.changed },
      isViewer: !this.mayPlay,
      say: (light) => void this.client.sayBeside(light),
      asked: (who) => parts.hear.notice({ kind: 'asked', who }),
    });
  }

  start(): void {
    // Entered and kept when the page was closed before it could be offered.
    if (this.mayPlay && !this.seen.mustChoose) this.made(this.parts.sitting.shown);
    this.network.start();
    this.client.start();
    this.beside.start();
  }

  /** Leaves the connection; the table goes on without us. */
  stop(): void {
    this.beside.stop();
    this.client.stop();
    this.network.stop();
  }

  // ---- what is known ------------------------------------------------------------

  get mayPlay(): boolean {
    return this.invitation.role === 'player';
  }

  get isOnlyWatched(): boolean {
    return !this.mayPlay;
  }

  get me(): Me {
    return this.beside.me;
  }

  /** What stands after the `#` of the link that this device holds. */
  get link(): string {
    return invitationText(this.invitation);
  }

  /** As it is to be kept beside the newest match. */
  get kept(): unknown {
    const { game, sitting } = this.parts;
    return encodeDevice(game, this.me.by, this.seen, sitting.newest);
  }

  /** Why nothing can be entered now. */
  get refusal(): Message | undefined {
    if (!this.mayPlay) return { id: 'ui.sharing.onlyWatching' as MessageId };
    if (this.seen.mustChoose) return { id: 'ui.sharing.mustChoose' as MessageId };
    if (this.seen.stuck !== undefined) return { id: 'ui.sharing.unreadable' as MessageId };
    return undefined;
  }

  viewAt(entry: number | undefined): SharedView {
    const { waiting } = this.client.device;
    return {
      state: this.network.isAlone ? 'alone' : 'together',
      waiting: waiting.reduce((n, { change }) => n + entriesOf(change), 0),
      mayPlay: this.mayPlay,
      present: this.beside.present,
      links: linksOf(this.invitation, this.parts.page),
      ticks: this.beside.ticksOf(entry),
      choice: this.choice,
    };
  }

  private get choice(): SharedView['choice'] {
    const { mustChoose, agreed, shown } = this.seen;
    if (!mustChoose || agreed === undefined || shown === undefined) return undefined;
    const theirs = this.news.flatMap((it) => (it.kind === 'tell' ? it.operation : []));
    const by = this.names(theirs.map((it) => it.by));
    return {
      ours: branchOf(shown.story, agreed.story, { by: [this.me.name], at: this.madeAt }),
      theirs: branchOf(agreed.story, shown.story, { by, at: theirs.at(-1)?.at }),
      since: this.apartSince,
    };
  }

  private names(all: readonly string[]): readonly string[] {
    return [...new Set(all.map((by) => this.beside.nameOf(by)))].filter((name) => name !== '');
  }

  // ---- the record ---------------------------------------------------------------

  /** A step was kept and is shown: now it is offered to the others. */
  made(after: AnyStory): void {
    const from = this.offered;
    if (from === undefined || this.isDropping) return;
    const { name } = from;
    const change = this.book.changeBetween(from.story.record, { record: after.record, name });
    if (change === undefined) return;
    this.isMaking = true;
    this.madeAt = this.parts.now() || undefined;
    try {
      this.offer(change, from);
      this.offered = { story: after, name };
    } catch (error) {
      this.isDropping = true;
      if (!(error instanceof MustChoose)) this.refuse(error);
      this.adoptNow();
    } finally {
      this.isMaking = false;
    }
    this.parts.hear.changed();
  }

  private offer(change: AnyChange, from: AnyPage): void {
    const to = this.client.device.shown;
    if (to === undefined || to === this.seen.shown) {
      this.client.make(change);
      this.seen = this.client.device;
      return;
    }
    // Others were quicker, and it is not shown yet what they did.
    const { book, isMoved } = this;
    const placed = isMoved ? book.follow(change, from, to) : book.refit(change, from, to);
    if (placed !== undefined) {
      this.client.make(placed);
      this.isMoved = true;
    }
    this.adoptNow();
  }

  /** What came while somebody was reading. */
  catchUp(): void {
    if (this.seen.shown !== this.client.device.shown) this.adopt();
  }

  async choose(whose: 'ours' | 'theirs'): Promise<void> {
    const { mustChoose, agreed, shown } = this.client.device;
    const other = whose === 'ours' ? agreed : shown;
    if (!mustChoose || other === undefined) return;
    // The copy first: nothing may be lost when the page is closed between the two.
    await this.parts.copy(other.story);
    this.client.choose(whose);
  }

  private async keep(hasToSend: boolean): Promise<void> {
    const isKept = await this.parts.save();
    // What others did can be heard again; what is to be sent must be written down.
    if (!isKept && hasToSend) throw new Error('not kept');
  }

  private changed(device: AnyDevice, news: readonly AnyNews[]): void {
    this.news = [...this.news, ...news];
    if (this.network.heard(device.isOnline)) this.beside.sayHere();
    this.apartSince = device.mustChoose ? (this.apartSince ?? this.network.lostAt) : undefined;
    if (this.isMaking) return;
    if (device.shown === this.seen.shown) {
      this.seen = device;
      this.tellNews();
    } else this.adopt();
    this.parts.hear.changed();
  }

  private refuse(why: unknown): void {
    const reason = why instanceof Refused ? why.reason : undefined;
    this.parts.hear.notice({ kind: 'overtaken', who: this.lastBy, reason });
  }

  /** Also under the eyes of a reader, who has just done something themselves. */
  private adoptNow(): void {
    this.mustAdopt = true;
    this.adopt();
  }

  /** Shows what the device has, as soon as that tears nobody out of anything. */
  private adopt(): void {
    if (this.isAdopting) return;
    this.isAdopting = true;
    const { sitting } = this.parts;
    sitting.whenQuiet(() => {
      this.isAdopting = false;
      if (sitting.isHeld() && !this.mustAdopt) return;
      this.mustAdopt = false;
      this.isDropping = false;
      this.isMoved = false;
      this.seen = this.client.device;
      const { shown } = this.seen;
      this.offered = shown;
      const before = sitting.shown;
      if (shown !== undefined && !this.isShown(shown)) {
        sitting.arrive(
          shown.story,
          backIn(this.news, (by) => this.beside.nameOf(by)),
        );
        this.noticeTurn(before.match, shown.story.match);
      }
      this.tellNews();
      void this.parts.save();
      this.parts.hear.changed();
    });
  }

  private isShown(page: AnyPage): boolean {
    const { shown } = this.parts.sitting;
    return shown === page.story || this.book.isSame(page, { ...page, story: shown });
  }

  private get lastBy(): string {
    const last = this.news.findLast(({ kind }) => kind === 'tell');
    return last?.kind === 'tell' ? this.beside.nameOf(last.operation.by) : '';
  }

  private tellNews(): void {
    for (const news of this.news) {
      if (news.kind === 'refuse') this.refuse(news.reason);
      if (news.kind === 'stuck') this.parts.hear.notice({ kind: 'unreadable' });
    }
    // Who made the other game is shown as long as people choose.
    this.news = this.seen.mustChoose ? this.news.filter(({ kind }) => kind === 'tell') : [];
  }

  private noticeTurn(before: AnyMatch, { waiting, record }: AnyMatch): void {
    const seat = seatToAct(waiting);
    if (seat === undefined || !this.me.chairs.includes(seat)) return;
    const isTurned = seatToAct(before.waiting) !== seat;
    const isOnward = record.entries.length > before.record.entries.length;
    if (isTurned && (isOnward || record.pending !== undefined)) {
      this.parts.hear.notice({ kind: 'your-turn', seat });
    }
  }

  // ---- beside the record --------------------------------------------------------

  takeChairs(chairs: readonly Seat[]): void {
    this.beside.change({ chairs });
    this.changedMe();
  }

  rename(name: string): void {
    this.beside.change({ name });
    this.changedMe();
  }

  look(place: string | undefined): void {
    this.beside.look(place);
  }

  tick(entry: number, line: number, isOn: boolean): void {
    this.beside.tick(entry, line, isOn);
  }

  doneOf(entry: number): number | undefined {
    return this.beside.doneOf(entry);
  }

  /** Puts new links in place of the old; those stay whose keys these are. */
  async withdraw(keys: readonly string[]): Promise<void> {
    await this.client.withdraw(this.client.others.filter(({ key }) => keys.includes(key)));
  }

  private async moved(to: Invitation): Promise<void> {
    this.invitation = to;
    // The old link is dead: the new one must be kept before anything else.
    if (!(await this.parts.save())) throw new Error('not kept');
    this.parts.hear.changed();
  }

  askTable(): void {
    void this.client.sayBeside({ kind: 'ask' });
  }

  /** The page is seen again, or the network is there: no need to wait any longer. */
  wake(): void {
    this.client.hurry();
    this.beside.sayHere();
  }

  /** The device says that there is no network; a server on this very device may be there all the same. */
  doubt(): void {
    this.client.doubt();
  }

  sayGone(): void {
    this.beside.sayGone();
  }

  private changedMe(): void {
    void this.parts.save();
    this.parts.hear.changed();
  }
}
