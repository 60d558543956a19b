// Finds what a source file imports, in every form the language has.
import { Visitor } from 'rolldown/utils';

/** @typedef {import('rolldown/utils').ESTree.Argument} Argument */

/**
 * @typedef {object} Import
 * @property {string} specifier '' when it is computed
 * @property {number} line
 * @property {boolean} typeOnly
 */

/**
 * @param {import('rolldown/utils').ESTree.Program} program
 * @param {(node: Argument) => number} lineOf
 * @returns {Import[]} in order of appearance
 */
export function findImports(program, lineOf) {
  /** @type {Import[]} */
  const found = [];
  /** @type {(source: Argument, kind?: 'type' | 'value') => void} */
  const add = (source, kind) => {
    found.push({ specifier: textOf(source), line: lineOf(source), typeOnly: kind === 'type' });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind),
    ExportNamedDeclaration({ source, exportKind }) {
      if (source !== null) add(source, exportKind);
    },
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source, 'type'),
    TSExternalModuleReference: ({ expression }) => add(expression),
    CallExpression({ callee, arguments: [first] }) {
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      if (isRequire && first !== undefined) add(first);
    },
  }).visit(program);
  return found;
}

/** @param {Argument} node */
function textOf(node) {
  if (node.type === 'Literal') return String(node.value);
  const isPlain = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return (isPlain && node.quasis[0]?.value.cooked) || '';
}
