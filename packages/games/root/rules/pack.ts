import { NONE } from '@empty-chair/kernel/ids';
import type { RuleId } from '@empty-chair/kernel/words';
import type { Character } from './config.ts';
import { CHARACTERS } from './config.ts';
import type { Faction, Item, ItemId } from './pieces.ts';
import {
  EVERY_ITEM,
  EVERY_QUEST,
  FACTIONS,
  ITEMS,
  isVagabond,
  itemId,
  itemNamed,
  vagabondIndex,
} from './pieces.ts';
import type { RootTable } from './scene.ts';
import { askedOf } from './screen/play.ts';
import type { PackState, State } from './state.ts';
import { AIDS, CHARACTER, cell, PACK_STATES, PACKS, QUESTS_DONE, RELATIONS } from './state.ts';
import { factionRef, itemRef, m, rule } from './words.ts';

/**
 * A human Vagabond's items (law 9.2.5 to 9.2.7). They are followed from the moment that he says who he
 * is; until then, and in records from before, he keeps them himself and is asked.
 */

/** As they lie on the board: the Damaged box keeps both faces. */
export const PACK_LINES = [
  ['ready', 'ready'],
  ['exhausted', 'exhausted'],
  ['damaged', 'damagedReady', 'damagedExhausted'],
] as const;

/** Law V.1 to V.6. */
export const STARTING_ITEMS: Readonly<Record<Character, readonly ItemId[]>> = {
  thief: ['boot', 'torch', 'tea', 'sword'],
  tinker: ['boot', 'torch', 'bag', 'hammer'],
  ranger: ['boot', 'torch', 'crossbow', 'sword'],
  vagrant: ['coin', 'torch', 'boot'],
  scoundrel: ['boot', 'boot', 'torch', 'crossbow'],
  arbiter: ['boot', 'torch', 'sword', 'sword'],
};

/** law.9.2.5: face up and undamaged these lie on their tracks, three of a kind at most. */
const TRACKED: readonly ItemId[] = ['tea', 'coin', 'bag'];
const ON_TRACK = 3;
const REFRESHED = 3;
const REFRESHED_PER_TEA = 2;
const CAPACITY = 6;
const CAPACITY_PER_BAG = 2;

export function characterOf(state: State, faction: Faction): Character | undefined {
  return isVagabond(faction)
    ? CHARACTERS[cell(state, CHARACTER + vagabondIndex(faction))]
    : undefined;
}
/** Whether the app knows the items of that faction. */
export const isFollowed = (state: State, faction: Faction): boolean =>
  isVagabond(faction) && cell(state, CHARACTER + vagabondIndex(faction)) !== NONE;

/** Nobody but a Vagabond has such a place. */
const at = (faction: Faction, item: Item, condition: PackState): number =>
  PACKS +
  (vagabondIndex(faction) * ITEMS + item) * PACK_STATES.length +
  PACK_STATES.indexOf(condition);

export const held = (
  state: State,
  faction: Faction,
  item: Item,
  ...conditions: readonly PackState[]
): number =>
  conditions.reduce((sum, condition) => sum + cell(state, at(faction, item, condition)), 0);

export const hold = (
  state: State,
  faction: Faction,
  item: Item,
  condition: PackState,
  by: number,
): void => {
  const index = at(faction, item, condition);
  state.cells[index] = cell(state, index) + by;
};

/** A new character begins with his items, indifferent to all, without a quest done. */
export function beginAs(state: State, faction: Faction, character: Character): void {
  const mine = vagabondIndex(faction);
  const clear = (region: number, size: number): void => {
    state.cells.fill(0, region + mine * size, region + (mine + 1) * size);
  };
  clear(PACKS, ITEMS * PACK_STATES.length);
  clear(RELATIONS, FACTIONS);
  clear(AIDS, FACTIONS);
  clear(QUESTS_DONE, EVERY_QUEST.length);
  state.cells[CHARACTER + mine] = CHARACTERS.indexOf(character);
  for (const id of STARTING_ITEMS[character]) hold(state, faction, itemNamed(id), 'ready', 1);
}

// ---- what he has -------------------------------------------------------------------

export const ready = (state: State, faction: Faction, id: ItemId): number =>
  held(state, faction, itemNamed(id), 'ready');
/** law.9.2.6: the limit of rolled hits, ready or exhausted. */
export const undamagedSwords = (state: State, faction: Faction): number =>
  held(state, faction, itemNamed('sword'), 'ready', 'exhausted');
const undamaged = (state: State, faction: Faction, item: Item): number =>
  held(state, faction, item, 'ready', 'exhausted');

/** Each item of these conditions, two alike twice. */
export const itemsIn = (
  state: State,
  faction: Faction,
  ...conditions: readonly PackState[]
): readonly ItemId[] =>
  isFollowed(state, faction)
    ? EVERY_ITEM.flatMap((item) =>
        new Array<ItemId>(held(state, faction, item, ...conditions)).fill(itemId(item)),
      )
    : [];

const onTrack = (state: State, faction: Faction, id: ItemId): number =>
  Math.min(ON_TRACK, ready(state, faction, id));
