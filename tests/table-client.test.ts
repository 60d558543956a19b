import { encodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { Page } from '@empty-chair/tables/book';
import { Book } from '@empty-chair/tables/book';
import type { Hears, Staying } from '@empty-chair/tables/client';
import { CannotWithdraw, Forgotten, TableClient } from '@empty-chair/tables/client';
import type { KeptDevice } from '@empty-chair/tables/core';
import type { DevicePair } from '@empty-chair/tables/handover';
import { newDevicePair } from '@empty-chair/tables/handover';
import { createTable, HttpTransport } from '@empty-chair/tables/http';
import type { Invitation } from '@empty-chair/tables/keys';
import {
  invitationText,
  keysOf,
  newId,
  newInvitation,
  tokenHashes,
  toWatch,
} from '@empty-chair/tables/keys';
import type { SaidBeside } from '@empty-chair/tables/light';
import type { Change } from '@empty-chair/tables/operation';
import { encodeOperation } from '@empty-chair/tables/operation';
import type { Withdrawal } from '@empty-chair/tables/protocol';
import { HEARTBEAT_MS } from '@empty-chair/tables/protocol';
import { BrokenSeal, placeOf, seal } from '@empty-chair/tables/seal';
import type { AppendAnswer, Transport } from '@empty-chair/tables/transport';
import { ServerRefused } from '@empty-chair/tables/transport';
import type { TallyConfig, TallyInput, TallyState } from '@empty-chair/testkit/tally-game';
import { DEFAULT, HUMAN, tally } from '@empty-chair/testkit/tally-game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Here, RawTable } from './tables-harness.ts';

// Devices with their real network between them and a real server.

type TallyPage = Page<TallyConfig, TallyState, TallyInput>;
type TallyChange = Change<TallyConfig, TallyInput>;

const here = new Here();
beforeAll(() => here.open());
afterAll(() => here.close());

const book = new Book(tally);
const begun = Story.begin(tally, DEFAULT, 'a table');

async function newTable(): Promise<Invitation> {
  const invitation = newInvitation();
  const { table } = invitation;
  const id = newId();
  const operation = { by: 'first', change: book.begin({ story: begun, name: 'ours' }) };
  const sealed = seal(keysOf(invitation), placeOf(1, id), encodeOperation(tally, operation));
  await createTable(
    here.url,
    { id: table, ...tokenHashes(invitation), first: { id, sealed } },
    fetch,
  );
  return invitation;
}

/** Waits of the device are cut short; only a silence is waited for as it is. */
const later = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms > HEARTBEAT_MS ? ms : ms / 50);
  return () => clearTimeout(timer);
};

/** No network at all. */
const NOWHERE: Transport = {
  append: () => Promise.reject(new Error('nowhere')),
  light: () => Promise.reject(new Error('nowhere')),
  follow: (_, { ended }) => {
    ended(new Error('nowhere'));
    return () => undefined;
  },
};

interface PhoneParts {
  readonly kept?: Phone;
  readonly way?: (straight: Transport) => Transport;
  /** It has no pair. */
  readonly isOlder?: boolean;
}

class Phone {
  readonly client: TableClient<TallyConfig, TallyState, TallyInput>;
  readonly told: string[] = [];
  readonly beside: SaidBeside[] = [];
  over: Error | undefined;
  kept: KeptDevice<TallyChange, TallyPage> | undefined;
  /** The link that this device has written down. */
  link: Invitation;
  /** Whether it never hears that its withdrawal was done. */
  loses = false;
  private readonly pair: DevicePair;

  constructor(by: string, invitation: Invitation, { kept, way, isOlder }: PhoneParts = {}) {
    this.link = invitation;
    this.pair = kept?.pair ?? newDevicePair();
    const keys = keysOf(invitation);
    const straight = new HttpTransport(here.url, keys, fetch);
    const hear: Hears<TallyConfig, TallyState, TallyInput> = {
      changed: () => undefined,
      told: ({ kind }) => this.told.push(kind),
      beside: (said) => this.beside.push(said),
      over: (why) => {
        this.over = why;
      },
      unkept: () => undefined,
    };
    this.client = new TableClient({
      ...{ game: tally, keys, by, later, hear },
      transport: way?.(straight) ?? straight,
      keep: async (device) => {
        this.kept = device;
      },
      ...(kept?.kept !== undefined && { kept: kept.kept }),
      ...(!isOlder && { staying: this.staying }),
    });
    this.client.start();
  }

