import { NONE } from '@empty-chair/kernel/ids';
import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { message } from '@empty-chair/kernel/words';
import { readCard } from '../codec-cards.ts';
import { COLUMN_IDS, LEADER_IDS } from '../leaders.ts';
import type { Card, Clearing, Faction, Item, Quest } from '../pieces.ts';
import {
  CLEARINGS,
  clearingNumbered,
  EVERY_FACTION,
  EVERY_QUEST,
  factionId,
  factionNamed,
  ITEM_IDS,
  itemId,
  itemNamed,
  questId,
  questNamed,
  SUIT_IDS,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { VIZIER } from '../state.ts';
import { m } from '../words.ts';
import type { Screen, ScreenTurn } from './screen.ts';
import { EMPTY_SCREEN, FRESH_TURN, ONCE, STEPS } from './screen.ts';

/** What a position and a checkpoint hold of people who play on the screen; what is empty is left out. */

const VIZIER_ID = 'vizier';
type Json = Record<string, unknown>;

export function encodeScreen(state: State, screen: Screen): Json {
  const id = (card: Card): string =>
    card === VIZIER ? VIZIER_ID : (state.facts.cards[card]?.id ?? '');
  const byFaction = <T>(
    list: readonly T[],
    isEmpty: (one: T) => boolean,
    say: (one: T) => unknown,
  ) =>
    filled(
      state.facts.factions
        .filter((faction) => !isEmpty(list[faction] as T))
        .map((faction) => [factionId(faction), say(list[faction] as T)] as const),
    );
  const columns = (list: readonly (readonly Card[])[]) =>
    filled(
      COLUMN_IDS.flatMap((column, index) => {
        const cards = list[index] ?? [];
        return cards.length === 0 ? [] : [[column, cards.map(id)] as const];
      }),
    );
  return compact({
    hands: byFaction(screen.hands, isNone, (cards) => cards.map(id)),
    supporters: screen.supporters.map(id),
    decree: columns(screen.decree),
    leader: screen.leader,
    deposed: screen.deposed,
    quests: screen.quests.map(questId),
    dominance: byFaction(screen.dominance, (card) => card === NONE, id),
    partner: screen.partner === NONE ? undefined : factionId(screen.partner),
    coffins: byFaction(
      screen.coffins,
      (n) => n === 0,
      (n) => n,
    ),
    exhausted: byFaction(screen.exhausted, isNone, (items) => items.map(itemId)),
    fallen: screen.fallen.map(({ faction, at, n }) => ({
      faction: factionId(faction),
      at: at + 1,
      n,
    })),
    scorched: screen.scorched.map((at) => at + 1),
    turn: encodeTurn(screen.turn, id, columns),
  });
}

const isNone = (list: readonly unknown[]): boolean => list.length === 0;

function encodeTurn(
  turn: ScreenTurn,
  id: (card: Card) => string,
  columns: (list: readonly (readonly Card[])[]) => Json | undefined,
): Json {
  return compact({
    step: turn.step,
    begun: turn.begun || undefined,
    once: turn.once,
    taken: turn.taken || undefined,
    birds: turn.birds || undefined,
    marching: turn.marching || undefined,
    activated: turn.activated.some((n) => n > 0)
      ? Object.fromEntries(SUIT_IDS.map((suit, index) => [suit, turn.activated[index]]))
      : undefined,
    used: turn.used.map(id),
    resolved: columns(turn.resolved),
  });
}

const filled = (entries: readonly (readonly [string, unknown])[]): Json | undefined =>
  entries.length === 0 ? undefined : Object.fromEntries(entries);

/** Without what is empty. */
const compact = (fields: Json): Json =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

const SCREEN_FIELDS = Object.keys(EMPTY_SCREEN);
const TURN_FIELDS = Object.keys(FRESH_TURN);
const PATH = 'screen';

export function decodeScreen(state: State, value: unknown): void {
  const { screen, facts } = state;
  if (screen === undefined) {
    json.fail(PATH, message(m('bad.noScreen')));
    return;
  }
  const fields = json.object(value, PATH, SCREEN_FIELDS);
  const card = (v: unknown, p: string): Card => readCard(facts, v, p);
  const decreed = (v: unknown, p: string): Card => (v === VIZIER_ID ? VIZIER : card(v, p));
  const cards = (v: unknown, p: string) => json.list(v, p, card);
  screen.hands = perFaction(state, fields, 'hands', cards, []);
  screen.supporters = json.optional(fields, PATH, 'supporters', cards, []);
  screen.decree = json.optional(fields, PATH, 'decree', columnsOf(decreed), EMPTY_SCREEN.decree);
  screen.leader = json.optional(fields, PATH, 'leader', leader, undefined);
  screen.deposed = json.optional(fields, PATH, 'deposed', (v, p) => json.list(v, p, leader), []);
  screen.quests = json.optional(fields, PATH, 'quests', (v, p) => json.list(v, p, quest), []);
  screen.dominance = perFaction(state, fields, 'dominance', card, NONE);
  screen.partner = json.optional(fields, PATH, 'partner', playing(state), NONE);
  screen.coffins = perFaction(state, fields, 'coffins', (v, p) => json.whole(v, p, 0, 99), 0);
  screen.exhausted = perFaction(state, fields, 'exhausted', (v, p) => json.list(v, p, item), []);
  screen.fallen = json.optional(
    fields,
    PATH,
    'fallen',
    (v, p) => json.list(v, p, fallen(state)),
    [],
  );
  screen.scorched = json.optional(fields, PATH, 'scorched', (v, p) => json.list(v, p, place), []);
  screen.turn = json.optional(
    fields,
    PATH,
    'turn',
    (v, p) => readTurn(v, p, card, decreed),
    FRESH_TURN,
  );
}

function readTurn(
  value: unknown,
  path: string,
  card: (value: unknown, path: string) => Card,
  decreed: (value: unknown, path: string) => Card,
): ScreenTurn {
  const fields = json.object(value, path, TURN_FIELDS);
  const whole = (name: string) =>
    json.optional(fields, path, name, (v, p) => json.whole(v, p, 0, 99), 0);
  return {
    step: json.oneOf(json.field(fields, path, 'step'), `${path}.step`, STEPS),
    begun: json.optional(fields, path, 'begun', json.flag, false),
    once: json.optional(
      fields,
      path,
      'once',
      (v, p) => json.list(v, p, (x, q) => json.oneOf(x, q, ONCE)),
      [],
    ),
    taken: whole('taken'),
    birds: whole('birds'),
    marching: whole('marching'),
    activated: json.optional(fields, path, 'activated', readActivated, FRESH_TURN.activated),
    used: json.optional(fields, path, 'used', (v, p) => json.list(v, p, card), []),
    resolved: json.optional(fields, path, 'resolved', columnsOf(decreed), FRESH_TURN.resolved),
  };
}

function readActivated(value: unknown, path: string): readonly number[] {
  const fields = json.object(value, path, SUIT_IDS);
  return SUIT_IDS.map((suit) =>
    json.optional(fields, path, suit, (v, p) => json.whole(v, p, 0, 99), 0),
  );
}

const columnsOf =
  (card: (value: unknown, path: string) => Card) =>
  (value: unknown, path: string): readonly (readonly Card[])[] => {
    const fields = json.object(value, path, COLUMN_IDS);
    return COLUMN_IDS.map((column) =>
      json.optional(fields, path, column, (v, p) => json.list(v, p, card), []),
    );
  };

function perFaction<T>(
  state: State,
  fields: Fields,
  name: string,
  read: (value: unknown, path: string) => T,
  otherwise: T,
): readonly T[] {
  const path = `${PATH}.${name}`;
  const given = json.optional(fields, PATH, name, (v, p) => json.object(v, p), {});
  for (const id of Object.keys(given)) playing(state)(id, `${path}.${id}`);
  return EVERY_FACTION.map((faction) =>
    json.optional(given, path, factionId(faction), read, otherwise),
  );
}

const playing =
  (state: State) =>
  (value: unknown, path: string): Faction =>
    factionNamed(json.oneOf(value, path, state.facts.factions.map(factionId)));

const leader = (value: unknown, path: string) => json.oneOf(value, path, LEADER_IDS);
const item = (value: unknown, path: string): Item => itemNamed(json.oneOf(value, path, ITEM_IDS));
const quest = (value: unknown, path: string): Quest =>
  questNamed(json.oneOf(value, path, EVERY_QUEST.map(questId)));

const place = (value: unknown, path: string): Clearing =>
  clearingNumbered(json.whole(value, path, 1, CLEARINGS));

const fallen = (state: State) => (value: unknown, path: string) => {
  const fields = json.object(value, path, ['faction', 'at', 'n']);
  return {
    faction: playing(state)(json.field(fields, path, 'faction'), `${path}.faction`),
    at: place(json.field(fields, path, 'at'), `${path}.at`),
    n: json.whole(json.field(fields, path, 'n'), `${path}.n`, 1, 25),
  };
};
