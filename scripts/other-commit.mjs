// The sources of another commit, laid out so that they can be bundled.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { inRoot, root } from './paths.mjs';

/**
 * They lie below this checkout and so find the packages that are installed; only our own are their own.
 * @param {string} commit
 * @param {readonly string[]} kept files and folders that are taken from this checkout all the same
 * @returns {string} the folder
 */
export function sourcesOf(commit, kept) {
  const tree = inRoot('dist', 'against');
  const archive = `${tree}.tar`;
  rmSync(tree, { recursive: true, force: true });
  const own = join(tree, 'node_modules', '@empty-chair');
  mkdirSync(own, { recursive: true });
  run('git', ['archive', '--output', archive, commit, 'packages'], commit);
  run('tar', ['-xf', archive, '-C', tree], commit);
  rmSync(archive);
  for (const path of kept) {
    rmSync(join(tree, path), { recursive: true, force: true });
    cpSync(inRoot(path), join(tree, path), { recursive: true });
  }
  for (const name of readdirSync(join(tree, 'packages'))) {
    symlinkSync(join(tree, 'packages', name), join(own, name), 'junction');
  }
  return tree;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} commit
 */
function run(program, args, commit) {
  const { status, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`The sources of ${commit} cannot be had: ${stderr ?? ''}`.trim());
}
