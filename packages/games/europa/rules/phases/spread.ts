import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import { adjacentAreas } from '../adjacency.ts';
import type { Area } from '../content.ts';
import { ALL_AREAS, AREA_RANK, isDistant } from '../content.ts';
import { RELIGIONS } from '../numbers.ts';
import { onSide } from '../sides.ts';
import type { State } from '../state.ts';
import { m, rule } from '../words.ts';
import { diverseFaiths } from './diverse-faiths.ts';
import type { Spreading } from './faith-of-areas.ts';
import { areaToReach, placeFaith } from './faith-of-areas.ts';

/** EU-24.5, main rules 16.5: infectious faiths spread by the auto-resolution, and as the Bot prefers it. */
const [PROTESTANT, COUNTER_REFORMED, ORTHODOX, MUSLIM, REVOLUTIONARY] = (
  ['protestant', 'counter-reformed', 'orthodox', 'muslim', 'revolutionary'] as const
).map((one) => RELIGIONS.indexOf(one)) as [number, number, number, number, number];
const MOST_TOKENS = 4;
/** Where both faiths are in play. */
const MOST_OF_ONE = 2;

/** A faith on its way, from the clusters that it has not spread from yet. */
interface Wave {
  readonly faith: number;
  readonly clusters: Cluster[];
  left: number;
}
/** Areas of one faith that are connected by land. */
type Cluster = readonly Area[];

export function spreadIdeas(table: Table<Spreading>): void {
  const { state, by } = table.scene;
  // The Bot's own State Religion begins.
  const order =
    by?.religion === COUNTER_REFORMED
      ? [COUNTER_REFORMED, PROTESTANT]
      : [PROTESTANT, COUNTER_REFORMED];
  const waves = order
    .map((faith): Wave => ({ faith, clusters: clustersOf(state, faith), left: MOST_TOKENS }))
    .filter(({ clusters }) => clusters.length > 0);
  if (waves.length === 0) {
    diverseFaiths(table);
    return;
  }
  if (waves.length > 1) for (const wave of waves) wave.left = MOST_OF_ONE;
  spread(table, waves);
}

export function spreadRevolution(table: Table<Spreading>): void {
  const { state } = table.scene;
  const clusters = clustersOf(state, REVOLUTIONARY);
  const [only, ...others] = clusters;
  if (only === undefined) {
    table.emit?.(rule('R-SPREAD-3'), m('see.revolutionBegins'));
    return;
  }
  const wave: Wave = { faith: REVOLUTIONARY, clusters, left: MOST_TOKENS };
  const placed = spread(table, [wave]);
  if (others.length > 0) return;
  const near = new Set([...only, ...only.flatMap((area) => adjacentAreas(state.map.facts, area))]);
  reach(
    table,
    wave,
    ALL_AREAS.filter((area) => !near.has(area) && !placed.has(area)),
  );
}

/** They take turns as long as each can. The Areas that they have come to. */
function spread(table: Table<Spreading>, waves: readonly Wave[]): ReadonlySet<Area> {
  const { facts } = table.scene.state.map;
  const placed = new Set<Area>();
  const queue = waves.slice();
  while (placed.size < MOST_TOKENS) {
    const found = firstOf(queue, (wave) => {
      if (wave.left === 0) return undefined;
      const beside = wave.clusters.flat().flatMap((area) => adjacentAreas(facts, area));
      return reach(
        table,
        wave,
        [...new Set(beside)].filter((area) => !placed.has(area)),
      );
    });
    if (found === undefined) break;
    const { wave, area } = found;
    placed.add(area);
    wave.left -= 1;
    // R-SPREAD-1: it came from one cluster alone.
    const from = wave.clusters.findIndex((cluster) =>
      cluster.some((one) => adjacentAreas(facts, one).includes(area)),
    );
    wave.clusters.splice(from, 1);
    queue.push(...queue.splice(queue.indexOf(wave), 1));
  }
  return placed;
}

function firstOf(waves: readonly Wave[], areaOf: (wave: Wave) => Area | undefined) {
  for (const wave of waves) {
    const area = areaOf(wave);
    if (area !== undefined) return { wave, area };
  }
  return undefined;
}

/** The best of these Areas that it may come to. */
function reach(table: Table<Spreading>, { faith }: Wave, areas: readonly Area[]): Area | undefined {
  const { state } = table.scene;
  const inFaith = within(table, { ...table.scene, faith });
  const among = areas.filter((area) => isOpenTo(state, area, faith));
  const area = select(inFaith, areaToReach, among);
  if (area !== undefined) placeFaith(inFaith, area);
  return area;
}

/** The Revolution comes to Orthodox and Muslim Areas too. */
function isOpenTo(state: State, area: Area, faith: number): boolean {
  const now = state.religion[area];
  if (isDistant(area) || now === faith) return false;
  return faith === REVOLUTIONARY || (now !== ORTHODOX && now !== MUSLIM);
}

/** R-SPREAD-1: as they are when the symbol is resolved, in the order of the alphabet. */
function clustersOf(state: State, faith: number): Cluster[] {
  const ranks = onSide(state.side, AREA_RANK);
  const ofFaith = ALL_AREAS.filter((area) => !isDistant(area) && state.religion[area] === faith);
  const left = new Set(ofFaith.sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0)));
  const clusters: Cluster[] = [];
  for (const start of left) {
    const cluster = [start];
    left.delete(start);
    for (const area of cluster) {
      for (const other of state.map.facts.landBorders[area] ?? []) {
        if (left.delete(other)) cluster.push(other);
      }
    }
    clusters.push(cluster);
  }
  return clusters;
}
