import type { MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { isPutBack } from './put-back.ts';

const texts = import.meta.glob<object>('../../../games/*/text/en/rules.json', {
  eager: true,
  import: 'default',
});

/** What each game says after an undo of what is no piece. */
it.each([
  ['root', ['fix.notOver', 'fix.seat']],
  ['innovation', ['fix.over', 'fix.turn']],
  ['tapestry', ['fix.over', 'fix.turn']],
  ['europa', ['fix.over', 'fix.turn']],
])('who is on turn is not put back on the table: %s', (game, noMoves) => {
  const ids = Object.keys(texts[`../../../games/${game}/text/en/rules.json`] ?? {});
  const fixes = ids.filter((id) => id.startsWith('fix.'));
  expect(fixes.filter((id) => !isPutBack({ id: id as MessageId })).sort()).toEqual(noMoves);
  expect(fixes.length).toBeGreaterThan(10);
});
