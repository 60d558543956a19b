import { BadData, Refused } from '@empty-chair/kernel/errors';
import { literal, message } from '@empty-chair/kernel/words';
import { decodeState } from '../codec-decode.ts';
import { encodeState, VIZIER_ID } from '../codec-encode.ts';
import { settleBattleTrack } from '../items.ts';
import type { Card } from '../pieces.ts';
import { EVERY_FACTION, EVERY_SUIT } from '../pieces.ts';
import type { State } from '../state.ts';
import { decreeOf, inPlayOf } from '../state.ts';
import { m } from '../words.ts';

type Json = Record<string, unknown>;

/**
 * The table is always right: any fact of the encoded state can be set by its path, such as
 * `clearings.5.warriors.marquise`. Supplies follow by themselves; what cannot be is refused.
 */
export function setByPath(state: State, path: string, value: unknown): void {
  const before = encodeState(state) as Json;
  const data = encodeState(state) as Json;
  setAt(data, path.split('.'), path, value);
  forgetSupplies(data, path);
  forgetPlots(data, path);
  settlePiles('deck', cardsOutsidePiles, { before, data, path });
  settlePiles('quests', questsOutsidePiles, { before, data, path });
  let corrected: State;
  try {
    corrected = decodeState(data, state.facts.config);
  } catch (error) {
    if (!(error instanceof BadData)) throw error;
    throw new Refused(error.reason);
  }
  // 7.2.4 holds at any time; only a correction of the track itself is taken as it is.
  if (/\.items\.(ready|exhausted|damaged)/.test(path)) settleBattleTrack(corrected);
  overwrite(state, corrected);
}

function setAt(data: Json, steps: readonly string[], path: string, value: unknown): void {
  let here: Json = data;
  for (const step of steps.slice(0, -1)) {
    const next = Object.hasOwn(here, step) ? here[step] : undefined;
    if (typeof next !== 'object' || next === null) throw noFact(path);
    here = next as Json;
  }
  const last = steps[steps.length - 1] ?? '';
  if (last in Object.prototype) throw noFact(path);
  // A list has no gaps: a card in it is another card, or one more at its end.
  if (Array.isArray(here) && (value === null || !isPlaceIn(here, last))) throw noFact(path);
  if (value === null) delete here[last];
  else here[last] = value;
}

const isPlaceIn = (list: readonly unknown[], step: string): boolean =>
  /^(0|[1-9]\d*)$/.test(step) && Number(step) <= list.length;

const noFact = (path: string): Refused =>
  new Refused(message(m('no.noFact'), { path: literal(path) }));

/** Pieces put on the map come out of the supply, and a corrected total has no sources. */
function forgetSupplies(data: Json, path: string): void {
  for (const [id, faction] of Object.entries(data['factions'] as Record<string, Json>)) {
    if (!path.startsWith(`factions.${id}.supply`)) delete faction['supply'];
    if (path !== `factions.${id}.warriorsInSupply`) delete faction['warriorsInSupply'];
    if (path === `factions.${id}.score`) delete faction['scoredFrom'];
  }
}

/** Where no plot lies any more, nothing is known of one. A plot that is itself corrected is taken as it is. */
function forgetPlots(data: Json, path: string): void {
  const { plots } = (data['factions'] as Record<string, Json>)['corvids'] ?? {};
  if (!plots || path.startsWith('factions.corvids')) return;
  for (const [id, { tokens }] of Object.entries(data['clearings'] as Record<string, Json>)) {
    if (!idsIn(tokens).includes('plot')) delete (plots as Json)[id];
  }
}

const cardsOutsidePiles = ({ factions, deck }: Json): readonly string[] =>
  Object.values(factions ?? {})
    .flatMap(({ decree, cardsInPlay, lostSouls, revealed, market, ambushes }: Json) =>
      idsIn([decree, cardsInPlay, lostSouls, revealed, market, ambushes]),
    )
    .concat(idsIn((deck as Json)['available']));
const questsOutsidePiles = ({ factions }: Json): readonly string[] =>
  Object.values(factions ?? {}).flatMap((faction: Json) => idsIn(faction['quest']));

interface Correction {
  readonly before: Json;
  readonly data: Json;
  readonly path: string;
}

/**
 * A card is in one place. Put somewhere, it leaves the piles; taken away from there, it is again one
 * of those that may be drawn. A pile that is itself corrected is taken as it is.
 */
function settlePiles(
  name: 'deck' | 'quests',
  outside: (data: Json) => readonly string[],
  { before, data, path }: Correction,
): void {
  if (path === name) return;
  const piles = data[name] as Json;
  const { draw, discard } = piles;
  const placed = outside(data);
  const discarded = path.startsWith(`${name}.discard`)
    ? discard
    : idsIn(discard).filter((id) => !placed.includes(id));
  const gone = new Set([...placed, ...idsIn(discarded)]);
  const all = new Set([...idsIn(before[name]), ...outside(before)]);
  const left = idsIn(draw);
  const back = [...all].filter((id) => !gone.has(id) && !left.includes(id) && id !== VIZIER_ID);
  data[name] = {
    ...piles,
    discard: discarded,
    // At the bottom, so that no card that is about to be drawn changes.
    draw: path.startsWith(`${name}.draw`) ? draw : [...back, ...left.filter((id) => !gone.has(id))],
  };
}

/** All strings in a piece of JSON, whatever its form: what is wrong with it is told on decoding. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

function overwrite(state: State, by: State): void {
  state.cells.set(by.cells);
  state.deck.draw = by.deck.draw;
  state.deck.discard = by.deck.discard;
  state.available = by.available;
  state.lostSouls = by.lostSouls;
  state.revealed = by.revealed;
  state.market = by.market;
  state.ambushes = by.ambushes;
  state.quests.draw = by.quests.draw;
  state.quests.discard = by.quests.discard;
  for (const suit of EVERY_SUIT) replace(decreeOf(state, suit), decreeOf(by, suit));
  for (const faction of EVERY_FACTION) replace(inPlayOf(state, faction), inPlayOf(by, faction));
}

function replace(cards: Card[], by: readonly Card[]): void {
  cards.splice(0, cards.length, ...by);
}