  private get staying(): Staying {
    return {
      pair: this.pair,
      way: (keys) => {
        const straight = new HttpTransport(here.url, keys, fetch);
        if (!this.loses) return straight;
        this.loses = false;
        return Object.assign(Object.create(straight), {
          withdraw: async (withdrawal: Withdrawal) => {
            const answer = await straight.withdraw(withdrawal);
            this.loses = answer.kind === 'behind';
            if (this.loses) return answer;
            throw new Error('lost');
          },
        });
      },
      moved: async (to) => {
        this.link = to;
      },
    };
  }

  get othersBy(): readonly string[] {
    return this.client.others.map(({ by }) => by).sort();
  }

  get story() {
    return this.client.device.shown?.story ?? begun;
  }

  get text(): string {
    const { agreed } = this.client.device;
    return JSON.stringify(agreed && encodeRecord(tally, agreed.story.record));
  }

  get isSettled(): boolean {
    const { isOnline, waiting } = this.client.device;
    return isOnline && waiting.length === 0;
  }

  enters(after: typeof begun): void {
    const change = book.changeBetween(this.story.record, { record: after.record, name: '' });
    if (change !== undefined) this.client.make(change);
  }

  sets(n: number): void {
    this.enters(this.story.submit(HUMAN, { kind: 'set', n }));
  }

  seated = () => expect.poll(() => this.isSettled && this.client.device.known > 0).toBe(true);
}

/** Until all have nothing to send and the same record. */
async function agree(...phones: readonly Phone[]): Promise<void> {
  await expect
    .poll(() => phones.every((it) => it.isSettled) && new Set(phones.map((it) => it.text)).size)
    .toBe(1);
}

