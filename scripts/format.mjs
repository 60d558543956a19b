// npm run format: layout and import order only; lint findings stay for a person to judge.
import { ensure } from './ensure.mjs';
import { runTool } from './tools.mjs';

ensure();
const paths = process.argv.slice(2);
const done = runTool('biome', ['check', '--write', '--linter-enabled=false', ...paths]);
process.exitCode = done ? 0 : 1;
