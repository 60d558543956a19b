import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { message } from '@empty-chair/kernel/words';
import { NODE_KINDS } from '../charts/types.ts';
import { TARGETING_KINDS } from '../targeting/types.ts';
import { fieldsOf, oneOf } from '../unknown-word.ts';
import { m } from '../words.ts';
import { readDecks } from './decode-decks.ts';
import { readMap } from './decode-map.ts';
import { readTargets } from './decode-targets.ts';
import { failIfTwice } from './fail-if-twice.ts';
import { parseJson } from './json-text.ts';
import { knownId } from './known-id.ts';
import { idNamed } from './names.ts';
import type {
  BattleFace,
  CardChange,
  ChartChange,
  DiceFaces,
  ExplorationFace,
  Known,
  NodeChange,
  Pack,
  RealmTargets,
} from './types.ts';
import { DICE, FACE_KINDS, MOST_FACES, SKULL_FACE } from './types.ts';

const LIMITS = {
  /** Characters. A pack with every chart typed in anew has some 100,000. */
  size: 1_000_000,
  nodes: 200,
  amount: 99,
  text: 500,
  depth: 6,
} as const;

const LANGUAGES = ['en', 'pl', 'cs'] as const;
const DISCARD_ICONS = ['administrative', 'diplomatic', 'military'] as const;

/** A pack as it was typed or exported. A fault names its place in the file. */
export function readPack(text: string, known: Known): Pack {
  if (text.length > LIMITS.size) {
    json.fail('', message(m('bad.packSize'), { n: text.length, most: LIMITS.size }));
  }
  return decodePack(parseJson(text), known);
}

/** What a pack is called that says nothing of it. */
const UNNAMED = 'booklet';

export function decodePack(data: unknown, known: Known): Pack {
  const fields = fieldsOf(data, '', [
    'format',
    'name',
    'booklet',
    'charts',
    'cards',
    'decks',
    'targets',
    'dice',
    'map',
  ]);
  json.whole(json.field(fields, '', 'format'), 'format', 1, 1);
  return {
    format: 1,
    name: json.optional(fields, '', 'name', shortText, UNNAMED),
    ...('booklet' in fields && { booklet: shortText(fields['booklet'], 'booklet') }),
    charts: byName(
      fields,
      'charts',
      (word, path) => knownId(word, path, 'chart', known),
      (id, value, path) => readChart(id, value, path, known),
    ),
    cards: byName(
      fields,
      'cards',
      (word, path) => json.whole(Number(word), path, 1, known.cards),
      (number, value, path) => readCard(number, value, path, known),
    ),
    decks: json.optional(fields, '', 'decks', (list, at) => readDecks(list, at, known), []),
    targets: byName(
      fields,
      'targets',
      (word, path) => knownId(word, path, 'realm', known),
      (realm, value, path) => readRealmTargets(realm, value, path, known),
    ).flat(),
    dice: json.optional(fields, '', 'dice', readDice, {}),
    map: json.optional(fields, '', 'map', readMap, {}),
  };
}

function readDice(value: unknown, path: string): DiceFaces {
  const fields = fieldsOf(value, path, DICE);
  return Object.fromEntries(
    Object.entries(fields).map(([die, list]) => {
      const at = json.join(path, die);
      const faces = json.list<BattleFace | ExplorationFace>(
        list,
        at,
        die === 'exploration' ? readExplorationFace : readBattleFace,
      );
      json.whole(faces.length, at, 1, MOST_FACES);
      return [die, faces];
    }),
  );
}
const readBattleFace: json.Reader<BattleFace> = (face, at) => oneOf(face, at, FACE_KINDS);
const readExplorationFace: json.Reader<ExplorationFace> = (face, at) =>
  typeof face === 'string'
    ? oneOf(face, at, [SKULL_FACE] as const)
    : json.whole(face, at, 1, MOST_FACES);

/** By a name of each, of which none may stand there twice, however it is written. */
function byName<Id extends string | number, T>(
  fields: json.Fields,
  name: string,
  idOf: (word: string, path: string) => Id,
  read: (id: Id, value: unknown, path: string) => T,
): readonly T[] {
  if (!(name in fields)) return [];
  const words = Object.keys(json.object(fields[name], name));
  const ids = words.map((word) => idOf(word, json.join(name, word)));
  failIfTwice(ids, name, String, (index) => words[index] ?? '');
  return Object.values(fields[name] as object).map((value, index) =>
    read(ids[index] as Id, value, json.join(name, words[index] ?? '')),
  );
}

function shortText(value: unknown, path: string): string {
  const text = json.text(value, path);
  if (text.length > LIMITS.text) {
    json.fail(
      path,
      kernelMessage('data.outOfRange', { value: text.length, least: 0, most: LIMITS.text }),
    );
  }
  return text;
}

