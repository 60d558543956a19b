/** The words of the table that is played, where the game's own default is none for a study. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  europa: { humans: 'none', level: 'normal' },
};

export const usualWords = (game: string): Readonly<Record<string, string>> => WORDS[game] ?? {};
