import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { message } from '@empty-chair/kernel/words';
import { NODE_KINDS } from '../charts/types.ts';
import { TARGETING_KINDS } from '../targeting/types.ts';
import { m } from '../words.ts';
import { readDecks } from './decode-decks.ts';
import { readMap } from './decode-map.ts';
import { readTargets } from './decode-targets.ts';
import { knownId } from './known-id.ts';
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
  return decodePack(parse(text), known);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return json.fail('', message(m('bad.packJson')));
  }
}

export function decodePack(data: unknown, known: Known): Pack {
  const fields = json.object(data, '', [
    'format',
    'name',
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
    name: shortText(json.field(fields, '', 'name'), 'name'),
    charts: byName(fields, 'charts', (id, value, path) => readChart(id, value, path)),
    cards: byName(fields, 'cards', (id, value, path) => readCard(id, value, path, known)),
    decks: json.optional(fields, '', 'decks', (list, at) => readDecks(list, at, known), []),
    targets: byName(fields, 'targets', (realm, value, path) =>
      readRealmTargets(realm, value, path, known),
    ).flat(),
    dice: json.optional(fields, '', 'dice', readDice, {}),
    map: json.optional(fields, '', 'map', readMap, {}),
  };
}

function readDice(value: unknown, path: string): DiceFaces {
  const fields = json.object(value, path, DICE);
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
const readBattleFace: json.Reader<BattleFace> = (face, at) => json.oneOf(face, at, FACE_KINDS);
const readExplorationFace: json.Reader<ExplorationFace> = (face, at) =>
  typeof face === 'string'
    ? json.oneOf(face, at, [SKULL_FACE] as const)
    : json.whole(face, at, 1, MOST_FACES);

function byName<T>(
  fields: json.Fields,
  name: string,
  read: (id: string, value: unknown, path: string) => T,
): readonly T[] {
  if (!(name in fields)) return [];
  return Object.entries(json.object(fields[name], name)).map(([id, value]) =>
    read(id, value, json.join(name, id)),
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

function readChart(id: string, value: unknown, path: string): ChartChange {
  const fields = json.object(value, path, ['nodes', 'removed']);
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
      readNode(node, change, json.join(json.join(path, 'nodes'), node)),
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

function readNode(id: string, value: unknown, path: string): NodeChange {
  const fields = json.object(value, path, ['kind', 'fact', 'do', 'amounts', 'edges', 'text']);
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
    ...(has('kind') && { kind: json.oneOf(fields['kind'], `${path}.kind`, NODE_KINDS) }),
    ...(has('fact') && { fact: json.text(fields['fact'], `${path}.fact`) }),
    ...(has('do') && { do: json.text(fields['do'], `${path}.do`) }),
    ...(has('amounts') && {
      amounts: mapOf('amounts', (n, at) => json.whole(n, at, 0, LIMITS.amount)),
    }),
    ...(has('edges') && { edges: mapOf('edges', json.text) }),
    ...(has('text') && { text: readTexts(fields['text'], `${path}.text`) }),
  };
}

function readTexts(value: unknown, path: string): Readonly<Record<string, string>> {
  const fields = json.object(value, path, LANGUAGES);
  return Object.fromEntries(
    Object.entries(fields).map(([language, text]) => [
      language,
      shortText(text, `${path}.${language}`),
    ]),
  );
}

// ---- cards, targets ----------------------------------------------------------

function readCard(id: string, value: unknown, path: string, { cards }: Known): CardChange {
  const number = json.whole(Number(id), path, 1, cards);
  const fields = json.object(value, path, [
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
      topAction: json.text(fields['topAction'], `${path}.topAction`),
    }),
    ...('secondAction' in fields && { secondAction: orNull('secondAction', json.text) }),
    ...('warAction' in fields && { warAction: orNull('warAction', json.text) }),
    ...('discardIcon' in fields && {
      discardIcon: orNull('discardIcon', (icon, at) => json.oneOf(icon, at, DISCARD_ICONS)),
    }),
  };
}

function readRealmTargets(
  realm: string,
  value: unknown,
  path: string,
  known: Known,
): readonly RealmTargets[] {
  const fields = json.object(value, path, TARGETING_KINDS);
  knownId(realm, path, 'realm', known);
  return TARGETING_KINDS.filter((kind) => kind in fields).map((kind) => ({
    realm,
    kind,
    chart: readTargets(fields[kind], `${path}.${kind}`, known, LIMITS.depth),
  }));
}
