import { NONE } from '@empty-chair/kernel/ids';
import type { Counting, Filter, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { hasOption } from '@empty-chair/kernel/select';
import type { RuleId } from '@empty-chair/kernel/words';
import { buildingsOf, isAdjacent, powerForHumans, upgradesOf } from '../board.ts';
import type {
  BookAction,
  Building,
  Discipline,
  FactionTiebreak,
  Innovation,
  Spell,
  Terrain,
} from '../content.ts';
import {
  ALL_DISCIPLINES,
  ALL_SPELLS,
  GUILD,
  LIMITS,
  powerOf,
  SLOTS,
  terrainRank,
  WORKSHOP,
} from '../content.ts';
import type { Distances } from '../distance.ts';
import { distanceTo } from '../distance.ts';
import type { Hex } from '../hexes.ts';
import {
  buildingAt,
  isCovered,
  isEmpty,
  isHumanSeat,
  levelOf,
  ownerAt,
  stockOf,
  terrainAt,
} from '../state.ts';
import {
  buildingRef,
  disciplineRef,
  hexRef,
  innovationRef,
  m,
  ref,
  rule,
  spellRef,
} from '../words.ts';
import type { Survey } from './survey.ts';
import { wouldBeMarked } from './survey.ts';
import type { Turn } from './turn.ts';
import { supportOf, tileDiscipline } from './turn.ts';

/** The tie-break tools of section 4 and, for each action of section 5, how it chooses. */

/** AOI-TB4: the arrow of the Support card. */
const directional: Counting<Turn> = {
  why: m('why.directional'),
  rule: rule('AOI-TB4'),
  note: (turn) => {
    const { count, arrow } = supportOf(turn).directional;
    return { n: count, arrow: ref('arrow', arrow) };
  },
  to: (turn) => {
    const { count, arrow } = supportOf(turn).directional;
    return arrow === 'LTR' ? count : -count;
  },
};

const isDoneFirst =
  (tiebreak: FactionTiebreak) =>
  (_: Turn, { first }: Survey): boolean =>
    first.includes(tiebreak);

// ---- AOI-A4 Transform and build ------------------------------------------------

const isEmptyHex: Filter<Turn, Hex> = {
  why: m('why.empty'),
  keep: ({ state }, hex) => isEmpty(state, hex),
};

const isInReach: Filter<Turn, Hex, Survey> = {
  why: m('why.inReach'),
  note: (turn) => ({ group: ref('group', supportOf(turn).structureGroup) }),
  keep: (_, hex, { inReach }) => inReach[hex] === 1,
};

/** AOI-Q1: the new building joins its group, and then the gap is measured again. */
const approach: Tiebreak<Turn, Hex, Survey> = {
  why: m('why.approach'),
  rule: rule('AOI-Q1'),
  prefer: 'most',
  when: (turn, { isLinked }) => supportOf(turn).approach && !isLinked,
  score: (_, hex, land) => {
    const toOthers = wouldBeMarked(land, hex) ? land.fromUnmarked : land.fromMarked;
    return distanceTo(toOthers, hex) < land.gap ? 1 : 0;
  },
};

/** AOI-TB3 on the priority card of a terrain: the first terrain of the row that is there. */
function terrainPriority(
  of: (turn: Turn) => Terrain,
): Pick<Tiebreak<Turn, Hex>, 'prefer' | 'score' | 'note' | 'rule'> {
  return {
    rule: rule('AOI-TB3'),
    prefer: 'least',
    note: (turn) => ({ row: ref('row', supportOf(turn).terrainPriorityRow) }),
    score: (turn, hex) =>
      1 + terrainRank(of(turn), supportOf(turn).terrainPriorityRow, terrainAt(turn.state, hex)),
  };
}

const ownPriority: Tiebreak<Turn, Hex> = {
  why: m('why.terrainPriority'),
  ...terrainPriority(({ state }) => state.native),
};

/** AOI-F2 and AOI-F6. They play against one human only (AOI-V1). */
const humanPriority: Tiebreak<Turn, Hex, Survey> = {
  why: m('why.humanTerrainPriority'),
  ...terrainPriority(({ state }) => state.facts.humanTerrain[0] as Terrain),
  when: isDoneFirst('terrain_priority_with_human_terrain_card'),
};

const closestToHuman: Tiebreak<Turn, Hex, Survey> = {
  why: m('why.closest'),
  rule: rule('AOI-TB1'),
  prefer: 'least',
  score: (_, hex, { fromHumans }) => distanceTo(fromHumans, hex),
};

/** AOI-F2: the Kuddlers look at it first. */
const closestFirst: Tiebreak<Turn, Hex, Survey> = {
  ...closestToHuman,
  when: isDoneFirst('closest_to_human'),
};

/** AOI-F7. */
const mostPower: Tiebreak<Turn, Hex, Survey> = {
  why: m('why.mostPower'),
  rule: rule('AOI-F7'),
  prefer: 'most',
  when: isDoneFirst('gives_human_most_power'),
  score: ({ state }, hex) => powerForHumans(state, hex),
};

export const buildHex: Selection<Turn, Hex, Survey> = {
  rule: rule('AOI-A4'),
  options: ({ state }) => state.facts.side.land,
  filters: [isEmptyHex, isInReach],
  tiebreaks: [approach, mostPower, closestFirst, humanPriority, ownPriority, closestToHuman],
  lastTie: 'counted',
  counting: directional,
  ref: hexRef,
};

/** AOI-F5, AOI-Q9: the Wanderers build anywhere. */
export const wanderHex: Selection<Turn, Hex, Survey> = {
  rule: rule('AOI-F5'),
  options: ({ state }) => state.facts.side.land,
  filters: [isEmptyHex],
  tiebreaks: [ownPriority, closestToHuman],
  lastTie: 'counted',
  counting: directional,
  ref: hexRef,
};

// ---- AOI-A5 Upgrade ------------------------------------------------------------

/** Given: what stands there now. */
export const upgradeTo: Selection<Turn, Building, Building> = {
  rule: rule('AOI-A5'),
  options: (_, from) => upgradesOf(from),
  filters: [
    { why: m('why.inStock'), keep: ({ state, me }, building) => stockOf(state, me, building) > 0 },
  ],
  tiebreaks: [
    {
      why: m('why.highestPower'),
      prefer: 'most',
      score: (_, building) => powerOf(building),
    },
  ],
  lastTie: 'impossible',
  ref: buildingRef,
};

const canBeUpgraded: Filter<Turn, Hex> = {
  why: m('why.upgradable'),
  keep: (turn, hex) => hasOption(turn, upgradeTo, buildingAt(turn.state, hex)),
};

const workshopBesideHuman: Tiebreak<Turn, Hex> = {
  why: m('why.besideHuman'),
  prefer: 'most',
  when: ({ state, me }) => stockOf(state, me, GUILD) > 0,
  score: ({ state }, hex) =>
    buildingAt(state, hex) === WORKSHOP &&
    state.facts.side.land.some((other) => {
      const owner = ownerAt(state, other);
      return isHumanSeat(state, owner) && isAdjacent(state, hex, other, owner);
    })
      ? 1
      : 0,
};

const leastPower: Tiebreak<Turn, Hex> = {
  why: m('why.leastPower'),
  rule: rule('AOI-Q6'),
  prefer: 'least',
  score: ({ state }, hex) => powerForHumans(state, hex),
};

export const upgradeHex: Selection<Turn, Hex> = {
  rule: rule('AOI-A5'),
  options: ({ state, me }) => buildingsOf(state, me),
  filters: [canBeUpgraded],
  tiebreaks: [workshopBesideHuman, leastPower],
  lastTie: 'counted',
  counting: directional,
  ref: hexRef,
};

// ---- AOI-A2 and AOI-A6: displays -----------------------------------------------

export const innovation: Selection<Turn, Innovation> = {
  rule: rule('AOI-A2'),
  options: ({ state }) => state.display.filter((id) => id !== NONE),
  filters: [],
  tiebreaks: [],
  lastTie: 'counted',
  counting: directional,
  ref: innovationRef,
};

export const spell: Selection<Turn, Spell> = {
  rule: rule('AOI-A6'),
  options: () => ALL_SPELLS,
  filters: [{ why: m('why.uncovered'), keep: ({ state }, at) => !isCovered(state, at) }],
  tiebreaks: [],
  lastTie: 'counted',
  counting: directional,
  ref: spellRef,
};

/** By the tile in the slot, because a player sees the tile. */
export const bookAction: Selection<Turn, BookAction> = {
  rule: rule('AOI-A6'),
  options: ({ state }) => state.bookActions,
  filters: [
    {
      why: m('why.uncovered'),
      keep: ({ state }, tile) => state.books[state.bookActions.indexOf(tile)] === false,
    },
  ],
  tiebreaks: [],
  lastTie: 'counted',
  counting: directional,
  ref: (tile) => ref('book', tile),
};

// ---- AOI-A7 and AOI-A8: science --------------------------------------------------

const isOpen: Filter<Turn, Discipline> = {
  why: m('why.noneOnTop'),
  keep: ({ state }, discipline) =>
    state.facts.seats.every((seat) => levelOf(state, seat, discipline) < LIMITS.topLevel),
};

const onRoundTile: Tiebreak<Turn, Discipline> = {
  why: m('why.roundTile'),
  prefer: 'most',
  when: (turn) => supportOf(turn).scholarMode === 'round_tile',
  score: ({ state }, discipline) => (tileDiscipline(state) === discipline ? 1 : 0),
};

/** AOI-Q16: several on 0 stay, and the next tie-breaker is for them. */
const onZero: Tiebreak<Turn, Discipline> = {
  why: m('why.onZero'),
  prefer: 'most',
  score: ({ state, me }, discipline) => (levelOf(state, me, discipline) === 0 ? 1 : 0),
};

const isSolo = ({ state }: Turn): boolean => state.facts.humans.length === 1;

/** How far the Automa's marker is from the highest human marker, above or below. */
const markerDistance = ({ state, me }: Turn, discipline: Discipline): number => {
  const theirs = state.facts.humans.map((human) => levelOf(state, human, discipline));
  return Math.abs(levelOf(state, me, discipline) - Math.max(...theirs));
};

const nearestMarker: Tiebreak<Turn, Discipline> = {
  why: m('why.nearestMarker'),
  prefer: 'least',
  when: isSolo,
  score: markerDistance,
};

/** AOI-V4: with two humans the boxed rule replaces it. */
const nearestHighest: Tiebreak<Turn, Discipline> = {
  why: m('why.nearestHighest'),
  rule: rule('AOI-V4'),
  prefer: 'least',
  when: (turn) => !isSolo(turn),
  score: markerDistance,
};

function scienceBy(
  by: RuleId,
  first: readonly Tiebreak<Turn, Discipline>[],
): Selection<Turn, Discipline> {
  return {
    rule: by,
    options: () => ALL_DISCIPLINES,
    filters: [isOpen],
    tiebreaks: [...first, onZero, nearestMarker, nearestHighest],
    lastTie: 'counted',
    counting: directional,
    ref: disciplineRef,
  };
}
export const scholarDiscipline = scienceBy(rule('AOI-A7'), [onRoundTile]);
export const advanceDiscipline = scienceBy(rule('AOI-A8'), []);
/** AOI-F7: what the Powermongers advance when a human gains power. They meet one human (AOI-V1). */
export const powermongersDiscipline: Selection<Turn, Discipline> = {
  ...scienceBy(rule('AOI-F7'), []),
  tiebreaks: [onZero, nearestMarker],
};

// ---- AOI-F8 Symbionts ------------------------------------------------------------

/** AOI-Q21: empty land beside a human building that has no tool yet. Given: how far from one, by hex. */
export const toolHex: Selection<Turn, Hex, Distances> = {
  rule: rule('AOI-F8'),
  options: ({ state }) => state.facts.side.land,
  filters: [
    isEmptyHex,
    {
      why: m('why.noTool'),
      rule: rule('AOI-Q21'),
      keep: ({ state }, hex) => state.tool[hex] === 0,
    },
    {
      why: m('why.nextToHuman'),
      keep: (_, hex, fromHumans) => distanceTo(fromHumans, hex) === 0,
    },
  ],
  tiebreaks: [
    {
      why: m('why.youthTerrainPriority'),
      ...terrainPriority(({ state }) => state.facts.youth),
    },
  ],
  lastTie: 'counted',
  counting: directional,
  ref: hexRef,
};

// ---- AOI-T4 Pass -----------------------------------------------------------------

/** AOI-S9: the free tiles lie left, middle and right; the Support card points at one. */
export const bonusSlot: Selection<Turn, number> = {
  rule: rule('AOI-T4'),
  options: ({ state }) => state.bonus.map((_, slot) => slot),
  filters: [
    {
      why: m('why.slot'),
      rule: rule('AOI-S9'),
      keep: (turn, slot) => SLOTS[slot] === supportOf(turn).roundBonusTile,
    },
  ],
  tiebreaks: [],
  lastTie: 'impossible',
  ref: (slot) => ref('slot', SLOTS[slot] as string),
};
