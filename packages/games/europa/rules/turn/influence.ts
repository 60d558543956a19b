import type { Selection } from '@empty-chair/kernel/select';
import { influenceIn } from '../board.ts';
import { areaInAlphabet } from '../choices.ts';
import type { Area } from '../content.ts';
import { ALL_AREAS } from '../content.ts';
import { taxOfArea } from '../geography.ts';
import type { Player } from '../state.ts';
import { areaRef, m, rule } from '../words.ts';
import type { Chooser } from './turn.ts';

/** Where a player has most Influence, then where it hurts most: the highest Tax Value. */
export const mostInfluence: Selection<Chooser, Area, Player> = {
  rule: rule('EU-8.3'),
  options: (_, player) => ALL_AREAS.filter((area) => influenceIn(player, area) > 0),
  filters: [],
  tiebreaks: [
    {
      why: m('why.mostInfluence'),
      prefer: 'most',
      score: (_, area, player) => influenceIn(player, area),
    },
    {
      why: m('why.highestTax'),
      prefer: 'most',
      score: ({ state }, area) => taxOfArea(state.map, area),
    },
    areaInAlphabet,
  ],
  lastTie: 'impossible',
  ref: areaRef,
};
