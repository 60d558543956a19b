import { seat } from '@empty-chair/kernel/words';
import { toWatch } from '@empty-chair/tables/keys';
import { describe, expect, it, vi } from 'vitest';
import { newTable, Phone, soon } from './test-table.ts';

function two() {
  const { server, invitation } = newTable();
  const [anna, borek] = ['Anna', 'Borek'].map((name) => new Phone(server, name, invitation));
  return { server, invitation, anna: anna as Phone, borek: borek as Phone };
}

/** Until all have nothing to send and show the same. */
const agree = (...phones: readonly Phone[]) =>
  expect
    .poll(() => phones.every((it) => it.isSettled) && new Set(phones.map((it) => it.text)).size)
    .toBe(1);

describe('a game at a shared table', () => {
  it('goes on for all, whoever enters something', async () => {
    const { anna, borek } = two();
    anna.says('set basket 5');
    await agree(anna, borek);
    borek.says('done');
    await expect.poll(() => anna.entries).toBe(2);
    anna.botTurn();
    await agree(anna, borek);
    expect([anna.entries, borek.entries]).toEqual([3, 3]);
  });

  it('takes entries made at the same moment, each once and in one order', async () => {
    const { anna, borek } = two();
    await agree(anna, borek);
    for (const n of [1, 2, 3]) {
      anna.says(`set basket ${n}`);
      borek.says(`set nest ${n}`);
    }
    await expect.poll(() => Math.min(anna.entries, borek.entries)).toBe(6);
    await agree(anna, borek);
  });

  it('takes the same turn of a bot once, though two have tapped it', async () => {
    const { anna, borek } = two();
    anna.says('done');
    await expect.poll(() => borek.entries).toBe(1);
    await agree(anna, borek);
    for (const phone of [anna, borek]) phone.botTurn();
    await expect.poll(() => Math.min(anna.entries, borek.entries)).toBe(2);
    await agree(anna, borek);
    expect(anna.entries).toBe(2);
  });

  it('goes back for all, and says who went back', async () => {
    const { anna, borek } = two();
    for (const n of [1, 2]) anna.says(`set basket ${n}`);
    await expect.poll(() => borek.entries).toBe(2);
    borek.steps((story) => story.undo());
    await expect.poll(() => anna.entries).toBe(1);
    await agree(anna, borek);
    expect(anna.arrivals.at(-1)).toEqual({ backBy: 'Borek' });
    expect(borek.arrivals.every(({ backBy }) => backBy === undefined)).toBe(true);
  });

  it('takes nothing back that its undoer had not seen', async () => {
    const { anna, borek } = two();
    anna.says('set basket 1');
    await expect.poll(() => borek.entries).toBe(1);
    await agree(anna, borek);
    anna.says('set basket 2');
    borek.steps((story) => story.undo());
    await expect.poll(() => anna.notices.length + borek.notices.length).toBe(1);
    await agree(anna, borek);
    // Whichever came first, the other one is told, and is as the table is.
    const [loser] = [anna, borek].filter(({ notices }) => notices.length > 0);
    expect(loser?.notices[0]).toMatchObject({ kind: 'overtaken' });
    expect(anna.entries).toBe(loser === borek ? 2 : 0);
  });

  it('is not shown anew under the eyes of somebody who reads why', async () => {
    const { anna, borek } = two();
    anna.isReading = true;
    borek.says('set basket 3');
    await agree(borek);
    await soon();
    expect(anna.entries).toBe(0);
    // What they enter then goes on top of it, once.
    anna.says('set nest 1');
    await expect.poll(() => borek.entries).toBe(2);
    await agree(anna, borek);
    anna.isReading = true;
    borek.says('set basket 4');
    await expect.poll(() => borek.isSettled).toBe(true);
    anna.isReading = false;
    anna.shared.catchUp();
    await agree(anna, borek);
    expect(anna.entries).toBe(3);
  });

  it('is not entered by those who only watch', async () => {
    const { server, invitation, anna } = two();
    const dana = new Phone(server, 'Dana', toWatch(invitation));
    anna.says('set basket 3');
    await agree(anna, dana);
    expect(dana.entries).toBe(1);
    expect(dana.shared.refusal?.id).toBe('ui.sharing.onlyWatching');
    expect(anna.shared.refusal).toBeUndefined();
    expect(dana.view.mayPlay).toBe(false);
  });
});

describe('a phone without room', () => {
  it('sends nothing that it could not keep, and sends it when it has kept it', async () => {
    const { server, anna, borek } = two();
    await agree(anna, borek);
    // There is room for the entry, and none for what waits to be sent.
    const made = anna.shared.made.bind(anna.shared);
    vi.spyOn(anna.shared, 'made').mockImplementation((after) => {
      anna.isDiskFull = true;
      made(after);
    });
    anna.says('set basket 5');
    const isSent = () => server.operations.length > 0;
    await expect.poll(() => anna.view.state === 'alone' || isSent()).toBe(true);
    expect([anna.entries, anna.view.waiting, isSent()]).toEqual([1, 1, false]);
    vi.restoreAllMocks();
    anna.isDiskFull = false;
    anna.shared.wake();
    await agree(anna, borek);
    expect(borek.entries).toBe(1);
    expect(server.operations).toHaveLength(1);
  });

  it('goes under a new link only when it has kept that', async () => {
    const { anna, borek } = two();
    await agree(anna, borek);
    anna.isDiskFull = true;
    await expect(anna.shared.withdraw([])).rejects.toThrow('not kept');
    expect(anna.usedKeys.size).toBe(1);
    anna.isDiskFull = false;
    await anna.shared.withdraw([]);
    expect(anna.usedKeys.size).toBe(2);
  });
});

