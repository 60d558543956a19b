import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { isWaiting } from './scripts/waiting-tests.mjs';

/** What waits comes first, so that the others compute meanwhile; within that, what takes longest. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => isWaiting(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

export default defineConfig({
  test: {
    // Vitest empties style sheets, also those that are imported as text.
    css: { include: [/\?raw$/] },
    // The code under test is pure and shares nothing, so threads (quick to start) are enough, and a
    // thread may go on with the modules that an earlier file has loaded.
    pool: 'threads',
    isolate: false,
    // One more than can compute, because of those that wait. Each has a browser of its own to warm up.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
    // No deadline decides a test: how long it takes is the machine's affair. A run that hangs is ended
    // by scripts/hung-tests.mjs. Only what is looked for in vain is given up, after a long while.
    testTimeout: 0,
    hookTimeout: 0,
    expect: { poll: { timeout: 120_000 } },
    // All in one project: of two, each would read and translate every module for itself.
    include: ['packages/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist.*/**', 'bench/**'],
    setupFiles: ['packages/testkit/src/seeds-of-properties.ts'],
  },
});
