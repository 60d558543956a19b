import type { Selection } from '@empty-chair/kernel/select';
import { rank } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import { isAtlantic } from '../atlantic.ts';
import { isCatholic } from '../board.ts';
import { areaInAlphabet } from '../choices.ts';
import type { Area } from '../content.ts';
import { ALL_AREAS, isDistant, SEA_BORDERS } from '../content.ts';
import { RELIGIONS } from '../numbers.ts';
import { askWhether } from '../turn/ask.ts';
import { areaRef, m, rule } from '../words.ts';
import type { Faith, Spreading } from './faith-of-areas.ts';
import { noNewDissent, placeFaith } from './faith-of-areas.ts';

const DIVERSE = RELIGIONS.indexOf('diverse');
const MOST_TOKENS = 2;

/** EU-24.5, main rules 16.5: where no faith is infectious yet two Catholic Areas come to have Diverse Faiths. */
export function diverseFaiths(table: Table<Spreading>): void {
  const inFaith = within(table, { ...table.scene, faith: DIVERSE });
  let placed = 0;
  for (const area of rank(inFaith, areaToUnsettle, undefined)) {
    if (placed === MOST_TOKENS) return;
    if (isBesideDagger(table, area)) continue;
    placeFaith(inFaith, area);
    placed += 1;
  }
}

/** R-SPREAD-2: the Sea Zones marked with a dagger are not known, but none of the Atlantic is. */
const isBesideDagger = (table: Table<Spreading>, area: Area): boolean =>
  (SEA_BORDERS[area] ?? []).some((zone) => !isAtlantic(zone)) &&
  askWhether(table, {
    rule: rule('R-SPREAD-2'),
    ask: m('ask.daggerSea'),
    params: { area: areaRef(area) },
  });

export const areaToUnsettle: Selection<Faith, Area, undefined> = {
  rule: rule('EU-24.5'),
  options: ({ state }) =>
    ALL_AREAS.filter(
      (area) => !isDistant(area) && isCatholic({ religion: state.religion[area] ?? DIVERSE }),
    ),
  filters: [],
  tiebreaks: [noNewDissent, areaInAlphabet],
  lastTie: 'impossible',
  ref: areaRef,
};
