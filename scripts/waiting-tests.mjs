// Tests in a browser or of several processes: they wait more than they compute.

/** @param {string} path of a test file */
export const isWaiting = (path) =>
  /\/(browser\/[^/]+|lab-queue|table-server-killed)\.test\.ts$/.test(path);

/** Arguments of vitest for a run without them. */
export const WITHOUT_WAITING = ['**/browser/*.test.ts', '**/lab-queue.test.ts'].flatMap((glob) => [
  '--exclude',
  glob,
]);
