// The license texts of everything that the built app carries: its authors ask that they go with it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

/** Beside index.html, where the settings link to it. */
export const LICENSES_FILE = 'licenses.txt';

const IN_PACKAGE = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/;
/** What the build itself adds, by the beginning of its name. */
const HELPERS = ['vite', 'rolldown'];
const LICENSE = /^(licen[cs]e|copying|notice)(\.\w+)?$/i;
/** What a tool was built with, and does not hand on to us. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies$/m;

/**
 * The folders of the packages that something is taken from.
 * @param {readonly string[]} sources ids of modules and names of files, as the build has them
 * @returns {readonly string[]}
 */
export function packagesOf(sources) {
  const folders = sources.flatMap((source) => {
    const helper = HELPERS.find((name) => source.startsWith(`\0${name}/`));
    return helper === undefined
      ? (IN_PACKAGE.exec(source.replace(/^\0/, ''))?.[1] ?? [])
      : inRoot('node_modules', helper);
  });
  return [...new Set(folders)].sort();
}

/**
 * @param {readonly string[]} folders of packages
 * @returns {string} ours first, then theirs
 */
export function licenseTexts(folders) {
  const ours = `Empty Chair\n\n${readFileSync(inRoot('LICENSE'), 'utf8').trim()}`;
  return `${[ours, ...folders.map(licenseOf)].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** @param {string} folder */
function licenseOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => LICENSE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').split(OF_THE_TOOL)[0]?.trim());
  if (texts.length === 0) throw new Error(`${name} is in the app, but has no license text.`);
  return [`${name} ${version}`, ...texts].join('\n\n');
}