describe('a phone without a network', () => {
  it('goes on alone, says what waits, and catches up', async () => {
    const { server, anna, borek } = two();
    await agree(anna, borek);
    anna.net.isUp = false;
    server.cut();
    await expect.poll(() => anna.view.state).toBe('alone');
    for (const n of [1, 2]) anna.says(`set basket ${n}`);
    await expect.poll(() => anna.view.waiting).toBe(2);
    expect(borek.entries).toBe(0);
    anna.net.isUp = true;
    anna.shared.wake();
    await expect.poll(() => borek.entries).toBe(2);
    await agree(anna, borek);
  });

  it.each(['ours', 'theirs'] as const)(
    'that went on as others did has people choose %s',
    async (whose) => {
      const { server, anna, borek } = two();
      await agree(anna, borek);
      anna.net.isUp = false;
      anna.clock = 500;
      server.cut();
      await expect.poll(() => anna.view.state).toBe('alone');
      for (const n of [1, 2]) {
        anna.clock = n * 1000;
        anna.says(`set basket ${n}`);
      }
      borek.clock = 3000;
      borek.says('set nest 1');
      await expect.poll(() => anna.view.waiting).toBe(2);
      await agree(borek);
      anna.net.isUp = true;
      anna.shared.wake();
      await expect
        .poll(() => anna.view.choice)
        .toMatchObject({
          ours: { by: ['Anna'], entries: 2, at: 2000 },
          theirs: { by: ['Borek'], entries: 1, at: 3000 },
          since: 500,
        });
      // Lost again while people choose: the two games parted before that.
      anna.clock = 4000;
      server.cut();
      await expect.poll(() => anna.net.isConnected).toBe(true);
      expect(anna.view.choice?.since).toBe(500);
      expect(anna.shared.refusal?.id).toBe('ui.sharing.mustChoose');
      // A page that is reloaded asks again.
      await soon();
      anna.shared.stop();
      const again = new Phone(server, 'Anna', anna.invitation, { row: anna.row });
      expect(again.view.choice?.ours.entries).toBe(2);
      await expect.poll(() => again.view.state).toBe('together');
      await again.shared.choose(whose);
      await agree(again, borek);
      expect(borek.entries).toBe(whose === 'ours' ? 2 : 1);
      expect(again.copies.map(({ record }) => record.entries.length)).toEqual([
        whose === 'ours' ? 1 : 2,
      ]);
    },
  );
});

describe('a phone that is opened again', () => {
  it('offers what was kept and not yet offered, once', async () => {
    const { server, anna, borek } = two();
    await agree(anna, borek);
    anna.net.isUp = false;
    anna.says('set basket 1');
    await soon();
    await soon();
    anna.shared.stop();
    const again = new Phone(server, 'Anna', anna.invitation, { row: anna.row });
    await expect.poll(() => borek.entries).toBe(1);
    await agree(again, borek);
    again.says('set basket 2');
    await agree(again, borek);
    expect(borek.entries).toBe(2);
  });

  it('has nothing that was not kept', async () => {
    const { anna, borek } = two();
    await agree(anna, borek);
    anna.isDiskFull = true;
    anna.says('set basket 1');
    await soon();
    await soon();
    expect([anna.entries, borek.entries, anna.view.waiting]).toEqual([0, 0, 0]);
  });
});

describe('beside the record', () => {
  it('ticks of anyone count for all, and newcomers are told', async () => {
    const { server, invitation, anna, borek } = two();
    await agree(anna, borek);
    anna.shared.tick(0, 1, true);
    await expect.poll(() => borek.shared.doneOf(0)).toBe(2);
    borek.shared.tick(0, 2, true);
    const done = (phone: Phone) => [...phone.view.ticks].map(([, names]) => names.join());
    await expect.poll(() => done(anna)).toEqual(['Anna', 'Anna', 'Borek']);
    await expect.poll(() => done(borek)).toEqual(['Anna', 'Anna', 'Borek']);
    anna.shared.tick(0, 2, false);
    await expect.poll(() => borek.shared.doneOf(0)).toBe(2);
    const cyril = new Phone(server, 'Cyril', invitation);
    await expect.poll(() => cyril.shared.doneOf(0)).toBe(2);
    expect(cyril.shared.doneOf(7)).toBeUndefined();
  });

  it('all see who is here, in which chair, and who has gone', async () => {
    const { server, invitation, anna, borek } = two();
    const seen = (phone: Phone) =>
      phone.view.present.map(({ name, isMe, isAway, chairs }) => [name, isMe, isAway, ...chairs]);
    await expect
      .poll(() => seen(anna))
      .toEqual([
        ['Anna', true, false],
        ['Borek', false, false],
      ]);
    borek.shared.takeChairs([seat(0)]);
    await expect.poll(() => seen(anna)[1]).toEqual(['Borek', false, false, 0]);
    const dana = new Phone(server, 'Dana', toWatch(invitation));
    await expect.poll(() => anna.view.present.find(({ isViewer }) => isViewer)?.name).toBe('Dana');
    await expect.poll(() => dana.view.present).toHaveLength(3);
    borek.shared.stop();
    await expect.poll(() => seen(anna)[1]).toEqual(['Borek', false, true, 0]);
  });

  it('whoever is next is told, and nobody else', async () => {
    const { server, invitation, borek } = two();
    const picker = new Phone(server, 'Ema', invitation, { chairs: [seat(0)] });
    await agree(picker, borek);
    borek.says('done');
    await agree(picker, borek);
    expect(picker.notices).toEqual([]);
    borek.botTurn();
    await expect.poll(() => picker.notices).toEqual([{ kind: 'your-turn', seat: 0 }]);
    expect(borek.notices).toEqual([]);
  });
});
