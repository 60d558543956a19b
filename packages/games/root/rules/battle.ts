import type { RuleId } from '@empty-chair/kernel/words';
import { ambushEndsIt } from './battle-ambush.ts';
import type { Enlistment } from './battle-arbiter.ts';
import { enlistArbiter } from './battle-arbiter.ts';
import { askBattleCards } from './battle-cards.ts';
import { takeHits } from './battle-hits.ts';
import { hasFighters, isBot, piecesOf } from './board.ts';
import { hireForBattle } from './bot-customers.ts';
import { diceRef, rollBattleDice } from './chance.ts';
import { bots, numberOn } from './content.ts';
import { embeddedAgents } from './corvids.ts';
import { captainHits, duchyBuildings, payForErrors } from './duchy.ts';
import { placeWarriors } from './effects.ts';
import { hasTrait } from './facts.ts';
import { lentAgainst } from './hired.ts';
import { revenge } from './humans/lizards.ts';
import { attackerExtraHits, maxRolledHits, undamagedItems, vagabotFaction } from './items.ts';
import { robotRevenge } from './lizards.ts';
import { isFollowed, undamagedSwords } from './pack.ts';
import type { Clearing, Faction } from './pieces.ts';
import {
  ALLIANCE,
  CORVIDS,
  DUCHY,
  isVagabond,
  KEEP,
  LIZARDS,
  MARQUISE,
  SYMPATHY,
  TRADE_POST,
} from './pieces.ts';
import { hasPlot, isFollowedPlot } from './plots.ts';
import type { RootTable } from './scene.ts';
import type { AllyInBattle } from './screen/allies.ts';
import { arePartners } from './screen/dominant.ts';
import { tendFallen } from './screen/hospitals.ts';
import { commanderHits, despotPrey, despotScores } from './screen/leader-powers.ts';
import type { State } from './state.ts';
import { isOver, piecesAt, warriorsAt } from './state.ts';
import { clearingRef, factionRef, m, ref, rule } from './words.ts';

const MARKSMAN_HITS = numberOn(bots.vagabot.traits, 'marksman', 'immediateHits');
const { traits } = bots.mechanicalMarquise2;
const HOSPITALS_AT_LOST = numberOn(traits, 'hospitals', 'warriorsLostAtLeast');
const HOSPITALS_PLACE = numberOn(traits, 'hospitals', 'place');
const GARRISON_HITS = numberOn(bots.riverfolkRobots.traits, 'garrison', 'hitsPerTradePost');
const FEROCIOUS_HITS = numberOn(bots.riverfolkRobots.traits, 'ferocious', 'maxRolledHits');

/** The battle of the Law of Root (4.3) with what the bots change in it. */
export interface BattlePlan {
  readonly attacker: Faction;
  readonly defender: Faction;
  readonly clearing: Clearing;
  /** The rule that starts it. */
  readonly by: RuleId;
  /** Who scores for buildings and tokens of either side, if not who removes them (law V.4). */
  readonly scorer?: Faction | undefined;
  /** Whose warriors an attacking Vagabond leads (law 9.2.9.II). */
  readonly ally?: AllyInBattle | undefined;
}

/** Hits beside the dice: by the attacker's own rule (5.5.1.III), or as a human says. */
export interface ExtraHits {
  readonly attacker: number;
  readonly defender: number;
  /** The rule that gives the attacker's extra hits, when it is worth a line of its own. */
  readonly by: RuleId | undefined;
}
const NO_EXTRA_HITS: ExtraHits = { attacker: 0, defender: 0, by: undefined };

export const canBattle = (
  state: State,
  attacker: Faction,
  defender: Faction,
  clearing: Clearing,
): boolean =>
  attacker !== defender &&
  !arePartners(state, attacker, defender) &&
  hasFighters(state, attacker, clearing) &&
  piecesOf(state, defender, clearing) > 0;

export function battle(table: RootTable, plan: BattlePlan, extra = NO_EXTRA_HITS): void {
  const { state } = table.scene;
  if (isOver(state)) return;
  hireForBattle(table, plan);
  if (isOver(state)) return;
  const cultists = warriorsAt(state, LIZARDS, plan.clearing);
  const { attacker, defender } = plan;
  const standing = duchyBuildings(state);
  const prey = despotPrey(state, plan);
  fight(table, plan, extra);
  despotScores(table, plan, prey);
  // Whoever fights the Duchy has removed what it loses.
  payForErrors(table, attacker === DUCHY ? defender : attacker, standing);
  // B-09: all that a battle removes is one event.
  const fallen = cultists - warriorsAt(state, LIZARDS, plan.clearing);
  robotRevenge(table, LIZARDS, fallen);
  revenge(table, defender, fallen);
}

