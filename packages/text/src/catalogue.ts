import type { Message, MessageId, Params } from '@empty-chair/kernel/words';
import type enConsole from '../catalogues/en/console.json';
import type enKernel from '../catalogues/en/kernel.json';
import type { Language } from './languages.ts';
import type { Tree } from './parse.ts';

/** Message id -> ICU MessageFormat pattern. */
export type Catalogue = Readonly<Record<string, string>>;

/** The same, of which some may have been read before. */
export type Sentences = Readonly<Record<string, string | Tree>>;

/** A sentence that belongs to no game. */
export type CommonId = keyof typeof enKernel | keyof typeof enConsole;

/** A wrong id does not compile. */
export function say(id: CommonId, params?: Params): Message {
  const branded = id as string as MessageId;
  return params === undefined ? { id: branded } : { id: branded, params };
}

type Load = Readonly<Record<Language, () => Promise<{ default: Sentences }>>>;
const ofKernel: Load = {
  en: () => import('../catalogues/en/kernel.json'),
  pl: () => import('../catalogues/pl/kernel.json'),
  cs: () => import('../catalogues/cs/kernel.json'),
};
const ofConsole: Load = {
  en: () => import('../catalogues/en/console.json'),
  pl: () => import('../catalogues/pl/console.json'),
  cs: () => import('../catalogues/cs/console.json'),
};

/** What the kernel says: all that the app needs of the sentences that belong to no game. */
export async function kernelCatalogue(language: Language): Promise<Sentences> {
  return (await ofKernel[language]()).default;
}

/** With what the command line and the lab say. Only the language in use is loaded. */
export async function commonCatalogue(language: Language): Promise<Sentences> {
  const [kernel, { default: console }] = await Promise.all([
    kernelCatalogue(language),
    ofConsole[language](),
  ]);
  return { ...kernel, ...console };
}
