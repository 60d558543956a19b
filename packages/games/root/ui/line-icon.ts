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
  // What comes out of the box for all: no points, and nothing of the log.
  'do.priorityMarkers': 'gamebox',
  'list.map': 'gamebox',
  // Four signs at its end would leave no room for where they go.
  'list.keep': 'keep',
  'list.keepAndTracks': 'keep',
  'list.souls': 'lost-souls',
  'list.cards': 'hand',
  'do.hands': 'hand',
  'do.noDominance': 'dominance',
};

export const lineIcon = lineIconBy({
  byLine: BY_LINE,
  byKind: [['conspiracy', (id) => id]],
  counts: 'first',
});
