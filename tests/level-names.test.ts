import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../packages/${path}`, import.meta.url), 'utf8')) as Readonly<
    Record<string, string>
  >;

/** What a game calls its levels: its set-up and its mat say these. */
const REFS = /^ref\.(?:level|difficulty)\.(.+)$/;

describe.each(['en', 'pl', 'cs'])('a level has one name everywhere, in %s', (language) => {
  const inLists = read(`uikit/text/${language}/shell.json`)['ui.level'] ?? '';

  it.each(['root', 'innovation', 'tapestry', 'europa', 'toy'])('in %s', (game) => {
    const names = Object.entries(read(`games/${game}/text/${language}/rules.json`)).flatMap(
      ([id, name]) => {
        const level = REFS.exec(id)?.[1];
        return level === undefined ? [] : [{ level, name }];
      },
    );
    expect(names.length).toBeGreaterThan(2);
    for (const { level, name } of names) {
      const id = level.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const said = new RegExp(` ${id} \\{([^}]*)\\}`).exec(inLists)?.[1];
      expect(said?.toLowerCase(), level).toBe(name.toLowerCase());
    }
  });
});
