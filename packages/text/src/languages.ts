export const LANGUAGES = ['en', 'pl', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  cs: 'Čeština',
};

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

/** From a locale such as 'pl_PL.UTF-8' or 'cs-CZ'. */
export function languageOfLocale(locale: string): Language | undefined {
  const word = locale.slice(0, 2).toLowerCase();
  return isLanguage(word) && !/^[a-z]/i.test(locale.slice(2)) ? word : undefined;
}