function fight(table: RootTable, plan: BattlePlan, extra: ExtraHits): void {
  const { state } = table.scene;
  const { attacker, defender, clearing, by, scorer, ally } = plan;
  table.emit?.(by, m('do.battle'), {
    attacker: factionRef(attacker),
    defender: factionRef(defender),
    at: clearingRef(clearing),
  });
  if (extra.by !== undefined) table.emit?.(extra.by, m('do.extraHit'));
  if (ambushEndsIt(table, plan)) return;
  const enlisted = enlistArbiter(table, plan, defendersMost);
  if (isOver(state)) return;
  // The Marksman's hit is part of the battle, so what it removes counts for Hospitals.
  const warriorsBefore = warriorsAt(state, defender, clearing);
  if (marksmanEndsIt(table, plan)) return;
  const hits = countHits(table, plan, extra, enlisted);
  // Whoever is on turn scores first (law.3.1.1).
  takeHits(table, {
    victim: defender,
    dealer: attacker,
    clearing,
    n: hits.attacker,
    attacking: true,
    scorer,
  });
  takeHits(table, {
    victim: attacker,
    dealer: defender,
    clearing,
    n: hits.defender,
    attacking: false,
    scorer,
    ally,
  });
  hospitals(table, plan, warriorsBefore - warriorsAt(state, defender, clearing));
  tendFallen(table);
}

interface Hits {
  readonly attacker: number;
  readonly defender: number;
}

/** Steps 3 to 5 of a battle: the roll and its limits (law.4.3.3), and the extra hits, which have none (law.4.3.5). */
function countHits(
  table: RootTable,
  plan: BattlePlan,
  extra: ExtraHits,
  enlisted: Enlistment,
): Hits {
  const { state } = table.scene;
  const { attacker, defender, clearing } = plan;
  const mostOfAttacker = attackersMost(table, plan);
  const mostOfDefender = defendersMost(table, plan);
  const roll = rollBattleDice(table, plan);
  const swapped = usesHigherRollAsDefender(state, defender);
  if (swapped && isBot(state, ALLIANCE)) table.emit?.(rule('trait.veterans'), m('do.veterans'));
  const cards = askBattleCards(table, plan, roll);
  const byAttacker = Math.min(swapped ? roll.low : roll.high, mostOfAttacker);
  const byDefender = Math.min(swapped ? roll.high : roll.low, mostOfDefender + enlisted.extraHits);
  const hits = {
    attacker:
      (cards.defenderIgnoresRoll ? 0 : byAttacker) +
      extra.attacker +
      commanderHits(state, attacker) +
      captainHits(table, attacker, clearing) +
      cards.attackerExtra +
      (attacker === vagabotFaction(state) ? attackerExtraHits(state) : 0) +
      (isDefenseless(state, plan, mostOfDefender) ? 1 : 0),
    defender:
      (cards.attackerIgnoresRoll ? 0 : byDefender) +
      extra.defender +
      cards.defenderExtra +
      ambushHits(table, defender, clearing),
  };
  table.emit?.(rule('law.battle'), m('do.dice'), {
    dice: diceRef(roll),
    attackerHits: hits.attacker,
    defenderHits: hits.defender,
  });
  return hits;
}

/** With the Riverfolk warriors that stand by a side (B-35); trait.ferocious, trait.garrison. */
function attackersMost(
  table: RootTable,
  { attacker, defender, clearing, ally }: BattlePlan,
): number {
  const { state } = table.scene;
  if (hasTrait(state.facts, attacker, 'ferocious')) return FEROCIOUS_HITS;
  const lent = lentAgainst(state, defender, attacker, clearing);
  const led = ally === undefined ? 0 : warriorsAt(state, ally.faction, clearing);
  return maxHitsOf(table, attacker, clearing) + lent + led;
}

function defendersMost(table: RootTable, { attacker, defender, clearing }: BattlePlan): number {
  const { state } = table.scene;
  const most = maxHitsOf(table, defender, clearing);
  if (hasTrait(state.facts, defender, 'garrison')) {
    return most + piecesAt(state, TRADE_POST, clearing) * GARRISON_HITS;
  }
  return most + lentAgainst(state, attacker, defender, clearing);
}

