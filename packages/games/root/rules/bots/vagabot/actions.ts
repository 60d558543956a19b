import { NONE } from '@empty-chair/kernel/ids';
import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import { chooseAtRandom } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { battle } from '../../battle.ts';
import { craftedItems, isBot, piecesOf } from '../../board.ts';
import { revealQuest } from '../../chance.ts';
import { bots, items } from '../../content.ts';
import { exhaust, gainItems, readyItems, repairItems } from '../../items.ts';
import type { Clearing, Faction, Item } from '../../pieces.ts';
import { ITEMS, itemNamed } from '../../pieces.ts';
import { score } from '../../points.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { drawCards } from '../../screen/hands.ts';
import { isPerson } from '../../screen/play.ts';
import { forgetTaken } from '../../screen/tired-items.ts';
import type { State } from '../../state.ts';
import {
  CRAFTED,
  cell,
  isInForest,
  isOver,
  QUEST,
  questOf,
  RUIN_ITEMS,
  RUINS,
  takeRuinItem,
  UNKNOWN_ITEM,
} from '../../state.ts';
import { clearingRef, factionRef, itemRef, m, questRef, ref, rule } from '../../words.ts';
import { travel, waysFrom } from './route.ts';
import * as choose from './selections.ts';
import type { Ways } from './turn.ts';
import { has, hidesItem, pawnPlace } from './turn.ts';

/** The Daylight actions of 7.5. */

const { costs, vp } = bots.vagabot;

/** Chooses a destination and goes there; says where, or nothing if it did not arrive. */
function goTo<Given extends Ways>(
  table: TurnTable,
  by: Selection<Turn, Clearing, Given>,
  ways: Given,
): Clearing | undefined {
  const destination = select(table, by, ways);
  return destination !== undefined && travel(table, ways, destination) ? destination : undefined;
}

const waysFromPawn = (turn: Turn): Ways => waysFrom(turn.state, pawnPlace(turn));

// ---- 7.5.1 Explore ------------------------------------------------------------

export function explore(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  const clearing = goTo(table, choose.exploreClearing, waysFromPawn(turn));
  if (clearing === undefined) return;
  if (!exhaust(table, costs.explore, by)) return;
  const item = takeFromRuin(table, clearing, by);
  table.emit?.(by, m('do.explore'), {
    at: clearingRef(clearing),
    item: itemRef(item),
  });
  gainItems(table, 1);
  if (hidesItem(turn, clearing)) return;
  turn.state.cells[RUINS + clearing] = 0;
  table.emit?.(by, m('do.removeRuin'), { at: clearingRef(clearing) });
}

/** A random one of the items under the ruin; at a real table, whatever the human turns up. */
function takeFromRuin(table: TurnTable, clearing: Clearing, by: RuleId): Item {
  const { state } = table.scene;
  const places = [RUIN_ITEMS + clearing * 2, RUIN_ITEMS + clearing * 2 + 1].filter(
    (place) => cell(state, place) !== NONE,
  );
  const place = chooseAtRandom(table, {
    rule: by,
    channel: 'choices',
    ask: { id: m('ask.whichRuinItem') },
    answers: places,
    ref: (candidate) => ref('number', String(candidate - RUIN_ITEMS - clearing * 2 + 1)),
  });
  const item = cell(state, place) as Item;
  takeRuinItem(state, clearing, item);
  if (item !== UNKNOWN_ITEM) return item;
  const found = table.ask({
    rule: by,
    channel: 'choices',
    ask: { id: m('ask.ruinItem'), params: { at: clearingRef(clearing) } },
    answers: Object.keys(items.ruinItems).map((id) => itemNamed(id)),
    ref: (answer) => itemRef(answer),
  });
  table.rng.reveal();
  return found;
}

// ---- 7.5.2 Quest --------------------------------------------------------------

/** Says whether a quest was completed. */
export function quest(table: TurnTable): boolean {
  if (goTo(table, choose.questClearing, waysFromPawn(table.scene)) === undefined) return false;
  if (!exhaust(table, costs.quest, rule('7.5.2'))) return false;
  completeQuest(table);
  return true;
}

/** 1 point, 2 with Questing; whatever the quest's own text offers. */
function completeQuest(table: TurnTable): void {
  const turn = table.scene;
  const { state } = turn;
  const done = questOf(state);
  table.emit?.(rule('7.5.2'), m('do.quest'), { quest: questRef(done) });
  state.quests.discard.push(done);
  score(table, turn.me, vp.quest, 'quests', rule('7.5.2'));
  if (has(turn, 'questing')) score(table, turn.me, 1, 'quests', rule('trait.questing'));
  state.cells[QUEST] = NONE;
  if (!isOver(state)) turnQuest(table);
}

