// What rules may not use, because it would make a record replay differently elsewhere or later.
import { Visitor } from 'rolldown/utils';

/** @typedef {import('rolldown/utils').ESTree.Node} Node */
/** @typedef {{ what: string, why: string }} Ban */

const CLOCK = 'rules know no clock';
const LOCALE = 'rules do not depend on a locale';
const WAITING = 'rules are synchronous';

/** Names that stand by themselves, not as a property of something else. */
const GLOBALS = new Map([
  ['Math', { what: 'Math.random', why: 'chance comes only through the generator' }],
  ['Date', { what: 'Date', why: CLOCK }],
  ['performance', { what: 'performance', why: CLOCK }],
  ['Intl', { what: 'Intl', why: LOCALE }],
  ['structuredClone', { what: 'structuredClone', why: 'clones are written by hand' }],
]);
const ASYNC = { what: 'async', why: WAITING };
const AWAIT = { what: 'await', why: WAITING };
const COMPARE = { what: 'localeCompare', why: LOCALE };
const TO_LOCALE = { what: 'toLocale...', why: LOCALE };
const SORT = { what: 'sort without a comparator', why: 'the default order compares spellings' };
const FOR_IN = { what: 'for ... in', why: 'the order of keys is no rule' };
const REFERENCE = { what: '/// <reference>', why: 'it would bring Node or DOM types to rules' };

/** The layers of which a record must replay the same. */
const PURE = ['kernel', 'rules', 'sparring'];

/** @param {{ layer: string, isTest: boolean }} file */
export const isPure = ({ layer, isTest }) => !isTest && PURE.includes(layer);

/**
 * @param {import('rolldown/utils').ParseResult} parsed
 * @param {(node: { start: number }) => number} lineOf
 */
export function findBanned({ program, comments }, lineOf) {
  /** @type {(Ban & { line: number })[]} */
  const found = [];
  /** @type {(node: { start: number }, ban: Ban | undefined) => void} */
  const report = (node, ban) => {
    if (ban !== undefined) found.push({ line: lineOf(node), ...ban });
  };
  /** @type {(node: { start: number, async: boolean }) => void} */
  const reportAsync = (node) => report(node, node.async ? ASYNC : undefined);
  /** @type {Set<Node>} */
  const harmless = new Set();

  for (const comment of comments) if (isReference(comment)) report(comment, REFERENCE);
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed) return;
      harmless.add(property);
      // Any use of Math but Math.name counts, or an alias would be a way round.
      if (isNamed(object, 'Math') && !isNamed(property, 'random')) harmless.add(object);
    },
    Identifier(node) {
      if (!harmless.has(node)) report(node, GLOBALS.get(node.name));
      if (node.name === 'localeCompare') report(node, COMPARE);
      if (/^toLocale[A-Z]/.test(node.name)) report(node, TO_LOCALE);
    },
    ArrowFunctionExpression: reportAsync,
    FunctionDeclaration: reportAsync,
    FunctionExpression: reportAsync,
    AwaitExpression: (node) => report(node, AWAIT),
    ForOfStatement: (node) => report(node, node.await ? AWAIT : undefined),
    ForInStatement: (node) => report(node, FOR_IN),
    CallExpression: (node) => report(node, sortsBySpelling(node) ? SORT : undefined),
  }).visit(program);
  return found;
}

/** @param {import('rolldown/utils').ParseResult['comments'][number]} comment */
const isReference = ({ type, value }) => type === 'Line' && /^\/\s*<reference\b/.test(value);

/** @type {(node: Node, ...names: string[]) => boolean} */
const isNamed = (node, ...names) => node.type === 'Identifier' && names.includes(node.name);

/** @param {import('rolldown/utils').ESTree.CallExpression} call */
const sortsBySpelling = ({ callee, arguments: [order] }) =>
  callee.type === 'MemberExpression' &&
  isNamed(callee.property, 'sort', 'toSorted') &&
  (order === undefined || isNamed(order, 'undefined'));
