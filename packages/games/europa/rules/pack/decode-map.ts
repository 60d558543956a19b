import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { AREA, listOf, NODE, PROVINCE, SEA_ZONE } from '../codec-ids.ts';
import type { Province } from '../content.ts';
import { areaWith, isDistant, SEA_BORDERS, tradeNodes } from '../content.ts';
import type { MapChanges } from '../map-facts.ts';
import { RELIGIONS } from '../numbers.ts';
import { m } from '../words.ts';

/** The `map` of a pack: what the owner's board shows otherwise. */
export function readMap(value: unknown, path: string): MapChanges {
  const fields = json.object(value, path, ['provinces', 'seaZones', 'areas', 'nodes']);
  const part = <T>(name: string, read: (id: string, value: unknown, at: string) => T) =>
    name in fields ? { [name]: byId(fields[name], json.join(path, name), read) } : {};
  const changes: MapChanges = {
    ...part('provinces', readProvince),
    ...part('seaZones', (id, given, at) => {
      SEA_ZONE.read(id, at);
      const zone = json.object(given, at, ['adjacent']);
      return { adjacent: ids(SEA_ZONE, json.field(zone, at, 'adjacent'), `${at}.adjacent`) };
    }),
    ...part('areas', readArea),
    ...part('nodes', readNode),
  };
  checkBothWays(changes.seaZones ?? {}, json.join(path, 'seaZones'));
  return changes;
}

const byId = <T>(
  value: unknown,
  path: string,
  read: (id: string, value: unknown, at: string) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(json.object(value, path)).map(([id, one]) => [
      id,
      read(id, one, json.join(path, id)),
    ]),
  );

const ids = <I extends number>(
  kind: Parameters<typeof listOf<I>>[0],
  value: unknown,
  path: string,
): readonly string[] => listOf(kind)(value, path).map(kind.write);

function readProvince(id: string, value: unknown, path: string) {
  const province = PROVINCE.read(id, path);
  // The coast of a Distant Province is that of its Area.
  if (isDistant(areaWith(province))) json.fail(path, message(m('bad.distant')));
  const fields = json.object(value, path, ['faces', 'island']);
  return {
    ...('faces' in fields && { faces: readFaces(province, fields['faces'], `${path}.faces`) }),
    ...('island' in fields && { island: json.flag(fields['island'], `${path}.island`) }),
  };
}

function readFaces(province: Province, value: unknown, path: string): readonly string[] {
  const coasts = (SEA_BORDERS[areaWith(province)] ?? []).map(SEA_ZONE.write);
  const faces = ids(SEA_ZONE, value, path);
  for (const [index, zone] of faces.entries()) {
    if (coasts.includes(zone)) continue;
    json.fail(`${path}[${index}]`, message(m('bad.coast'), { zones: literal(coasts.join(', ')) }));
  }
  return faces;
}

function readArea(id: string, value: unknown, path: string) {
  AREA.read(id, path);
  const fields = json.object(value, path, ['hre', 'religion']);
  return {
    ...('hre' in fields && { hre: json.flag(fields['hre'], `${path}.hre`) }),
    ...('religion' in fields && {
      religion: json.oneOf(fields['religion'], `${path}.religion`, RELIGIONS),
    }),
  };
}

function readNode(id: string, value: unknown, path: string) {
  const node = NODE.read(id, path);
  if (tradeNodes[node]?.kind !== 'inland') json.fail(path, message(m('bad.inland')));
  const fields = json.object(value, path, ['areas']);
  return { areas: ids(AREA, json.field(fields, path, 'areas'), `${path}.areas`) };
}

function checkBothWays(zones: NonNullable<MapChanges['seaZones']>, path: string): void {
  for (const [zone, { adjacent }] of Object.entries(zones)) {
    const other = adjacent.find((one) => zones[one]?.adjacent.includes(zone) === false);
    if (other === undefined) continue;
    json.fail(
      `${json.join(path, zone)}.adjacent`,
      message(m('bad.oneWay'), { one: literal(zone), other: literal(other) }),
    );
  }
}