describe('phones at one table', () => {
  it('see what each other does, while others act, undo, drop out and come back', async () => {
    const table = await newTable();
    const phones = ['Anna', 'Borek', 'Cyril'].map((by) => new Phone(by, table));
    const watching = new Phone('Dana', toWatch(table));
    const [anna, borek, cyril] = phones as [Phone, Phone, Phone];
    await Promise.all([...phones, watching].map((phone) => phone.seated()));
    for (const n of [1, 2, 3])
      for (const phone of phones) phone.sets(n * 10 + phones.indexOf(phone));
    await agree(...phones, watching);
    expect(anna.story.record.entries).toHaveLength(9);
    borek.enters(borek.story.undoTo(4));
    await agree(...phones, watching);
    expect(cyril.story.record.entries).toHaveLength(4);
    here.cutAll();
    cyril.sets(5);
    await agree(...phones, watching);
    expect(anna.story.match.state?.total).toBe(5);
    // A page that is reloaded goes on where it was.
    anna.client.stop();
    borek.sets(6);
    const again = new Phone('Anna', table, { kept: anna });
    await agree(again, borek, cyril, watching);
    expect(again.told).toEqual(['tell']);
    for (const phone of [again, ...phones, watching]) phone.client.stop();
  });

  it('are asked when two of them went on apart', async () => {
    const table = await newTable();
    const [anna, borek] = [new Phone('Anna', table), new Phone('Borek', table)];
    await Promise.all([anna.seated(), borek.seated()]);
    anna.client.stop();
    borek.sets(7);
    await agree(borek);
    const away = new Phone('Anna', table, { kept: anna });
    away.sets(8);
    away.sets(9);
    await expect.poll(() => away.told.includes('choose')).toBe(true);
    expect(away.client.device.isOnline).toBe(true);
    away.client.choose('ours');
    await agree(away, borek);
    expect(borek.story.match.state?.total).toBe(9);
    expect(away.told).toContain('copy');
    for (const phone of [away, borek]) phone.client.stop();
  });

  it('say things beside the record, and a viewer ticks nothing', async () => {
    const table = await newTable();
    const [anna, dana] = [new Phone('Anna', table), new Phone('Dana', toWatch(table))];
    await Promise.all([anna.seated(), dana.seated()]);
    const tick = { kind: 'tick', entry: 0, line: 2, isOn: true } as const;
    await anna.client.sayBeside(tick);
    await expect.poll(() => dana.beside).toEqual([{ by: 'Anna', from: 'player', light: tick }]);
    await dana.client.sayBeside(tick);
    const seen = { kind: 'here', name: '', chairs: [] };
    await expect
      .poll(() => anna.beside.at(-1))
      .toEqual({ by: 'Dana', from: 'viewer', light: seen });
    dana.sets(3);
    await expect.poll(() => dana.over).toBeInstanceOf(ServerRefused);
    expect(dana.over).toMatchObject({ refusal: 'viewers-only-read' });
    for (const phone of [anna, dana]) phone.client.stop();
  });

  it('stay when the link is withdrawn and they are chosen, each as what it was', async () => {
    const table = await newTable();
    const [anna, borek] = [new Phone('Anna', table), new Phone('Borek', table)];
    const [dana, out] = [new Phone('Dana', toWatch(table)), new Phone('Eva', table)];
    const older = new Phone('Filip', table, { isOlder: true });
    const all = [anna, borek, dana, out, older];
    await Promise.all(all.map((phone) => phone.seated()));
    for (const phone of all) await phone.client.sayBeside({ kind: 'here', name: '', chairs: [] });
    await expect.poll(() => anna.othersBy).toEqual(['Borek', 'Dana', 'Eva']);
    borek.sets(4);
    await agree(...all);
    // Asleep while it happens, with something that it has not sent.
    borek.client.stop();
    const asleep = new Phone('Borek', table, { kept: borek, way: () => NOWHERE });
    asleep.sets(5);
    const staying = anna.client.others.filter(({ by }) => by !== 'Eva');
    const fresh = await anna.client.withdraw(staying);
    expect(anna.link).toEqual(fresh);
    await expect.poll(() => out.over).toMatchObject({ refusal: 'withdrawn' });
    await expect.poll(() => older.over).toMatchObject({ refusal: 'withdrawn' });
    // What is shown there stays.
    expect(out.story.match.state?.total).toBe(4);
    await expect.poll(() => dana.link).toEqual(toWatch(fresh));
    asleep.client.stop();
    const awake = new Phone('Borek', table, { kept: asleep });
    await agree(anna, awake, dana);
    expect(awake.link).toEqual(fresh);
    expect(dana.story.match.state?.total).toBe(5);
    dana.sets(6);
    await expect.poll(() => dana.over).toMatchObject({ refusal: 'viewers-only-read' });
    expect(anna.othersBy).toEqual(['Borek', 'Dana']);
    // The new link is one like any other: it can be withdrawn again, from another device.
    const last = await awake.client.withdraw([]);
    await expect.poll(() => anna.over).toMatchObject({ refusal: 'withdrawn' });
    const guest = new Phone('Gita', last);
    await agree(awake, guest);
    for (const phone of [awake, guest]) phone.client.stop();
  });

  it('withdraw a link although others act, and although the answer is lost', async () => {
    const table = await newTable();
    const [anna, borek] = [new Phone('Anna', table), new Phone('Borek', table)];
    await Promise.all([anna.seated(), borek.seated()]);
    await borek.client.sayBeside({ kind: 'here', name: '', chairs: [] });
    await expect.poll(() => anna.othersBy).toEqual(['Borek']);
    anna.loses = true;
    for (const n of [1, 2, 3]) borek.sets(n);
    await expect(anna.client.withdraw(anna.client.others)).rejects.toThrow('lost');
    for (const n of [4, 5]) borek.sets(n);
    anna.sets(6);
    await expect.poll(() => anna.link).not.toEqual(table);
    await agree(anna, borek);
    expect(borek.link).toEqual(anna.link);
    expect(anna.story.record.entries).toHaveLength(6);
    for (const phone of [anna, borek]) phone.client.stop();
  });

  it('heed no answer that comes late under the old keys', async () => {
    const table = await newTable();
    let answers: (answer: AppendAnswer) => void = () => undefined;
    const late = new Promise<AppendAnswer>((resolve) => {
      answers = resolve;
    });
    const slow = (straight: Transport): Transport => ({
      append: () => late,
      light: (sealed) => straight.light(sealed),
      follow: (after, hearing) => straight.follow(after, hearing),
    });
    const [anna, borek] = [new Phone('Anna', table), new Phone('Borek', table, { way: slow })];
    await Promise.all([anna.seated(), borek.seated()]);
    await borek.client.sayBeside({ kind: 'here', name: '', chairs: [] });
    await expect.poll(() => anna.othersBy).toEqual(['Borek']);
    borek.sets(1);
    anna.sets(2);
    await agree(anna);
    const operations = await new RawTable(here.url, table).since(1);
    const fresh = await anna.client.withdraw(anna.client.others);
    await expect.poll(() => borek.link).toEqual(fresh);
    anna.sets(3);
    answers({ kind: 'behind', operations: operations.map((it) => ({ ...it, n: 9 })) });
    await agree(anna, borek);
    expect(borek.over).toBe(undefined);
    expect(anna.story.record.entries).toHaveLength(3);
    for (const phone of [anna, borek]) phone.client.stop();
  });

  it('cannot withdraw what they only watch, or cannot reach', async () => {
    const table = await newTable();
    const dana = new Phone('Dana', toWatch(table));
    const older = new Phone('Filip', table, { isOlder: true });
    const offline = new Phone('Anna', table, { way: () => NOWHERE });
    await Promise.all([dana.seated(), older.seated()]);
    for (const phone of [dana, older, offline]) {
      await expect(phone.client.withdraw([])).rejects.toBeInstanceOf(CannotWithdraw);
      phone.client.stop();
    }
    expect((await new RawTable(here.url, table).since()).length).toBe(1);
  });

  it('leave nothing on the disk of the server that tells of the game or opens the table', async () => {
    const table = await newTable();
    const anna = new Phone('Anna', table);
    await anna.seated();
    anna.sets(4);
    await agree(anna);
    expect(here.disk).toContain(table.table);
    const { token } = keysOf(table);
    const watching = keysOf(toWatch(table));
    const secrets = [token, watching.token, invitationText(table).slice(-43)];
    for (const text of ['tally', 'Anna', 'ours', 'begin', '"n":', ...secrets]) {
      expect(here.disk).not.toContain(text);
    }
    anna.client.stop();
  });

  it('notice a server that has forgotten what it once numbered', async () => {
    const table = await newTable();
    const behind = (straight: Transport): Transport => ({
      append: async () => ({ kind: 'behind', operations: [] }),
      light: (sealed) => straight.light(sealed),
      follow: (after, hearing) => straight.follow(after, hearing),
    });
    const anna = new Phone('Anna', table, { way: behind });
    await anna.seated();
    anna.sets(4);
    await expect.poll(() => anna.over).toBeInstanceOf(Forgotten);
    // What was done here stays here.
    expect(anna.story.match.state?.total).toBe(4);
  });

  it('notice a server that swaps two operations', async () => {
    const table = await newTable();
    const anna = new Phone('Anna', table);
    await anna.seated();
    for (const n of [1, 2]) anna.sets(n);
    await agree(anna);
    const lying = (straight: Transport): Transport => ({
      append: (offered) => straight.append(offered),
      light: (sealed) => straight.light(sealed),
      follow: (after, hearing) =>
        straight.follow(after, {
          ...hearing,
          operation: (it) => hearing.operation(it.n > 1 ? { ...it, n: 5 - it.n } : it),
        }),
    });
    const deceived = new Phone('Borek', table, { way: lying });
    await expect.poll(() => deceived.over).toBeInstanceOf(BrokenSeal);
    for (const phone of [anna, deceived]) phone.client.stop();
  });
});
