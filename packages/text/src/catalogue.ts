import type { Message, MessageId, Params } from '@empty-chair/kernel/words';
import type en from '../catalogues/en.json';
import type { Language } from './languages.ts';

/** Message id -> ICU MessageFormat pattern. */
export type Catalogue = Readonly<Record<string, string>>;

/** A sentence that belongs to no game. */
export type CommonId = keyof typeof en;

/** A wrong id does not compile. */
export function say(id: CommonId, params?: Params): Message {
  const branded = id as string as MessageId;
  return params === undefined ? { id: branded } : { id: branded, params };
}

const common: Readonly<Record<Language, () => Promise<{ default: Catalogue }>>> = {
  en: () => import('../catalogues/en.json'),
  pl: () => import('../catalogues/pl.json'),
  cs: () => import('../catalogues/cs.json'),
};

/** Only the language in use is loaded. */
export async function commonCatalogue(language: Language): Promise<Catalogue> {
  return (await common[language]()).default;
}
