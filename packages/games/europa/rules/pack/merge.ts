import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { realmOf } from '../content.ts';
import { m } from '../words.ts';
import type { MapChanges, ProvinceChange } from './apply-map.ts';
import type { CardChange, ChartChange, NodeChange, Pack } from './types.ts';

/**
 * A pack with another added: what both say is as the later one has it, and nothing else of the first goes.
 * Two versions of the booklet are not one.
 */
export function addPack(pack: Pack | undefined, added: Pack): Pack {
  if (pack === undefined) return added;
  const booklet = added.booklet ?? pack.booklet;
  if (pack.booklet !== undefined && booklet !== pack.booklet) {
    const said = { booklet: literal(booklet ?? ''), other: literal(pack.booklet) };
    json.fail('booklet', message(m('bad.booklets'), said));
  }
  return {
    format: 1,
    name: pack.name,
    ...(booklet !== undefined && { booklet }),
    charts: together(pack.charts, added.charts, ({ id }) => id, addChart),
    cards: together(
      pack.cards,
      added.cards,
      ({ number }) => String(number),
      (one, other): CardChange => ({ ...one, ...other }),
    ),
    decks: together(pack.decks, added.decks, ({ realm, age }) => `${realmOf(realm)} ${age}`),
    targets: together(
      pack.targets,
      added.targets,
      ({ realm, kind }) => `${realmOf(realm)} ${kind}`,
    ),
    dice: { ...pack.dice, ...added.dice },
    map: addMap(pack.map, added.map),
  };
}

/** In the order in which they came; of two with one key what both of them make. */
function together<T>(
  all: readonly T[],
  added: readonly T[],
  keyOf: (one: T) => string,
  both: (one: T, other: T) => T = (_, other) => other,
): readonly T[] {
  const byKey = new Map(all.map((one) => [keyOf(one), one]));
  for (const one of added) {
    const before = byKey.get(keyOf(one));
    byKey.set(keyOf(one), before === undefined ? one : both(before, one));
  }
  return [...byKey.values()];
}

function addChart(chart: ChartChange, added: ChartChange): ChartChange {
  const isBack = (id: string): boolean => added.nodes.some((node) => node.id === id);
  const isGone = ({ id }: NodeChange): boolean => added.removed.includes(id);
  return {
    id: chart.id,
    nodes: together(chart.nodes, added.nodes, ({ id }) => id, addNode).filter((n) => !isGone(n)),
    removed: [...new Set([...chart.removed.filter((id) => !isBack(id)), ...added.removed])],
  };
}

/** As printed means that our box is right: then what was said of it before goes. */
const addNode = (node: NodeChange, added: NodeChange): NodeChange =>
  isAsPrinted(added)
    ? added
    : {
        ...node,
        ...added,
        ...(added.amounts && { amounts: { ...node.amounts, ...added.amounts } }),
        ...(added.edges && { edges: { ...node.edges, ...added.edges } }),
        ...(added.text && { text: { ...node.text, ...added.text } }),
      };

/** The owner found the box printed as we have it. */
export const isAsPrinted = ({ id: _, ...change }: NodeChange): boolean =>
  Object.keys(change).length === 0;

function addMap(map: MapChanges, added: MapChanges): MapChanges {
  const provinces = byPlace(
    map.provinces,
    added.provinces,
    (one, other): ProvinceChange => ({
      ...one,
      ...other,
      ...(other.size && { size: { ...one.size, ...other.size } }),
    }),
  );
  return {
    ...(provinces && { provinces }),
    ...named('areas', byPlace(map.areas, added.areas)),
    ...named('seaZones', byPlace(map.seaZones, added.seaZones)),
    ...named('nodes', byPlace(map.nodes, added.nodes)),
  };
}

const named = <Name extends string, T>(name: Name, places: T | undefined) =>
  (places === undefined ? {} : { [name]: places }) as { readonly [N in Name]?: T };

function byPlace<T extends object>(
  places: Readonly<Record<string, T>> | undefined,
  added: Readonly<Record<string, T>> | undefined,
  both: (one: T, other: T) => T = (one, other) => ({ ...one, ...other }),
): Readonly<Record<string, T>> | undefined {
  if (places === undefined || added === undefined) return added ?? places;
  const found: Record<string, T> = { ...places };
  for (const [id, one] of Object.entries(added)) {
    const before = places[id];
    found[id] = before === undefined ? one : both(before, one);
  }
  return found;
}
