import { get, NONE } from '@empty-chair/kernel/ids';
import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { message } from '@empty-chair/kernel/words';
import { readCard } from './codec-cards.ts';
import { CORVID_FIELDS, readCorvids } from './codec-corvids.ts';
import { DUCHY_FIELDS, readDuchy } from './codec-duchy.ts';
import { VIZIER_ID } from './codec-encode.ts';
import { LIZARD_FIELDS, readLizards } from './codec-lizards.ts';
import { RIVERFOLK_FIELDS, readRiverfolk } from './codec-riverfolk.ts';
import { CHARACTERS } from './config.ts';
import { forestNamed, isPlaying } from './facts.ts';
import { setQuestDone } from './humans/vagabond.ts';
import { settleBattleTrack } from './items.ts';
import { beginAs, hold, itemsIn, loseOne } from './pack.ts';
import type { Faction, Quest } from './pieces.ts';
import {
  CLEARINGS,
  CORVIDS,
  clearingNumbered,
  DUCHY,
  EVERY_CLEARING,
  EVERY_QUEST,
  EVERY_SUIT,
  EYRIE,
  factionId,
  factionNamed,
  ITEM_IDS,
  ITEMS,
  isVagabond,
  itemNamed,
  KIND_COUNT,
  kindId,
  kindsOf,
  LIZARDS,
  questId,
  questNamed,
  RIVERFOLK,
  SUIT_IDS,
  suitId,
  WARRIOR_COUNT,
} from './pieces.ts';
import { RELATION_IDS, setAids, setRelation } from './relations.ts';
import type { State } from './state.ts';
import {
  CRAFTED,
  cell,
  decreeOf,
  ITEM_STATE,
  ITEM_STATES,
  inForest,
  inPlayOf,
  PACK_STATES,
  PAWNS,
  PIECE_SUPPLY,
  PIECES_GONE,
  POINTS,
  paymentsOf,
  piecesAt,
  QUEST,
  SCORE,
  SOURCE,
  SOURCES,
  VIZIER,
  WARRIOR_SUPPLY,
  WARRIORS_ELSEWHERE,
  warriorsAt,
} from './state.ts';
import { factionRef, kindRef, m } from './words.ts';

const FIELDS = [
  'score',
  'scoredFrom',
  'warriorsInSupply',
  'warriorsElsewhere',
  'supply',
  'outOfGame',
  'craftedItems',
  'cardsInPlay',
  'decree',
  'pawn',
  'items',
  'quest',
  'character',
  'relations',
  'aids',
  'questsDone',
  ...LIZARD_FIELDS,
  ...RIVERFOLK_FIELDS,
  ...DUCHY_FIELDS,
  ...CORVID_FIELDS,
];

export function decodeFactions(state: State, value: unknown): void {
  const ids = state.facts.factions.map(factionId);
  const fields = json.object(value, 'factions', ids);
  if (isPlaying(state.facts, RIVERFOLK)) {
    const path = `factions.${factionId(RIVERFOLK)}`;
    const given = json.object(fields[factionId(RIVERFOLK)] ?? {}, path, FIELDS);
    readRiverfolk(state, given, path);
  }
  for (const faction of state.facts.factions) {
    const id = factionId(faction);
    const path = `factions.${id}`;
    const given = json.object(id in fields ? fields[id] : {}, path, FIELDS);
    readScore(state, faction, given, path);
    readSupply(state, faction, given, path);
    readPossessions(state, faction, given, path);
    if (faction === EYRIE) readDecree(state, given, path);
    if (faction === LIZARDS) readLizards(state, given, path);
    if (faction === DUCHY) readDuchy(state, given, path);
    if (faction === CORVIDS) readCorvids(state, given, path);
    if (isVagabond(faction)) readVagabond(state, faction, given, path);
  }
}

