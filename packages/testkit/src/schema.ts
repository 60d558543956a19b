import { isDeepStrictEqual } from 'node:util';

/**
 * The part of JSON Schema (2020-12) that our content needs. A keyword that is not known here is a
 * problem too: a misspelt one would otherwise check nothing.
 */
type Schema = Readonly<Record<string, unknown>>;

/** What in the value is not as the schema says, each with its path; empty when all is well. */
export function schemaProblems(schema: unknown, value: unknown): readonly string[] {
  return validate(schema, value, '$', asSchema(schema) ?? {});
}

type Keyword = (given: unknown, at: At) => readonly string[];

interface At {
  readonly schema: Schema;
  readonly value: unknown;
  readonly path: string;
  readonly root: Schema;
}

function validate(schema: unknown, value: unknown, path: string, root: Schema): readonly string[] {
  if (schema === true) return [];
  if (schema === false) return [`${path}: is not allowed`];
  const keywords = asSchema(schema);
  if (keywords === undefined) return [`${path}: its schema is no object`];
  return Object.entries(keywords).flatMap(([name, given]) => {
    if (ANNOTATIONS.includes(name)) return [];
    const keyword = KEYWORDS[name];
    return keyword === undefined
      ? [`${path}: its schema has an unknown keyword ${name}`]
      : keyword(given, { schema: keywords, value, path, root });
  });
}

const ANNOTATIONS = ['$schema', '$id', '$defs', '$comment', 'title', 'description'];

const KEYWORDS: Readonly<Record<string, Keyword | undefined>> = {
  $ref: (given, { value, path, root }) => {
    const name = typeof given === 'string' ? /^#\/\$defs\/(.+)$/.exec(given)?.[1] : undefined;
    const target = name === undefined ? undefined : asSchema(root['$defs'])?.[name];
    return target === undefined
      ? [`${path}: its schema points at nothing: ${show(given)}`]
      : validate(target, value, path, root);
  },
  type: (given, { value, path }) =>
    asList(given).some((type) => isOfType(value, type))
      ? []
      : [`${path}: ${show(value)} is no ${asList(given).join(' or ')}`],
  enum: (given, { value, path }) =>
    asList(given).some((choice) => isDeepStrictEqual(choice, value))
      ? []
      : [`${path}: ${show(value)} is not one of ${show(given)}`],
  const: (given, { value, path }) =>
    isDeepStrictEqual(given, value) ? [] : [`${path}: ${show(value)} is not ${show(given)}`],
  properties: (given, { value, path, root }) =>
    Object.entries(asSchema(given) ?? {}).flatMap(([name, schema]) =>
      isFields(value) && name in value
        ? validate(schema, value[name], `${path}.${name}`, root)
        : [],
    ),
  required: (given, { value, path }) =>
    asList(given).flatMap((name) =>
      isFields(value) && !(String(name) in value) ? [`${path}.${name}: is missing`] : [],
    ),
  additionalProperties: (given, { schema, value, path, root }) => {
    if (!isFields(value)) return [];
    const known = Object.keys(asSchema(schema['properties']) ?? {});
    return Object.keys(value)
      .filter((name) => !known.includes(name))
      .flatMap((name) => validate(given, value[name], `${path}.${name}`, root));
  },
  minProperties: (given, { value, path }) =>
    isFields(value) && Object.keys(value).length < Number(given)
      ? [`${path}: has fewer than ${given} fields`]
      : [],
  prefixItems: (given, { value, path, root }) =>
    asList(given).flatMap((schema, i) =>
      Array.isArray(value) && i < value.length
        ? validate(schema, value[i], `${path}[${i}]`, root)
        : [],
    ),
  items: (given, { schema, value, path, root }) => {
    const from = asList(schema['prefixItems'] ?? []).length;
    return Array.isArray(value)
      ? value.slice(from).flatMap((item, i) => validate(given, item, `${path}[${from + i}]`, root))
      : [];
  },
  minItems: (given, { value, path }) =>
    Array.isArray(value) && value.length < Number(given)
      ? [`${path}: has fewer than ${given} items`]
      : [],
  maxItems: (given, { value, path }) =>
    Array.isArray(value) && value.length > Number(given)
      ? [`${path}: has more than ${given} items`]
      : [],
  uniqueItems: (given, { value, path }) => {
    if (given !== true || !Array.isArray(value)) return [];
    return value.flatMap((item, i) =>
      value.findIndex((other) => isDeepStrictEqual(other, item)) < i
        ? [`${path}[${i}]: stands there twice`]
        : [],
    );
  },
  minimum: (given, { value, path }) =>
    typeof value === 'number' && value < Number(given)
      ? [`${path}: ${value} is less than ${given}`]
      : [],
  maximum: (given, { value, path }) =>
    typeof value === 'number' && value > Number(given)
      ? [`${path}: ${value} is more than ${given}`]
      : [],
  pattern: (given, { value, path }) =>
    typeof value === 'string' && !new RegExp(String(given), 'u').test(value)
      ? [`${path}: ${show(value)} does not match ${given}`]
      : [],
  anyOf: (given, { value, path, root }) => {
    const tries = asList(given).map((schema) => validate(schema, value, path, root));
    return tries.some((problems) => problems.length === 0)
      ? []
      : [`${path}: fits none of ${tries.length}: ${tries.map(([first]) => first).join('; ')}`];
  },
  oneOf: (given, { value, path, root }) => {
    const tries = asList(given).map((schema) => validate(schema, value, path, root));
    const fits = tries.filter((problems) => problems.length === 0).length;
    if (fits === 1) return [];
    return fits === 0
      ? [`${path}: fits none of ${tries.length}: ${tries.map(([first]) => first).join('; ')}`]
      : [`${path}: fits ${fits} of ${tries.length}, not one`];
  },
};

function isOfType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isFields(value);
    default:
      return false;
  }
}

function asSchema(value: unknown): Schema | undefined {
  return isFields(value) ? value : undefined;
}

function isFields(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
