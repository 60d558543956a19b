// Finds what a source file imports, in every form the language has.

/**
 * @typedef {object} Import
 * @property {string} specifier '' when it is computed
 * @property {number} line
 * @property {boolean} typeOnly
 */

const NAMED = String.raw`\{[^}]*\}`;
const NAMESPACE = String.raw`\*(?:\s+as\s+[\w$]+)?`;
const IMPORT_CLAUSE = String.raw`(?:[\w$]+\s*,\s*)?(?:${NAMED}|${NAMESPACE})|[\w$]+`;

/** Each ends at the opening quote of the specifier (or at a bracket, for a computed one). */
const FORMS = [
  new RegExp(String.raw`\bimport\s+(?<type>type\s+)?(?:${IMPORT_CLAUSE})\s*from\s*['"]`, 'g'),
  new RegExp(String.raw`\bexport\s+(?<type>type\s+)?(?:${NAMED}|${NAMESPACE})\s*from\s*['"]`, 'g'),
  /\bimport\s*['"]/g,
  /(?<type>\btypeof\s+)?(?<![.\w$])(?:import|require)\s*\(\s*(?:['"`]|(?=[^\s)]))/g,
];

/**
 * @param {string} source
 * @param {number} offset
 */
export const lineAt = (source, offset) => source.slice(0, offset).split('\n').length;

/**
 * @param {string} source
 * @param {string} masked the same text through `mask`
 * @returns {Import[]} in order of appearance
 */
export function findImports(source, masked) {
  const found = FORMS.flatMap((form) =>
    [...masked.matchAll(form)].map((match) => ({
      offset: match.index,
      specifier: literalAt(source, match.index + match[0].length - 1),
      line: lineAt(source, match.index + match[0].length),
      typeOnly: match.groups?.['type'] !== undefined,
    })),
  );
  return found
    .sort((one, other) => one.offset - other.offset)
    .map(({ specifier, line, typeOnly }) => ({ specifier, line, typeOnly }));
}

/**
 * @param {string} source
 * @param {number} at
 */
function literalAt(source, at) {
  const quote = source[at] ?? '';
  if (!`'"\``.includes(quote)) return '';
  const text = source.slice(at + 1, source.indexOf(quote, at + 1));
  return quote === '`' && text.includes('${') ? '' : text;
}
