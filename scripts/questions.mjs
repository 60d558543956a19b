// npm run questions: how many questions the bots of Europa Universalis ask in a turn.
import { ensure } from './ensure.mjs';
import { runBundled } from './run-bundled.mjs';

ensure();
process.exitCode = await runBundled(
  'packages/games/europa/examples/count-questions.ts',
  'questions',
  process.argv.slice(2),
);
