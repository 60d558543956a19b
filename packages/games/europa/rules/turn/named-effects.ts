import type { Table } from '@empty-chair/kernel/table';
import { hasProvinces, isPlayerRealm } from '../board.ts';
import { NONE, REALM_RANK, realms } from '../content.ts';
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

/** EU-23.6: Towns in all Provinces of the Realm that would become a Vassal. */
function gainVassal(table: Table<unknown>, state: State, bot: Player): boolean {
  const who = realmRef(bot.realm);
  const possible = [...realms.keys()]
    .filter((realm) => !isPlayerRealm(state, realm) && hasProvinces(state, realm))
    .sort((one, other) => (REALM_RANK[one] ?? 0) - (REALM_RANK[other] ?? 0));
  const asked = { rule: rule('EU-23.6'), ask: m('ask.vassal'), params: { who } };
  const vassal = askPlace(table, asked, possible, realmRef);
  if (vassal === NONE) return false;
  const gained = provincesOf(state.map, vassal);
  for (const province of gained) {
    changeOwner(state, province, bot.realm);
    table.emit?.(rule('EU-23.6'), m('do.placeTown'), { who, province: provinceRef(province) });
  }
  return true;
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
  if (religion === bot.religion) return false;
  changeReligion(table, state, bot, religion);
  return true;
}
