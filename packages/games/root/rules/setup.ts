import { shuffle } from '@empty-chair/kernel/deck';
import type { Column } from '@empty-chair/kernel/ids';
import { get } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import { chooseAtRandom, within } from '@empty-chair/kernel/table';
import { isShut, openSlots } from './board.ts';
import { forestRef, revealQuest } from './chance.ts';
import type { Config } from './config.ts';
import { bots, common, items } from './content.ts';
import { placePiece, placeWarriors } from './effects.ts';
import type { Facts } from './facts.ts';
import { factsOf, levelRow, neighboursOf } from './facts.ts';
import type { Card, Clearing, Faction, Item, Suit } from './pieces.ts';
import {
  ALLIANCE,
  BIRD,
  CLEARINGS,
  CORVIDS,
  clearingNumbered,
  DUCHY,
  EVERY_CLEARING,
  EVERY_ITEM,
  EVERY_QUEST,
  EYRIE,
  FOX,
  ITEM_IDS,
  isVagabond,
  KEEP,
  KIND_COUNT,
  kindsOf,
  LIZARDS,
  MARQUISE,
  MOUSE,
  RABBIT,
  RECRUITER,
  RIVERFOLK,
  ROOST,
  SAWMILL,
  suitNamed,
  WARRIOR_COUNT,
  WORKSHOP,
} from './pieces.ts';
import type { RootTable, Scene } from './scene.ts';
import { isOnScreen } from './screen/play.ts';
import { beginVagabond, dealHands } from './screen/setup.ts';
import { firstSupporters } from './screen/supporters.ts';
import { firstLeader } from './screen/turmoil.ts';
import { isBoxOnTable, tellByHand } from './setup-by-hand.ts';
import { setUpCorvids } from './setup-corvids.ts';
import { setUpDuchy } from './setup-duchy.ts';
import { setUpLizards } from './setup-lizards.ts';
import { setUpRiverfolk } from './setup-riverfolk.ts';
import type { State } from './state.ts';
import {
  decreeOf,
  emptyState,
  FERRY,
  ITEM_STATE,
  ITEM_SUPPLY,
  inForest,
  PAWNS,
  PIECE_SUPPLY,
  piecesAt,
  QUEST,
  READY,
  RUIN_ITEMS,
  RUINS,
  SUITS,
  UNKNOWN_ITEM,
  VIZIER,
  WARRIOR_SUPPLY,
} from './state.ts';
import { clearingRef, factionRef, kindRef, m, questRef, ref, rule, suitRef } from './words.ts';

/** Section 3 and the set-up sections of the factions, whose seats and first player are chosen (law.5.1.1). */
export function setUp(outer: Table<undefined>, config: Config): State {
  const state = emptyState(factsOf(config));
  layOut(outer, state);
  return state;
}

/** The set-up onto an empty position, so that it can be looked at while it still asks. */
export function layOut(outer: Table<undefined>, state: State): void {
  const { facts } = state;
  const { config } = facts;
  const table = within<Scene>(outer, { state });
  placeSuits(table);
  // The Ferry of the lake map starts in the coastal corner.
  if (facts.map.ferry !== null) {
    const at = clearingNumbered(facts.map.ferry);
    state.cells[FERRY] = at;
    table.emit?.(rule('law.M.3'), m('do.placeFerry'), { at: clearingRef(at) });
  }
  const n = facts.map.closedPaths.length;
  if (n > 0) table.emit?.(rule('law.M.4'), m('do.closePaths'), { n, at: clearingRef(facts.pass) });
  table.emit?.(rule('3.1'), m('do.priorityMarkers'));
  for (const seat of config.seats) {
    const faction = ref('faction', seat.faction);
    if (seat.bot === undefined) continue;
    table.emit?.(rule('3.2'), m('do.botSeat'), { faction, bot: ref('bot', seat.bot) });
    if (seat.difficulty !== 'standard') {
      table.emit?.(rule('3.3.1'), m('do.difficultyCard'), {
        faction,
        level: ref('difficulty', seat.difficulty),
      });
    }
    for (const trait of seat.traits) {
      table.emit?.(rule('3.3.2'), m('do.traitCard'), { faction, trait: ref('trait', trait) });
    }
  }
  prepareCards(table);
  prepareItems(table);
  for (const faction of facts.factions) setUpFaction(table, faction);
  dealHands(table);
}

