import { Story } from '@empty-chair/kernel/story';
import type { TallyConfig, TallyInput, TallyState } from '@empty-chair/testkit/tally-game';
import { DEFAULT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from './book.ts';
import { Book } from './book.ts';
import { TableClient } from './client.ts';
import { newDevice } from './core.ts';
import { newDevicePair } from './handover.ts';
import { keysOf, newId, newInvitation } from './keys.ts';
import { encodeOperation } from './operation.ts';
import { placeOf, seal } from './seal.ts';
import type { AppendAnswer, Hearing, WithdrawingTransport } from './transport.ts';

// In which order a device writes down, sends, counts and moves: its memory answers only when the test says so.

type TallyPage = Page<TallyConfig, TallyState, TallyInput>;

const book = new Book<TallyConfig, TallyState, TallyInput>(tally);
const begun: TallyPage = { story: Story.begin(tally, DEFAULT, 'order'), name: '' };
const invitation = newInvitation();

/** Something that is waited for, one by one. */
class Gate {
  private readonly open: { done: () => void; failed: (why: Error) => void }[] = [];
  readonly log: string[];
  readonly name: string;
  /** Without a word of the test. */
  isFree = false;

  constructor(log: string[], name: string) {
    this.log = log;
    this.name = name;
  }

  pass(): Promise<void> {
    this.log.push(this.name);
    if (this.isFree) return Promise.resolve();
    return new Promise((done, failed) => this.open.push({ done, failed }));
  }

  get isAsked(): boolean {
    return this.open.length > 0;
  }

  async opens(): Promise<void> {
    this.open.shift()?.done();
    await settled();
  }

  async fails(): Promise<void> {
    this.open.shift()?.failed(new Error(`${this.name}: no room`));
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

let log: string[];
let memory: Gate;
let links: Gate;
let numbering: Gate;
let client: TableClient<TallyConfig, TallyState, TallyInput>;
let hearings: Hearing[];
let offered: { id: string; sealed: string }[];
/** What waits for its time. */
let later: (() => void)[];
const unkept: unknown[] = [];

function transport(name: string): WithdrawingTransport {
  return {
    append: async ({ after, id, sealed }): Promise<AppendAnswer> => {
      log.push(`send${name}`);
      offered.push({ id, sealed });
      await numbering.pass();
      return { kind: 'kept', n: after + 1 };
    },
    withdraw: async ({ after }) => ({ kind: 'kept', n: after + 1 }),
    light: async () => undefined,
    follow: (_, hearing) => {
      log.push(`follow${name}`);
      hearings.push(hearing);
      return () => undefined;
    },
  };
}

beforeEach(async () => {
  log = [];
  hearings = [];
  offered = [];
  later = [];
  unkept.length = 0;
  [memory, links, numbering] = [new Gate(log, 'keep'), new Gate(log, 'link'), new Gate(log, 'ask')];
  memory.isFree = true;
  client = new TableClient({
    ...{ game: tally, keys: keysOf(invitation), by: 'me', transport: transport('') },
    later: (ms, run) => {
      // Not the watch for a silence.
      if (ms < 60_000) later.push(run);
      return () => undefined;
    },
    kept: { ...newDevice<never, never>(), known: 1, agreed: begun, shown: begun },
    keep: () => memory.pass(),
    hear: {
      changed: () => undefined,
      told: ({ kind }) => log.push(kind),
      beside: () => undefined,
      over: () => log.push('over'),
      unkept: (why) => unkept.push(why),
    },
    staying: {
      pair: newDevicePair(),
      way: () => transport(' under new keys'),
      moved: () => links.pass(),
    },
  });
  client.start();
  hearings[0]?.alive();
  await settled();
  memory.isFree = false;
  log.length = 0;
});

const sets = (n: number) => {
  const { shown } = client.device;
  if (shown === undefined) throw new Error('no game');
  const { record } = shown.story.submit(HUMAN, { kind: 'set', n });
  const change = book.changeBetween(shown.story.record, { record, name: '' });
  if (change !== undefined) client.make(change);
};

describe('a device', () => {
  it('sends only what is kept, and keeps that it has a number before it sends the next', async () => {
    sets(1);
    sets(2);
    await settled();
    expect(log).toEqual(['keep']);
    await memory.opens();
    expect(log).toEqual(['keep', 'send', 'ask', 'keep']);
    await memory.opens();
    await numbering.opens();
    expect(log).toEqual(['keep', 'send', 'ask', 'keep', 'keep']);
    expect(client.device).toMatchObject({ known: 2, waiting: [{}] });
    await memory.opens();
    expect(log.slice(5)).toEqual(['send', 'ask']);
  });

  it('tells what others did when it is kept', async () => {
    const { record } = begun.story.submit(HUMAN, { kind: 'set', n: 7 });
    const change = book.changeBetween(begun.story.record, { record, name: '' });
    if (change === undefined) throw new Error('no change');
    const id = newId();
    const operation = encodeOperation(tally, { by: 'other', change });
    hearings[0]?.operation({
      n: 2,
      id,
      sealed: seal(keysOf(invitation), placeOf(2, id), operation),
    });
    await settled();
    expect(log).toEqual(['keep']);
    await memory.opens();
    expect(log).toEqual(['keep', 'tell']);
  });

  it('sends nothing that could not be kept, says so once, and tries again after a while', async () => {
    sets(1);
    await settled();
    await memory.fails();
    expect(log).toEqual(['keep']);
    expect(unkept).toHaveLength(1);
    // Nothing is tried over and over meanwhile.
    expect(memory.isAsked).toBe(false);
    expect(client.device).toMatchObject({ isOnline: false, waiting: [{}] });
    expect(later).toHaveLength(1);
    later[0]?.();
    hearings[1]?.alive();
    await settled();
    expect(log).toEqual(['keep', 'follow', 'keep']);
    await memory.opens();
    expect(log.slice(3)).toEqual(['send', 'ask']);
  });

  it('takes what it hears of itself off what waits, also when nobody has answered', async () => {
    memory.isFree = true;
    sets(1);
    await settled();
    const [one] = offered;
    if (one === undefined) throw new Error('nothing was sent');
    hearings[0]?.operation({ n: 2, ...one });
    await settled();
    expect(client.device).toMatchObject({ known: 2, waiting: [], sending: undefined });
    expect(client.device.shown?.story.record.entries).toHaveLength(1);
    // The answer comes late, and changes nothing.
    await numbering.opens();
    expect(client.device).toMatchObject({ known: 2, waiting: [] });
    expect(log.filter((it) => it === 'send')).toHaveLength(1);
  });

  it('goes under a new link only when that is kept', async () => {
    memory.isFree = true;
    const withdrawn = client.withdraw([]);
    await settled();
    expect(log).toEqual(['link']);
    await links.opens();
    await withdrawn;
    expect(log.filter((it) => it !== 'keep')).toEqual(['link', 'follow under new keys']);
  });

  it('stays under the old link while the new one cannot be kept', async () => {
    memory.isFree = true;
    const withdrawn = client.withdraw([]);
    await settled();
    const refused = expect(withdrawn).rejects.toThrow('link: no room');
    await links.fails();
    await refused;
    expect(log).toEqual(['link']);
  });
});
