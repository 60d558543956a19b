import { isLabThread, playBatches } from '@empty-chair/lab/thread';
import { games } from '@empty-chair/registry/games';
import { processIo } from './io.ts';
import { run } from './run.ts';

// `empty-chair log | head` closes our output early; that is not an error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// The threads of a study run this same file: a bundle has one way in. Nothing is awaited here, for the
// parts of the bundle that are loaded later may need what is in this one, which then must be done.
if (isLabThread()) playBatches(games);
else {
  void run(process.argv.slice(2), processIo(new URL(import.meta.url))).then((code) => {
    // Set, not forced: whatever is still in the pipe gets written.
    process.exitCode = code;
  });
}
