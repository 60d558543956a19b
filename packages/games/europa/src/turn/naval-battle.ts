import { losesToNpr, navalDiceAgainstHuman, navalHits } from '../bot/battles.ts';
import type { SeaZone } from '../content.ts';
import { playerOfRealm } from '../table/reading.ts';
import type { Player } from '../table/state.ts';
import { m, realmRef, rule, seaZoneRef } from '../words.ts';
import { askNumber, askWhether } from './ask.ts';
import { winBattle } from './land-battle.ts';
import type { Deeds, Facts } from './parts.ts';
import { yes } from './parts.ts';
import { portsAt, shipsBeside } from './seas.ts';
import type { TurnTable } from './turn.ts';

/** EU-17: only the bots roll. */
export const facts: Facts = {
  'battle.enemyKind': ({ scene: { battle } }, chart) => {
    if (chart === 'naval-battle')
      return battle?.kind === 'rebels' ? 'npr' : (battle?.kind ?? 'npr');
    return battle?.kind === 'human' || battle?.kind === 'bot' ? 'playerRealm' : 'nprOrRebels';
  },
  'battle.allHumanShipsSunk': (table) => {
    const { battle } = table.scene;
    if (battle === undefined) return 'no';
    return yes(
      askWhether(table, {
        rule: rule('EU-17.3'),
        ask: m('ask.allSunk'),
        params: { who: realmRef(battle.enemy), n: battle.hits, zone: seaZoneRef(battle.zone) },
      }),
    );
  },
  'battle.nprHits': ({ scene: { battle, state, me } }) =>
    yes(battle !== undefined && losesToNpr(battle.enemyHits, portsAt(state, me, battle.zone))),
};

const diceOf = (player: Player, zone: SeaZone, isLed: boolean): number =>
  navalDiceAgainstHuman({
    shipsInAdjacentZones: shipsBeside(player, zone),
    diplomaticIdeas: player.mat.ideas.diplomatic,
    isLed,
  });

const askArtillery = (table: TurnTable, who: number, dice: number): number =>
  dice === 0
    ? 0
    : askNumber(
        table,
        { rule: rule('EU-17.3'), ask: m('ask.artillery'), params: { who: realmRef(who), n: dice } },
        0,
        dice,
      );

export const deeds: Deeds = {
  rollNavalDice: (table) => {
    const { battle, me } = table.scene;
    if (battle === undefined) return;
    const isLed = askWhether(table, {
      rule: rule('EU-17.3'),
      ask: m('ask.admiral'),
      params: { who: realmRef(battle.enemy) },
    });
    battle.hits = askArtillery(table, me.realm, diceOf(me, battle.zone, isLed));
  },
  countNavalHits: ({ scene: { battle, state, me }, emit }) => {
    if (battle === undefined) return;
    battle.hits = navalHits(battle.hits, portsAt(state, me, battle.zone));
    emit?.(rule('EU-17.3'), m('do.navalHits'), {
      who: realmRef(me.realm),
      enemy: realmRef(battle.enemy),
      n: battle.hits,
    });
  },
  rollNavalDiceOfBoth: (table) => {
    const { battle, state, me } = table.scene;
    const enemy = battle && playerOfRealm(state, battle.enemy);
    if (battle === undefined || enemy === undefined) return;
    const total = (player: Player): number =>
      navalHits(
        askArtillery(table, player.realm, diceOf(player, battle.zone, false)),
        portsAt(state, player, battle.zone),
      );
    // EU-17.4: ties are rolled again; a few times, so that equal answers come to an end.
    for (let again = 0; again < MOST_ROLLS; again += 1) {
      battle.hits = total(me);
      battle.enemyHits = total(enemy);
      if (battle.hits !== battle.enemyHits) break;
    }
  },
  compareNavalHits: (table) => {
    const { battle, state, me } = table.scene;
    const enemy = battle && playerOfRealm(state, battle.enemy);
    if (battle === undefined || enemy === undefined) return;
    const hasWon = battle.hits > battle.enemyHits;
    if (hasWon) winBattle(table, 1, rule('EU-17.1'));
    loseShip(table, hasWon ? enemy : me, battle.zone);
  },
  rollForNprShips: (table) => {
    const { battle, me } = table.scene;
    if (battle === undefined) return;
    battle.enemyHits = askNumber(
      table,
      {
        rule: rule('EU-17.5'),
        ask: m('ask.nprArtillery'),
        params: { who: realmRef(me.realm), realm: realmRef(battle.enemy), n: battle.units },
      },
      0,
      battle.units,
    );
  },
  winNavalBattle: (table, amount) => {
    const { battle, me } = table.scene;
    if (battle === undefined) return;
    winBattle(table, amount('botPower'), rule('EU-17.1'));
    table.emit?.(rule('EU-17.3'), m('see.navalWon'), {
      who: realmRef(me.realm),
      zone: seaZoneRef(battle.zone),
    });
  },
  loseNavalBattle: (table) => {
    const { battle, me } = table.scene;
    if (battle !== undefined) loseShip(table, me, battle.zone);
  },
};

const MOST_ROLLS = 20;

export function loseShip(table: TurnTable, player: Player, zone: SeaZone): void {
  if (!player.ships.includes(zone)) return;
  player.ships = player.ships.filter((ship) => ship !== zone);
  table.emit?.(rule('EU-17.3'), m('do.removeShip'), {
    who: realmRef(player.realm),
    zone: seaZoneRef(zone),
  });
}
