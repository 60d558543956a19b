// Every game is one folder, with the same names in it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'packages/games';

/** @param {readonly string[]} names */
const rules = (...names) => names.map((name) => `rules/${name}.ts`);

const REQUIRED = [
  'game.ts',
  'README.md',
  'rulebook.json',
  'content',
  ...rules(
    'module',
    'config',
    'content',
    'words',
    'state',
    'codec',
    'invariants',
    'setup',
    'board',
  ),
  ...rules('describe', 'diff', 'consequences', 'view', 'verbs/verb', 'verbs/verbs'),
  'rules/bots',
  'text/en/rules.json',
  'text/pl/rules.json',
  'text/cs/rules.json',
  'examples/trials.ts',
  'golden/fingerprint.txt',
];
/** What a game may have besides: stand-ins for humans, a drawing, studies. */
const OPTIONAL = {
  sparring: 'sparring/index.ts',
  ui: 'ui/index.ts',
  studies: 'studies/study.json',
  browser: 'browser',
  'bench.ts': 'bench.ts',
};

/**
 * @param {string} root the folder that holds packages/
 * @returns {string[]} what is missing, and what has no place
 */
export function gameFolderProblems(root) {
  if (!existsSync(join(root, FOLDER))) return [];
  return readdirSync(join(root, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap(({ name }) => problemsOf(root, `${FOLDER}/${name}`));
}

/**
 * @param {string} root
 * @param {string} folder of the game
 */
function problemsOf(root, folder) {
  const found = readdirSync(join(root, folder));
  const optional = Object.entries(OPTIONAL).filter(([name]) => found.includes(name));
  const wanted = [...REQUIRED, ...optional.map(([, door]) => door)];
  const known = new Set(wanted.map((path) => path.split('/')[0]));
  return [
    ...wanted
      .filter((path) => !existsSync(join(root, folder, path)))
      .map((path) => `${folder} has no ${path}`),
    ...found
      .filter((name) => !known.has(name))
      .map((name) => `${folder}/${name} has no place in a game's folder`),
  ];
}
