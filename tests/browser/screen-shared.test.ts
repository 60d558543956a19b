import { decodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { Message } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { games } from '@empty-chair/registry/games';
import type { TablesServer } from '@empty-chair/server/main';
import { openTables } from '@empty-chair/server/main';
import { createRenderer } from '@empty-chair/text/renderer';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ScreenPlayer } from '../../packages/games/root/browser/screen-player.ts';
import { newFolder, UNLIMITED } from '../tables-harness.ts';
import { AppUnderTest, complaintsOf, DESKTOP, PHONE, pictured, pictures } from './harness.ts';
import { agree, isUnexpected, keptIn, shared, sitsDown } from './shared-phones.ts';

// Several devices at one table of a game that is played on the screen: each shows its own hand alone.

let tables: TablesServer;
let app: AppUnderTest;
beforeAll(async () => {
  tables = await openTables({ folder: newFolder() }, UNLIMITED);
  app = new AppUnderTest({ tables });
  await app.open();
});
afterAll(async () => {
  await app.close();
  await tables.close();
});

/** How the disk was asked to write a game last. */
function notingDurability(): void {
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    if (options?.durability !== undefined) sessionStorage.setItem('disk', options.durability);
    return begin.call(this, names, mode, options);
  };
}

let windows = 0;
/** Bots go on at once there. */
async function device(size: typeof PHONE | typeof DESKTOP): Promise<ScreenPlayer> {
  windows += 1;
  const permissions = ['clipboard-read', 'clipboard-write'];
  const before = notingDurability;
  const page = await app.page({ size, chance: windows * 1000, permissions, before });
  await page.goto(app.url());
  await page.evaluate(() => localStorage.setItem('empty-chair.speed', 'atOnce'));
  return new ScreenPlayer(page);
}

/** Everything that a page shows from now on, also for a moment and to ears alone; each time what is new. */
async function allShownIn(page: Page): Promise<() => Promise<string>> {
  const shown = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const textOf = (node: Node): string =>
      node instanceof Element ? node.outerHTML : (node.textContent ?? '');
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        seen.push(...(type === 'childList' ? [...addedNodes] : [target]).map(textOf));
      }
    }).observe(document, {
      ...{ subtree: true, childList: true, characterData: true },
      attributeFilter: ['aria-label', 'aria-description', 'title', 'alt'],
    });
    return seen;
  });
  return () =>
    shown.evaluate((seen) => {
      const now = [document.title, document.documentElement.outerHTML, ...seen.splice(0)];
      return now.join('\n');
    });
}

