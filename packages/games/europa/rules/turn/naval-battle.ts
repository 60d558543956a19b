import { playerOfRealm } from '../board.ts';
import type { NavalAmounts } from '../bots/battles.ts';
import { losesToNpr, NAVAL_AMOUNTS, navalDiceAgainstHuman, navalHits } from '../bots/battles.ts';
import type { Realm, SeaZone } from '../content.ts';
import type { Player, State } from '../state.ts';
import { m, realmRef, rule, seaZoneRef } from '../words.ts';
import { askWhether, rollIcons } from './ask.ts';
import type { Deeds, Facts } from './facts-and-deeds.ts';
import { amountsOfDeed, yes } from './facts-and-deeds.ts';
import type { SeaDefence } from './joint-defence.ts';
import { alone, seaDefence } from './joint-defence.ts';
import { winBattle } from './land-battle.ts';
import { portsAt, shipsBeside } from './ships-and-ports.ts';
import type { Battle, TurnTable } from './turn.ts';

/** EU-17: only the bots roll. */
export const facts = {
  'battle.enemyKind': ({ scene: { battle } }, chart) => {
    if (chart === 'naval-battle')
      return battle?.kind === 'rebels' ? 'npr' : (battle?.kind ?? 'npr');
    return battle?.kind === 'human' || battle?.kind === 'bot' ? 'playerRealm' : 'nprOrRebels';
  },
  'battle.allHumanShipsSunk': (table) => {
    const { battle } = table.scene;
    // Without a hit every Ship is left.
    if (battle === undefined || battle.hits === 0) return 'no';
    const params = { who: realmRef(battle.enemy), n: battle.hits, zone: seaZoneRef(battle.zone) };
    const isSunk = askWhether(table, { rule: rule('EU-17.3'), ask: m('ask.allSunk'), params });
    const human = playerOfRealm(table.scene.state, battle.enemy);
    if (isSunk && human !== undefined) loseShip(table, human, battle.zone);
    return yes(isSunk);
  },
  'battle.nprHits': ({ scene: { battle, state, me } }) =>
    yes(battle !== undefined && losesToNpr(battle.enemyHits, portsAt(state, me, battle.zone))),
} satisfies Facts;

/** The numbers of the chart, where a pack may have changed them: both sides go by them. */
const amountsOf = (state: State): NavalAmounts => ({
  ...NAVAL_AMOUNTS,
  ...amountsOfDeed(state, 'naval-battle', 'rollNavalDice'),
  ...amountsOfDeed(state, 'naval-battle', 'countNavalHits'),
});

/** EU-17.6: the defenders stand together, whoever was named. */
function sideOf({ scene: { state, me, isActive } }: TurnTable, player: Player, battle: Battle) {
  const enemy = playerOfRealm(state, battle.enemy);
  const isAttacker = (player === me) === isActive;
  if (isAttacker || enemy === undefined) return alone(player);
  return seaDefence(state, player, player === me ? enemy : me, battle.zone);
}

const diceOf = (state: State, { main }: SeaDefence, zone: SeaZone, isLed: boolean): number =>
  navalDiceAgainstHuman(
    {
      shipsInAdjacentZones: shipsBeside(state, main, zone),
      diplomaticIdeas: main.mat.ideas.diplomatic,
      isLed,
    },
    amountsOf(state),
  );
const hitsOf = (state: State, { main, nprShips }: SeaDefence, zone: SeaZone, icons: number) =>
  navalHits(icons, portsAt(state, main, zone), nprShips, amountsOf(state));

/** One side of a battle between bots: hits without a die, and how many dice can add one each. */
interface Fleet {
  readonly main: Player;
  readonly least: number;
  readonly dice: number;
}
function fleetOf(table: TurnTable, player: Player, battle: Battle): Fleet {
  const { state } = table.scene;
  const side = sideOf(table, player, battle);
  return {
    main: side.main,
    least: hitsOf(state, side, battle.zone, 0),
    dice: diceOf(state, side, battle.zone, false),
  };
}
const mostHits = ({ least, dice }: Fleet): number => least + dice;

function rollHits(table: TurnTable, { main, least, dice }: Fleet, zone: SeaZone): number {
  const icons = askArtillery(table, main.realm, dice, zone);
  table.emit?.(rule('EU-17.4'), m('see.seaHits'), {
    who: realmRef(main.realm),
    n: icons + least,
    icons,
    more: least,
  });
  return icons + least;
}

/** Its dice change nothing any more. */
const tellNoDice = ({ emit }: TurnTable, { main, dice }: Fleet): void => {
  if (dice > 0) emit?.(rule('EU-17.4'), m('see.noDice'), { who: realmRef(main.realm) });
};

/** EU-17.4: ties are rolled again, so who can tie at best has lost. */
const cannotWin = (one: Fleet, other: Fleet): boolean =>
  mostHits(one) <= other.least && mostHits(other) > one.least;

