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
  const gaps = await page.evaluate(async () => {
    await document.fonts.ready;
    /** Between the same two letters, with a space and without one. */
    const gapIn = (name: 'span' | 'button', space: string): number => {
      const line = document.createElement(name);
      line.style.fontSize = '13px';
      document.body.append(line);
      const widthOf = (text: string): number => {
        line.textContent = text;
        return line.getBoundingClientRect().width;
      };
      return widthOf(`n${space}n`) - widthOf('nn');
    };
    return [gapIn('span', ' '), gapIn('button', ' '), gapIn('span', '\u00a0')];
  });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(LEAST);
});
