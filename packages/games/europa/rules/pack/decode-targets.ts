import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { message } from '@empty-chair/kernel/words';
import { faultyFace, rangeOf } from '../charts/dice.ts';
import type { Target, TargetingChart, TargetNode } from '../targeting/types.ts';
import { TARGET_KINDS } from '../targeting/types.ts';
import { fieldsOf } from '../unknown-word.ts';
import { m } from '../words.ts';
import { knownId } from './known-id.ts';
import type { Known } from './types.ts';

/** A level of a Targeting Chart; its nodes share the faces of one die. */
export function readTargets(
  value: unknown,
  path: string,
  known: Known,
  depth: number,
): TargetingChart {
  if (depth === 0) json.fail(path, message(m('bad.targetDepth')));
  const level = json.list(value, path, (item, at) => readNode(item, at, known, depth));
  const face = faultyFace(level.map(({ on }) => on));
  if (face !== undefined && level.length > 0) {
    json.fail(path, message(m('bad.rollCases'), { n: face }));
  }
  return level;
}

function readNode(value: unknown, path: string, known: Known, depth: number): TargetNode {
  const fields = fieldsOf(value, path, ['on', 'target', 'substitute', 'children']);
  const on = json.text(json.field(fields, path, 'on'), `${path}.on`);
  if (rangeOf(on) === undefined) json.fail(`${path}.on`, message(m('bad.range')));
  return {
    on,
    target: readTarget(json.field(fields, path, 'target'), `${path}.target`, known),
    ...('substitute' in fields && {
      substitute: readTarget(fields['substitute'], `${path}.substitute`, known),
    }),
    children: json.optional(
      fields,
      path,
      'children',
      (list, at) => readTargets(list, at, known, depth - 1),
      [],
    ),
  };
}

/** One field says what kind it is: `{ "realm": "france" }`, `{ "ownerOf": "wien" }`. */
function readTarget(value: unknown, path: string, known: Known): Target {
  const fields = fieldsOf(value, path, TARGET_KINDS);
  const kinds = TARGET_KINDS.filter((kind) => kind in fields);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    json.fail(path, kernelMessage('data.outOfRange', { value: kinds.length, least: 1, most: 1 }));
  }
  const what = kind === 'realm' ? 'realm' : kind === 'ownerOf' ? 'province' : 'area';
  return { kind, id: knownId(fields[kind], `${path}.${kind}`, what, known) };
}
