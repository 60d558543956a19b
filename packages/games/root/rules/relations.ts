import { seatOf } from './facts.ts';
import { isFollowed } from './pack.ts';
import type { Faction } from './pieces.ts';
import { FACTIONS, isVagabond, vagabondIndex } from './pieces.ts';
import { score } from './points.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import { AIDS, cell, RELATIONS, seatOnTurn } from './state.ts';
import { factionRef, m, ref, rule } from './words.ts';

/** What the factions think of a human Vagabond (law 9.2.9), where it is followed. */
export const RELATION_IDS = ['indifferent', 'amiable', 'friendly', 'allied', 'hostile'] as const;
export type RelationId = (typeof RELATION_IDS)[number];
const HOSTILE = RELATION_IDS.indexOf('hostile');
const ALLIED = RELATION_IDS.indexOf('allied');

/** Aids in one turn to the next space, and the points of that space. */
const AIDS_NEEDED = [1, 2, 3];
const POINTS = [1, 2, 2];
const ALLIED_POINTS = 2;

const place = (region: number, vagabond: Faction, faction: Faction): number =>
  region + vagabondIndex(vagabond) * FACTIONS + faction;
const levelOf = (state: State, vagabond: Faction, faction: Faction): number =>
  cell(state, place(RELATIONS, vagabond, faction));

export const relationOf = (state: State, vagabond: Faction, faction: Faction): RelationId =>
  RELATION_IDS[levelOf(state, vagabond, faction)] as RelationId;
export const setRelation = (
  state: State,
  vagabond: Faction,
  faction: Faction,
  relation: RelationId,
): void => {
  state.cells[place(RELATIONS, vagabond, faction)] = RELATION_IDS.indexOf(relation);
};
export const isHostile = (state: State, vagabond: Faction, faction: Faction): boolean =>
  levelOf(state, vagabond, faction) === HOSTILE;

export const aidsTo = (state: State, vagabond: Faction, faction: Faction): number =>
  cell(state, place(AIDS, vagabond, faction));
export const setAids = (state: State, vagabond: Faction, faction: Faction, n: number): void => {
  state.cells[place(AIDS, vagabond, faction)] = n;
};
/** Counts do not carry over to the next turn. */
export function forgetAids(state: State, vagabond: Faction): void {
  const first = place(AIDS, vagabond, 0 as Faction);
  state.cells.fill(0, first, first + FACTIONS);
}

/** The points that one more aid brings. */
export function pointsForAid(state: State, vagabond: Faction, faction: Faction): number {
  const level = levelOf(state, vagabond, faction);
  if (level === HOSTILE || isVagabond(faction)) return 0;
  if (level === ALLIED) return ALLIED_POINTS;
  const isEnough = aidsTo(state, vagabond, faction) + 1 >= (AIDS_NEEDED[level] ?? 0);
  return isEnough ? (POINTS[level] ?? 0) : 0;
}

/** law.9.2.9, I and II: an aid counts towards the next space, once; an ally's scores each time. */
export function aided(table: RootTable, vagabond: Faction, faction: Faction): void {
  const { state } = table.scene;
  if (isVagabond(faction)) return;
  const level = levelOf(state, vagabond, faction);
  const points = pointsForAid(state, vagabond, faction);
  if (level < ALLIED) {
    const isNext = points > 0;
    setAids(state, vagabond, faction, isNext ? 0 : aidsTo(state, vagabond, faction) + 1);
    if (isNext) {
      const relation = RELATION_IDS[level + 1] as RelationId;
      setRelation(state, vagabond, faction, relation);
      table.emit?.(rule('law.relations'), m('do.relation'), {
        faction: factionRef(faction),
        relation: ref('relation', relation),
      });
    }
  }
  score(table, vagabond, points, 'aid', rule('law.relations'));
}

interface Removed {
  readonly vagabond: Faction;
  readonly victim: Faction;
  readonly warriors: number;
  /** Buildings and tokens. */
  readonly others: number;
  readonly inBattle: boolean;
}

/**
 * law.9.2.9.III: whose warrior a Vagabond removes turns Hostile. Infamy: in a battle on his own turn
 * each piece of a Hostile faction scores, but for the warrior that turned it.
 */
export function removedBy(table: RootTable, removed: Removed): void {
  const { vagabond, victim, warriors, others, inBattle } = removed;
  const { state } = table.scene;
  if (!isFollowed(state, vagabond) || isVagabond(victim)) return;
  const turns = warriors > 0 && !isHostile(state, vagabond, victim);
  if (turns) {
    setRelation(state, vagabond, victim, 'hostile');
    table.emit?.(rule('law.relations'), m('do.hostile'), { faction: factionRef(victim) });
  }
  const isOnTurn = seatOnTurn(state) === seatOf(state.facts, vagabond);
  if (!inBattle || !isOnTurn || !isHostile(state, vagabond, victim)) return;
  // H-20: every piece, unless the table says otherwise.
  const counted = state.facts.config.options.infamy === 'warriors' ? 0 : others;
  score(table, vagabond, warriors + counted - (turns ? 1 : 0), 'infamy', rule('law.infamy'));
}
