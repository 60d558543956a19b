import { simulate } from '@empty-chair/kernel/simulate';
import type { TraceNode } from '@empty-chair/kernel/trace';
import { Recorder } from '@empty-chair/kernel/trace';
import { CHARTS } from '../rules/charts/content.ts';
import type { Config } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import { europa } from '../rules/module.ts';
import { LEVELS } from '../rules/numbers.ts';
import { SCENARIOS } from '../rules/setups.ts';
import { europaPolicy } from './configs.ts';

/** Every scenario once, as it seats humans and bots. */
const TABLES: readonly Config[] = SCENARIOS.map(({ id, variants }, index) =>
  configFrom({
    scenario: id,
    variant: variants[index % variants.length]?.id ?? '',
    level: LEVELS[index % LEVELS.length] ?? 'easy',
  }),
);

/** How often bots came by a node, and in how many of their turns. */
export interface Visits {
  readonly games: number;
  readonly turns: number;
  readonly nodes: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>;
}

/** In simulated games, with people who do anything. */
export function countVisits(games = TABLES.length): Visits {
  const visits = new Map<string, number>();
  const turns = new Map<string, number>();
  let allTurns = 0;
  const game: typeof europa = {
    ...europa,
    botTurn: (table, seat) => {
      const isAction = table.scene.step === 'actions';
      const recorder = new Recorder();
      europa.botTurn({ ...table, emit: recorder.emit, trace: recorder }, seat);
      const come = nodesIn(recorder.root);
      for (const node of come) visits.set(node, (visits.get(node) ?? 0) + 1);
      for (const node of new Set(come)) turns.set(node, (turns.get(node) ?? 0) + 1);
      if (isAction) allTurns += 1;
    },
  };
  for (let index = 0; index < games; index += 1) {
    const config = TABLES[index % TABLES.length] as Config;
    simulate(game, config, `visits ${index}`, { policy: europaPolicy });
  }
  return {
    games,
    turns: allTurns,
    nodes: Object.fromEntries(
      [...CHARTS.values()].map(({ id, nodes }) => [
        id,
        Object.fromEntries(
          nodes.map((node) => {
            const key = `${id}/${node.id}`;
            return [node.id, [visits.get(key) ?? 0, turns.get(key) ?? 0] as const];
          }),
        ),
      ]),
    ),
  };
}

/** `chart/node` of all nodes of a turn, as often as they were come to. */
const nodesIn = (nodes: readonly TraceNode[]): readonly string[] =>
  nodes.flatMap((node) =>
    node.kind === 'step'
      ? [...(node.step.includes('/') ? [node.step] : []), ...nodesIn(node.inside)]
      : [],
  );