/** Printed on the autumn map (law.M.1), by markers on the others. */
function placeSuits(table: RootTable): void {
  const { state } = table.scene;
  const { config, map } = state.facts;
  const put = (clearing: Clearing, suit: Suit): void => {
    state.cells[SUITS + clearing] = suit;
  };
  if (typeof config.suits !== 'string') {
    for (const clearing of EVERY_CLEARING) put(clearing, suitNamed(config.suits[clearing]));
  } else if (config.suits !== 'random') {
    for (const clearing of EVERY_CLEARING) put(clearing, suitNamed(map.clearings[clearing]?.suit));
  } else {
    const markers = Array.from({ length: CLEARINGS / 3 }, () => [FOX, RABBIT, MOUSE]).flat();
    for (const clearing of EVERY_CLEARING) {
      const suit = chooseAtRandom(table, {
        rule: rule('law.suits'),
        channel: 'choices',
        ask: { id: m('ask.suit'), params: { at: clearingRef(clearing) } },
        // By app each marker counts, so that every layout is as likely as by shuffling them.
        answers: table.atTable.choices ? [...new Set(markers)].sort((a, b) => a - b) : markers,
        ref: suitRef,
      });
      markers.splice(markers.indexOf(suit), 1);
      put(clearing, suit);
    }
  }
}

/** 3.4: dominance cards leave the deck with one or two humans, and in the cooperative game. */
function prepareCards(table: RootTable): void {
  const { state } = table.scene;
  const { facts } = state;
  const { noDominance } = facts;
  state.deck.draw = facts.startingDeck.slice();
  state.quests.draw = EVERY_QUEST.slice();
  if (noDominance) table.emit?.(rule('3.4'), m('do.noDominance'));
  if (facts.humans.length > 0) table.emit?.(rule('3.4'), m('do.hands'), { n: common.humanHand });
  if (table.atTable.cards) return;
  shuffle(state.deck.draw, table.rng);
  shuffle(state.quests.draw, table.rng);
}

/** By item: how many lie beside the map. */
const MAP_SUPPLY: Column<Item, number> = ITEM_IDS.map(
  (id) => Object.entries(items.mapSupply).find(([item]) => item === id)?.[1] ?? 0,
);

function prepareItems(table: RootTable): void {
  const { state } = table.scene;
  const { cells, facts } = state;
  for (const item of EVERY_ITEM) cells[ITEM_SUPPLY + item] = get(MAP_SUPPLY, item);
  const { ruins } = facts;
  for (const clearing of ruins) cells[RUINS + clearing] = 1;
  // Without any Vagabond, ruins only block their slot.
  const hidden = facts.ruinItems.slice();
  const isInTheBox = table.atTable.choices || isBoxOnTable(state);
  if (!isInTheBox) shuffle(hidden, table.rng);
  for (let index = 0; index < hidden.length; index += 1) {
    const clearing = ruins[index % ruins.length] as Clearing;
    const place = RUIN_ITEMS + clearing * 2 + Math.floor(index / ruins.length);
    cells[place] = isInTheBox ? UNKNOWN_ITEM : (hidden[index] as Item);
  }
  const sets = facts.vagabonds.length;
  if (sets > 0) table.emit?.(rule('7.3.4'), m('do.ruinItems'), { n: sets });
  else table.emit?.(rule('law.setup'), m('do.ruins'));
  table.emit?.(rule('law.setup'), m('do.itemSupply'));
}

function setUpFaction(table: RootTable, faction: Faction): void {
  const { state } = table.scene;
  const { facts } = state;
  state.cells[WARRIOR_SUPPLY + faction] = get(WARRIOR_COUNT, faction);
  for (const kind of kindsOf(faction)) {
    state.cells[PIECE_SUPPLY + kind] = get(KIND_COUNT, kind);
  }
  tellByHand(table, faction);
  if (faction === MARQUISE) setUpMarquise(table);
  else if (faction === EYRIE) setUpEyrie(table);
  else if (faction === ALLIANCE) setUpAlliance(table);
  else if (isVagabond(faction)) setUpVagabond(table, faction);
  else if (faction === LIZARDS && facts.botOf[LIZARDS] !== undefined) setUpLizards(table);
  else if (faction === RIVERFOLK && facts.botOf[RIVERFOLK] !== undefined) setUpRiverfolk(table);
  else if (faction === DUCHY && facts.botOf[DUCHY] !== undefined) setUpDuchy(table);
  else if (faction === CORVIDS && facts.botOf[CORVIDS] !== undefined) setUpCorvids(table);
}