// ---- charts ----------------------------------------------------------------------

function readChart(id: string, value: unknown, path: string, known: Known): ChartChange {
  const fields = fieldsOf(value, path, ['nodes', 'removed']);
  const nodes = json.optional(
    fields,
    path,
    'nodes',
    (list, at) => Object.entries(json.object(list, at)),
    [],
  );
  if (nodes.length > LIMITS.nodes) {
    json.fail(
      `${path}.nodes`,
      kernelMessage('data.outOfRange', { value: nodes.length, least: 0, most: LIMITS.nodes }),
    );
  }
  return {
    id,
    nodes: nodes.map(([node, change]) =>
      readNode(node, change, json.join(json.join(path, 'nodes'), node), (to) =>
        nodes.some(([one]) => one === to) ? to : chartMeant(to, known),
      ),
    ),
    removed: json.optional(
      fields,
      path,
      'removed',
      (list, at) => json.list(list, at, json.text),
      [],
    ),
  };
}

/** A way may lead to another chart, by its name too; whatever else it names is looked at with the charts. */
const chartMeant = (to: string, { charts }: Known): string => {
  const id = idNamed('chart', to);
  return id !== undefined && charts.includes(id) ? id : to;
};

/** An owner's word that a box is printed as we have it, which an empty one says as well. */
const PRINTED = ['printed'] as const;

function readNode(
  id: string,
  value: unknown,
  path: string,
  leadsTo: (to: string) => string,
): NodeChange {
  const fields = fieldsOf(value, path, [
    'source',
    'kind',
    'fact',
    'do',
    'amounts',
    'edges',
    'text',
  ]);
  if ('source' in fields) oneOf(fields['source'], `${path}.source`, PRINTED);
  const has = (name: string) => name in fields;
  const mapOf = <T>(name: string, read: json.Reader<T>): Readonly<Record<string, T>> => {
    const at = json.join(path, name);
    return Object.fromEntries(
      Object.entries(json.object(fields[name], at)).map(([key, item]) => [
        key,
        read(item, json.join(at, key)),
      ]),
    );
  };
  return {
    id,
    ...(has('kind') && { kind: oneOf(fields['kind'], `${path}.kind`, NODE_KINDS) }),
    ...(has('fact') && { fact: json.text(fields['fact'], `${path}.fact`) }),
    ...(has('do') && { do: json.text(fields['do'], `${path}.do`) }),
    ...(has('amounts') && {
      amounts: mapOf('amounts', (n, at) => json.whole(n, at, 0, LIMITS.amount)),
    }),
    ...(has('edges') && { edges: mapOf('edges', (to, at) => leadsTo(json.text(to, at))) }),
    ...(has('text') && { text: readTexts(fields['text'], `${path}.text`) }),
  };
}

function readTexts(value: unknown, path: string): Readonly<Record<string, string>> {
  const fields = fieldsOf(value, path, LANGUAGES);
  return Object.fromEntries(
    Object.entries(fields).map(([language, text]) => [
      language,
      shortText(text, `${path}.${language}`),
    ]),
  );
}

// ---- cards, targets ----------------------------------------------------------

function readCard(number: number, value: unknown, path: string, known: Known): CardChange {
  const action: json.Reader<string> = (word, at) => knownId(word, at, 'chart', known);
  const fields = fieldsOf(value, path, [
    'cost',
    'topAction',
    'secondAction',
    'warAction',
    'discardIcon',
  ]);
  const orNull = <T>(name: string, read: json.Reader<T>): T | null =>
    fields[name] === null ? null : read(fields[name], json.join(path, name));
  return {
    number,
    ...('cost' in fields && { cost: json.whole(fields['cost'], `${path}.cost`, 0, 9) }),
    ...('topAction' in fields && {
      topAction: action(fields['topAction'], `${path}.topAction`),
    }),
    ...('secondAction' in fields && { secondAction: orNull('secondAction', action) }),
    ...('warAction' in fields && { warAction: orNull('warAction', action) }),
    ...('discardIcon' in fields && {
      discardIcon: orNull('discardIcon', (icon, at) => oneOf(icon, at, DISCARD_ICONS)),
    }),
  };
}

function readRealmTargets(
  realm: string,
  value: unknown,
  path: string,
  known: Known,
): readonly RealmTargets[] {
  const fields = fieldsOf(value, path, TARGETING_KINDS);
  return TARGETING_KINDS.filter((kind) => kind in fields).map((kind) => ({
    realm,
    kind,
    chart: readTargets(fields[kind], `${path}.${kind}`, known, LIMITS.depth),
  }));
}