/** Law 9.4.1: how many are turned up in Birdsong. */
export const refreshable = (state: State, faction: Faction): number =>
  REFRESHED + REFRESHED_PER_TEA * onTrack(state, faction, 'tea');
/** Law 9.6.2. */
export const vagabondDraw = (state: State, faction: Faction): number =>
  1 + onTrack(state, faction, 'coin');
/** In the Satchel or the Damaged box: all but what lies on a track, each item, two alike twice. */
export const inSatchel = (state: State, faction: Faction): readonly ItemId[] =>
  EVERY_ITEM.flatMap((item) => {
    const id = itemId(item);
    const tracked = TRACKED.includes(id) ? onTrack(state, faction, id) : 0;
    return new Array<ItemId>(held(state, faction, item, ...PACK_STATES) - tracked).fill(id);
  });
/** Law 9.6.4: how many items the Satchel and the Damaged box cannot hold. */
export function tooMany(state: State, faction: Faction): number {
  const capacity = CAPACITY + CAPACITY_PER_BAG * onTrack(state, faction, 'bag');
  return Math.max(0, inSatchel(state, faction).length - capacity);
}

// ---- what happens to it ---------------------------------------------------------------

function shift(state: State, faction: Faction, item: Item, from: PackState, to: PackState): void {
  hold(state, faction, item, from, -1);
  hold(state, faction, item, to, 1);
}

/** Law 9.2.5: only what is ready and undamaged can be; without one nothing happens. */
export function exhaustOne(table: RootTable, faction: Faction, id: ItemId, by: RuleId): void {
  const { state } = table.scene;
  const item = itemNamed(id);
  if (held(state, faction, item, 'ready') === 0) return;
  shift(state, faction, item, 'ready', 'exhausted');
  table.emit?.(by, m('do.packExhaust'), { item: itemRef(item) });
}

export function gainOne(table: RootTable, faction: Faction, item: Item): void {
  hold(table.scene.state, faction, item, 'ready', 1);
}

export function refreshOne(state: State, faction: Faction, id: ItemId): void {
  shift(state, faction, itemNamed(id), 'exhausted', 'ready');
}

/** law.9.2.7: each hit damages an undamaged item of his choice. A-59: of two alike the exhausted one. */
export function damagePack(table: RootTable, faction: Faction, hits: number): void {
  const { state } = table.scene;
  const whole = (): readonly Item[] =>
    EVERY_ITEM.filter((item) => undamaged(state, faction, item) > 0);
  for (let left = hits; left > 0; left -= 1) {
    const answers = whole();
    const [first] = answers;
    if (first === undefined) return;
    const all = itemsIn(state, faction, 'ready', 'exhausted').length;
    const item =
      answers.length === 1 || all <= left
        ? first
        : table.ask({
            rule: rule('law.items'),
            channel: 'human',
            ...askedOf(state, faction),
            ask: { id: m('ask.damageItem'), params: { faction: factionRef(faction), n: left } },
            answers,
            ref: itemRef,
          });
    damageOne(state, faction, item);
    table.emit?.(rule('law.items'), m('do.packDamage'), {
      faction: factionRef(faction),
      item: itemRef(item),
    });
  }
}

function damageOne(state: State, faction: Faction, item: Item): void {
  if (held(state, faction, item, 'exhausted') > 0) {
    shift(state, faction, item, 'exhausted', 'damagedExhausted');
  } else shift(state, faction, item, 'ready', 'damagedReady');
}

/** Law 9.5.7: it keeps its face. A-59: of two alike the ready one. */
export function repairOne(table: RootTable, faction: Faction, id: ItemId, by: RuleId): void {
  const { state } = table.scene;
  const item = itemNamed(id);
  if (held(state, faction, item, 'damagedReady') > 0) {
    shift(state, faction, item, 'damagedReady', 'ready');
  } else shift(state, faction, item, 'damagedExhausted', 'exhausted');
  table.emit?.(by, m('do.packRepair'), { item: itemRef(item) });
}

/** Law 9.6.1: a night in the forest; what was damaged comes back ready. */
export function rest(table: RootTable, faction: Faction): void {
  const { state } = table.scene;
  const damaged = itemsIn(state, faction, 'damagedReady', 'damagedExhausted');
  if (damaged.length === 0) return;
  for (const item of EVERY_ITEM) {
    for (const condition of ['damagedReady', 'damagedExhausted'] as const) {
      const n = held(state, faction, item, condition);
      hold(state, faction, item, condition, -n);
      hold(state, faction, item, 'ready', n);
    }
  }
  table.emit?.(rule('law.rest'), m('do.packRest'), {
    items: damaged.map((id) => itemRef(itemNamed(id))),
  });
}

const LEAST_USEFUL_FIRST = ['damagedExhausted', 'damagedReady', 'exhausted', 'ready'] as const;

/** Out of the game, or given up: of two alike the least useful. */
export function loseOne(state: State, faction: Faction, id: ItemId): void {
  const item = itemNamed(id);
  const condition = LEAST_USEFUL_FIRST.find((one) => held(state, faction, item, one) > 0);
  if (condition !== undefined) hold(state, faction, item, condition, -1);
}
