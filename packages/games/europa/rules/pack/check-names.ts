import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import type { Chart, ChartNode } from '../charts/types.ts';
import { nodeOf } from '../charts/types.ts';
import { realmOf } from '../content.ts';
import { SETUPS } from '../setups.ts';
import { failUnknown } from '../unknown-word.ts';
import { m } from '../words.ts';
import { namesOf } from './names.ts';
import { ASK, ASKED, DEED_AMOUNTS, FACT_CASES, TABLE } from './node-names.ts';
import type { NodeChange, Pack, RuleSet } from './types.ts';

/**
 * What a person types names only what the game knows, so that no slip is taken in silence. A game that was
 * saved with such a slip is read without this: there it goes on as it went.
 */
export function checkNames(pack: Pack, { charts }: RuleSet): void {
  for (const { id, nodes } of pack.charts) {
    for (const change of nodes) {
      const chart = charts.get(id) as Chart;
      checkNode(`charts.${id}.nodes.${change.id}`, change, nodeOf(chart, change.id) as ChartNode);
    }
  }
  for (const [index, { realm }] of pack.decks.entries())
    failIfNoBot(`decks[${index}].realm`, realm);
  for (const { realm, kind, chart } of pack.targets) {
    failIfNoBot(`targets.${realm}`, realm);
    const own = chart.findIndex(({ target }) => target.kind === 'realm' && target.id === realm);
    if (own >= 0) json.fail(`targets.${realm}.${kind}[${own}].target`, message(m('bad.ownTarget')));
  }
}

function checkNode(path: string, change: NodeChange, node: ChartNode): void {
  if (node.kind === 'question') checkFact(path, change, node);
  else if (change.fact !== undefined) {
    json.fail(`${path}.fact`, message(m('bad.factHere'), { kind: literal(node.kind) }));
  }
  if (node.kind === 'question' || node.kind === 'roll') {
    if (change.do !== undefined) {
      json.fail(`${path}.do`, message(m('bad.deedHere'), { kind: literal(node.kind) }));
    }
  } else checkDeed(path, change, node);
  checkAmounts(path, change, node);
}

/** Of what decides it every case needs its way, and there are no others. */
function checkFact(path: string, change: NodeChange, { fact, edges = {} }: ChartNode): void {
  if (fact === undefined) json.fail(`${path}.fact`, message(m('bad.noFact')));
  if (ASKED.includes(fact)) return;
  const cases = Object.hasOwn(FACT_CASES, fact) ? FACT_CASES[fact] : undefined;
  if (cases === undefined) {
    failUnknown(`${path}.fact`, 'fact', fact, [...Object.keys(FACT_CASES), ASK]);
  }
  const named = change.fact === undefined ? Object.keys(change.edges ?? {}) : Object.keys(edges);
  for (const by of named) {
    if (!cases.includes(by)) failUnknown(`${path}.edges.${by}`, 'case', by, cases);
  }
}

function checkDeed(path: string, change: NodeChange, node: ChartNode): void {
  if (node.kind === 'step' && node.do === undefined) {
    json.fail(`${path}.do`, message(m('bad.noDeed')));
  }
  if (change.do === undefined || change.do === TABLE) return;
  if (Object.hasOwn(DEED_AMOUNTS, change.do)) return;
  failUnknown(`${path}.do`, 'deed', change.do, [...Object.keys(DEED_AMOUNTS), TABLE]);
}

/** A deed needs all of its amounts, and has no others. */
function checkAmounts(path: string, change: NodeChange, node: ChartNode): void {
  const wanted = DEED_AMOUNTS[node.do ?? ''] ?? [];
  for (const name of Object.keys(change.amounts ?? {})) {
    if (!wanted.includes(name)) failUnknown(`${path}.amounts.${name}`, 'amount', name, wanted);
  }
  const missing = wanted.find((name) => node.amounts?.[name] === undefined);
  if (missing === undefined) return;
  json.fail(`${path}.amounts.${missing}`, message(m('bad.noAmount'), { amount: literal(missing) }));
}

const BOTS = [...new Set(SETUPS.map(({ realm }) => realm))];
/** A deck and a Targeting Chart belong to a Realm that a bot can play. */
function failIfNoBot(path: string, realm: string): void {
  if (BOTS.some((bot) => realmOf(bot) === realmOf(realm))) return;
  failUnknown(
    path,
    'bot',
    realm,
    BOTS.flatMap((bot) => namesOf('realm', bot)),
  );
}
