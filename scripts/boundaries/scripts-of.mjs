/** An attribute may hold a ">": `generics="T extends Array<U>"`. */
const SCRIPT = /(<script\b(?:"[^"]*"|'[^']*'|[^>"'])*>)([\s\S]*?)<\/script>/g;

/** @param {string} text */
const blank = (text) => text.replace(/[^\r\n]/g, ' ');

/**
 * The scripts of a component; all else is blanked, so that every place stays where it was.
 * @param {string} component
 */
export function scriptsOf(component) {
  let kept = '';
  for (const { index, 1: tag = '', 2: code = '' } of component.matchAll(SCRIPT)) {
    kept += blank(component.slice(kept.length, index + tag.length)) + code;
  }
  return kept + blank(component.slice(kept.length));
}
