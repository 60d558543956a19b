import { Broken } from '@empty-chair/kernel/errors';
import type { RuleId } from '@empty-chair/kernel/words';
import type { DeedId, FactId } from '../charts/names.ts';
import type { Visited } from '../charts/run.ts';
import { runCharts } from '../charts/run.ts';
import { nodeRef, nodeSaid } from '../charts/said.ts';
import type { Chart, ChartId, ChartNode } from '../charts/types.ts';
import { NEXT } from '../charts/types.ts';
import { NONE } from '../content.ts';
import { m, realmRef, ref, rule } from '../words.ts';
import { rollDie } from './ask.ts';
import * as curia from './curia.ts';
import * as defend from './defend.ts';
import * as diplomacy from './diplomacy.ts';
import * as event from './event.ts';
import type { Deed, Fact } from './facts-and-deeds.ts';
import { amountsOf } from './facts-and-deeds.ts';
import * as faith from './faith.ts';
import { joined } from './joined.ts';
import * as landBattle from './land-battle.ts';
import * as main from './main.ts';
import * as military from './military.ts';
import * as naval from './naval.ts';
import * as navalBattle from './naval-battle.ts';
import * as overseas from './overseas.ts';
import * as peace from './peace.ts';
import * as progress from './progress.ts';
import * as siege from './siege.ts';
import * as spy from './spy.ts';
import * as trade from './trade.ts';
import type { Action, Turn, TurnTable } from './turn.ts';

/** EU-28.1: every fact that a question may name, and every deed: none missing, none twice. */
export const FACTS: Readonly<Record<FactId, Fact>> = joined(
  main.facts,
  defend.facts,
  siege.facts,
  overseas.facts,
  event.facts,
  military.facts,
  diplomacy.facts,
  naval.facts,
  curia.facts,
  faith.facts,
  progress.facts,
  peace.facts,
  landBattle.facts,
  navalBattle.facts,
);
export const DEEDS: Readonly<Record<DeedId, Deed>> = joined(
  main.deeds,
  defend.deeds,
  siege.deeds,
  overseas.deeds,
  event.deeds,
  military.deeds,
  diplomacy.deeds,
  naval.deeds,
  trade.deeds,
  curia.deeds,
  spy.deeds,
  faith.deeds,
  progress.deeds,
  peace.deeds,
  landBattle.deeds,
  navalBattle.deeds,
);

/** The rule that a chart is. */
const RULES: Readonly<Record<ChartId, RuleId>> = {
  'main-turn': rule('EU-21.1'),
  defend: rule('EU-22.1'),
  siege: rule('EU-22.2'),
  colonize: rule('EU-22.3'),
  event: rule('EU-22.4'),
  military: rule('EU-22.5'),
  diplomacy: rule('EU-22.6'),
  naval: rule('EU-22.7'),
  'papal-curia': rule('EU-22.8'),
  explore: rule('EU-22.9'),
  spy: rule('EU-22.10'),
  unrest: rule('EU-22.11'),
  convert: rule('EU-22.12'),
  focus: rule('EU-22.13'),
  idea: rule('EU-22.14'),
  peace: rule('EU-22.15'),
  'land-battle': rule('EU-16.2'),
  'naval-battle': rule('EU-17.1'),
};
const ruleOf = (chart: ChartId): RuleId => RULES[chart] ?? rule('EU-21.1');

/**
 * EU-1.3: runs a chart, and those that its deeds lead to, on the tracked table. Given is what it is
 * about: the enemy of PEACE, the battle that is fought.
 */
export function runTurn(
  table: TurnTable,
  start: ChartId,
  given: Partial<Action> = {},
): readonly Visited[] {
  const turn = table.scene;
  Object.assign(turn, given);
  const path: Visited[] = [];
  const host = hostOf(table);
  for (let chart: ChartId | undefined = start; chart !== undefined; chart = nextChart(turn)) {
    turn.next = undefined;
    turn.isEnded = false;
    for (const visited of runCharts(turn.state.rules.charts, chart, host)) path.push(visited);
    if (path.length > MOST_NODES) throw new Broken('a turn without an end', ruleOf(start));
  }
  return path;
}
const MOST_NODES = 4000;

/** Where a deed leads on to, else to the next battle that a Declaration of War has triggered. */
function nextChart(turn: Turn): ChartId | undefined {
  if (turn.next !== undefined) return turn.next;
  const battle = turn.triggered.shift();
  if (battle === undefined) return undefined;
  turn.battle = battle;
  return battle.zone === NONE ? 'land-battle' : 'naval-battle';
}

const hostOf = (table: TurnTable) => ({
  decide: (chart: Chart, node: ChartNode) => decide(table, chart, node),
  roll: (chart: Chart, node: ChartNode) =>
    rollDie(table, {
      rule: ruleOf(chart.id),
      ask: m('ask.chartDie'),
      params: {
        who: realmRef(table.scene.me.realm),
        node: nodeRef(table.scene.state.rules, chart, node),
      },
    }),
  perform: (chart: Chart, node: ChartNode) => perform(table, chart, node),
  card: () => table.scene.card,
  isEnded: () => table.scene.isEnded,
  enter: (chart: Chart, node: ChartNode) =>
    table.trace?.enter(
      ruleOf(chart.id),
      `${chart.id}/${node.id}`,
      nodeSaid(table.scene.state.rules, chart, node),
    ),
  leave: (chart: Chart, node: ChartNode, by: string | undefined) => {
    tellCase(table, chart, node, by);
    table.trace?.leave();
  },
});

/** The ways on, and which of them was taken: the *why* of this game. */
function tellCase(
  { trace }: TurnTable,
  chart: Chart,
  { edges }: ChartNode,
  by: string | undefined,
): void {
  if (trace === undefined || edges === undefined || by === undefined || by === NEXT) return;
  trace.offer(
    ruleOf(chart.id),
    Object.keys(edges).map((one) => ref('case', one)),
  );
  trace.choose(ref('case', by), 'only');
}

/** A pack may name what nobody knows, and what every object has. */
const named = <T>(all: Readonly<Partial<Record<string, T>>>, name = ''): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

/** EU-28.4: a question that no code decides was put there, or taken over, by a pack: the human answers. */
function decide(table: TurnTable, chart: Chart, node: ChartNode): string {
  const decided = named(FACTS, node.fact)?.(table, chart.id);
  const cases = Object.keys(node.edges ?? {});
  if (decided !== undefined && cases.includes(decided)) return decided;
  return table.ask({
    rule: ruleOf(chart.id),
    channel: 'human',
    ask: {
      id: m('ask.node'),
      params: {
        who: realmRef(table.scene.me.realm),
        node: nodeRef(table.scene.state.rules, chart, node),
      },
    },
    answers: cases,
    ref: (one) => ref('case', one),
  });
}

/** A deed that a pack names and nobody knows is told, and done by the human. */
function perform(table: TurnTable, chart: Chart, node: ChartNode): void {
  const deed = named(DEEDS, node.do);
  if (deed === undefined) {
    table.emit?.(ruleOf(chart.id), m('do.node'), {
      who: realmRef(table.scene.me.realm),
      node: nodeRef(table.scene.state.rules, chart, node),
    });
    return;
  }
  deed(table, amountsOf(node), ruleOf(chart.id));
}
