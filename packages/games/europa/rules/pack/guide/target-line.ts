import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { faultyFace, rangeOf } from '../../charts/dice.ts';
import type { Target, TargetingChart, TargetNode } from '../../targeting/types.ts';
import { m } from '../../words.ts';
import { KNOWN } from '../known.ts';
import { knownId } from '../known-id.ts';
import { namesOf } from '../names.ts';

/**
 * A Targeting Chart in one line as it is read: `1-2 Venice > 1-3 owner of Milano, 4-6 in Lombardy | 3-6 Bohemia`.
 * A substitute follows its target behind a stroke; what lies below a node of the second level stands in brackets.
 */
export function readTargetLine(line: string, path: string): TargetingChart {
  const { level, rest } = levelOf(line, path, '|');
  if (rest !== '') json.fail(path, message(m('bad.targetLine'), { word: literal(rest) }));
  return level;
}

export const targetLine = (chart: TargetingChart): string =>
  chart.map((node) => written(node, 0)).join(' | ');

interface Read<T> {
  readonly rest: string;
  readonly level: T;
}

/** Nodes up to what ends the level: the next of the one above, a bracket, or the end of the line. */
function levelOf(line: string, path: string, between: '|' | ','): Read<TargetingChart> {
  const level: TargetNode[] = [];
  let rest = line.trim();
  do {
    if (level.length > 0) rest = rest.slice(1).trim();
    const read = nodeOf(rest, path);
    level.push(read.level);
    rest = read.rest;
  } while (rest.startsWith(between));
  const face = faultyFace(level.map(({ on }) => on));
  if (face !== undefined) json.fail(path, message(m('bad.rollCases'), { n: face }));
  return { level, rest };
}

function nodeOf(line: string, path: string): Read<TargetNode> {
  const head = /^([^|,>()]+)(.*)$/s.exec(line);
  const [on = '', ...words] = (head?.[1] ?? '').trim().split(/\s+/);
  if (rangeOf(on) === undefined) json.fail(path, message(m('bad.range')));
  const [first = '', second] = words.join(' ').split('/');
  const node = {
    on,
    target: targetOf(first, path),
    ...(second !== undefined && { substitute: targetOf(second, path) }),
  };
  const rest = (head?.[2] ?? '').trim();
  if (!rest.startsWith('>')) return { level: { ...node, children: [] }, rest };
  const below = rest.slice(1).trim();
  const inBrackets = below.startsWith('(');
  const children = levelOf(inBrackets ? below.slice(1) : below, path, ',');
  if (inBrackets && !children.rest.startsWith(')')) {
    json.fail(path, message(m('bad.targetLine'), { word: literal(children.rest || ')') }));
  }
  const after = inBrackets ? children.rest.slice(1).trim() : children.rest;
  return { level: { ...node, children: children.level }, rest: after };
}

/** How the kinds of targets are said in the three languages; a Realm has no word before its name. */
const HEADS = [
  ['ownerOf', /^(owner of|właściciel|vlastník)\s+/i],
  ['realmIn', /^(in|realm in|w|we|v|ve)\s+/i],
  ['territory', /^(territory|terytorium|území)\s+/i],
] as const;

function targetOf(words: string, path: string): Target {
  const text = words.trim();
  const [kind, head] = HEADS.find(([, form]) => form.test(text)) ?? (['realm', /^/] as const);
  const what = kind === 'realm' ? 'realm' : kind === 'ownerOf' ? 'province' : 'area';
  return { kind, id: knownId(text.replace(head, ''), path, what, KNOWN) };
}

const SAID = { realm: '', ownerOf: 'owner of ', realmIn: 'in ', territory: 'territory ' } as const;
const KINDS = { realm: 'realm', ownerOf: 'province', realmIn: 'area', territory: 'area' } as const;

/** The printed name, which follows the id. */
const said = ({ kind, id }: Target): string => `${SAID[kind]}${namesOf(KINDS[kind], id)[1] ?? id}`;

function written({ on, target, substitute, children }: TargetNode, depth: number): string {
  const head = `${on} ${said(target)}${substitute === undefined ? '' : ` / ${said(substitute)}`}`;
  if (children.length === 0) return head;
  const below = children.map((child) => written(child, depth + 1)).join(', ');
  return `${head} > ${depth === 0 ? below : `(${below})`}`;
}