function turnQuest(table: TurnTable): void {
  const { state } = table.scene;
  const drawn = revealQuest(table);
  state.cells[QUEST] = drawn;
  if (drawn === NONE) table.emit?.(rule('A-45'), m('do.noQuest'));
  else {
    table.emit?.(rule('7.5.2'), m('do.newQuest'), { quest: questRef(drawn) });
  }
}

// ---- 7.5.3 Aid ----------------------------------------------------------------

/** Where it stands, with as many items as it can; Questing moves, and takes one. */
export function aid(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  const { state, me } = turn;
  if (has(turn, 'questing')) {
    if (goTo(table, choose.aidClearing, waysFromPawn(turn)) === undefined) return;
  }
  const here = pawnPlace(turn);
  if (isInForest(here) || readyItems(state) === 0) return;
  const target = select(table, choose.aidTarget, here);
  if (target === undefined) return;
  const most = has(turn, 'questing') ? 1 : craftedItems(state, target);
  const n = Math.min(readyItems(state), most);
  exhaust(table, n * costs.aidPerItem, by);
  takeCrafted(state, target, n);
  table.emit?.(by, m('do.aid'), { faction: factionRef(target), n });
  gainItems(table, n);
  score(table, me, n * vp.aidPerItem, 'aid', by);
  if (has(turn, 'helper')) score(table, me, 1, 'aid', rule('trait.helper'));
  if (isOver(state)) return;
  // a bot that would draw scores one point for the whole effect.
  if (isBot(state, target)) score(table, target, 1, 'gifts', by);
  else {
    const cards = n * (has(turn, 'helper') ? 2 : 1);
    if (isPerson(state, target)) drawCards(table, target, cards, by);
    else table.emit?.(by, m('do.aidDraw'), { faction: factionRef(target), n: cards });
  }
}

/** The types do not matter to the bot: in the order of the item list. */
function takeCrafted(state: State, owner: Faction, wanted: number): void {
  let left = wanted;
  for (let item = 0; item < ITEMS && left > 0; item += 1) {
    const index = CRAFTED + owner * ITEMS + item;
    const taken = Math.min(left, cell(state, index));
    state.cells[index] = cell(state, index) - taken;
    left -= taken;
  }
  forgetTaken(state, owner);
}

// ---- 7.5.4 Battle ---------------------------------------------------------------

interface Fight {
  readonly defender: Faction;
  readonly clearing: Clearing;
}

/** Finds its enemy and goes there; says whom it stands before, if anybody. */
function approach(table: TurnTable): Fight | undefined {
  const turn = table.scene;
  if (has(turn, 'berserker')) {
    const clearing = goTo(table, choose.berserkerClearing, waysFromPawn(turn));
    if (clearing === undefined) return undefined;
    const defender = select(table, choose.berserkerTarget, clearing);
    return defender === undefined ? undefined : { defender, clearing };
  }
  const target = select(table, choose.battleTarget);
  if (target === undefined) return undefined;
  const { distance, before } = waysFromPawn(turn);
  const clearing = goTo(table, choose.battleClearing, { distance, before, target });
  return clearing === undefined ? undefined : { defender: target, clearing };
}

/** Exhaust one and battle; while the enemy is still there, exhaust two and battle again. */
export function battleAction(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  const { state, me } = turn;
  let fight = approach(table);
  let cost = costs.battle;
  while (fight !== undefined && !isOver(state) && exhaust(table, cost, by)) {
    const { defender, clearing }: Fight = fight;
    battle(table, { attacker: me, defender, clearing, by });
    cost = costs.battleAgain;
    if (has(turn, 'adventurer') || isOver(state)) return;
    // it stays with this enemy in this clearing, unless the table lets it look round again.
    if (state.facts.config.options.vagabotRepeat === 'retarget') {
      if (readyItems(state) < cost) return;
      fight = approach(table);
    } else if (piecesOf(state, defender, clearing) === 0) return;
  }
}

// ---- 7.5.5 Repair ---------------------------------------------------------------

export function repair(table: TurnTable, by: RuleId): void {
  if (exhaust(table, costs.repair, by)) repairItems(table, 1, by);
}
