import { each, select } from '@empty-chair/kernel/select';
import { chooseAtRandom } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { battle } from '../../battle.ts';
import { bots, numberOn } from '../../content.ts';
import { costOfErrors } from '../../duchy.ts';
import {
  buildingKindsAt,
  destroyPiece,
  isHeldBack,
  placePiece,
  placeWarriors,
  removeWarriors,
} from '../../effects.ts';
import { hasTrait } from '../../facts.ts';
import { acolytes, spendAcolyte } from '../../lizards.ts';
import type { Clearing } from '../../pieces.ts';
import { GARDEN } from '../../pieces.ts';
import { score } from '../../points.ts';
import type { TurnTable } from '../../scene.ts';
import { tendFallen } from '../../screen/hospitals.ts';
import { CONSPIRACY, cell, isOver, tokensAt, warriorSupply } from '../../state.ts';
import { clearingRef, kindRef, m, ref, rule } from '../../words.ts';
import * as choose from './selections.ts';

/** 8.4.2: the track of conspiracies and what its spaces do. */

const { conspiracies, traits } = bots.logicalLizards;
const SPITEFUL_VP = numberOn(traits, 'spiteful', 'vpPerCrusade');
const FANATICS_HITS = numberOn(traits, 'fanatics', 'extraHits');

/** What is done, and whether an acolyte is still to be paid for it. */
type Outcome = 'nothing' | 'done' | 'paid';
type Conspiracy = (table: TurnTable) => Outcome;
const CONSPIRACIES: Readonly<Record<string, Conspiracy>> = { convert, crusade, sanctify };

/**
 * While there is an acolyte, those won meanwhile too (B-07): the marker goes on, and what it covers is
 * done if it can be. A whole round of the track without any effect ends it (B-06).
 */
export function conspire(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  for (let idle = 0; idle < conspiracies.length && acolytes(state) > 0 && !isOver(state); ) {
    const space = (cell(state, CONSPIRACY) + 1) % conspiracies.length;
    const id = conspiracies[space] as string;
    state.cells[CONSPIRACY] = space;
    table.emit?.(by, m('do.conspiracy'), { conspiracy: ref('conspiracy', id) });
    const outcome = CONSPIRACIES[id]?.(table) ?? 'nothing';
    idle = outcome === 'nothing' ? idle + 1 : 0;
    if (outcome === 'nothing') table.emit?.(rule('B-06'), m('do.noConspiracy'));
    if (outcome === 'done') spendAcolyte(table, by);
  }
}

/** I: an enemy warrior for one of its own. From an empty supply it is the acolyte who goes (B-07). */
function convert(table: TurnTable): Outcome {
  const { state, me } = table.scene;
  const by = rule('8.4.2.I');
  const player = select(table, choose.convertPlayer);
  if (player === undefined) return 'nothing';
  const clearing = select(table, choose.convertClearing, player);
  if (clearing === undefined) return 'nothing';
  // B-77: the acolyte is spent all the same, and Fanatics have nobody there.
  if (isHeldBack(table, me, clearing)) return 'done';
  const isPaid = warriorSupply(state, me) === 0;
  if (isPaid) spendAcolyte(table, rule('B-07'));
  // An exchange is a removal: its owner may answer with Field Hospitals (B-10).
  removeWarriors(table, player, clearing, 1, by);
  placeWarriors(table, me, clearing, 1, by);
  tendFallen(table);
  if (hasTrait(state.facts, me, 'fanatics')) attackFanatically(table, clearing);
  return isPaid ? 'paid' : 'done';
}

/** Fanatics, if an enemy is left there; no Crusade, so Spiteful has no part in it (B-21). */
function attackFanatically(table: TurnTable, clearing: Clearing): void {
  const by = rule('trait.fanatics');
  const defender = select(table, choose.fanaticsDefender, clearing);
  if (defender === undefined) return;
  table.emit?.(by, m('do.fanatics'), { at: clearingRef(clearing) });
  const extra = { attacker: FANATICS_HITS, defender: 0, by: undefined };
  battle(table, { attacker: table.scene.me, defender, clearing, by }, extra);
}

/** II: a battle in each ordered clearing with two warriors. It is done once there has been one (B-06). */
function crusade(table: TurnTable): Outcome {
  const { state, me } = table.scene;
  const by = rule('8.4.2.II');
  let battles = 0;
  let tokens = 0;
  for (const clearing of each(table, choose.crusadeClearings)) {
    const defender = select(table, choose.crusadeDefender, clearing);
    if (defender === undefined || isOver(state)) break;
    battles += 1;
    tokens += tokensAt(state, defender, clearing);
    battle(table, { attacker: me, defender, clearing, by });
    tokens -= tokensAt(state, defender, clearing);
  }
  // Once, however many tokens fell (B-20).
  if (tokens > 0 && hasTrait(state.facts, me, 'spiteful')) {
    score(table, me, SPITEFUL_VP, 'removal', rule('trait.spiteful'));
  }
  return battles === 0 ? 'nothing' : 'done';
}

/** III: an enemy building for a garden. Of several types one at random (B-12). */
function sanctify(table: TurnTable): Outcome {
  const { state, me } = table.scene;
  const by = rule('8.4.2.III');
  const player = select(table, choose.sanctifyPlayer);
  if (player === undefined) return 'nothing';
  const clearing = select(table, choose.sanctifyClearing, player);
  if (clearing === undefined) return 'nothing';
  // B-77: spent all the same.
  if (isHeldBack(table, me, clearing)) return 'done';
  const kind = chooseAtRandom(table, {
    rule: by,
    channel: 'choices',
    ask: { id: m('ask.randomBuilding'), params: { at: clearingRef(clearing) } },
    answers: buildingKindsAt(state, player, clearing),
    ref: kindRef,
  });
  costOfErrors(table, me, () => destroyPiece(table, me, kind, clearing, by));
  placePiece(table, GARDEN, clearing, by);
  return 'done';
}
