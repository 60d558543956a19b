import { decodeRecord, encodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { Seat } from '@empty-chair/kernel/words';
import type { AnyGame } from '@empty-chair/registry/games';
import { newDevicePair } from '@empty-chair/tables/handover';
import type { Invitation } from '@empty-chair/tables/keys';
import { newInvitation } from '@empty-chair/tables/keys';
import type { OfferedOperation, Role, SealedOperation } from '@empty-chair/tables/protocol';
import type { AppendAnswer, Hearing, WithdrawingTransport } from '@empty-chair/tables/transport';
import { KeptFirst } from '../session/kept-first.ts';
import { type AnyStory, loadRules } from '../session/opened.ts';
import { Saver } from '../session/saver.ts';
import type { Arrival } from '../session/session.svelte.ts';
import type { AnyKept } from './any-table.ts';
import { decodeDevice } from './kept-table.ts';
import type { Notice } from './notice.ts';
import { SharedTable } from './shared-table.ts';
import type { SharedView } from './view.ts';

/** For tests: a server without a network, and phones at it without a page. */

const orchard: AnyGame = (await loadRules('toy')).module;
const begun: AnyStory = Story.begin(orchard, orchard.defaultConfig, 'shared');
const HUMAN = 0 as Seat;

/** Of one phone. */
interface Net {
  isUp: boolean;
  isConnected: boolean;
}

interface Follower {
  readonly role: Role;
  readonly hearing: Hearing;
}

export class FakeServer {
  readonly operations: SealedOperation[] = [];
  private readonly followers = new Set<Follower>();

  way(role: Role, net: Net): WithdrawingTransport {
    const ask = async <T>(answer: () => T): Promise<T> => {
      await soon();
      if (!net.isUp) throw new Error('no network');
      return answer();
    };
    return {
      append: (offered) => ask(() => this.append(offered)),
      withdraw: ({ after }) => ask(() => ({ kind: 'kept', n: after + 1 })),
      light: (sealed) =>
        ask(() => {
          for (const { hearing } of this.followers) hearing.light({ from: role, sealed });
        }),
      follow: (after, hearing) => {
        const follower = { role, hearing };
        void ask(() => {
          hearing.alive();
          for (const one of this.operations.slice(Math.max(0, after - 1))) hearing.operation(one);
          this.followers.add(follower);
          net.isConnected = true;
        }).catch(hearing.ended);
        return () => {
          this.followers.delete(follower);
          net.isConnected = false;
        };
      },
    };
  }

  /** Everybody's stream ends, as when a network goes. */
  cut(): void {
    for (const follower of [...this.followers]) {
      this.followers.delete(follower);
      follower.hearing.ended(new Error('cut'));
    }
  }

  private append({ after, id, sealed }: OfferedOperation): AppendAnswer {
    const known = this.operations.find((one) => one.id === id);
    if (known !== undefined) return { kind: 'kept', n: known.n };
    const missed = this.operations.slice(after - 1);
    if (missed.length > 0) return { kind: 'behind', operations: missed };
    // Numbers begin at 2: the phones have begun with the first.
    const operation = { n: after + 1, id, sealed };
    this.operations.push(operation);
    for (const { hearing } of this.followers) hearing.operation(operation);
    return { kind: 'kept', n: operation.n };
  }
}

export const soon = (): Promise<void> => new Promise((later) => setTimeout(later));

/** One device, as `Session` and `openGame` put it together. */
export class Phone {
  readonly net: Net = { isUp: true, isConnected: false };
  readonly invitation: Invitation;
  readonly shared: SharedTable;
  readonly notices: Notice[] = [];
  readonly arrivals: Arrival[] = [];
  readonly copies: AnyStory[] = [];
  /** The keys under which it went to the server. */
  readonly usedKeys = new Set<string>();
  isReading = false;
  /** The row of the database. */
  row: { readonly record: string; readonly device: string };
  /** Writes are answered by this. */
  isDiskFull = false;
  /** In milliseconds. */
  clock = 0;
  private readonly stories: KeptFirst<AnyStory>;
  private story: AnyStory;

  constructor(
    server: FakeServer,
    name: string,
    invitation: Invitation,
    { row, chairs = [] }: { row?: Phone['row']; chairs?: readonly Seat[] } = {},
  ) {
    this.invitation = invitation;
    this.story =
      row === undefined ? begun : Story.of(orchard, decodeRecord(orchard, JSON.parse(row.record)));
    const saver = new Saver(async () => {
      await soon();
      if (!this.isDiskFull) this.row = this.rowNow;
      return !this.isDiskFull;
    });
    const keep = () => saver.save();
    this.stories = new KeptFirst(this.story, {
      ...{ keep, ondropped: () => undefined, onahead: () => undefined },
    });
    this.shared = new SharedTable({
      ...{ game: orchard, invitation, save: keep },
      me: { by: name, name, chairs },
      kept: row === undefined ? seated : decodeDevice(orchard, JSON.parse(row.device), this.story),
      way: ({ role, token }) => {
        this.usedKeys.add(token);
        return server.way(role, this.net);
      },
      ...{ pair: newDevicePair(), page: '' },
      later: (ms, run) => {
        const timer = ms > 5000 ? undefined : setTimeout(run, ms / 100);
        return () => clearTimeout(timer);
      },
      now: () => this.clock,
      isVisible: () => true,
      sitting: this.sitting,
      copy: async (story) => {
        this.copies.push(story);
      },
      hear: { changed: () => undefined, notice: (notice) => this.notices.push(notice) },
    });
    this.row = this.rowNow;
    this.shared.start();
  }

  private get sitting() {
    const phone = this;
    return {
      get shown() {
        return phone.story;
      },
      get newest() {
        return phone.stories.newest;
      },
      whenQuiet: (run: () => void) => this.stories.whenShown(run),
      isHeld: () => this.isReading,
      arrive: (story: AnyStory, arrival: Arrival) => {
        this.stories.replace(story);
        this.story = story;
        this.arrivals.push(arrival);
      },
    };
  }

  private get rowNow(): Phone['row'] {
    const record = JSON.stringify(encodeRecord(orchard, this.stories.newest.record));
    return { record, device: JSON.stringify(this.shared.kept) };
  }

  get view(): SharedView {
    return this.shared.viewAt(0);
  }

  get entries(): number {
    return this.story.record.entries.length;
  }

  get text(): string {
    return JSON.stringify(encodeRecord(orchard, this.story.record));
  }

  get isSettled(): boolean {
    const { state, waiting } = this.view;
    const isQuiet = waiting === 0 && !this.stories.isAhead;
    return isQuiet && state === 'together' && this.net.isConnected;
  }

  says(input: string): void {
    this.steps((story) => story.submit(HUMAN, orchard.parseInput(input)));
  }

  /** The whole turn of the bot; each of its questions gets its first answer. */
  botTurn(): void {
    this.steps((story) => {
      let now = story.botTurn();
      while (now.match.waiting.kind === 'question') {
        const { answers, ref } = now.match.waiting.question;
        now = now.answer(ref(answers[0]).id);
      }
      return now;
    });
  }

  steps(step: (story: AnyStory) => AnyStory): void {
    const next = step(this.stories.newest);
    this.stories.take(next, () => {
      this.story = next;
      this.shared.made(next);
    });
  }
}

const page = { story: begun, name: 'ours' };
const seated: AnyKept = {
  ...{ known: 1, agreed: page, shown: page },
  ...{ waiting: [], mustChoose: false, stuck: undefined },
};

export function newTable(): { server: FakeServer; invitation: Invitation } {
  return { server: new FakeServer(), invitation: newInvitation() };
}