const askArtillery = (table: TurnTable, who: Realm, dice: number, zone: SeaZone): number =>
  dice === 0
    ? 0
    : rollIcons(
        table,
        'artillery',
        {
          rule: rule('EU-17.3'),
          ask: m('ask.artillery'),
          params: { who: realmRef(who), n: dice, zone: seaZoneRef(zone) },
        },
        dice,
      );

export const deeds = {
  rollNavalDice: (table) => {
    const { battle, me, state } = table.scene;
    if (battle === undefined) return;
    battle.isLed = askWhether(table, {
      rule: rule('EU-17.3'),
      ask: m('ask.admiral'),
      params: { who: realmRef(battle.enemy) },
    });
    const side = sideOf(table, me, battle);
    const dice = diceOf(state, side, battle.zone, battle.isLed);
    battle.hits = askArtillery(table, side.main.realm, dice, battle.zone);
  },
  countNavalHits: (table) => {
    const { battle, state, me } = table.scene;
    if (battle === undefined) return;
    const side = sideOf(table, me, battle);
    battle.hits = hitsOf(state, side, battle.zone, battle.hits);
    table.emit?.(rule('EU-17.3'), m('do.navalHits'), {
      who: realmRef(side.main.realm),
      enemy: realmRef(battle.enemy),
      n: battle.hits,
    });
  },
  rollNavalDiceOfBoth: (table) => {
    const { battle, state, me } = table.scene;
    const enemy = battle && playerOfRealm(state, battle.enemy);
    if (battle === undefined || enemy === undefined) return;
    const mine = fleetOf(table, me, battle);
    const theirs = fleetOf(table, enemy, battle);
    if (cannotWin(mine, theirs) || cannotWin(theirs, mine)) {
      tellNoDice(table, mine);
      tellNoDice(table, theirs);
      battle.hits = cannotWin(mine, theirs) ? 0 : 1;
      battle.enemyHits = 1 - battle.hits;
      return;
    }
    // EU-17.4: ties are rolled again; a few times, so that equal answers come to an end.
    for (let again = 0; again < MOST_ROLLS; again += 1) {
      battle.hits = rollHits(table, mine, battle.zone);
      const isOver = battle.hits > mostHits(theirs) || battle.hits < theirs.least;
      if (isOver) tellNoDice(table, theirs);
      battle.enemyHits = isOver ? theirs.least : rollHits(table, theirs, battle.zone);
      if (battle.hits !== battle.enemyHits) break;
      table.emit?.(rule('EU-17.4'), m('see.seaTie'));
    }
  },
  compareNavalHits: (table) => {
    const { battle, state, me } = table.scene;
    const enemy = battle && playerOfRealm(state, battle.enemy);
    if (battle === undefined || enemy === undefined) return;
    const hasWon = battle.hits > battle.enemyHits;
    if (hasWon) winBattle(table, 1, rule('EU-17.1'));
    loseShips(table, sideOf(table, hasWon ? enemy : me, battle), battle.zone);
  },
  rollForNprShips: (table) => {
    const { battle, me, state } = table.scene;
    if (battle === undefined) return;
    // Each die has one icon at most.
    battle.enemyHits = 0;
    if (!losesToNpr(battle.units, portsAt(state, me, battle.zone))) {
      table.emit?.(rule('EU-17.5'), m('see.nprTooFew'), {
        who: realmRef(me.realm),
        realm: realmRef(battle.enemy),
        n: battle.units,
      });
      return;
    }
    battle.enemyHits = rollIcons(
      table,
      'artillery',
      {
        rule: rule('EU-17.5'),
        ask: m('ask.nprArtillery'),
        params: {
          who: realmRef(me.realm),
          realm: realmRef(battle.enemy),
          n: battle.units,
          zone: seaZoneRef(battle.zone),
        },
      },
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
    if (battle === undefined) return;
    loseShips(table, sideOf(table, me, battle), battle.zone);
    if (battle.isLed) {
      table.emit?.(rule('EU-17.3'), m('do.lightShip'), {
        who: realmRef(battle.enemy),
        zone: seaZoneRef(battle.zone),
      });
    }
  },
} satisfies Deeds;

const MOST_ROLLS = 20;

function loseShips(table: TurnTable, { bots }: SeaDefence, zone: SeaZone): void {
  for (const bot of bots) loseShip(table, bot, zone);
}

function loseShip(table: TurnTable, player: Player, zone: SeaZone): void {
  if (!player.ships.includes(zone)) return;
  player.ships = player.ships.filter((ship) => ship !== zone);
  table.emit?.(rule('EU-17.3'), m('do.removeShip'), {
    who: realmRef(player.realm),
    zone: seaZoneRef(zone),
  });
}
