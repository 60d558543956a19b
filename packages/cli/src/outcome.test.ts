import { readFileSync } from 'node:fs';
import { decodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import { games } from '@empty-chair/registry/games';
import { LANGUAGES } from '@empty-chair/text/languages';
import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, it } from 'vitest';
import { headingOf, outcomeOf, seatName } from './outcome.ts';

/** A curated game in which people say much, in sentences with and without "name: ". */
const GOLDENS = [
  ['europa', 'two-humans'],
  ['root', 'four-bots'],
] as const;

describe.each(GOLDENS)('the headings of %s, %s', (name, golden) => {
  it.each(LANGUAGES)('name who acts once: %s', async (language) => {
    const registered = await games[name]?.();
    if (registered === undefined) throw new Error(`no ${name}`);
    const { module: game } = registered;
    const loaded = { game, words: createRenderer(language, await registered.catalogue(language)) };
    const file = new URL(`../../games/${name}/golden/${golden}.record.json`, import.meta.url);
    const record = decodeRecord(game, JSON.parse(readFileSync(file, 'utf8')));
    let story = Story.begin(game, record.config, record.seed);
    for (const answer of record.setup) story = story.answer(answer);
    const twice: string[] = [];
    for (const { seat, input, answers } of record.entries) {
      const before = story.match;
      story = input === 'bot-turn' ? story.botTurn() : story.submit(seat, input);
      for (const answer of answers) story = story.answer(answer);
      const heading = headingOf(loaded, record, outcomeOf(before, story.match));
      const who = seatName(loaded, record, seat);
      if (heading.includes(`${who}: ${who}`)) twice.push(heading);
    }
    expect(record.entries.length).toBeGreaterThan(10);
    expect(twice).toEqual([]);
  });
});