/** A score without its sources counts as points from earlier. */
function readScore(state: State, faction: Faction, fields: Fields, path: string): void {
  const score = json.optional(fields, path, 'score', (v, p) => json.whole(v, p, 0, 999), 0);
  const from = json.optional(fields, path, 'scoredFrom', (v, p) => json.object(v, p, SOURCES), {
    earlier: score,
  });
  const at = POINTS + faction * SOURCES.length;
  state.cells[SCORE + faction] = score;
  let total = 0;
  for (const id of SOURCES) {
    const n = json.optional(
      from,
      `${path}.scoredFrom`,
      id,
      (v, p) => json.whole(v, p, -999, 999),
      0,
    );
    state.cells[at + SOURCE[id]] = n;
    total += n;
  }
  if (total !== score) {
    json.fail(
      `${path}.scoredFrom`,
      message(m('bad.score'), { faction: factionRef(faction), n: score }),
    );
  }
}

/** Whatever is not on the map is in supply, unless the position says where else. */
function readSupply(state: State, faction: Faction, fields: Fields, path: string): void {
  let onMap = 0;
  for (const c of EVERY_CLEARING) onMap += warriorsAt(state, faction, c);
  const paid = paymentsOf(state, faction);
  const most = get(WARRIOR_COUNT, faction);
  const elsewhere = json.optional(
    fields,
    path,
    'warriorsElsewhere',
    (v, p) => json.whole(v, p, 0, most),
    0,
  );
  if (onMap + elsewhere + paid > most) {
    const n = onMap + elsewhere + paid;
    json.fail(path, message(m('bad.warriors'), { faction: factionRef(faction), n, most }));
  }
  state.cells[WARRIORS_ELSEWHERE + faction] = elsewhere;
  state.cells[WARRIOR_SUPPLY + faction] = json.optional(
    fields,
    path,
    'warriorsInSupply',
    (v, p) => json.whole(v, p, 0, most),
    most - onMap - elsewhere - paid,
  );
  const kinds = kindsOf(faction);
  const names: readonly string[] = kinds.map(kindId);
  const gone = json.optional(
    fields,
    path,
    'outOfGame',
    (v, p) => json.list(v, p, (x, q) => json.oneOf(x, q, names)),
    [],
  );
  const supply = json.optional(fields, path, 'supply', (v, p) => json.object(v, p, names), {});
  for (const kind of kinds) {
    const id = kindId(kind);
    const away = gone.filter((name) => name === id).length;
    const count = get(KIND_COUNT, kind);
    let used = away;
    for (const c of EVERY_CLEARING) used += piecesAt(state, kind, c);
    if (used > count) {
      json.fail(path, message(m('bad.pieces'), { piece: kindRef(kind), n: used, most: count }));
    }
    state.cells[PIECES_GONE + kind] = away;
    state.cells[PIECE_SUPPLY + kind] = json.optional(
      supply,
      `${path}.supply`,
      id,
      (v, p) => json.whole(v, p, 0, count),
      count - used,
    );
  }
}

function readPossessions(state: State, faction: Faction, fields: Fields, path: string): void {
  const crafted = json.optional(
    fields,
    path,
    'craftedItems',
    (v, p) => json.list(v, p, (x, q) => itemNamed(json.oneOf(x, q, ITEM_IDS))),
    [],
  );
  for (const item of crafted) {
    const index = CRAFTED + faction * ITEMS + item;
    state.cells[index] = cell(state, index) + 1;
  }
  const inPlay = json.optional(
    fields,
    path,
    'cardsInPlay',
    (v, p) => json.list(v, p, (x, q) => readCard(state.facts, x, q)),
    [],
  );
  if (inPlay.length > 0 && state.facts.botOf[faction] !== undefined) {
    json.fail(`${path}.cardsInPlay`, message(m('bad.botEffects')));
  }
  inPlayOf(state, faction).push(...inPlay);
}

function readDecree(state: State, fields: Fields, path: string): void {
  const bot = state.facts.botOf[EYRIE] !== undefined;
  if (!bot) {
    if ('decree' in fields) json.fail(`${path}.decree`, message(m('bad.decree')));
    return;
  }
  const decree = json.optional(fields, path, 'decree', (v, p) => json.object(v, p, SUIT_IDS), {
    bird: [VIZIER_ID, VIZIER_ID],
  });
  for (const suit of EVERY_SUIT) {
    const id = suitId(suit);
    const cards = json.optional(
      decree,
      `${path}.decree`,
      id,
      (v, p) => json.list(v, p, (x, q) => (x === VIZIER_ID ? VIZIER : readCard(state.facts, x, q))),
      [],
    );
    decreeOf(state, suit).push(...cards);
  }
}

