import { readFileSync } from 'node:fs';
import type { MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { isPutBack } from './put-back.ts';

/** What each game says after an undo of what is no piece. */
it.each([
  ['root', ['fix.notOver', 'fix.seat']],
  ['innovation', ['fix.over', 'fix.turn']],
  ['tapestry', ['fix.over', 'fix.turn']],
  ['europa', ['fix.over', 'fix.turn']],
])('who is on turn is not put back on the table: %s', (game, noMoves) => {
  const path = new URL(`../../../games/${game}/text/en/rules.json`, import.meta.url);
  const ids = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object);
  const fixes = ids.filter((id) => id.startsWith('fix.'));
  expect(fixes.filter((id) => !isPutBack({ id: id as MessageId })).sort()).toEqual(noMoves);
  expect(fixes.length).toBeGreaterThan(10);
});
