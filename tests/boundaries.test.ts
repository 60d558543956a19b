import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { gameFolderProblems } from '../scripts/boundaries/game-folders.mjs';
import { checkBoundaries } from '../scripts/boundaries.mjs';

type Tree = Readonly<Record<string, string>>;

const made: string[] = [];

function rootOf(tree: Tree): string {
  const root = mkdtempSync(join(tmpdir(), 'empty-chair-boundaries-'));
  made.push(root);
  for (const [path, text] of Object.entries(tree)) {
    const file = join(root, 'packages', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

const check = (tree: Tree) => checkBoundaries(rootOf(tree));

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
});

const KERNEL = 'kernel/src/select.ts';
const GAME = 'games/toy/rules/module.ts';
const PLAYER = 'games/toy/browser/player.ts';
const GAME_TEST = 'games/toy/rules/module.test.ts';

/** [file, code, part of the reason] */
const FORBIDDEN: readonly (readonly [string, string, string])[] = [
  [PLAYER, "import { toy } from '../rules/module.ts';", 'knows the app from outside'],
  [PLAYER, "import { x } from '../../../../scripts/x.mjs';", 'a path leaves the package'],
  [KERNEL, "import { x } from 'valibot';", 'the kernel imports nothing but itself'],
  [
    KERNEL,
    "import { x } from '@empty-chair/testkit/play';",
    'the kernel imports nothing but itself',
  ],
  [KERNEL, "import type { x } from '@empty-chair/games/toy/module';", 'nothing but itself'],
  [KERNEL, "import { readFileSync } from 'node:fs';", 'Node is out of reach'],
  [KERNEL, "import { readFileSync } from 'fs';", 'Node is out of reach'],
  [KERNEL, "export * from '../../text/src/render.ts';", 'a path leaves the package'],
  [
    'kernel/src/a.test.ts',
    "import { x } from '@empty-chair/games/toy/module';",
    'nothing but itself',
  ],
  [GAME, "import { x } from '@empty-chair/games/root/module';", 'games never import each other'],
  [GAME, "import { x } from '../../root/rules/board.ts';", 'a path leaves the package'],
  [GAME, "import { x } from '../../../kernel/src/select.ts';", 'a path leaves the package'],
  [GAME, "import { x } from '@empty-chair/text/render';", 'only the kernel and their own files'],
  [GAME, "import { x } from '@empty-chair/registry/games';", 'only the kernel and their own files'],
  [GAME, "import { x } from '@empty-chair/testkit/play';", 'only the kernel and their own files'],
  [GAME, "import { join } from 'node:path';", 'Node is out of reach'],
  [GAME, "import { mount } from 'svelte';", 'npm packages stay outside'],
  [GAME, "import 'svelte';", 'npm packages stay outside'],
  [GAME, "const x = require('svelte');", 'npm packages stay outside'],
  [GAME, "import x = require('svelte');", 'npm packages stay outside'],
  [GAME, "export type X = import('svelte').X;", 'npm packages stay outside'],
  [GAME, 'export const x = () => import(`svelte`);', 'npm packages stay outside'],
  [GAME, "import en from '../text/en/rules.json';", 'for types only'],
  [GAME, "import { rows } from './module.test.ts';", 'test material'],
  [GAME, "import { rows } from '../examples/first.ts';", 'test material'],
  [
    GAME_TEST,
    "import { x } from '@empty-chair/games/root/module';",
    'games never import each other',
  ],
  [GAME_TEST, "import { x } from '@empty-chair/text/render';", 'only the kernel and their own'],
  ['testkit/src/play.ts', "import { x } from '@empty-chair/games/toy/module';", 'no game'],
  ['text/src/render.ts', "import { x } from '@empty-chair/games/toy/module';", 'knows no game'],
  ['text/src/render.ts', "import { x } from '@empty-chair/registry/games';", 'knows no game'],
  [
    'registry/src/games.ts',
    "import { x } from '@empty-chair/text/render';",
    'only the kernel and games',
  ],
  ['registry/src/games.ts', "import { x } from 'valibot';", 'only the kernel and games'],
  ['registry/src/games.ts', "import x from '@empty-chair/games/toy/content/map.json';", 'public'],
  ['registry/src/games.ts', "const x = () => import('@empty-chair/games/toy/board');", 'public'],
  ['cli/src/main.ts', "import { x } from '@empty-chair/games/toy/module';", 'through the registry'],
  ['cli/src/main.ts', "const x = import('@empty-chair/games/toy/module');", 'through the registry'],
  [
    'lab/src/batch.ts',
    "import { x } from '@empty-chair/games/toy/module';",
    'through the registry',
  ],
  ['tables/src/core.ts', "import { x } from '@empty-chair/games/toy/game';", 'no game'],
  ['tables/src/core.ts', "import { x } from '@empty-chair/registry/games';", 'no game'],
  ['tables/src/core.ts', "import { createHash } from 'node:crypto';", 'no machine'],
  ['tables/src/core.ts', "import { x } from 'hono';", 'npm packages stay outside'],
  ['server/src/app.ts', "import { x } from '@empty-chair/kernel/story';", 'knows the protocol'],
  ['server/src/app.ts', "import { x } from '@empty-chair/tables/keys';", 'knows the protocol'],
  ['cli/src/main.ts', 'const x = await import(name);', 'computed'],
  ['cli/src/main.ts', 'const x = await import(`./${name}.ts`);', 'computed'],
  ['novelty/src/a.ts', "import { x } from '@empty-chair/kernel/select';", 'has no place'],
  [
    'web/src/App.svelte',
    '<p>One ` here</p>\n<script lang="ts">\nimport { x } from \'@empty-chair/games/toy/module\';\n</script>',
    'through the registry',
  ],
  [
    'web/src/App.svelte',
    '<script lang="ts">\nconst x = 1\n</script>\n{#await import(\'@empty-chair/games/toy/ui\') then x}{/await}',
    'through the registry',
  ],
  ['web/src/App.svelte', '{#await import(name) then x}{/await}', 'computed'],
  [
    'uikit/src/List.svelte',
    '<script lang="ts" generics="T extends Set<U>, U">\nimport { x } from \'@empty-chair/games/toy/module\';\n</script>',
    'knows no game',
  ],
];

/** [what is reported, code] */
const BANNED: readonly (readonly [string, string])[] = [
  ['Math.random', 'export const x = Math.random();'],
  ['Math.random', 'export const { random } = Math;'],
  ['Math.random', "export const x = Math['random']();"],
  ['Date', 'export const x = Date.now();'],
  ['Date', 'export const x = new Date();'],
  ['Date', 'export const x = `${new Date()}`;'],
  ['Date', 'export const x = /`/.test(y) ? new Date() : 1;'],
  ['performance', 'export const x = performance.now();'],
  ['Intl', "export const x = new Intl.PluralRules('pl');"],
  ['localeCompare', 'export const x = (a: string, b: string) => a.localeCompare(b);'],
  ['toLocale...', 'export const x = (a: number) => a.toLocaleString();'],
  ['async', 'export const x = async () => 1;'],
  ['async', 'export class X { static async y() {} }'],
  ['await', 'export const x = await y;'],
  ['await', 'for await (const x of y) visit(x);'],
  ['sort without a comparator', 'export const x = [2, 10].sort();'],
  ['sort without a comparator', 'export const x = [2, 10].toSorted( );'],
  ['sort without a comparator', 'export const x = y?.sort(/* by spelling */ undefined);'],
  ['for ... in', 'for (const key in board) visit(key);'],
  ['for ... in', 'for (const [first] in board) visit(first);'],
  ['structuredClone', 'export const x = structuredClone(state);'],
  ['/// <reference>', '/// <reference types="node" />'],
];

describe('imports', () => {
  test.each(FORBIDDEN)('%s may not: %s', (file, code, reason) => {
    const { problems } = check({ [file]: code });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^packages\/\S+:\d+ imports .+: .+$/);
    expect(problems[0]).toContain(reason);
  });

  test('names the file, the line and what is imported', () => {
    const code = "import { a } from './a.ts';\n\nimport {\n  b,\n} from 'valibot';\n";
    expect(check({ [KERNEL]: code }).problems).toEqual([
      'packages/kernel/src/select.ts:5 imports valibot: ' +
        'the kernel imports nothing but itself; npm packages stay outside',
    ]);
  });

  test('every allowed direction is allowed', () => {
    const { problems, files } = check({
      [KERNEL]: "import { x } from './steps.ts';\nexport type { Y } from './words.ts';",
      'kernel/src/select.test.ts':
        "import fc from 'fast-check';\nimport { test } from 'vitest';\nimport { play } from '@empty-chair/testkit/play';",
      [GAME]:
        "import { select } from '@empty-chair/kernel/select';\nimport map from '../content/map.json';\nimport type en from '../text/en/rules.json';\ntype Id = keyof typeof import('../text/pl/rules.json');",
      [GAME_TEST]:
        "import { readFileSync } from 'node:fs';\nimport { test } from 'vitest';\nimport { play } from '@empty-chair/testkit/play';\nimport { rows } from '../examples/first.ts';\nimport en from '../text/en/rules.json';",
      'games/toy/examples/first.ts':
        "import type { Example } from '@empty-chair/testkit/examples';",
      'testkit/src/play.ts':
        "import { x } from '@empty-chair/kernel/match';\nimport fc from 'fast-check';",
      'text/src/render.ts': "import { IntlMessageFormat } from 'intl-messageformat';",
      'registry/src/games.ts': "export const x = () => import('@empty-chair/games/toy/game');",
      'cli/src/main.ts':
        "import { join } from 'node:path';\nimport { Command } from 'commander';\nimport { games } from '@empty-chair/registry/games';\nimport { render } from '@empty-chair/text/render';",
      'cli/src/main.test.ts': "import { toy } from '@empty-chair/games/toy/module';",
    });
    expect(problems).toEqual([]);
    expect(files).toBe(10);
  });

  test('what cannot be read is told', () => {
    expect(check({ [GAME]: "import { x from 'svelte';" }).problems).toEqual([
      expect.stringMatching(/^packages\/games\/toy\/rules\/module\.ts cannot be read: ./),
    ]);
  });

  test('comments and literals are not code', () => {
    const code = [
      "// import { x } from 'valibot'; Math.random()",
      "/* new Date() */ export const says = 'await Date';",
      'export const long = `Math.random ${says} performance`;',
      'export const quote = /[\'"`]/; export const half = 4 / 2;',
      '/* Over lines:\n new Date()\n */',
      'export const rest = { date: says.length, Dateless: half };',
    ];
    expect(check({ [GAME]: code.join('\n') }).problems).toEqual([]);
  });
});

