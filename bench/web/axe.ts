import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import type { AppUnderTest } from '../../tests/browser/harness.ts';
import { PHONE, violations } from '../../tests/browser/harness.ts';
import { visitScreens } from '../../tests/browser/screens.ts';

export async function countViolations(
  app: AppUnderTest,
): Promise<{ readonly screens: number; readonly violations: number }> {
  const context = await app.window({ size: PHONE, isKeptOffline: true });
  const page = await context.newPage();
  await page.goto(app.url());
  let screens = 0;
  let found = 0;
  await visitScreens(new RootPlayer(page), async (screen) => {
    screens += 1;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const line of await violations(page)) {
        found += 1;
        console.log(`${screen}, ${colorScheme}: ${line}`);
      }
    }
  });
  await context.close();
  return { screens, violations: found };
}
