import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE, pictures } from './harness.ts';
import { violations } from './scanned.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** What the page has let the device say, and how to press the keys of its headset. */
interface Heard {
  readonly said: { text: string; lang: string; rate: number }[];
  readonly keys: Record<string, (() => void) | null>;
}

/** A device with one English voice, which writes down what it is given. */
function withVoice(): void {
  const heard: Heard = { said: [], keys: {} };
  const voices = [{ lang: 'en-GB', localService: true, default: true, name: 'Test' }];
  class Utterance {
    readonly text: string;
    lang = '';
    rate = 1;
    voice: unknown;
    onend: (() => void) | undefined;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: ({ text, lang, rate }: Utterance) => heard.said.push({ text, lang, rate }),
    cancel: () => {},
  });
  Object.defineProperties(window, {
    speechSynthesis: { value: speech },
    SpeechSynthesisUtterance: { value: Utterance },
    heard: { value: heard },
  });
  navigator.mediaSession.setActionHandler = (key, run) => {
    heard.keys[key] = run as (() => void) | null;
  };
}

const heardOn = (page: Page): Promise<Heard['said']> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard.said);
const press = (page: Page, key: string): Promise<void> =>
  page.evaluate((it) => (window as unknown as { heard: Heard }).heard.keys[it]?.(), key);

describe('a turn read aloud', () => {
  it('says each move in full, waits, and goes on by tap, key and headset', async () => {
    const page = await app.page({ size: PHONE, before: withVoice });
    const complaints = complaintsOf(page);
    const player = new RootPlayer(page);
    await player.start({ seed: '7' });
    await player.tap(player.button(/^End my turn/));
    await player.tap(player.button(/^Play its turn/));
    // A box is named by the full sentence, as a screen reader hears it.
    const boxes = page.getByRole('checkbox');
    await boxes.nth(4).waitFor();
    const moves = await boxes.evaluateAll((all) =>
      all.map((box) => box.getAttribute('aria-label')),
    );
    const progress = page.getByRole('img', { name: /^Move 1 of \d+$/ });
    const of = /\d+$/.exec((await progress.getAttribute('aria-label')) ?? '')?.[0];
    await player.tap(player.button('Read the turn aloud'));

    const at = (n: number) => page.getByText(`${n} of ${of}`, { exact: true });
    await at(1).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await pictures(page, 'aloud', ['phone-light', 'phone-dark', 'small-light', 'desktop-light']);
    expect(await violations(page, { withoutBoard: true })).toEqual([]);

    await player.tap(player.button('Done, next'));
    await at(2).waitFor();
    await player.press('Space');
    await at(3).waitFor();
    await player.press('Backspace');
    await press(page, 'pause');
    await at(4).waitFor();
    await press(page, 'previoustrack');
    // Between the buttons: a tap there means the large one.
    const again = await player.button('Say it again').boundingBox();
    if (again === null) throw new Error('there is no bar');
    await page.touchscreen.tap(again.x + again.width + 4, again.y + again.height / 2);
    await at(5).waitFor();

    const said = await heardOn(page);
    const full = [0, 1, 2, 2, 3, 3, 4].map((index) => moves[index]);
    expect(said.map(({ text }, i) => text.startsWith(full[i] ?? '?'))).toEqual(
      full.map(() => true),
    );
    expect(new Set(said.map(({ lang, rate }) => `${lang} ${rate}`))).toEqual(
      new Set(['en-GB 0.95']),
    );

    await player.tap(player.button('Stop reading'));
    await player.button('Read the turn aloud').waitFor();
    await player.tap(player.button('Done, next'));
    expect(await heardOn(page)).toHaveLength(full.length);
    expect(complaints).toEqual([]);
  });

  it('takes a key once, wherever the focus goes while it is down', async () => {
    const page = await app.page({ size: PHONE, before: withVoice });
    await page.goto(app.url());
    const player = new RootPlayer(page);
    await player.start({ seed: '7' });
    await player.tap(player.button(/^End my turn/));
    await player.tap(player.button(/^Play its turn/));
    await player.tap(player.button('Read the turn aloud'));
    const at = (n: number) => page.getByText(new RegExp(`^${n} of \\d+$`));
    await player.button('Done, next').focus();

    // As with a panel that has just come up: its heading gets the focus a moment later.
    await page.keyboard.down('Space');
    await page.locator('h2[data-panel-focus]').focus();
    await page.keyboard.up('Space');
    await at(2).waitFor();

    await player.button('Done, next').focus();
    await player.press('Space');
    await at(3).waitFor();

    // Held down, a key comes again and again.
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await at(4).waitFor();
    await player.press('Backspace');
    expect(await heardOn(page)).toHaveLength(5);
  });

  it('is off, and says so, where the device has no voice for the language', async () => {
    const page = await app.page({ size: PHONE });
    const player = new RootPlayer(page);
    await player.start({ seed: '7' });
    await player.tap(player.button(/^End my turn/));
    await player.tap(player.button(/^Play its turn/));
    await player.tap(player.button(/^This device has no English voice/));
    await page.getByText(/^This device has no English voice/).waitFor();
    await player.button('Done, next').waitFor();
  });
});
