import type { Language } from '@empty-chair/text/languages';

const CLOCK = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;

/** When it was, as a clock on the wall shows it. */
export const clockTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, CLOCK).format(at);
