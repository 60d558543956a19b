import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Realm } from '../content.ts';
import { PROVINCES_IN } from '../content.ts';
import { hasProvinces, isAtWarWith, seatOfRealm } from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { askNumber } from '../turn/ask.ts';
import { newBattle } from '../turn/battle.ts';
import { runTurn } from '../turn/run-turn.ts';
import { beginTurn } from '../turn/turn.ts';
import { answerDeclaration, beginWar } from '../turn/war.ts';
import { areaRef, m, realmRef, rule, seaZoneRef } from '../words.ts';
import { botOf, setIn } from './players.ts';
import { refuseUnless } from './refusal.ts';

/** EU-15.2: those who are called to arms answer at once. */
export function declareWar(
  table: Table<State>,
  me: Player,
  realm: Realm,
  hasCasusBelli: boolean,
): void {
  const state = table.scene;
  refuseUnless(realm !== me.realm, message(m('no.self')));
  refuseUnless(hasProvinces(state, realm), message(m('no.realm'), { realm: realmRef(realm) }));
  refuseUnless(!isAtWarWith(me, realm), message(m('no.warAgain'), { realm: realmRef(realm) }));
  beginWar(state, me.realm, realm);
  answerDeclaration(table, state, { aggressor: me.realm, target: realm, hasCasusBelli });
}

const MOST_UNITS = 40;

/** EU-16.3: the human attacks a bot's army. */
export function landBattle(table: Table<State>, me: Player, area: number, realm: Realm): void {
  const state = table.scene;
  const bot = botOf(state, realm);
  refuseUnless(
    bot.armyAt === area && bot.mat.army > 0 && (PROVINCES_IN[area] ?? []).length > 0,
    message(m('no.army'), { who: realmRef(realm), area: areaRef(area) }),
  );
  const turn = beginTurn(state, seatOfRealm(state, realm) as Seat, false);
  const units = askNumber(
    table,
    {
      rule: rule('EU-16.1'),
      ask: m('ask.unitsThere'),
      params: { who: realmRef(me.realm), area: areaRef(area) },
    },
    1,
    MOST_UNITS,
  );
  turn.battle = newBattle(turn, 'human', me.realm, units, { area });
  runTurn(within(table, turn), 'land-battle');
}

/** EU-17.2. */
export function seaBattle(table: Table<State>, me: Player, zone: number, realm: Realm): void {
  const state = table.scene;
  const bot = botOf(state, realm);
  refuseUnless(
    bot.ships.includes(zone),
    message(m('no.ship'), { who: realmRef(realm), zone: seaZoneRef(zone) }),
  );
  const turn = beginTurn(state, seatOfRealm(state, realm) as Seat, false);
  turn.battle = newBattle(turn, 'human', me.realm, 1, { zone });
  runTurn(within(table, turn), 'naval-battle');
  // The human's Ships were there; all are sunk if the bot's is left.
  setIn(me, 'ships', zone, !bot.ships.includes(zone));
}
