import { BadData } from '@empty-chair/kernel/errors';
import type { Fields } from '@empty-chair/kernel/json';
import { join, refuseDeep, short } from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';

/**
 * The part of JSON Schema that our content files use. A word outside of it is an error: a schema
 * that is silently not checked would be worse than none.
 */
export function checkSchema(schema: unknown, data: unknown): void {
  refuseDeep(schema, '#');
  refuseDeep(data);
  const root = asFields(schema, '#');
  check({ root, schema: root, data, path: '' });
}

interface Task {
  readonly root: Fields;
  readonly schema: Fields;
  readonly data: unknown;
  readonly path: string;
}

type Keyword = (wanted: unknown, task: Task) => void;

/** Say nothing about the data. */
const NOTES = [
  '$schema',
  '$defs',
  '$id',
  '$comment',
  'title',
  'description',
  'examples',
  'default',
];

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $ref: (wanted, task) => check({ ...task, schema: resolveRef(task.root, String(wanted)) }),
  type: (wanted, task) => {
    const types = Array.isArray(wanted) ? wanted : [wanted];
    demand(
      types.some((type) => isOfType(task.data, type)),
      task,
      'type',
      types.join(' | '),
    );
  },
  const: (wanted, task) => demand(same(task.data, wanted), task, 'const', show(wanted)),
  enum: (wanted, task) =>
    demand(
      list(wanted).some((value) => same(task.data, value)),
      task,
      'enum',
      show(wanted),
    ),
  minimum: (wanted, task) =>
    demand(typeof task.data !== 'number' || task.data >= Number(wanted), task, '≥', show(wanted)),
  maximum: (wanted, task) =>
    demand(typeof task.data !== 'number' || task.data <= Number(wanted), task, '≤', show(wanted)),
  pattern: (wanted, task) =>
    demand(
      typeof task.data !== 'string' || new RegExp(String(wanted), 'u').test(task.data),
      task,
      'pattern',
      String(wanted),
    ),
  minLength: (wanted, task) =>
    demand(
      typeof task.data !== 'string' || task.data.length >= Number(wanted),
      task,
      'minLength',
      show(wanted),
    ),
  minItems: (wanted, task) =>
    demand(listOr(task).length >= Number(wanted) || !isList(task), task, 'minItems', show(wanted)),
  maxItems: (wanted, task) =>
    demand(listOr(task).length <= Number(wanted), task, 'maxItems', show(wanted)),
  uniqueItems: (wanted, task) => {
    const shown = listOr(task).map(show);
    demand(wanted !== true || new Set(shown).size === shown.length, task, 'uniqueItems', 'true');
  },
  items: (wanted, task) => {
    const from = list(task.schema['prefixItems']).length;
    for (const [index, item] of listOr(task).entries()) {
      if (index >= from) below(task, wanted, item, `[${index}]`);
    }
  },
  prefixItems: (wanted, task) => {
    const items = listOr(task);
    for (const [index, schema] of list(wanted).entries()) {
      if (index < items.length) below(task, schema, items[index], `[${index}]`);
    }
  },
  properties: (wanted, task) => {
    for (const [name, schema] of Object.entries(asFields(wanted, 'properties'))) {
      const fields = fieldsOr(task);
      if (Object.hasOwn(fields, name)) below(task, schema, fields[name], name);
    }
  },
  required: (wanted, task) => {
    if (!isFields(task.data)) return;
    for (const name of list(wanted)) {
      demand(Object.hasOwn(task.data, String(name)), task, 'required', String(name));
    }
  },
  additionalProperties: (wanted, task) => {
    const known = Object.keys(asFields(task.schema['properties'] ?? {}, 'properties'));
    for (const [name, value] of Object.entries(fieldsOr(task))) {
      if (!known.includes(name)) below(task, wanted, value, name);
    }
  },
  propertyNames: (wanted, task) => {
    for (const name of Object.keys(fieldsOr(task))) below(task, wanted, name, name);
  },
  minProperties: (wanted, task) =>
    demand(
      !isFields(task.data) || Object.keys(task.data).length >= Number(wanted),
      task,
      'minProperties',
      show(wanted),
    ),
  maxProperties: (wanted, task) =>
    demand(
      Object.keys(fieldsOr(task)).length <= Number(wanted),
      task,
      'maxProperties',
      show(wanted),
    ),
  oneOf: (wanted, task) =>
    demand(list(wanted).filter((one) => holds(task, one)).length === 1, task, 'oneOf', '1'),
  anyOf: (wanted, task) =>
    demand(
      list(wanted).some((one) => holds(task, one)),
      task,
      'anyOf',
      '1',
    ),
  allOf: (wanted, task) => {
    for (const one of list(wanted)) below(task, one, task.data, '');
  },
  not: (wanted, task) => demand(!holds(task, wanted), task, 'not', show(wanted)),
};

function check(task: Task): void {
  for (const [name, wanted] of Object.entries(task.schema)) {
    if (NOTES.includes(name)) continue;
    const keyword = Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined;
    if (keyword === undefined) {
      throw new BadData(task.path, say('check.schemaWord', { word: literal(name) }));
    }
    keyword(wanted, task);
  }
}

function below(task: Task, schema: unknown, data: unknown, name: string): void {
  const path = name === '' ? task.path : join(task.path, name);
  if (schema === true) return;
  if (schema === false) {
    throw new BadData(path, say('data.unknownField', { field: literal(name) }));
  }
  check({ root: task.root, schema: asFields(schema, path), data, path });
}

function holds(task: Task, schema: unknown): boolean {
  try {
    below(task, schema, task.data, '');
    return true;
  } catch (error) {
    if (error instanceof BadData && error.reason.id !== 'check.schemaWord') return false;
    throw error;
  }
}

function demand(met: boolean, { data, path }: Task, keyword: string, wanted: string): void {
  if (met) return;
  const value = literal(short(data));
  throw new BadData(path, say('check.schema', { rule: literal(`${keyword} ${wanted}`), value }));
}

function resolveRef(root: Fields, ref: string): Fields {
  let found: unknown = root;
  for (const name of ref.replace(/^#\/?/, '').split('/').filter(Boolean)) {
    found = asFields(found, ref)[name];
  }
  return asFields(found, ref);
}

function isOfType(data: unknown, type: unknown): boolean {
  switch (type) {
    case 'null':
      return data === null;
    case 'array':
      return Array.isArray(data);
    case 'object':
      return isFields(data);
    case 'integer':
      return Number.isInteger(data);
    default:
      return typeof data === type;
  }
}

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function asFields(value: unknown, place: string): Fields {
  if (isFields(value)) return value;
  throw new BadData(place, say('check.schemaWord', { word: literal(show(value)) }));
}

const isList = ({ data }: Task): boolean => Array.isArray(data);
const listOr = ({ data }: Task): readonly unknown[] => list(data);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOr = ({ data }: Task): Fields => (isFields(data) ? data : {});
const same = (a: unknown, b: unknown): boolean => show(a) === show(b);

function show(value: unknown): string {
  const shown = JSON.stringify(value) ?? 'undefined';
  return shown;
}
