import type { Selection } from '@empty-chair/kernel/select';
import { rank, select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import {
  activePlayers,
  controllerOf,
  hasUnrest,
  humansOf,
  isPlayerRealm,
  playerOfRealm,
  seatOfRealm,
} from '../board.ts';
import { standing } from '../bots/mat.ts';
import { areaInAlphabet, provinceByName } from '../choices.ts';
import type { Area, Province, Realm } from '../content.ts';
import { ALL_AREAS, NONE, PROVINCES_IN } from '../content.ts';
import { taxValue } from '../geography.ts';
import { unitsIn } from '../human-units.ts';
import type { Player, State } from '../state.ts';
import { askFor, askNumber } from '../turn/ask.ts';
import { newBattle } from '../turn/battle.ts';
import { runTurn } from '../turn/run-turn.ts';
import { beginTurn } from '../turn/turn.ts';
import { areaRef, m, provinceRef, realmRef, rule } from '../words.ts';
import { rebelsTake } from './rebels.ts';

/** EU-6.4, main rules 4.3 C: what the Rebel Units on the map do, of bots and humans alike. */

interface Board {
  readonly state: State;
}
const unitsThere = ({ state }: Board, area: Area): number => state.rebels[area] ?? 0;

/** Towns of players, with Unrest that nothing covers. */
const restlessIn = (state: State, area: Area): readonly Province[] =>
  (PROVINCES_IN[area] ?? []).filter(
    (province) => hasUnrest(state, province) && isHeldByPlayer(state, province),
  );
function isHeldByPlayer(state: State, province: Province): boolean {
  const holder = controllerOf(state, province);
  return holder !== NONE && isPlayerRealm(state, holder as Realm);
}
const holderOf = (state: State, province: Province): Realm =>
  controllerOf(state, province) as Realm;

/** Areas with most Rebels first. */
export const rebelArea: Selection<Board, Area> = {
  rule: rule('EU-6.4'),
  options: () => ALL_AREAS,
  filters: [{ why: m('why.rebelsThere'), keep: (scene, area) => unitsThere(scene, area) > 0 }],
  tiebreaks: [{ why: m('why.mostRebels'), prefer: 'most', score: unitsThere }, areaInAlphabet],
  lastTie: 'impossible',
  ref: areaRef,
};

/** Whether they besiege or move is decided by where Unrest is when the step begins. */
export function rebelsAct(table: Table<unknown>, state: State): void {
  const onBoard = within(table, { state });
  const all = [...rank(onBoard, rebelArea)].map((area) => ({
    area,
    hasUnrest: restlessIn(state, area).length > 0,
  }));
  for (const { area, hasUnrest: besieges } of all) {
    if (besieges) besiege(onBoard, area);
    else moveOn(onBoard, area);
  }
}

// ---- they besiege ------------------------------------------------------------------------------

interface Siege {
  readonly among: readonly Province[];
  readonly strength: number;
  /** The Player Realm with the lowest Tax Value of Towns there; none where they are equal. */
  readonly chooser: Realm;
}

export const townToSeize: Selection<Board, Province, Siege> = {
  rule: rule('EU-6.4'),
  options: (_, { among }) => among,
  filters: [
    {
      why: m('why.siegeStrength'),
      keep: ({ state }, town, { strength }) => taxValue(state.map, town) <= strength,
    },
  ],
  tiebreaks: [
    {
      why: m('why.highestTax'),
      prefer: 'most',
      score: ({ state }, town) => taxValue(state.map, town),
    },
    {
      why: m('why.ofOthers'),
      prefer: 'most',
      score: ({ state }, town, { chooser }) =>
        chooser !== NONE && holderOf(state, town) !== chooser ? 1 : 0,
    },
    provinceByName,
  ],
  lastTie: 'impossible',
  ref: provinceRef,
};

/** Each Rebel Unit takes one Tax Value, once for all who have Unrest there. */
function besiege(table: Table<Board>, area: Area): void {
  const { state } = table.scene;
  let strength = state.rebels[area] ?? 0;
  for (;;) {
    const among = restlessIn(state, area);
    const town = seized(table, { among, strength, chooser: chooserOf(state, area, among) });
    if (town === undefined) return;
    strength -= taxValue(state.map, town);
    rebelsTake(
      table,
      state,
      playerOfRealm(state, holderOf(state, town)) as Player,
      town,
      rule('EU-6.4'),
    );
  }
}

function seized(table: Table<Board>, siege: Siege): Province | undefined {
  const { state } = table.scene;
  const human = playerOfRealm(state, siege.chooser);
  const affordable = siege.among.filter((town) => taxValue(state.map, town) <= siege.strength);
  const most = Math.max(...affordable.map((town) => taxValue(state.map, town)));
  const best = affordable.filter((town) => taxValue(state.map, town) === most);
  if (human === undefined || human.isBot || best.length < 2) {
    return select(table, townToSeize, siege);
  }
  return askFor(
    table,
    {
      rule: rule('EU-6.4'),
      ask: m('ask.rebelsSeize'),
      params: { who: realmRef(human.realm) },
    },
    best,
    provinceRef,
  );
}

/** Where several have Unrest, the one with the lowest Tax Income there. */
function chooserOf(state: State, area: Area, among: readonly Province[]): Realm {
  const realms = [...new Set(among.map((town) => holderOf(state, town)))];
  if (realms.length < 2) return NONE;
  const income = (realm: Realm): number =>
    (PROVINCES_IN[area] ?? [])
      .filter((province) => controllerOf(state, province) === realm)
      .reduce((sum, province) => sum + taxValue(state.map, province), 0);
  const least = Math.min(...realms.map(income));
  const poorest = realms.filter((realm) => income(realm) === least);
  return poorest.length === 1 ? (poorest[0] ?? NONE) : NONE;
}

// ---- they move ---------------------------------------------------------------------------------

interface March {
  readonly from: Area;
  readonly tooStrong: readonly Area[];
}

export const areaToStir: Selection<Board, Area, March> = {
  rule: rule('EU-6.4'),
  options: ({ state }, { from }) => state.map.facts.landBorders[from] ?? [],
  filters: [
    { why: m('why.unrestThere'), keep: ({ state }, area) => restlessIn(state, area).length > 0 },
    { why: m('why.notOutnumbered'), keep: (_, area, { tooStrong }) => !tooStrong.includes(area) },
  ],
  tiebreaks: [
    {
      why: m('why.mostUnrest'),
      prefer: 'most',
      score: ({ state }, area) => restlessIn(state, area).length,
    },
    {
      why: m('why.mostTowns'),
      prefer: 'most',
      score: ({ state }, area) =>
        (PROVINCES_IN[area] ?? []).filter((province) => isHeldByPlayer(state, province)).length,
    },
    areaInAlphabet,
  ],
  lastTie: 'impossible',
  ref: areaRef,
};

/** All but one, to where Unrest is; where there is no such Area one Unit goes. */
function moveOn(table: Table<Board>, from: Area): void {
  const { state } = table.scene;
  const n = (state.rebels[from] ?? 0) - 1;
  const tooStrong: Area[] = [];
  let to = select(table, areaToStir, { from, tooStrong });
  let humans = to === undefined ? [] : unitsOfHumans(table, to);
  while (to !== undefined && n > 0 && unitsOfBots(state, to) + total(humans) > n) {
    tooStrong.push(to);
    to = select(table, areaToStir, { from, tooStrong });
    humans = to === undefined ? [] : unitsOfHumans(table, to);
  }
  if (to === undefined) {
    state.rebels[from] = n;
    table.emit?.(rule('EU-6.4'), m('do.rebelGoes'), { area: areaRef(from) });
    return;
  }
  if (n === 0) return;
  state.rebels[from] = 1;
  state.rebels[to] = (state.rebels[to] ?? 0) + n;
  table.emit?.(rule('EU-6.4'), m('do.rebelsMove'), { n, from: areaRef(from), area: areaRef(to) });
  fight(table, to, humans);
}

interface Garrison {
  readonly realm: Realm;
  readonly n: number;
}
const total = (all: readonly Garrison[]): number => all.reduce((sum, { n }) => sum + n, 0);
const botsIn = (state: State, area: Area): readonly Player[] =>
  activePlayers(state).filter(
    ({ isBot, armyAt, mat }) => isBot && armyAt === area && standing(mat) > 0,
  );
const unitsOfBots = (state: State, area: Area): number =>
  botsIn(state, area).reduce((sum, { mat }) => sum + standing(mat), 0);

const MOST_UNITS = 40;
/** R-REB-1: of humans who do not tell where their Units stand, those with a Town there are asked. */
function unitsOfHumans(table: Table<Board>, area: Area): readonly Garrison[] {
  const { state } = table.scene;
  return humansOf(state).flatMap((human) => {
    const told = unitsIn(human, area);
    if (told !== undefined) return told > 0 ? [{ realm: human.realm, n: told }] : [];
    const hasTown = (PROVINCES_IN[area] ?? []).some(
      (province) => controllerOf(state, province) === human.realm,
    );
    if (!hasTown) return [];
    const params = { who: realmRef(human.realm), area: areaRef(area) };
    const asked = { rule: rule('R-REB-1'), ask: m('ask.unitsThere'), params };
    const n = askNumber(table, asked, 0, MOST_UNITS);
    return n > 0 ? [{ realm: human.realm, n }] : [];
  });
}

/** A human there leads the defence, and fights it out by the main rules (EU-16.5). */
function fight(table: Table<Board>, area: Area, humans: readonly Garrison[]): void {
  const { state } = table.scene;
  if (humans.length > 0) {
    for (const { realm } of humans) {
      const params = { who: realmRef(realm), area: areaRef(area), n: state.rebels[area] ?? 0 };
      table.emit?.(rule('EU-6.4'), m('see.rebelsAttack'), params);
    }
    return;
  }
  for (const bot of botsIn(state, area)) {
    const seat = seatOfRealm(state, bot.realm);
    const units = state.rebels[area] ?? 0;
    if (seat === undefined || units === 0) return;
    const turn = beginTurn(state, seat, false);
    const battle = newBattle(turn, 'rebels', NONE, units, { area });
    runTurn(within(table, turn), 'land-battle', { battle });
  }
}
