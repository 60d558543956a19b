import type { Target, TargetingChart, TargetNode } from '../targeting/types.ts';
import type { ChartChange, NodeChange, Pack, RealmTargets } from './types.ts';

/** A pack in the form of docs/rules-pack.md; what is empty is left out. Decoding gives the pack back. */
export function encodePack({
  format,
  name,
  booklet,
  charts,
  cards,
  decks,
  targets,
  dice,
  map,
}: Pack): object {
  return {
    format,
    name,
    ...(booklet !== undefined && { booklet }),
    ...(charts.length > 0 && { charts: byId(charts, ({ id }) => id, chartJson) }),
    ...(cards.length > 0 && {
      cards: byId(
        cards,
        ({ number }) => String(number),
        ({ number: _, ...change }) => change,
      ),
    }),
    ...(decks.length > 0 && { decks }),
    ...(targets.length > 0 && { targets: targetsJson(targets) }),
    ...(Object.keys(dice).length > 0 && { dice }),
    ...(Object.keys(map).length > 0 && { map }),
  };
}

/** The text of a pack's file: indented, so that it can be read and edited by hand. */
export const packJson = (pack: Pack): string =>
  `${JSON.stringify(encodePack(pack), undefined, 2)}\n`;

/** Entries and not assignments: a node may have any name, `__proto__` too. */
const byId = <T>(
  all: readonly T[],
  idOf: (item: T) => string,
  json: (item: T) => object,
): Readonly<Record<string, object>> =>
  Object.fromEntries(all.map((item) => [idOf(item), json(item)]));

const chartJson = ({ nodes, removed }: ChartChange): object => ({
  ...(nodes.length > 0 && {
    nodes: byId(
      nodes,
      ({ id }) => id,
      ({ id: _, ...change }: NodeChange) => change,
    ),
  }),
  ...(removed.length > 0 && { removed }),
});

function targetsJson(targets: readonly RealmTargets[]): Readonly<Record<string, object>> {
  const realms = [...new Set(targets.map(({ realm }) => realm))];
  return byId(
    realms,
    (realm) => realm,
    (realm) =>
      Object.fromEntries(
        targets
          .filter((one) => one.realm === realm)
          .map(({ kind, chart }) => [kind, levelJson(chart)]),
      ),
  );
}

const levelJson = (level: TargetingChart): readonly object[] => level.map(targetNodeJson);

const targetNodeJson = ({ on, target, substitute, children }: TargetNode): object => ({
  on,
  target: targetJson(target),
  ...(substitute !== undefined && { substitute: targetJson(substitute) }),
  ...(children.length > 0 && { children: levelJson(children) }),
});

const targetJson = ({ kind, id }: Target): object => ({ [kind]: id });
