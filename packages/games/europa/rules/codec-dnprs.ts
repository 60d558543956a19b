import * as json from '@empty-chair/kernel/json';
import { listOf, REALM } from './codec-ids.ts';
import type { Realm } from './content.ts';
import type { Dnpr } from './state.ts';
import { DNPR_COLORS } from './state.ts';

/** `denmark` has the color that the scenario gives it; one that came by an Event is `netherlands orange`. */

const colorIn = (dnprs: readonly Dnpr[], realm: Realm) =>
  dnprs.find((one) => one.realm === realm)?.color;

export const writeDnprs = (dnprs: readonly Dnpr[], start: readonly Dnpr[]): readonly string[] =>
  dnprs.map(({ realm, color }) => {
    const isUsual = color === undefined || color === colorIn(start, realm);
    return isUsual ? REALM.write(realm) : `${REALM.write(realm)} ${color}`;
  });

export const dnprsAsIn =
  (start: readonly Dnpr[]) =>
  (value: unknown, path: string): Dnpr[] => {
    const words = json.list(value, path, json.text).map((one) => one.split(' '));
    const realms = listOf(REALM)(
      words.map(([id]) => id),
      path,
    );
    return realms.map((realm, index) => {
      const said = words[index]?.[1];
      const color =
        said === undefined
          ? colorIn(start, realm)
          : json.oneOf(said, `${path}[${index}]`, DNPR_COLORS);
      return { realm, color };
    });
  };
