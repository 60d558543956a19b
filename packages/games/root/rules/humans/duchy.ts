import type { RuleId } from '@empty-chair/kernel/words';
import { isPlaying } from '../facts.ts';
import type { Minister } from '../pieces.ts';
import {
  CITADEL,
  DUCHY,
  EVERY_CLEARING,
  EVERY_MINISTER,
  MARKET,
  ministerNamed,
  TUNNEL,
} from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { askLostCard } from '../spent-cards.ts';
import type { State } from '../state.ts';
import { CROWNS, CROWNS_LOST, cell, hasCrown, piecesAt } from '../state.ts';
import { factionRef, m, ministerRef, ref, rule } from '../words.ts';

/** The ministers of a human Duchy (law 12.2.3, 12.5), followed from the moment that the first one is swayed. */

export const RANK_IDS = ['squire', 'noble', 'lord'] as const;
type RankId = (typeof RANK_IDS)[number];
const EVERY_RANK = RANK_IDS.map((_, rank) => rank);
/** Of ministers, and of the crowns for them. */
const PER_RANK = EVERY_MINISTER.length / RANK_IDS.length;
export const rankOf = (minister: Minister): number => Math.floor(minister / PER_RANK);
export const rankId = (minister: Minister): RankId => RANK_IDS[rankOf(minister)] as RankId;
const rankRef = (rank: number) => ref('rank', RANK_IDS[rank] as RankId);

/** Points under the crown of a rank (B-118), and cards to reveal for its ministers. */
export const pointsOfRank = (rank: number): number => rank + 1;
export const cardsForRank = (rank: number): number => rank + 2;

const swayedMinisters = (state: State): readonly Minister[] =>
  EVERY_MINISTER.filter((minister) => hasCrown(state, minister));
export const crownsLost = (state: State, rank: number): number => cell(state, CROWNS_LOST + rank);
/** On the board: neither on a minister nor out of the game. */
export const crownsLeft = (state: State, rank: number): number =>
  PER_RANK -
  crownsLost(state, rank) -
  swayedMinisters(state).filter((minister) => rankOf(minister) === rank).length;
export const lostCrowns = (state: State): readonly RankId[] =>
  EVERY_RANK.flatMap((rank) =>
    new Array<RankId>(crownsLost(state, rank)).fill(RANK_IDS[rank] as RankId),
  );
export const lostCrownRefs = (state: State) => lostCrowns(state).map((id) => ref('rank', id));

/** Of a human's ministers nothing is known before one is swayed. */
export const hasParliament = (state: State): boolean =>
  state.facts.botOf[DUCHY] === undefined &&
  isPlaying(state.facts, DUCHY) &&
  (swayedMinisters(state).length > 0 || lostCrowns(state).length > 0);

export const canSway = (state: State, minister: Minister): boolean =>
  !hasCrown(state, minister) && crownsLeft(state, rankOf(minister)) > 0;

export function swayMinister(table: RootTable, minister: Minister, by: RuleId): void {
  table.scene.state.cells[CROWNS + minister] = 1;
  table.emit?.(by, m('do.crown'), { minister: ministerRef(minister) });
}

// ---- 12.5.2 Parliament: what the lords score -------------------------------------------

const TUNNELS_FOR_MUD = 3;
const MUD_VP = 2;

const onMap = (state: State, kind: typeof CITADEL): number =>
  EVERY_CLEARING.reduce((sum, at) => sum + piecesAt(state, kind, at), 0);

/** A point for each citadel and each market, and two for all three tunnels, by whoever of them is swayed. */
export function lordsPoints(state: State): number {
  const isSwayed = (id: Parameters<typeof ministerNamed>[0]) => hasCrown(state, ministerNamed(id));
  const stone = isSwayed('earlOfStone') ? onMap(state, CITADEL) : 0;
  const dirt = isSwayed('baronOfDirt') ? onMap(state, MARKET) : 0;
  const isMuddy = isSwayed('duchessOfMud') && onMap(state, TUNNEL) >= TUNNELS_FOR_MUD;
  return stone + dirt + (isMuddy ? MUD_VP : 0);
}

// ---- 12.2.3 Price of Failure ---------------------------------------------------------------

/** One minister of the highest rank for all that one battle or effect has removed (B-119), his crown for good, and a card. */
export function priceOfFailure(table: RootTable): void {
  const { state } = table.scene;
  const by = rule('law.failure');
  const minister = whoLeaves(table);
  if (minister !== undefined) {
    const rank = rankOf(minister);
    state.cells[CROWNS + minister] = 0;
    state.cells[CROWNS_LOST + rank] = crownsLost(state, rank) + 1;
    table.emit?.(by, m('do.ministerLeaves'), {
      minister: ministerRef(minister),
      rank: rankRef(rank),
    });
  }
  table.emit?.(by, m('do.extortAtRandom'), { faction: factionRef(DUCHY) });
  askLostCard(table, DUCHY);
}

/** Of several the Duchy chooses. */
function whoLeaves(table: RootTable): Minister | undefined {
  const { state } = table.scene;
  const swayed = swayedMinisters(state);
  const highest = Math.max(...swayed.map(rankOf));
  const answers = swayed.filter((minister) => rankOf(minister) === highest);
  if (answers.length <= 1) return answers[0];
  return table.ask({
    rule: rule('law.failure'),
    channel: 'human',
    ask: { id: m('ask.failure'), params: { faction: factionRef(DUCHY) } },
    answers,
    ref: ministerRef,
  });
}
