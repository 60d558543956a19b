import { kernelMessage } from '@empty-chair/kernel/errors';
import { NONE } from '@empty-chair/kernel/ids';
import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { cardsOutsideDraw } from './cards.ts';
import { readCard } from './codec-cards.ts';
import { HUMANS_ID, UNKNOWN_ID } from './codec-encode.ts';
import { decodeFactions, readQuest } from './codec-factions.ts';
import type { Config } from './config.ts';
import { items } from './content.ts';
import { shiftPiece } from './effects.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';
import { isQuestDone } from './humans/vagabond.ts';
import type { Card, Clearing, Faction, Quest } from './pieces.ts';
import {
  CLEARINGS,
  clearingNumbered,
  EVERY_CLEARING,
  EVERY_ITEM,
  EVERY_KIND,
  EVERY_QUEST,
  factionId,
  factionNamed,
  ITEM_IDS,
  isBuilding,
  itemId,
  itemNamed,
  kindId,
  kindNamed,
  ownerOf,
  SUIT_IDS,
  suitNamed,
} from './pieces.ts';
import { decodeScreen } from './screen/codec.ts';
import type { State } from './state.ts';
import {
  BLOCKED,
  emptyState,
  FERRY,
  FERRY_USED,
  HUMANS,
  ITEM_SUPPLY,
  OPENED_PATHS,
  questOf,
  RUIN_ITEMS,
  RUINS,
  SEAT,
  SUITS,
  TURN,
  UNKNOWN_ITEM,
  WARRIORS,
  WINNER,
} from './state.ts';
import { m } from './words.ts';

/**
 * Reads a state and checks it field by field. What can be worked out may be left out: supplies,
 * sources of points, the draw pile, empty clearings.
 */
export function decodeState(data: unknown, config: Config): State {
  const facts = factsOf(config);
  const state = emptyState(facts);
  const fields = json.object(data, '', [
    'turn',
    'clearings',
    'factions',
    'itemsInSupply',
    'deck',
    'quests',
    'ferry',
    'openedPaths',
    'screen',
    'winner',
  ]);
  json.optional(fields, '', 'turn', (v, p) => readTurn(state, v, p), undefined);
  readClearings(state, json.field(fields, '', 'clearings'));
  decodeFactions(state, json.field(fields, '', 'factions'));
  if (fields['screen'] !== undefined) decodeScreen(state, fields['screen']);
  readItems(state, fields);
  readDecks(state, fields);
  readMapExtras(state, fields);
  state.cells[WINNER] = json.optional(
    fields,
    '',
    'winner',
    (v, p) => readWinner(facts, v, p),
    NONE,
  );
  return state;
}

function readTurn(state: State, value: unknown, path: string): undefined {
  const fields = json.object(value, path, ['number', 'seat']);
  const last = state.facts.seatFactions.length - 1;
  state.cells[TURN] = json.optional(
    fields,
    path,
    'number',
    (v, p) => json.whole(v, p, 1, 30000),
    1,
  );
  state.cells[SEAT] = json.whole(json.field(fields, path, 'seat'), `${path}.seat`, 0, last);
  return undefined;
}

/** A faction of this game, or the team of the cooperative one. */
function readWinner(facts: Facts, value: unknown, path: string): Faction {
  return value === HUMANS_ID && facts.config.coop ? HUMANS : playing(facts, value, path);
}

// ---- clearings ------------------------------------------------------------------

const CLEARING_IDS = EVERY_CLEARING.map((clearing) => String(clearing + 1));

function readClearings(state: State, value: unknown): void {
  const { map, config } = state.facts;
  const fields = json.object(value, 'clearings');
  for (const id of Object.keys(fields)) {
    if (!CLEARING_IDS.includes(id)) {
      json.fail(`clearings.${id}`, message(m('bad.noClearing'), { at: literal(id), n: CLEARINGS }));
    }
  }
  for (const clearing of EVERY_CLEARING) {
    const id = String(clearing + 1);
    const path = `clearings.${id}`;
    const given = id in fields ? fields[id] : {};
    const clear = json.object(given, path, [
      'suit',
      'warriors',
      'buildings',
      'tokens',
      'ruin',
      'blockedSlots',
    ]);
    const planned =
      typeof config.suits === 'string' ? map.clearings[clearing]?.suit : config.suits[clearing];
    const suit = 'suit' in clear ? clear['suit'] : planned;
    state.cells[SUITS + clearing] = suitNamed(
      json.oneOf(suit, `${path}.suit`, SUIT_IDS.slice(0, 3)),
    );
    readPieces(state, clearing, clear, path);
  }
}