// ---- 4.3 Marquise -------------------------------------------------------------

/** A person's by law.6.3: the keep in any corner, the buildings around it as she likes. */
function setUpMarquise(table: RootTable): void {
  const { state } = table.scene;
  const { facts } = state;
  const bot = facts.botOf[MARQUISE] !== undefined;
  const { numbers } = bots.mechanicalMarquise2;
  if (bot) table.emit?.(rule('4.3.1'), m('do.supply'), { n: get(WARRIOR_COUNT, MARQUISE) });
  const byCorner = bot ? rule('4.3.2') : rule('law.6.3');
  const keep = chooseCorner(table, MARQUISE, byCorner, bot);
  placePiece(table, KEEP, keep, byCorner);
  const byGarrison = bot ? rule('4.3.3') : rule('law.6.3');
  for (const clearing of facts.byPriority) {
    if (clearing === get(facts.oppositeCorner, keep)) continue;
    placeWarriors(table, MARQUISE, clearing, numbers.garrisonPerClearing, byGarrison);
  }
  // Two at the keep, though example 1 counts as if there were one.
  if (bot) placeWarriors(table, MARQUISE, keep, numbers.extraAtKeep, byGarrison);
  placeStartingBuildings(table, keep, bot);
  table.emit?.(bot ? rule('4.3.5') : rule('law.6.3'), m('do.fillTracks'), {
    faction: factionRef(MARQUISE),
  });
}

function chooseCorner(
  table: RootTable,
  faction: Faction,
  by: ReturnType<typeof rule>,
  random: boolean,
): Clearing {
  const question = {
    rule: by,
    channel: random ? ('choices' as const) : ('human' as const),
    ask:
      faction === MARQUISE && !random
        ? { id: m('ask.keepCorner') }
        : { id: m('ask.corner'), params: { faction: factionRef(faction) } },
    answers: table.scene.state.facts.corners,
    ref: clearingRef,
  };
  return random ? chooseAtRandom(table, question) : table.ask(question);
}

/** 4.3.4: on the keep's clearing and its neighbours, one per clearing for the bot. */
function placeStartingBuildings(table: RootTable, keep: Clearing, bot: boolean): void {
  const { state } = table.scene;
  const { facts } = state;
  // A closed path is a path for bots only.
  const neighbours = neighboursOf(facts, keep).filter(
    (clearing) => bot || !isShut(state, keep, clearing),
  );
  const onlyNeighbours =
    bot && facts.config.options.startingBuildings === 'neighbours' && neighbours.length >= 3;
  const around = onlyNeighbours ? neighbours : [keep, ...neighbours];
  const used = new Set<Clearing>();
  for (const kind of [SAWMILL, WORKSHOP, RECRUITER]) {
    const by = bot ? rule('4.3.4') : rule('law.6.3');
    const question = {
      rule: by,
      channel: bot ? ('choices' as const) : ('human' as const),
      ask: { id: m('ask.startingBuilding'), params: { piece: kindRef(kind) } },
      answers: around.filter((c) => openSlots(state, c) > 0 && !(bot && used.has(c))),
      ref: clearingRef,
    };
    const clearing = bot ? chooseAtRandom(table, question) : table.ask(question);
    used.add(clearing);
    placePiece(table, kind, clearing, by);
  }
}

// ---- 5.3 Eyrie ----------------------------------------------------------------