describe('cycles', () => {
  test('between files of one package, also of types and by the package name', () => {
    const { problems } = check({
      'kernel/src/a.ts': "import { b } from './b.ts';",
      'kernel/src/b.ts': "import type { C } from './deep/c.ts';",
      'kernel/src/deep/c.ts': "import { a } from '@empty-chair/kernel/a';",
    });
    expect(problems).toEqual([
      'packages/kernel/src/deep/c.ts:1 imports packages/kernel/src/a.ts: cycle ' +
        'packages/kernel/src/a.ts -> packages/kernel/src/b.ts -> ' +
        'packages/kernel/src/deep/c.ts -> packages/kernel/src/a.ts',
    ]);
  });

  test('two ways to one file are no cycle', () => {
    const { problems } = check({
      'kernel/src/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
      'kernel/src/b.ts': "import { c } from './c.ts';",
      'kernel/src/c.ts': 'export const c = 1;',
    });
    expect(problems).toEqual([]);
  });
});

describe('banned in rules', () => {
  test.each(BANNED)('%s: %s', (what, code) => {
    for (const file of [KERNEL, GAME]) {
      const { problems } = check({ [file]: `\n${code}\n` });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(`packages/${file}:2 uses ${what}: `);
    }
  });

  test('and free elsewhere', () => {
    const code = BANNED.map(([, line]) => line).join('\n');
    expect(check({ 'cli/src/main.ts': code, [GAME_TEST]: code }).problems).toEqual([]);
  });

  test('what only looks alike is left alone', () => {
    const code = [
      'export const x = Math.max(1, 2) + Math.floor(2.5);',
      'export const y = [2, 10].sort((a, b) => a - b);',
      'for (const piece of pieces) if (piece in supply) visit(piece);',
      'export interface DateLine { readonly performances: number }',
      'export const z = { async: x.performance, await: y.Date };',
    ];
    expect(check({ [GAME]: code.join('\n') }).problems).toEqual([]);
  });
});