const root = await games['root']?.();
if (root === undefined) throw new Error('no game root');
const words = createRenderer('en', await root.catalogue('en'));
/** As it stands on the card, whose apostrophes are plain; in a list its suit follows. */
const nameOf = (id: string): string => plain(words.name({ kind: 'card', id })).replace(/ \(.*/, '');
const plain = (text: string): string => text.replaceAll('’', "'");

/** What the two people have for themselves, by the ids of the cards. */
async function hidden({ page }: ScreenPlayer) {
  const { module } = root as NonNullable<typeof root>;
  const { record } = await keptIn(page);
  const { state } = Story.of(module, decodeRecord(module, JSON.parse(record))).match;
  if (state === undefined) throw new Error('not set up');
  const ids = (message: Message | undefined): readonly string[] =>
    (message?.params?.['cards'] as readonly { id: string }[] | undefined)?.map(({ id }) => id) ??
    [];
  const [marquise] = module.secrets?.of(state, seat(0)) ?? [];
  const [alliance, supporters] = module.secrets?.of(state, seat(1)) ?? [];
  return { marquise: ids(marquise), alliance: ids(alliance), supporters: ids(supporters) };
}
type Hidden = Awaited<ReturnType<typeof hidden>>;

/** The cards that lie open, by their ids. */
async function seenByAll({ page }: ScreenPlayer): Promise<readonly string[]> {
  const { module } = root as NonNullable<typeof root>;
  const { record } = await keptIn(page);
  const { state } = Story.of(module, decodeRecord(module, JSON.parse(record))).match;
  if (state === undefined) throw new Error('not set up');
  return JSON.stringify(module.secrets?.seenBy(state, undefined)).match(/STD-\d+/g) ?? [];
}

/** Not a trace of these cards; of a card whose name is also on one that may be seen, its id. */
function expectNothingOf(cards: readonly string[], text: string, mayBeSeen: readonly string[]) {
  const open = mayBeSeen.map(nameOf);
  const told = cards.flatMap((id) => (open.includes(nameOf(id)) ? [id] : [id, nameOf(id)]));
  expect(told.filter((word) => text.includes(word))).toEqual([]);
}

it('devices show each their own hand, whoever plays, is asked, watches or comes back', async () => {
  const [anna, borek, dana] = [await device(PHONE), await device(DESKTOP), await device(PHONE)];
  const all = [anna, borek, dana];
  const complaints = all.map(({ page }) => complaintsOf(page));
  await anna.sitDown({
    seats: [
      { faction: 'marquise' },
      { faction: 'alliance' },
      { faction: 'eyrie', bot: 'electricEyrie' },
    ],
  });
  await anna.tap(anna.page.getByRole('button', { name: /^I am .*Marquise/ }));
  const linkOf = await shared(anna);
  await sitsDown(borek, await linkOf('To play'), 'Borek', /Alliance/);
  await dana.page.goto(await linkOf('To watch'));
  await dana.tap(dana.button('Watch this table'));
  await anna.tap(anna.page.getByRole('dialog').getByLabel('Close'));
  await agree(all, 0);
  let shownIn = await Promise.all(all.map(({ page }) => allShownIn(page)));
  /** Nobody has seen a card that was hidden from them all the while. */
  const nothingLeaked = async (before: Hidden) => {
    const [byAnna = '', byBorek = '', byDana = ''] = await Promise.all(
      shownIn.map(async (it) => plain(await it())),
    );
    const now = await hidden(anna);
    const still = (who: keyof Hidden) => before[who].filter((id) => now[who].includes(id));
    const borekHas = [...still('alliance'), ...still('supporters')];
    expectNothingOf(borekHas, byAnna, before.marquise);
    expectNothingOf(still('marquise'), byBorek, [...before.alliance, ...before.supporters]);
    expectNothingOf([...borekHas, ...still('marquise')], byDana, []);
    return { byAnna, byBorek };
  };

  // Anna plays: the others see who decides, and nothing to tap.
  let hands = await hidden(anna);
  expect(hands.marquise).toHaveLength(3);
  expect([hands.alliance.length, hands.supporters.length]).toEqual([3, 3]);
  for (const { panel } of [borek, dana]) await panel.getByText(/ is deciding$/).waitFor();
  for (const { page } of [borek, dana]) {
    expect(await page.getByRole('button', { name: /^(Place wood|End |Play for)/ }).count()).toBe(0);
  }
  await borek.panel.getByText(/^Your hand: /).waitFor();
  await pictures(borek.page, 'screen-shared-theirs', [
    'phone-light',
    'phone-dark',
    'desktop-light',
  ]);
  await anna.tap(anna.button('Place wood'));
  await anna.tap(anna.button(/^End Daylight/));
  await agree(all, 2);
  const { byAnna, byBorek } = await nothingLeaked(hands);
  // Whoever looks for one's own finds them.
  expect(hands.marquise.filter((id) => !byAnna.includes(nameOf(id)))).toEqual([]);
  expect(hands.alliance.filter((id) => !byBorek.includes(nameOf(id)))).toEqual([]);

  // Borek plays; what was shown cannot be taken back, least of all by somebody else.
  hands = await hidden(anna);
  await anna.panel.getByText('Borek is deciding').waitFor();
  await anna.tap(anna.button('Undo'));
  await anna.page.getByText('Cards were drawn: this cannot be taken back.').waitFor();
  await borek.tap(borek.end);
  await borek.tap(borek.verb(/^Mobilize/));
  await borek.tap(borek.cards.first());
  await borek.tap(borek.step(/^Mobilize/).last());
  await agree(all, 4);
  await anna.tap(anna.button('Undo'));
  await anna.page.getByText('Only whoever played it can take it back.').waitFor();
  await nothingLeaked(hands);

  // The bot's turn is written once, by one of the devices; it asks Anna alone, who comes back to it.
  hands = await hidden(anna);
  await borek.tap(borek.end);
  await anna.question.waitFor();
  await anna.page.reload();
  shownIn = [await allShownIn(anna.page), ...shownIn.slice(1)];
  await anna.question.waitFor();
  for (const { panel } of [borek, dana]) await panel.getByText(/ is deciding$/).waitFor();
  for (const { question } of [borek, dana]) expect(await question.count()).toBe(0);
  await pictures(anna.page, 'screen-shared-asked', ['phone-light']);
  await nothingLeaked(hands);
  await anna.toBirdsong();
  await agree(all);
  const { entries } = JSON.parse((await keptIn(dana.page)).record) as {
    entries: readonly { seat: number; input: unknown }[];
  };
  const turns = entries.filter(({ input }) => input === 'bot-turn');
  expect(turns.map((turn) => turn.seat)).toEqual([seat(2)]);
  await nothingLeaked(await hidden(anna));

  // Neither the log nor the text twin of the board says more.
  await dana.tap(dana.page.locator('summary[aria-label="Menu"]'));
  await dana.tap(dana.button('The board as text'));
  const twin = dana.page.getByRole('dialog');
  await twin
    .getByRole('button', { name: /Clearing\s1\b/ })
    .first()
    .waitFor();
  await dana.tap(twin.getByLabel('Close'));
  await dana.tap(dana.link('Log'));
  await dana.tap(dana.panel.locator('summary').filter({ hasText: 'Woodland Alliance' }));
  await dana.panel.getByText(/joins\sthe\ssupporters/).waitFor();
  await nothingLeaked(await hidden(anna));
  expect(complaints.map((said) => said.filter(isUnexpected))).toEqual([[], [], []]);
});

/** Each view of the game, what can be opened over it, and each turn of its log; `each` after every one. */
async function looksThrough(player: ScreenPlayer, each: () => Promise<void>): Promise<void> {
  const { page } = player;
  const [address = ''] = /^#\/game\/[^/]+/.exec(new URL(page.url()).hash) ?? [];
  const goes = async (view: string): Promise<void> => {
    await page.evaluate((hash) => location.assign(hash), `${address}${view}`);
    await pictured(page);
    await each();
  };
  for (const view of ['/check', '/begin', '/end', '']) await goes(view);
  for (const chair of await page.getByRole('list', { name: 'Chairs' }).getByRole('button').all()) {
    await player.tap(chair);
    await each();
  }
  for (const key of ['f', 'Escape', '?']) {
    await player.press(key);
    await each();
  }
  await goes('/log');
  for (const turn of await player.panel.locator('details.rows').all()) {
    const line = turn.locator('button.line');
    /** Each time anew: what was opened over the log has closed it. */
    const opens = async (): Promise<void> => {
      if ((await turn.getAttribute('open')) === null) await player.tap(turn.locator('summary'));
    };
    await opens();
    const lines = await line.count();
    for (let at = 0; at < lines; at += 1) {
      for (const name of ['Why?', 'Change this entry']) {
        await opens();
        if ((await line.nth(at).getAttribute('aria-pressed')) === 'false')
          await player.tap(line.nth(at));
        const more = turn.getByRole('button', { name, exact: true });
        if (!(await more.isVisible())) continue;
        await player.tap(more);
        await each();
        // Who was asked last is somebody else.
        const asked = player.panel.locator('button.answer');
        if ((await asked.count()) > 0) {
          await player.tap(asked.last());
          await each();
        }
        const cancel = player.button('Cancel');
        if (await cancel.isVisible()) await player.tap(cancel);
        else await player.press('Escape');
      }
      await each();
    }
  }
  await goes('');
}

it('no view, panel or line of the log tells of the cards of others, nor can they be copied', async () => {
  const [anna, borek, dana] = [await device(DESKTOP), await device(DESKTOP), await device(PHONE)];
  const all = [anna, borek, dana];
  // Anna, the Alliance, has revolted; Field Hospitals asked the Marquise for a card, and she gave none.
  await anna.sitDown({
    seed: '3',
    said: [
      ...['play wood', 'play end', 'play spread 2', 'play spread 6', 'play mobilize STD-02'],
      ...['play mobilize STD-04', 'play mobilize STD-30', 'play end', 'play wood', 'play end'],
      'play revolt 6',
    ],
    seats: [
      { faction: 'marquise' },
      { faction: 'alliance' },
      { faction: 'eyrie', bot: 'electricEyrie' },
    ],
  });
  await anna.tap(anna.page.getByRole('button', { name: /^I am .*Alliance/ }));
  const linkOf = await shared(anna);
  await sitsDown(borek, await linkOf('To play'), 'Borek', /Marquise/);
  await dana.page.goto(await linkOf('To watch'));
  await dana.tap(dana.button('Watch this table'));
  await anna.tap(anna.page.getByRole('dialog').getByLabel('Close'));
  await agree(all);
  // What waits to be sent, and the link, may be nowhere else: a power cut must not take it.
  for (const { page } of all) {
    expect(await page.evaluate(() => sessionStorage.getItem('disk'))).toBe('strict');
  }
  const { marquise, alliance, supporters } = await hidden(anna);
  const allianceHas = [...alliance, ...supporters];
  const open = await seenByAll(anna);
  const sees = [
    [anna, marquise, allianceHas],
    [borek, allianceHas, marquise],
    [dana, [...marquise, ...allianceHas], []],
  ] as const;
  /** Somebody sees nothing of others, wherever they look. */
  const looks = async ([player, others, own]: (typeof sees)[number]): Promise<void> => {
    const { page } = player;
    const shown = await allShownIn(page);
    await looksThrough(player, async () => {
      expectNothingOf(others, plain(await shown()), [...own, ...open]);
    });
    await player.tap(page.locator('summary[aria-label="Menu"]'));
    await player.tap(player.button('Send a copy'));
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A copy would show the hands of others').waitFor();
    for (const way of await dialog.locator('.ways button').all()) {
      expect(await way.isDisabled()).toBe(true);
    }
    await player.tap(dialog.getByLabel('Close'));
    await page.evaluate(() => location.assign('#/'));
    await player.tap(page.locator('summary[aria-label^="More"]').first());
    for (const way of ['Duplicate', 'Export to a file']) {
      await player.button(way).waitFor();
      expect(await player.button(way).isDisabled()).toBe(true);
    }
  };
  await Promise.all(sees.map(looks));
});