function setUpEyrie(table: RootTable): void {
  const { state } = table.scene;
  const { facts } = state;
  const { numbers, difficulties } = bots.electricEyrie;
  const bot = facts.botOf[EYRIE] !== undefined;
  if (bot) table.emit?.(rule('5.3.1'), m('do.supply'), { n: get(WARRIOR_COUNT, EYRIE) });
  const corner = eyrieCorner(table, facts, bot);
  const by = bot ? rule('5.3.2') : rule('law.7.3');
  placePiece(table, ROOST, corner, by);
  placeWarriors(table, EYRIE, corner, numbers.startingWarriors, by);
  if (!bot && isOnScreen(state)) firstLeader(table);
  if (!bot) return;
  const row = levelRow(facts, EYRIE, difficulties);
  const bird = decreeOf(state, BIRD);
  const viziers = row?.loyalViziers ?? 0;
  for (let n = 0; n < viziers; n += 1) bird.push(VIZIER);
  table.emit?.(rule('5.3.3'), m('do.viziers'), { n: viziers });
  for (let n = row?.birdAmbushesFromDeck ?? 0; n > 0; n -= 1) takeBirdAmbush(table);
  table.emit?.(rule('5.3.4'), m('do.fillTracks'), { faction: factionRef(EYRIE) });
}

/** Opposite the keep, a human's too; without one in a random corner. */
function eyrieCorner(table: RootTable, facts: Facts, bot: boolean): Clearing {
  const { state } = table.scene;
  const keep = facts.corners.find((corner) => piecesAt(state, KEEP, corner) > 0);
  if (keep !== undefined) return get(facts.oppositeCorner, keep);
  return chooseCorner(table, EYRIE, bot ? rule('5.3.2') : rule('law.7.3'), bot);
}

/** Challenging: one bird ambush goes from the deck into the Decree. */
function takeBirdAmbush(table: RootTable): void {
  const { state } = table.scene;
  const { cards, cardSuit } = state.facts;
  const isBirdAmbush = (card: Card) => cards[card]?.kind === 'ambush' && cardSuit[card] === BIRD;
  const card = state.facts.cardList.find(
    (one) => isBirdAmbush(one) && state.deck.draw.includes(one),
  ) as Card;
  state.deck.draw = state.deck.draw.filter((other) => other !== card);
  decreeOf(state, BIRD).push(card);
  table.emit?.(rule('3.3.1'), m('do.ambushToDecree'));
}

// ---- 6.3 Alliance -------------------------------------------------------------

function setUpAlliance(table: RootTable): void {
  if (table.scene.state.facts.botOf[ALLIANCE] === undefined) {
    if (isOnScreen(table.scene.state)) firstSupporters(table);
    return;
  }
  table.emit?.(rule('6.3.1'), m('do.supply'), { n: get(WARRIOR_COUNT, ALLIANCE) });
  table.emit?.(rule('6.3.2'), m('do.basesOnBoard'));
  table.emit?.(rule('6.3.3'), m('do.fillSympathy'));
}

// ---- 7.3 Vagabond -------------------------------------------------------------

function setUpVagabond(table: RootTable, faction: Faction): void {
  const { state } = table.scene;
  const { facts } = state;
  const seat = facts.botOf[faction];
  const bot = seat !== undefined;
  const by = bot ? rule('7.3.2') : rule('law.9.3');
  const question = {
    rule: by,
    channel: bot ? ('choices' as const) : ('human' as const),
    ask: { id: m('ask.startForest') },
    answers: bot ? facts.vagabotStarts : facts.forests,
    ref: forestRef(facts),
  };
  const forest = bot ? chooseAtRandom(table, question) : table.ask(question);
  state.cells[PAWNS + faction] = inForest(forest);
  table.emit?.(by, m('do.pawnForest'), {
    faction: factionRef(faction),
    forest: forestRef(facts)(forest),
  });
  if (seat === undefined) {
    beginVagabond(table, faction);
    return;
  }
  table.emit?.(rule('7.3.1'), m('do.character'), {
    character: ref('character', seat.character ?? ''),
  });
  const row = bots.vagabot.characters.find(({ id }) => id === seat.character);
  state.cells[ITEM_STATE + READY] = row?.startItems ?? 0;
  table.emit?.(rule('7.3.5'), m('do.startItems'), { n: row?.startItems ?? 0 });
  const quest = revealQuest(table);
  state.cells[QUEST] = quest;
  table.emit?.(rule('7.3.3'), m('do.newQuest'), { quest: questRef(quest) });
}
