import { lineIconBy } from '@empty-chair/uikit/line-icon.ts';

/** What the shell cannot tell by the pieces in a line: piles and people beside the map. */
export const BY_LINE: Readonly<Record<string, string>> = {
  'do.takeAcolyte': 'acolyte',
  'do.recruitAcolyte': 'acolyte',
  'do.spendAcolyte': 'acolyte',
  'do.setOrder': 'lost-souls',
  'do.toSouls': 'lost-souls',
  'do.returnSouls': 'lost-souls',
  'do.soulLost': 'lost-souls',
};

export const lineIcon = lineIconBy({
  byLine: BY_LINE,
  byKind: [['conspiracy', (id) => id]],
  counts: 'first',
});
