import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppUnderTest, PHONE } from './harness.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** In pixels. With less the eye takes two words for one. */
const LEAST = 3;

it('keeps words apart at 13 px, in the font of the app', async () => {
  const page = await app.page({ size: PHONE });
  await page.goto(app.url());
  await page.getByRole('heading', { name: 'Start a game' }).waitFor();
  const gap = await page.evaluate(async () => {
    await document.fonts.ready;
    const line = document.createElement('span');
    line.style.fontSize = '13px';
    document.body.append(line);
    const widthOf = (text: string): number => {
      line.textContent = text;
      return line.getBoundingClientRect().width;
    };
    // Between the same two letters, with a space and without one.
    return widthOf('n n') - widthOf('nn');
  });
  expect(gap).toBeGreaterThanOrEqual(LEAST);
});
