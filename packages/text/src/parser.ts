import { IntlMessageFormat } from 'intl-messageformat';

/**
 * What reads patterns is left out of the app's first load: home says only what was read when it was built.
 * Whoever is about to say anything else waits for this. Elsewhere the parser is there from the start.
 */
export async function parserReady(): Promise<void> {
  IntlMessageFormat.__parse = (await import('@formatjs/icu-messageformat-parser')).parse;
}