describe('size', () => {
  test('a long file is a smell, not a failure; tests may be long', () => {
    const long = 'export {};\n'.repeat(401);
    const { problems, smells } = check({ [GAME]: long, [GAME_TEST]: long });
    expect(problems).toEqual([]);
    expect(smells).toEqual([`packages/${GAME} has 401 lines`]);
  });
});

describe('the folder of a game', () => {
  const WHOLE = Object.fromEntries(
    [
      ...['game.ts', 'README.md', 'rulebook.json', 'content/map.json', 'rules/bots/bot.ts'],
      ...['module', 'config', 'content', 'words', 'state', 'codec'].map(
        (name) => `rules/${name}.ts`,
      ),
      ...['invariants', 'setup', 'board', 'describe', 'diff'].map((name) => `rules/${name}.ts`),
      ...['consequences', 'view', 'verbs/verb', 'verbs/verbs'].map((name) => `rules/${name}.ts`),
      ...['text/en/rules.json', 'text/pl/rules.json', 'text/cs/rules.json'],
      ...['examples/trials.ts', 'golden/fingerprint.txt', 'ui/index.ts'],
    ].map((path) => [`games/toy/${path}`, '']),
  );
  const problems = (tree: Tree) => gameFolderProblems(rootOf(tree));

  test('has the same names in every game', () => {
    expect(problems({ ...WHOLE, 'games/package.json': '{}' })).toEqual([]);
  });

  test.each(Object.keys(WHOLE).filter((path) => !/toy\/(content|ui|rules\/bots)/.test(path)))(
    'needs %s',
    (path) => {
      const { [path]: _, ...rest } = WHOLE;
      const name = path.slice('games/toy/'.length);
      expect(problems(rest)).toEqual([`packages/games/toy has no ${name}`]);
    },
  );

  test('has a door to its drawing', () => {
    const { 'games/toy/ui/index.ts': _, ...rest } = WHOLE;
    expect(problems(rest)).toEqual([]);
    expect(problems({ ...rest, 'games/toy/ui/Board.svelte': '' })).toEqual([
      'packages/games/toy has no ui/index.ts',
    ]);
  });

  test('holds nothing else', () => {
    expect(problems({ ...WHOLE, 'games/toy/src/board.ts': '' })).toEqual([
      "packages/games/toy/src has no place in a game's folder",
    ]);
  });
});