/** The limit of rolled hits: warriors, the Battle Track (7.2.4), or a human Vagabond's swords, asked unless followed. */
function maxHitsOf(table: RootTable, faction: Faction, clearing: Clearing): number {
  const { state } = table.scene;
  if (!isVagabond(faction)) return warriorsAt(state, faction, clearing);
  if (isBot(state, faction)) return maxRolledHits(state);
  if (isFollowed(state, faction)) return undamagedSwords(state, faction);
  return table.ask({
    rule: rule('law.vagabond'),
    channel: 'human',
    ask: { id: m('ask.swords'), params: { faction: factionRef(faction) } },
    answers: [0, 1, 2, 3],
    ref: (swords) => ref('number', String(swords)),
  });
}

/** Guerrilla War of a human Alliance (law.8.2.2); the bot needs its trait for it. */
const usesHigherRollAsDefender = (state: State, defender: Faction): boolean =>
  defender === ALLIANCE && (!isBot(state, ALLIANCE) || hasTrait(state.facts, ALLIANCE, 'veterans'));

function isDefenseless(
  state: State,
  { attacker, defender, clearing }: BattlePlan,
  mostHits: number,
): boolean {
  if (hasTrait(state.facts, defender, 'garrison')) return false;
  if (!isVagabond(defender)) {
    const lent = lentAgainst(state, attacker, defender, clearing);
    return warriorsAt(state, defender, clearing) + lent === 0;
  }
  // law.9.2.4
  if (!isBot(state, defender)) return mostHits === 0;
  // the law gives the Vagabot no such rule.
  return state.facts.config.options.vagabotDefenseless === 'withoutItems'
    ? undamagedItems(state) === 0
    : false;
}

/** 6.2.2 Automated Ambush, no card, so no Scouting Party helps (H-24), and Informants for a lone token; a facedown plot, a human's or the bot's. */
function ambushHits(table: RootTable, defender: Faction, clearing: Clearing): number {
  const { state } = table.scene;
  if (defender === CORVIDS && hasPlot(state, clearing)) {
    return isFollowedPlot(state, clearing)
      ? embeddedAgents(table, clearing)
      : askFacedownPlot(table);
  }
  if (defender !== ALLIANCE || !isBot(state, ALLIANCE)) return 0;
  if (warriorsAt(state, ALLIANCE, clearing) > 0) {
    table.emit?.(rule('6.2.2'), m('do.ambush'));
    return bots.automatedAlliance.numbers.ambushExtraHits;
  }
  const lone = piecesAt(state, SYMPATHY, clearing) > 0;
  if (!lone || !hasTrait(state.facts, ALLIANCE, 'informants')) return 0;
  table.emit?.(rule('trait.informants'), m('do.ambush'));
  return bots.automatedAlliance.numbers.ambushExtraHits;
}

function askFacedownPlot(table: RootTable): number {
  const answer = table.ask({
    rule: rule('law.embeddedAgents'),
    channel: 'human',
    ask: { id: m('ask.plot') },
    answers: ['yes', 'no'],
    ref: (id) => ref('answer', id),
  });
  return answer === 'yes' ? 1 : 0;
}

/** Marksman: one hit before the dice. If nothing is left to fight, the battle is over. */
function marksmanEndsIt(table: RootTable, plan: BattlePlan): boolean {
  const { state } = table.scene;
  const { attacker, defender, clearing } = plan;
  if (!hasTrait(state.facts, attacker, 'marksman')) return false;
  table.emit?.(rule('trait.marksman'), m('do.marksman'));
  takeHits(table, {
    victim: defender,
    dealer: attacker,
    clearing,
    n: MARKSMAN_HITS,
    attacking: true,
  });
  return piecesOf(state, defender, clearing) === 0 || isOver(state);
}

/** Hospitals: two warriors back to the keep after losing at least two as defender. */
function hospitals(table: RootTable, { defender }: BattlePlan, lost: number): void {
  const { state } = table.scene;
  if (defender !== MARQUISE || lost < HOSPITALS_AT_LOST) return;
  if (!hasTrait(state.facts, MARQUISE, 'hospitals')) return;
  const keep = state.facts.byPriority.find((clearing) => piecesAt(state, KEEP, clearing) > 0);
  if (keep === undefined) return;
  placeWarriors(table, MARQUISE, keep, HOSPITALS_PLACE, rule('trait.hospitals'));
}
