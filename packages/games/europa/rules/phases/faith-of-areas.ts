import type { Selection, Tiebreak } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { activePlayers, hasTownIn } from '../board.ts';
import { areaInAlphabet } from '../choices.ts';
import type { Area } from '../content.ts';
import { taxOfArea } from '../geography.ts';
import { dissentingAreas, isSameFaith } from '../religious-dissent.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, religionRef, rule } from '../words.ts';

/** EU-24.5: which Area a Bot that resolves an Event lets a faith come to, and that it does. */
export interface Spreading {
  readonly state: State;
  /** The Bot that resolves the Event; none where nobody has taken it: then nobody's Dissent counts. */
  readonly by: Player | undefined;
}
export interface Faith extends Spreading {
  readonly faith: number;
}

const dissents = ({ state, by }: Spreading, area: Area): boolean =>
  by !== undefined && dissentingAreas(state, by).includes(area);
const wouldDissent = ({ state, by, faith }: Faith, area: Area): boolean =>
  by !== undefined && hasTownIn(state, by, area) && !isSameFaith(faith, by.religion);

export const noNewDissent: Tiebreak<Faith, Area> = {
  why: m('why.noNewDissent'),
  prefer: 'most',
  score: (scene, area) => (wouldDissent(scene, area) && !dissents(scene, area) ? 0 : 1),
};

export const areaToReach: Selection<Faith, Area, readonly Area[]> = {
  rule: rule('EU-24.5'),
  options: (_, among) => among,
  filters: [],
  tiebreaks: [
    noNewDissent,
    {
      why: m('why.endsDissent'),
      prefer: 'most',
      score: (scene, area) => (dissents(scene, area) && !wouldDissent(scene, area) ? 1 : 0),
    },
    {
      why: m('why.townThere'),
      prefer: 'most',
      score: ({ state }, area) =>
        activePlayers(state).some((player) => hasTownIn(state, player, area)) ? 1 : 0,
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

export function placeFaith({ scene: { state, faith }, emit }: Table<Faith>, area: Area): void {
  state.religion[area] = faith;
  emit?.(rule('EU-24.5'), m('do.spread'), { area: areaRef(area), religion: religionRef(faith) });
}