function readPieces(state: State, clearing: Clearing, fields: Fields, path: string): void {
  const warriors = json.optional(fields, path, 'warriors', (v, p) => json.object(v, p), {});
  for (const [id, n] of Object.entries(warriors)) {
    const at = `${path}.warriors.${id}`;
    const faction = playing(state.facts, id, at);
    state.cells[WARRIORS + faction * CLEARINGS + clearing] = json.whole(n, at, 0, 999);
  }
  for (const [name, building] of [
    ['buildings', true],
    ['tokens', false],
  ] as const) {
    const kinds = EVERY_KIND.filter((kind) => isBuilding(kind) === building).map(kindId);
    const read = (v: unknown, p: string) => {
      const kind = kindNamed(json.oneOf(v, p, kinds));
      playing(state.facts, factionId(ownerOf(kind)), p);
      shiftPiece(state, kind, clearing, 1);
    };
    json.optional(fields, path, name, (v, p) => void json.list(v, p, read), undefined);
  }
  if (fields['ruin'] !== undefined) readRuin(state, clearing, fields['ruin'], `${path}.ruin`);
  state.cells[BLOCKED + clearing] = json.optional(
    fields,
    path,
    'blockedSlots',
    (v, p) => json.whole(v, p, 0, 3),
    0,
  );
}

function playing(facts: Facts, id: unknown, path: string): Faction {
  const ids = facts.factions.map(factionId);
  return factionNamed(json.oneOf(id, path, ids));
}

function readRuin(state: State, clearing: Clearing, value: unknown, path: string): void {
  if (!state.facts.map.clearings[clearing]?.ruin) json.fail(path, message(m('bad.noRuin')));
  const hidden = json.list(value, path, (v, p) => json.oneOf(v, p, [...ITEM_IDS, UNKNOWN_ID]));
  if (hidden.length > 2) {
    json.fail(path, kernelMessage('data.outOfRange', { value: hidden.length, least: 0, most: 2 }));
  }
  state.cells[RUINS + clearing] = 1;
  for (const [place, id] of hidden.entries()) {
    const item = id === UNKNOWN_ID ? UNKNOWN_ITEM : itemNamed(id);
    state.cells[RUIN_ITEMS + clearing * 2 + place] = item;
  }
}

// ---- items, decks, map ------------------------------------------------------------

function readItems(state: State, fields: Fields): void {
  const supply = json.optional(
    fields,
    '',
    'itemsInSupply',
    (v, p) => json.object(v, p, ITEM_IDS),
    items.mapSupply,
  );
  for (const item of EVERY_ITEM) {
    const id = itemId(item);
    state.cells[ITEM_SUPPLY + item] = json.optional(
      supply,
      'itemsInSupply',
      id,
      (v, p) => json.whole(v, p, 0, 9),
      0,
    );
  }
}

function readDecks(state: State, fields: Fields): void {
  const { facts } = state;
  const piles = json.optional(
    fields,
    '',
    'deck',
    (v, p) => json.object(v, p, ['draw', 'discard', 'available']),
    {},
  );
  const cards = (name: string): Card[] =>
    json.optional(
      piles,
      'deck',
      name,
      (v, p) => json.list(v, p, (x, q) => readCard(facts, x, q)),
      [],
    );
  state.deck.discard = cards('discard');
  state.available = cards('available');
  const elsewhere = new Set(cardsOutsideDraw(state));
  // A draw pile that is left out holds every card that is nowhere else.
  state.deck.draw =
    'draw' in piles ? cards('draw') : facts.startingDeck.filter((card) => !elsewhere.has(card));

  const questPiles = json.optional(
    fields,
    '',
    'quests',
    (v, p) => json.object(v, p, ['draw', 'discard']),
    {},
  );
  const pile = (name: string): Quest[] =>
    json.optional(questPiles, 'quests', name, (v, p) => json.list(v, p, readQuest), []);
  state.quests.discard = pile('discard');
  const current = questOf(state);
  state.quests.draw =
    'draw' in questPiles
      ? pile('draw')
      : EVERY_QUEST.filter(
          (quest) =>
            quest !== current &&
            !state.quests.discard.includes(quest) &&
            !isWithPeople(state, quest),
        );
}

/** Face up on the screen, or done there. */
const isWithPeople = (state: State, quest: Quest): boolean =>
  state.screen !== undefined &&
  (state.screen.quests.includes(quest) ||
    state.facts.vagabonds.some((vagabond) => isQuestDone(state, vagabond, quest)));

function readMapExtras(state: State, fields: Fields): void {
  const { map } = state.facts;
  state.cells[FERRY] = map.ferry === null ? NONE : clearingNumbered(map.ferry);
  if (fields['ferry'] !== undefined) {
    const ferry = json.object(fields['ferry'], 'ferry', ['at', 'used']);
    const at = json.whole(json.field(ferry, 'ferry', 'at'), 'ferry.at', 1, CLEARINGS);
    if (!map.coastal.includes(at)) json.fail('ferry.at', message(m('bad.notCoastal')));
    state.cells[FERRY] = clearingNumbered(at);
    state.cells[FERRY_USED] = json.optional(ferry, 'ferry', 'used', json.flag, false) ? 1 : 0;
  }
  const opened = json.optional(
    fields,
    '',
    'openedPaths',
    (v, p) => json.list(v, p, (pair, at) => json.list(pair, at, (x, q) => json.whole(x, q, 1, 12))),
    [],
  );
  for (const [index, [a, b]] of opened.entries()) {
    const path = map.closedPaths.findIndex(([x, y]) => x === a && y === b);
    if (path < 0) json.fail(`openedPaths[${index}]`, message(m('bad.noClosedPath')));
    state.cells[OPENED_PATHS + path] = 1;
  }
}
