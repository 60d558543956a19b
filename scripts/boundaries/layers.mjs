// Who may know whom. The table is the design; the functions below only read it.
import { isTestMaterial } from './tree.mjs';

/**
 * @typedef {object} Layer
 * @property {readonly string[]} may layers it may import
 * @property {boolean | readonly string[]} npm all, none, or the named npm packages
 * @property {boolean} node whether it may use Node's modules
 * @property {RegExp} [own] of a part of a game: which of the game's other files it may import
 * @property {RegExp} [parts] which files of other layers it may import, its tests aside
 * @property {RegExp} [outside] what it may import from outside of the packages
 * @property {readonly string[]} [inTests] layers its tests may import besides
 * @property {string} law said when it is broken
 */

const EDGE = ['kernel', 'registry', 'text', 'lab'];
const GAME = { may: ['kernel'], npm: false, node: false };
const EDGE_LAW = 'the edges reach games through the registry';

/** @type {Readonly<Record<string, Layer>>} */
const LAYERS = {
  kernel: { may: [], npm: false, node: false, law: 'the kernel imports nothing but itself' },
  rules: {
    ...GAME,
    own: /^(rules\/|content\/|rulebook\.json$)/,
    law: 'rules import only the kernel and their own files',
  },
  sparring: {
    ...GAME,
    own: /^(sparring|rules|content)\//,
    law: 'stand-ins import only the kernel, the rules and their own files',
  },
  ui: {
    may: ['kernel', 'text', 'registry', 'uikit'],
    npm: true,
    node: false,
    own: /^(ui\/|game\.ts$|rules\/((pack|guide)-)?view\.ts$)/,
    law: 'a drawing imports the kit, and of its own game the view and the manifest',
  },
  browser: {
    may: [],
    npm: true,
    node: true,
    own: /^browser\//,
    outside: /^tests\/browser\//,
    law: 'a browser test knows the app from outside, with the harness of tests/browser',
  },
  game: { ...GAME, own: /./, law: 'what ties a game together imports only its own files' },
  testkit: {
    may: ['kernel'],
    npm: ['vitest', 'fast-check'],
    node: true,
    inTests: ['game'],
    law: 'the testkit knows the kernel, no game',
  },
  text: {
    may: ['kernel'],
    npm: true,
    node: false,
    inTests: ['game'],
    law: 'text renders any catalogue and knows no game',
  },
  registry: {
    may: ['kernel', 'game'],
    npm: false,
    node: false,
    law: 'the registry imports only the kernel and games',
  },
  lab: {
    may: ['kernel', 'registry', 'text'],
    npm: true,
    node: true,
    inTests: ['game'],
    law: EDGE_LAW,
  },
  tables: {
    may: ['kernel'],
    npm: ['@noble/ciphers', '@noble/curves', '@noble/hashes'],
    node: false,
    law: 'what devices do at a shared table knows the kernel, no game and no machine',
  },
  server: {
    may: ['tables'],
    parts: /^protocol$/,
    npm: true,
    node: true,
    law: 'the server of tables knows the protocol, no game',
  },
  cli: {
    may: [...EDGE, 'tables', 'server'],
    npm: true,
    node: true,
    // The one server of the app's files, which also runs before anything is installed.
    outside: /^scripts\/serve\.mjs$/,
    inTests: ['game'],
    law: EDGE_LAW,
  },
  uikit: {
    may: ['kernel', 'text', 'registry'],
    npm: true,
    node: false,
    law: 'the kit of the drawings knows no game',
  },
  web: {
    may: [...EDGE, 'uikit', 'tables'],
    npm: true,
    node: false,
    inTests: ['game'],
    law: EDGE_LAW,
  },
};

const TEST_PACKAGES = ['vitest', 'fast-check'];

/** What the registry hands on. */
const PUBLIC_PART = 'game';

/**
 * @param {import('./tree.mjs').SourceFile} file
 * @param {import('./imports.mjs').Import} imported
 * @param {import('./resolve.mjs').Target} target
 * @returns {string | undefined} why it may not
 */
export function whyForbidden(file, imported, target) {
  const layer = LAYERS[file.layer];
  if (layer === undefined) return `${file.folder} has no place in scripts/boundaries/layers.mjs`;
  switch (target.kind) {
    case 'computed':
      return 'a computed import cannot be checked';
    case 'by-path':
      return layer.outside?.test(target.path)
        ? undefined
        : `${layer.law}; a path leaves the package`;
    case 'own':
      return whyNotOwn(layer, file, imported, target.path);
    case 'node':
      return layer.node || file.isTest ? undefined : `${layer.law}; Node is out of reach here`;
    case 'npm':
      return mayUse(layer, file, target.name)
        ? undefined
        : `${layer.law}; npm packages stay outside`;
    case 'ours':
      return whyNotOurs(layer, file, target);
  }
}

/**
 * @param {Layer} layer
 * @param {import('./tree.mjs').SourceFile} file
 * @param {import('./imports.mjs').Import} imported
 * @param {string} path
 */
function whyNotOwn(layer, file, imported, path) {
  if (file.isTest) return undefined;
  if (isTestMaterial(path)) return 'code does not depend on test material';
  if (layer.own === undefined) return undefined;
  const part = path.slice(file.folder.length + 1);
  if (layer.own.test(part)) return undefined;
  if (!part.startsWith('text/')) return layer.law;
  // The keys of a catalogue type the message ids; its sentences are loaded by whoever renders them.
  return imported.typeOnly ? undefined : 'a game imports its text/ for types only';
}

/**
 * @param {Layer} layer
 * @param {import('./tree.mjs').SourceFile} file
 * @param {string} name
 */
function mayUse(layer, file, name) {
  if (file.isTest && TEST_PACKAGES.includes(name)) return true;
  return typeof layer.npm === 'boolean' ? layer.npm : layer.npm.includes(name);
}

/**
 * @param {Layer} layer
 * @param {import('./tree.mjs').SourceFile} file
 * @param {Extract<import('./resolve.mjs').Target, { kind: 'ours' }>} target
 */
function whyNotOurs(layer, file, target) {
  if (file.isTest && (target.layer === 'testkit' || layer.inTests?.includes(target.layer))) {
    return undefined;
  }
  if (file.folder.startsWith('packages/games/') && target.layer === 'game') {
    return 'games never import each other';
  }
  if (!layer.may.includes(target.layer)) return layer.law;
  if (!file.isTest && layer.parts?.test(target.part) === false) return layer.law;
  if (target.layer === 'game' && target.part !== PUBLIC_PART) {
    return "only a game's manifest is public";
  }
  return undefined;
}
