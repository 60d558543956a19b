import type { Language } from '@empty-chair/text/languages';

/** Names are kept in lower case where a sentence needs it; a label begins with a capital. */
export const capitalIn = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
