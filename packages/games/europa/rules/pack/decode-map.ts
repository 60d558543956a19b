import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { wholeFrom } from '../codec-ids.ts';
import type { Province, TradeNode } from '../content.ts';
import { areaWith, isDistant, provinces, SEA_BORDERS, SIDES, tradeNodes } from '../content.ts';
import { NODE, PROVINCE, SEA_ZONE } from '../kinds.ts';
import { RELIGIONS } from '../numbers.ts';
import { fieldsOf, oneOf } from '../unknown-word.ts';
import { m } from '../words.ts';
import type { AreaChange, MapChanges, ProvinceChange } from './apply-map.ts';
import { failIfTwice } from './fail-if-twice.ts';
import { KNOWN } from './known.ts';
import { knownId } from './known-id.ts';
import type { NameKind } from './names.ts';
import { MOST_FACES } from './types.ts';

const SIZES = ['small', 'large'] as const;

/** The `map` of a pack: what the owner's board shows otherwise. */
export function readMap(value: unknown, path: string): MapChanges {
  const fields = fieldsOf(value, path, ['provinces', 'seaZones', 'areas', 'nodes']);
  const part = <T>(
    name: string,
    kind: NameKind,
    read: (id: string, value: unknown, at: string) => T,
  ) => (name in fields ? { [name]: byId(fields[name], json.join(path, name), kind, read) } : {});
  const changes: MapChanges = {
    ...part('provinces', 'province', readProvince),
    ...part('seaZones', 'seaZone', (_, given, at) => {
      const zone = fieldsOf(given, at, ['adjacent']);
      return { adjacent: ids('seaZone', json.field(zone, at, 'adjacent'), `${at}.adjacent`) };
    }),
    ...part('areas', 'area', readArea),
    ...part('nodes', 'tradeNode', readNode),
  };
  checkBothWays(changes.seaZones ?? {}, json.join(path, 'seaZones'), 'adjacent');
  checkBothWays(changes.areas ?? {}, json.join(path, 'areas'), 'land');
  return changes;
}

function byId<T>(
  value: unknown,
  path: string,
  kind: NameKind,
  read: (id: string, value: unknown, at: string) => T,
): Readonly<Record<string, T>> {
  const entries = Object.entries(json.object(value, path)).map(([word, one]) => {
    const at = json.join(path, word);
    const id = knownId(word, at, kind, KNOWN);
    return { id, word, one: read(id, one, at) };
  });
  failIfTwice(
    entries,
    path,
    ({ id }) => id,
    (index) => entries[index]?.word ?? '',
  );
  return Object.fromEntries(entries.map(({ id, one }) => [id, one]));
}

function ids(kind: NameKind, value: unknown, path: string): readonly string[] {
  const all = json.list(value, path, (word, at) => knownId(word, at, kind, KNOWN));
  failIfTwice(all, path, String);
  return all;
}

function readProvince(id: string, value: unknown, path: string): ProvinceChange {
  const province = PROVINCE.of(id) as Province;
  const fields = fieldsOf(value, path, ['size', 'faces', 'island', 'numbers']);
  const part = <T>(name: string, read: (province: Province, value: unknown, at: string) => T) =>
    name in fields ? { [name]: read(province, fields[name], json.join(path, name)) } : {};
  return {
    ...part('size', readSize),
    ...part('faces', readFaces),
    ...part('island', readIsland),
    ...part('numbers', readNumbers),
  };
}

function readSize(province: Province, value: unknown, path: string): ProvinceChange['size'] {
  const sides = fieldsOf(value, path, SIDES);
  return Object.fromEntries(
    SIDES.filter((side) => side in sides).map((side) => {
      const at = json.join(path, side);
      if (provinces[province]?.size[side] === undefined) {
        json.fail(at, message(m('bad.notOnSide'), { side: literal(side) }));
      }
      return [side, oneOf(sides[side], at, SIZES)];
    }),
  );
}

function readNumbers(province: Province, value: unknown, path: string): readonly number[] {
  if (provinces[province]?.territory !== true) json.fail(path, message(m('bad.noTerritory')));
  const numbers = json.list(value, path, wholeFrom(1, MOST_FACES));
  failIfTwice(numbers, path, String);
  return numbers;
}

/** The coast of a Distant Province is that of its Area, and for the most part not known. */
function failIfDistant(province: Province, path: string): void {
  if (isDistant(areaWith(province))) json.fail(path, message(m('bad.distant')));
}

function readIsland(province: Province, value: unknown, path: string): boolean {
  failIfDistant(province, path);
  return json.flag(value, path);
}

function readFaces(province: Province, value: unknown, path: string): readonly string[] {
  failIfDistant(province, path);
  const coasts = (SEA_BORDERS[areaWith(province)] ?? []).map((zone) => SEA_ZONE.id(zone) ?? '');
  const faces = ids('seaZone', value, path);
  for (const [index, zone] of faces.entries()) {
    if (coasts.includes(zone)) continue;
    json.fail(`${path}[${index}]`, message(m('bad.coast'), { zones: literal(coasts.join(', ')) }));
  }
  return faces;
}

function readArea(_: string, value: unknown, path: string): AreaChange {
  const fields = fieldsOf(value, path, ['land', 'hre', 'religion']);
  return {
    ...('land' in fields && { land: ids('area', fields['land'], `${path}.land`) }),
    ...('hre' in fields && { hre: json.flag(fields['hre'], `${path}.hre`) }),
    ...('religion' in fields && {
      religion: oneOf(fields['religion'], `${path}.religion`, RELIGIONS),
    }),
  };
}

function readNode(id: string, value: unknown, path: string) {
  const node = NODE.of(id) as TradeNode;
  if (tradeNodes[node]?.kind !== 'inland') json.fail(path, message(m('bad.inland')));
  const fields = fieldsOf(value, path, ['areas']);
  return { areas: ids('area', json.field(fields, path, 'areas'), `${path}.areas`) };
}

/** A border has another place on its other side, which must not say otherwise. */
function checkBothWays<Field extends string>(
  places: Readonly<Record<string, Readonly<Partial<Record<Field, readonly string[]>>>>>,
  path: string,
  field: Field,
): void {
  for (const [one, { [field]: beside = [] }] of Object.entries(places)) {
    const at = json.join(json.join(path, one), field);
    const itself = beside.indexOf(one);
    if (itself >= 0) json.fail(`${at}[${itself}]`, message(m('bad.besideItself')));
    const other = beside.find((next) => places[next]?.[field]?.includes(one) === false);
    if (other === undefined) continue;
    json.fail(at, message(m('bad.oneWay'), { one: literal(one), other: literal(other) }));
  }
}
