import type { Named, Target } from '../../rules/pack-view.ts';
import { BOT_REALMS, TARGETS } from '../../rules/pack-view.ts';
import { words } from '../words.ts';

/** The kind of thing that a target names, as the game's catalogue calls it. */
const REF_KINDS = {
  realm: 'realm',
  ownerOf: 'province',
  realmIn: 'area',
  territory: 'area',
} as const;

/** In the reader's language where there is such a name, else as it is printed on the board. */
export function nameOf(kind: Target['kind'], { id, name }: Named): string {
  const ref = { kind: REF_KINDS[kind], id };
  return words.renderer.has(`ref.${ref.kind}.${id}`) ? words.name(ref) : name;
}

const nameById = (kind: Target['kind'], id: string): string =>
  nameOf(kind, TARGETS[kind].find((one) => one.id === id) ?? { id, name: id });

export const realmName = (id: string): string => nameById('realm', id);

export function targetText({ kind, id }: Target): string {
  const name = { kind: 'literal', id: nameById(kind, id) };
  return words.t(`ui.europaPack.target.is.${kind}`, { name });
}

/** By the names of the reader's language. */
export const byName = (all: readonly Named[]): readonly Named[] =>
  all.toSorted((one, other) => one.name.localeCompare(other.name, words.language));

export const botRealms = (): readonly Named[] =>
  byName(BOT_REALMS.map(({ id }) => ({ id, name: realmName(id) })));

export const areaName = (id: string): string => nameById('realmIn', id);
export const provinceName = (province: Named): string => nameOf('ownerOf', province);
export const mapAreas = (): readonly Named[] =>
  byName(TARGETS.realmIn.map(({ id }) => ({ id, name: areaName(id) })));
export const mapProvinces = (): readonly Named[] =>
  byName(TARGETS.ownerOf.map((one) => ({ id: one.id, name: provinceName(one) })));
