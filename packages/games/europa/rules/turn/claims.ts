import type { NumberColumn } from '@empty-chair/kernel/ids';
import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { distancesFrom } from '../adjacency.ts';
import { isColonialClaim } from '../board.ts';
import type { Area } from '../content.ts';
import { AREA_RANK, isDistant } from '../content.ts';
import { capitalAreaOf, taxOfArea } from '../geography.ts';
import { LIMITS } from '../numbers.ts';
import { onSide } from '../sides.ts';
import type { Player, State } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';

interface Claims {
  readonly state: State;
  readonly me: Player;
  readonly distances: NumberColumn<Area>;
}

/** EU-10.3: which Claim is taken when all tokens are in play. */
export const claimToTake: Selection<unknown, Area, Claims> = {
  rule: rule('EU-10.3'),
  options: (_, { me }) => me.claims,
  filters: [],
  tiebreaks: [
    {
      why: m('why.distantNotColonial'),
      prefer: 'most',
      score: (_, area, { state }) => (isDistant(area) && !isColonialClaim(state, area) ? 1 : 0),
    },
    {
      why: m('why.onMainMap'),
      prefer: 'most',
      score: (_, area) => (isDistant(area) ? 0 : 1),
    },
    {
      why: m('why.lowestTax'),
      prefer: 'least',
      // Of those on the Main Map only: Distant ones are told apart by what follows.
      score: (_, area, { state }) => (isDistant(area) ? 0 : taxOfArea(state.map, area)),
    },
    {
      why: m('why.farthest'),
      prefer: 'most',
      score: (_, area, { distances }) => distances[area] ?? 0,
    },
    {
      why: m('why.alphabetical'),
      prefer: 'least',
      score: (_, area, { state }) => onSide(state.side, AREA_RANK)[area] ?? 0,
    },
  ],
  lastTie: 'impossible',
  ref: areaRef,
};

/** Nothing happens where the bot has a Claim or Core already. */
export function placeClaim(
  table: Table<unknown>,
  state: State,
  me: Player,
  area: Area,
  by: RuleId,
): boolean {
  if (me.claims.includes(area) || me.cores.includes(area)) return false;
  if (me.claims.length >= LIMITS.claims) dropClaim(table, state, me);
  me.claims.push(area);
  table.emit?.(by, m('do.placeClaim'), { who: realmRef(me.realm), area: areaRef(area) });
  return true;
}

/** The one that is missed least goes back to the supply. */
export function dropClaim(table: Table<unknown>, state: State, me: Player): void {
  const distances = distancesFrom(state.map.facts, capitalAreaOf(state.map, me.realm));
  const taken = select(table, claimToTake, { state, me, distances });
  if (taken !== undefined) removeClaim(table, me, taken, rule('EU-10.3'));
}

export function removeClaim(table: Table<unknown>, me: Player, area: Area, by: RuleId): void {
  me.claims = me.claims.filter((claim) => claim !== area);
  table.emit?.(by, m('do.removeClaim'), { who: realmRef(me.realm), area: areaRef(area) });
}
