import type { BotDeck } from './bots/deck.ts';
import type { Mat } from './bots/mat.ts';
import { MILESTONE_TYPES } from './numbers.ts';
import type { Player, State } from './state.ts';

export function clone(state: State): State {
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
    map: { ...state.map, owner: state.map.owner.slice() },
    occupier: state.occupier.slice(),
    unrest: state.unrest.slice(),
    rebels: state.rebels.slice(),
    religion: state.religion.slice(),
    pirates: state.pirates.slice(),
    overlord: state.overlord.slice(),
    dnprs: state.dnprs.slice(),
    emperor: state.emperor,
    authority: state.authority,
    imperialInfluence: state.imperialInfluence.slice(),
    isDefendingEmpire: state.isDefendingEmpire,
    controller: state.controller,
    isUncontested: state.isUncontested,
    curia: state.curia.slice(),
    hasCrusade: state.hasCrusade,
    milestones: copyLists(state.milestones),
    ideas: copyIdeas(state.ideas),
    players: state.players.map(clonePlayer),
  };
}

function copyLists(milestones: State['milestones']): State['milestones'] {
  const copy = { ...milestones };
  for (const type of MILESTONE_TYPES) copy[type] = milestones[type].slice();
  return copy;
}

function copyIdeas(ideas: State['ideas']): State['ideas'] {
  const copy: State['ideas'] = new Map();
  for (const [id, seats] of ideas) copy.set(id, seats.slice());
  return copy;
}

function clonePlayer(player: Player): Player {
  return {
    realm: player.realm,
    isBot: player.isBot,
    isActive: player.isActive,
    level: player.level,
    prestige: player.prestige,
    religion: player.religion,
    hasPassed: player.hasPassed,
    hasTakenEvent: player.hasTakenEvent,
    influence: player.influence.slice(),
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
    counted: player.counted,
    units: player.units?.slice(),
    manpower: player.manpower,
    mat: cloneMat(player.mat),
    deck: cloneDeck(player.deck),
  };
}

const cloneMat = (mat: Mat): Mat => ({
  ...mat,
  focus: { ...mat.focus },
  milestones: { ...mat.milestones },
  ideas: { ...mat.ideas },
});

const cloneDeck = ({ draw, used, setAside, out, isRefilled }: BotDeck): BotDeck => ({
  draw: draw.slice(),
  used: used.slice(),
  setAside: setAside.slice(),
  out: out.slice(),
  isRefilled,
});
