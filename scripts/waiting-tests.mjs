// Tests in a browser or of several processes: they wait more than they compute.

/** @param {string} path of a test file */
export const isWaiting = (path) =>
  /\/(browser\/[^/]+|lab-queue|table-server-killed)\.test\.ts$/.test(path);

/** For an edit loop too long: they start other programs, or play the games of published numbers again. */
const LONG = [
  '**/browser/*.test.ts',
  '**/lab-queue.test.ts',
  'tests/table-*.test.ts',
  'tests/published.test.ts',
];

/** Arguments of vitest for a run without them. */
export const WITHOUT_WAITING = LONG.flatMap((glob) => ['--exclude', glob]);
