import * as json from '@empty-chair/kernel/json';
import { failIfTwice } from '../fail-if-twice.ts';
import { KNOWN } from '../known.ts';
import { knownId } from '../known-id.ts';
import type { DeckList } from '../types.ts';

const AGES = ['I', 'II', 'III', 'IV'] as const;
export const ageName = (age: number): string => AGES[age - 1] ?? String(age);

/** `Castile I: 9 10 14`; without cards the deck is whole. Nothing when the line is about something else. */
export function readDeckLine(line: string, path: string): DeckList | undefined {
  const found = /^(.+?)\s+(IV|I{1,3}|[1-4])\s*:(.*)$/i.exec(line.trim());
  if (found === null) return undefined;
  const [, realm = '', age = '', cards = ''] = found;
  const roman = AGES.findIndex((one) => one.toLowerCase() === age.toLowerCase());
  return {
    realm: knownId(realm, path, 'realm', KNOWN),
    age: roman < 0 ? Number(age) : roman + 1,
    removed: readCards(cards, path),
  };
}

/** `9 10 14`, or `9, 10, 14`. */
export function readCards(text: string, path: string): readonly number[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
  const cards = words.map((word, index) =>
    json.whole(Number(word), `${path}[${index}]`, 1, KNOWN.cards),
  );
  failIfTwice(cards, path, String);
  return cards;
}