function readVagabond(state: State, faction: Faction, fields: Fields, path: string): void {
  const { facts } = state;
  const pawn = json.object(json.field(fields, path, 'pawn'), `${path}.pawn`, [
    'clearing',
    'forest',
  ]);
  const place =
    'forest' in pawn
      ? inForest(
          forestNamed(
            facts,
            json.oneOf(pawn['forest'], `${path}.pawn.forest`, facts.forestIds.slice()),
          ),
        )
      : clearingNumbered(
          json.whole(
            json.field(pawn, `${path}.pawn`, 'clearing'),
            `${path}.pawn.clearing`,
            1,
            CLEARINGS,
          ),
        );
  state.cells[PAWNS + faction] = place;
  if (facts.botOf[faction] === undefined) {
    readPack(state, faction, fields, path);
    return;
  }
  for (const name of HUMAN_FIELDS) {
    if (name in fields) json.fail(`${path}.${name}`, message(m('bad.humanPack')));
  }
  const items = json.object(json.field(fields, path, 'items'), `${path}.items`, ITEM_STATES);
  for (const [condition, id] of ITEM_STATES.entries()) {
    state.cells[ITEM_STATE + condition] = json.optional(
      items,
      `${path}.items`,
      id,
      (v, p) => json.whole(v, p, 0, 30),
      0,
    );
  }
  if (!('trackReady' in items || 'trackExhausted' in items)) settleBattleTrack(state);
  state.cells[QUEST] = json.optional(fields, path, 'quest', readQuest, NONE);
}

const HUMAN_FIELDS = ['character', 'relations', 'aids', 'questsDone'];

/** What a human Vagabond has is known once it is known who he is; nothing of it before. */
function readPack(state: State, faction: Faction, fields: Fields, path: string): void {
  if ('quest' in fields) json.fail(`${path}.quest`, message(m('bad.vagabotItems')));
  if (!('character' in fields)) {
    for (const name of ['items', ...HUMAN_FIELDS]) {
      if (name in fields) json.fail(`${path}.${name}`, message(m('bad.vagabotItems')));
    }
    return;
  }
  beginAs(state, faction, json.oneOf(fields['character'], `${path}.character`, CHARACTERS));
  if ('items' in fields) readPackItems(state, faction, fields['items'], `${path}.items`);
  const others: readonly string[] = state.facts.factions
    .filter((other) => !isVagabond(other))
    .map(factionId);
  const relations = json.optional(
    fields,
    path,
    'relations',
    (v, p) => json.object(v, p, others),
    {},
  );
  for (const [id, relation] of Object.entries(relations)) {
    const known = json.oneOf(relation, `${path}.relations.${id}`, RELATION_IDS);
    setRelation(state, faction, factionNamed(id), known);
  }
  const aids = json.optional(fields, path, 'aids', (v, p) => json.object(v, p, others), {});
  for (const [id, n] of Object.entries(aids)) {
    setAids(state, faction, factionNamed(id), json.whole(n, `${path}.aids.${id}`, 0, 2));
  }
  const done = json.optional(fields, path, 'questsDone', (v, p) => json.list(v, p, readQuest), []);
  for (const quest of done) setQuestDone(state, faction, quest, true);
}

function readPackItems(state: State, faction: Faction, value: unknown, path: string): void {
  const lists = json.object(value, path, PACK_STATES);
  for (const id of itemsIn(state, faction, 'ready')) loseOne(state, faction, id);
  for (const condition of PACK_STATES) {
    const items = json.optional(
      lists,
      path,
      condition,
      (v, p) => json.list(v, p, (x, q) => itemNamed(json.oneOf(x, q, ITEM_IDS))),
      [],
    );
    // As many as in two boxes.
    json.whole(items.length, `${path}.${condition}`, 0, 30);
    for (const item of items) hold(state, faction, item, condition, 1);
  }
}

export function readQuest(value: unknown, path: string): Quest {
  return questNamed(json.oneOf(value, path, EVERY_QUEST.map(questId)));
}
