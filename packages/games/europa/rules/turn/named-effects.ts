import type { Table } from '@empty-chair/kernel/table';
import { hasProvinces, isPlayerRealm } from '../board.ts';
import type { Realm } from '../content.ts';
import { NONE, REALMS_BY_NAME } from '../content.ts';
import { provincesOf } from '../geography.ts';
import { RELIGIONS } from '../numbers.ts';
import type { Player, State } from '../state.ts';
import { m, provinceRef, realmRef, religionRef, rule } from '../words.ts';
import { askFor, askPlace } from './ask.ts';
import { changeReligion } from './effects.ts';
import { changeOwner } from './towns.ts';

/** Effects of an Event that name a Realm or a religion instead of an amount. */
export const NAMED_EFFECTS = ['gainVassal', 'stateReligion'] as const;
export type NamedEffect = (typeof NAMED_EFFECTS)[number];

/** Whether anything came of it. */
export function applyNamedEffect(
  table: Table<unknown>,
  state: State,
  bot: Player,
  effect: NamedEffect,
): boolean {
  return effect === 'gainVassal' ? gainVassal(table, state, bot) : adoptReligion(table, state, bot);
}

/** EU-23.6: whoever is played has no Overlord. In the order of the alphabet. */
export const possibleVassals = (state: State): readonly Realm[] =>
  REALMS_BY_NAME.filter((realm) => isPossibleVassal(state, realm));
export const isPossibleVassal = (state: State, realm: Realm): boolean =>
  !isPlayerRealm(state, realm) && hasProvinces(state, realm);

function gainVassal(table: Table<unknown>, state: State, bot: Player): boolean {
  const params = { who: realmRef(bot.realm) };
  const asked = { rule: rule('EU-23.6'), ask: m('ask.vassal'), params };
  const vassal = askPlace(table, asked, possibleVassals(state), realmRef);
  if (vassal === NONE) return false;
  gainTowns(table, state, bot, vassal);
  return true;
}

/** EU-23.6: Towns in all Provinces of the Realm that would become a Vassal. */
export function gainTowns(table: Table<unknown>, state: State, bot: Player, vassal: Realm): void {
  for (const province of provincesOf(state.map, vassal)) {
    changeOwner(state, province, bot.realm);
    table.emit?.(rule('EU-23.6'), m('do.placeTown'), {
      who: realmRef(bot.realm),
      province: provinceRef(province),
    });
  }
}

function adoptReligion(table: Table<unknown>, state: State, bot: Player): boolean {
  const religion = askFor(
    table,
    {
      rule: rule('EU-23.8'),
      ask: m('ask.stateReligion'),
      params: { who: realmRef(bot.realm) },
    },
    [...RELIGIONS.keys()],
    religionRef,
  );
  return adopt(table, state, bot, religion);
}

/** Nothing comes of the religion that it has already. */
export function adopt(table: Table<unknown>, state: State, bot: Player, religion: number): boolean {
  if (religion === bot.religion) return false;
  changeReligion(table, state, bot, religion);
  return true;
}
