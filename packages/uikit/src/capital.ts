import { words } from './words.svelte.ts';

/** Names are kept in lower case where a sentence needs it; a label begins with a capital. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