/** [file, code]: the layers inside of a game */
const INSIDE: readonly (readonly [string, string])[] = [
  [GAME, "import { x } from '../sparring/index.ts';"],
  [GAME, "import { x } from '../ui/index.ts';"],
  [GAME, "import { x } from '@empty-chair/uikit/percent.ts';"],
  ['games/toy/sparring/index.ts', "import { x } from '../ui/index.ts';"],
  ['games/toy/ui/index.ts', "import { x } from '../rules/board.ts';"],
  ['games/toy/ui/index.ts', "import { x } from '../sparring/index.ts';"],
  ['games/toy/ui/index.ts', "import { x } from '@empty-chair/lab/study';"],
  ['uikit/src/percent.ts', "import { x } from '@empty-chair/games/toy/game';"],
];

test.each(INSIDE)('%s may not: %s', (file, code) => {
  expect(check({ [file]: code }).problems).toHaveLength(1);
});

test('a drawing uses the kit and the view, stand-ins the rules', () => {
  const { problems } = check({
    'games/toy/ui/index.ts':
      "import { x } from '@empty-chair/uikit/percent.ts';\nimport { y } from '../rules/view.ts';\nimport type en from '../text/en/ui.json';",
    'games/toy/sparring/index.ts': "import { x } from '../rules/board.ts';",
    'games/toy/game.ts': "export const x = () => import('./text/en/rules.json');",
  });
  expect(problems).toEqual([]);
});
