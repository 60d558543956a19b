import type { Faction } from '../pieces.ts';
import { ALLIANCE, EYRIE, MARQUISE, VAGABOND } from '../pieces.ts';
import { allianceChapter } from './alliance.ts';
import type { Chapter } from './chapter.ts';
import { eyrieChapter } from './eyrie.ts';
import { marquiseChapter } from './marquise.ts';
import { vagabondChapter } from './vagabond.ts';

/** The factions that people can play on the screen. */
const CHAPTERS: Readonly<Partial<Record<Faction, Chapter>>> = {
  [MARQUISE]: marquiseChapter,
  [EYRIE]: eyrieChapter,
  [ALLIANCE]: allianceChapter,
  [VAGABOND]: vagabondChapter,
};

export function chapterOf(faction: Faction): Chapter {
  const chapter = CHAPTERS[faction];
  if (chapter === undefined) throw new RangeError(`faction ${faction} has no chapter`);
  return chapter;
}
