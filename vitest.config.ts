import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/dist.*/**', 'bench/**'],
    // Vitest empties style sheets, also those that are imported as text.
    css: { include: [/\?raw$/] },
    // The code under test is pure and shares nothing, so threads (quick to start) are enough.
    pool: 'threads',
    // Property tests play whole games; they are long, not stuck.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
