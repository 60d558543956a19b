// The dependency direction of the packages, and what rules may not use, as a check that fails.
import { findCycles } from './boundaries/cycles.mjs';
import { gameFolderProblems } from './boundaries/game-folders.mjs';
import { whyForbidden } from './boundaries/layers.mjs';
import { targetOf } from './boundaries/resolve.mjs';
import { readTree } from './boundaries/tree.mjs';
import { root as checkout, isMain } from './paths.mjs';

/** @typedef {import('./boundaries/tree.mjs').SourceFile} SourceFile */

const LONG_FILE = 400;

/** @param {SourceFile} file */
function forbiddenImports(file) {
  return file.imports.flatMap((imported) => {
    const why = whyForbidden(file, imported, targetOf(file, imported.specifier));
    const what = imported.specifier || 'something computed';
    return why === undefined ? [] : [`${file.path}:${imported.line} imports ${what}: ${why}`];
  });
}

/** @param {SourceFile} file */
function bannedUses(file) {
  return file.banned.map(({ line, what, why }) => `${file.path}:${line} uses ${what}: ${why}`);
}

/** @param {SourceFile} file */
const unreadable = (file) => file.errors.map((why) => `${file.path} cannot be read: ${why}`);

/** @param {readonly SourceFile[]} files */
function cycles(files) {
  const known = new Set(files.map(({ path }) => path));
  const graph = new Map(
    files.map((file) => [
      file.path,
      file.imports.flatMap(({ specifier, line }) => {
        const target = targetOf(file, specifier);
        if (target.kind !== 'own') return [];
        const to = [target.path, `${target.path}.ts`].find((path) => known.has(path));
        return to === undefined ? [] : [{ to, line }];
      }),
    ]),
  );
  return findCycles(graph).map(
    ({ from, edge, path }) => `${from}:${edge.line} imports ${edge.to}: cycle ${path.join(' -> ')}`,
  );
}

/** @param {SourceFile} file */
function smells(file) {
  const { path, lines, isTest } = file;
  return isTest || lines <= LONG_FILE ? [] : [`${path} has ${lines} lines`];
}

/**
 * @param {string} root the folder that holds packages/
 * @returns {{ files: number, problems: string[], smells: string[] }}
 */
export function checkBoundaries(root) {
  const files = readTree(root);
  return {
    files: files.length,
    problems: [
      ...[unreadable, forbiddenImports, bannedUses].flatMap((find) => files.flatMap(find)),
      ...cycles(files),
    ],
    smells: files.flatMap(smells),
  };
}

/** Prints what it finds. @returns {boolean} whether all is well; a smell does not fail */
function reportBoundaries() {
  const { files, problems: crossed, smells: found } = checkBoundaries(checkout);
  const problems = [...crossed, ...gameFolderProblems(checkout)];
  if (files === 0) problems.push('no file was looked at');
  for (const smell of found) console.log(`smell: ${smell}`);
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}

if (isMain(import.meta.url)) process.exitCode = reportBoundaries() ? 0 : 1;
