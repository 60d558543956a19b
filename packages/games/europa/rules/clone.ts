import type { BotDeck } from './bots/deck.ts';
import type { Mat } from './bots/mat.ts';
import { CopiedColumns, roomFor } from './copied-columns.ts';
import { keepKnown } from './holdings.ts';
import type { MilestoneType } from './numbers.ts';
import type { Player, State } from './state.ts';

/** Field by field: the engine copies an object of known fields several times as quickly as one it has to look through. */
export function clone(state: State): State {
  const columns = new CopiedColumns(bytesOf(state));
  const owner = columns.copy(state.map.owner);
  keepKnown(state.map.owner, owner);
  return {
    config: state.config,
    side: state.side,
    pack: state.pack,
    rules: state.rules,
    age: state.age,
    round: state.round,
    step: state.step,
    seat: state.seat,
    order: state.order.slice(),
    passed: state.passed.slice(),
    isUnderWay: state.isUnderWay,
    nextFirst: state.nextFirst,
    isOver: state.isOver,
    winners: state.winners.slice(),
    map: { ...state.map, owner },
    occupier: columns.copy(state.occupier),
    unrest: columns.copy(state.unrest),
    rebels: columns.copy(state.rebels),
    religion: columns.copy(state.religion),
    pirates: columns.copy(state.pirates),
    overlord: columns.copy(state.overlord),
    dnprs: state.dnprs.slice(),
    emperor: state.emperor,
    authority: state.authority,
    imperialInfluence: state.imperialInfluence.slice(),
    leftEmpire: state.leftEmpire.slice(),
    isDefendingEmpire: state.isDefendingEmpire,
    invasions: state.invasions.slice(),
    controller: state.controller,
    isUncontested: state.isUncontested,
    curia: state.curia.slice(),
    hasCrusade: state.hasCrusade,
    crusade: state.crusade,
    seenEvents: state.seenEvents.slice(),
    milestones: copyLists(state.milestones),
    ideas: copyIdeas(state.ideas),
    seenIdeas: state.seenIdeas.slice(),
    players: state.players.map((player) => clonePlayer(player, columns)),
  };
}

function bytesOf(state: State): number {
  const { map, occupier, unrest, rebels, religion, pirates, overlord } = state;
  let bytes = 0;
  for (const column of [map.owner, occupier, unrest, rebels, religion, pirates, overlord]) {
    bytes += roomFor(column);
  }
  for (const { influence, units } of state.players) {
    bytes += roomFor(influence) + (units === undefined ? 0 : roomFor(units));
  }
  return bytes;
}

const copyLists = (lists: State['milestones']): State['milestones'] => ({
  economics: lists.economics.slice(),
  expansion: lists.expansion.slice(),
  politics: lists.politics.slice(),
  warfare: lists.warfare.slice(),
});

function copyIdeas(ideas: State['ideas']): State['ideas'] {
  const copy: State['ideas'] = new Map();
  for (const [id, seats] of ideas) copy.set(id, seats.slice());
  return copy;
}

function clonePlayer(player: Player, columns: CopiedColumns): Player {
  return {
    realm: player.realm,
    isBot: player.isBot,
    isActive: player.isActive,
    level: player.level,
    prestige: player.prestige,
    religion: player.religion,
    hasPassed: player.hasPassed,
    hasTakenEvent: player.hasTakenEvent,
    influence: columns.copy(player.influence),
    allies: player.allies.slice(),
    activeAllies: player.activeAllies.slice(),
    marriages: player.marriages.slice(),
    claims: player.claims.slice(),
    cores: player.cores.slice(),
    wars: player.wars.slice(),
    truces: player.truces.slice(),
    ships: player.ships.slice(),
    merchant: player.merchant,
    colonists: player.colonists,
    armyAt: player.armyAt,
    units: player.units && columns.copy(player.units),
    manpower: player.manpower,
    mat: cloneMat(player.mat),
    deck: cloneDeck(player.deck),
  };
}

const cloneMat = (mat: Mat): Mat => ({
  available: mat.available,
  spent: mat.spent,
  focus: copyOfEach(mat.focus),
  milestones: copyOfEach(mat.milestones),
  reserve: mat.reserve,
  army: mat.army,
  laidDown: mat.laidDown,
  ideas: copyIdeaCounts(mat.ideas),
  hasQuest: mat.hasQuest,
});

const copyOfEach = <T>(of: Record<MilestoneType, T>): Record<MilestoneType, T> => ({
  economics: of.economics,
  expansion: of.expansion,
  politics: of.politics,
  warfare: of.warfare,
});

const copyIdeaCounts = (ideas: Mat['ideas']): Mat['ideas'] => ({
  administrative: ideas.administrative,
  diplomatic: ideas.diplomatic,
  military: ideas.military,
});

const cloneDeck = ({ draw, used, setAside, out, isRefilled }: BotDeck): BotDeck => ({
  draw: draw.slice(),
  used: used.slice(),
  setAside: setAside.slice(),
  out: out.slice(),
  isRefilled,
});
