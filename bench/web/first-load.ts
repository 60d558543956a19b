import { gzipSync } from 'node:zlib';
import type { AppUnderTest } from '../../tests/browser/harness.ts';
import { PHONE } from '../../tests/browser/harness.ts';

/** Kilobytes of script that home needs on the first visit, each file gzipped as a server would. */
export async function firstLoad(app: AppUnderTest): Promise<number> {
  const context = await app.window({ size: PHONE, isKeptOffline: true });
  const page = await context.newPage();
  // The worker fetches everything else later, in the background.
  await page.route('**/service-worker.js', (route) => route.abort());
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.goto(app.url(), { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total / 1000;
}
