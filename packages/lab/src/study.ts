import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';

/**
 * A study: which games to play, how many, by which seeds. A small file that a person writes; the
 * numbers follow from it and from the rules alone. docs/lab.md is its manual.
 */
export interface Study {
  readonly title: string;
  /** The id of a game of the registry. */
  readonly game: string;
  readonly parts: readonly Part[];
  /** Games at each table. */
  readonly games: number;
  /** Game n of every table has the seed `seed/n`, so that tables can be compared game by game. */
  readonly seed: string;
  readonly first: number;
  /** Games of one batch: what a worker does in one go, and what is lost at most when it is killed. */
  readonly batch: number;
  /** So many games of each table are traced to see which rules were at work. */
  readonly coverage: number;
  /** The axes that published numbers keep apart; tables that differ in others are added up. */
  readonly publish: readonly string[];
}

/** Tables of one kind: the words of a config, with `{axis}` where they differ. */
export interface Part {
  readonly config: Readonly<Record<string, string>>;
  readonly axes: readonly Axis[];
  /** By the id of a human seat's name: the plan of its stand-in. */
  readonly policies: Readonly<Record<string, string>>;
  /** The id of the seat that the part is about, `{axis}` included: whose numbers are published. */
  readonly about: string | undefined;
}

export interface Axis {
  readonly name: string;
  /** What is put in for `{name}`; the label is what reports call it. */
  readonly values: readonly { readonly label: string; readonly text: string }[];
}

const PART_FIELDS = ['config', 'axes', 'policies', 'about'] as const;
const FIELDS = [
  'title',
  'game',
  'parts',
  ...PART_FIELDS,
  'games',
  'seed',
  'first',
  'batch',
  'coverage',
  'publish',
] as const;

const MOST_GAMES = 100_000_000;
/** A batch is held in memory, and lost as a whole when its worker is killed. */
const MOST_IN_BATCH = 100_000;
/** Letters of a title, a seed, a word of a config: more is no study that a person wrote. */
export const MOST_LETTERS = 10_000;

/** Throws BadData with the place of what is wrong. */
export function readStudy(data: unknown): Study {
  json.refuseDeep(data);
  const fields = json.object(data, '', FIELDS);
  const whole = (
    name: (typeof FIELDS)[number],
    least: number,
    otherwise: number,
    most = MOST_GAMES,
  ): number => json.optional(fields, '', name, (v, p) => json.whole(v, p, least, most), otherwise);
  const game = json.text(json.field(fields, '', 'game'), 'game');
  const hasParts = 'parts' in fields;
  if (hasParts) {
    for (const name of PART_FIELDS) {
      // Either parts, or the one part written at the top.
      if (name in fields) {
        json.fail(name, kernelMessage('data.unknownField', { field: literal(name) }));
      }
    }
  }
  return {
    title: json.optional(fields, '', 'title', readText, game),
    game,
    parts: hasParts
      ? json.list(fields['parts'], 'parts', (v, p) => readPart(json.object(v, p, PART_FIELDS), p))
      : [readPart(fields, '')],
    games: json.whole(json.field(fields, '', 'games'), 'games', 1, MOST_GAMES),
    seed: json.optional(fields, '', 'seed', readText, '1'),
    first: whole('first', 0, 0),
    batch: whole('batch', 1, 500, MOST_IN_BATCH),
    coverage: whole('coverage', 0, 0),
    publish: json.optional(fields, '', 'publish', (v, p) => json.list(v, p, json.text), []),
  };
}

function readPart(fields: json.Fields, path: string): Part {
  return {
    config: json.optional(fields, path, 'config', readWords, {}),
    axes: json.optional(fields, path, 'axes', readAxes, []),
    policies: json.optional(fields, path, 'policies', readWords, {}),
    about: json.optional<string | undefined>(fields, path, 'about', readText, undefined),
  };
}

const readText = (value: unknown, path: string): string =>
  json.shortText(value, path, MOST_LETTERS);

function readWords(value: unknown, path: string): Readonly<Record<string, string>> {
  const fields = json.object(value, path);
  return Object.fromEntries(
    Object.entries(fields).map(([name, word]) => [name, readText(word, json.join(path, name))]),
  );
}

/** `"map": ["autumn", "winter"]`, or with labels `"trait": { "none": "", "War Tax": "/warTax" }`. */
function readAxes(value: unknown, path: string): readonly Axis[] {
  return Object.entries(json.object(value, path)).map(([name, listed]) => {
    const at = json.join(path, name);
    const values = Array.isArray(listed)
      ? json.list(listed, at, readAxisValue)
      : Object.entries(readWords(listed, at)).map(([label, text]) => ({ label, text }));
    if (values.length === 0) {
      json.fail(
        at,
        kernelMessage('data.expected', { what: literal('["…"]'), value: literal('[]') }),
      );
    }
    const labels = new Set<string>();
    for (const { label } of values) {
      if (labels.has(label)) json.fail(at, kernelMessage('data.twice', { value: literal(label) }));
      labels.add(label);
    }
    return { name, values };
  });
}

/** A word that is its own label, or a pair: an object would not keep labels like "10", "2" in order. */
function readAxisValue(value: unknown, path: string): Axis['values'][number] {
  if (!Array.isArray(value)) {
    const text = readText(value, path);
    return { label: text, text };
  }
  const [label, text] = [readText(value[0], `${path}[0]`), readText(value[1], `${path}[1]`)];
  return { label, text };
}

/** The one way to write it down: the same study has the same text, however its file was laid out. */
export function studyText(study: Study): string {
  const parts = study.parts.map(({ axes, about, ...part }) => ({
    ...part,
    axes: Object.fromEntries(
      axes.map(({ name, values }) => [name, values.map(({ label, text }) => [label, text])]),
    ),
    ...(about !== undefined && { about }),
  }));
  return `${JSON.stringify({ ...study, parts }, undefined, 2)}\n`;
}
