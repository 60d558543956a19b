// What of a Svelte component is code.

/** An attribute may hold a ">": `generics="T extends Array<U>"`. The markup may import, too. */
const CODE = /(<script\b(?:"[^"]*"|'[^']*'|[^>"'])*>)([\s\S]*?)<\/script>|\bimport\([^)]*\)/g;

/** @param {string} text */
const blank = (text) => text.replace(/[^\r\n]/g, ' ');

/**
 * The scripts of a component, and the imports of its markup (`{#await import('./Rare.svelte')}`).
 * All else is blanked, so that every place stays where it was.
 * @param {string} component
 */
export function codeOf(component) {
  let kept = '';
  for (const { index, 0: all, 1: tag = '', 2: code = all } of component.matchAll(CODE)) {
    kept += blank(component.slice(kept.length, index + tag.length)) + code;
  }
  return kept + blank(component.slice(kept.length));
}
