import { within } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { botEnemies, playerOf, playerOfRealm, seatOfRealm } from '../board.ts';
import { NONE, PROVINCES_IN } from '../content.ts';
import { unitsIn } from '../human-units.ts';
import { askNumber } from '../turn/ask.ts';
import { newBattle } from '../turn/battle.ts';
import { comradesAgainst } from '../turn/comrades.ts';
import { runTurn } from '../turn/run-turn.ts';
import { beginTurn } from '../turn/turn.ts';
import { areaRef, m, realmRef, rule, seaZoneRef } from '../words.ts';
import { area, MOST, realm, zone } from './fields.ts';
import { playedBy, setIn, whyNoBot } from './players.ts';
import { isActing, selfRef, unless, verb } from './verb.ts';

/** EU-16.3: the human attacks a bot's army. */
export const battle = verb({
  fields: { area, realm },
  *offers(state, seat) {
    if (!isActing(state, seat)) return;
    for (const { realm: enemy, armyAt, mat } of botEnemies(state, playerOf(state, seat))) {
      if (armyAt !== NONE && mat.army > 0) yield { area: armyAt, realm: enemy };
    }
  },
  refuses: (state, given, seat) => {
    const bot = playerOfRealm(state, given.realm);
    return (
      whyNoBot(state, given.realm) ??
      unless(
        bot?.armyAt === given.area &&
          bot.mat.army > 0 &&
          (PROVINCES_IN[given.area] ?? []).length > 0,
        message(m('no.army'), { who: realmRef(given.realm), area: areaRef(given.area) }),
      ) ??
      unless(
        unitsIn(playerOf(state, seat), given.area) !== 0,
        message(m('no.unitsThere'), {
          who: selfRef(state, seat),
          area: areaRef(given.area),
          word: literal(area.print(given.area)),
        }),
      )
    );
  },
  apply: (table, given, seat) => {
    const state = table.scene;
    const me = playerOf(state, seat);
    const turn = beginTurn(state, seatOfRealm(state, given.realm) as Seat, false);
    const units =
      unitsIn(me, given.area) ??
      askNumber(
        table,
        {
          rule: rule('EU-16.1'),
          ask: m('ask.unitsThere'),
          params: { who: realmRef(me.realm), area: areaRef(given.area) },
        },
        1,
        MOST.units,
      );
    const company = comradesAgainst(state, me, given.area, given.realm);
    turn.battle = newBattle(turn, 'human', me.realm, units, { area: given.area, company });
    runTurn(within(table, turn), 'land-battle');
  },
  said: (state, given, seat) =>
    message(m('did.battle'), {
      who: selfRef(state, seat),
      realm: realmRef(given.realm),
      area: areaRef(given.area),
    }),
});

/** EU-17.2. */
export const seaBattle = verb({
  fields: { zone, realm },
  *offers(state, seat) {
    if (!isActing(state, seat)) return;
    for (const { realm: enemy, ships } of botEnemies(state, playerOf(state, seat))) {
      for (const at of ships) yield { zone: at, realm: enemy };
    }
  },
  refuses: (state, given) =>
    whyNoBot(state, given.realm) ??
    unless(
      playerOfRealm(state, given.realm)?.ships.includes(given.zone) === true,
      message(m('no.ship'), { who: realmRef(given.realm), zone: seaZoneRef(given.zone) }),
    ),
  apply: (table, given, seat) => {
    const state = table.scene;
    const me = playerOf(state, seat);
    const bot = playedBy(state, given.realm);
    const turn = beginTurn(state, seatOfRealm(state, given.realm) as Seat, false);
    turn.battle = newBattle(turn, 'human', me.realm, 1, { zone: given.zone });
    runTurn(within(table, turn), 'naval-battle');
    // The human's Ships were there; all are sunk if the bot's is left.
    setIn(me, 'ships', given.zone, !bot.ships.includes(given.zone));
  },
  said: (state, given, seat) =>
    message(m('did.seaBattle'), {
      who: selfRef(state, seat),
      realm: realmRef(given.realm),
      zone: seaZoneRef(given.zone),
    }),
});
