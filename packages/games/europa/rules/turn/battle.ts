import { botEnemies, hasTownIn, humanEnemies } from '../board.ts';
import { standing } from '../bots/mat.ts';
import type { Area, Realm, SeaZone } from '../content.ts';
import { NONE } from '../content.ts';
import { unitsIn } from '../human-units.ts';
import type { Player } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';
import { askNumber } from './ask.ts';
import { nprsDefending, unitsOfNpr } from './npr-units.ts';
import type { Battle, EnemyKind, TurnTable } from './turn.ts';

const MOST_UNITS = 40;

export const newBattle = (
  turn: { readonly me: Player },
  kind: EnemyKind,
  enemy: Realm,
  units: number,
  place: { readonly area?: Area; readonly zone?: SeaZone; readonly realms?: readonly Realm[] },
): Battle => ({
  kind,
  enemy,
  area: place.area ?? NONE,
  zone: place.zone ?? NONE,
  realms: place.realms ?? (enemy === NONE ? [] : [enemy]),
  units,
  isLed: false,
  began: standing(turn.me.mat),
  hits: 0,
  enemyHits: 0,
  isEnemyGone: false,
});

/** Who is fought in this area: an opponent's army, else rebels and Non-Player Realms together. */
export function findLandEnemy(table: TurnTable, area: Area): Battle | undefined {
  return botIn(table, area) ?? humanIn(table, area) ?? unledIn(table, area);
}

/** Put among enemy units, rebels or the provinces of a Non-Player Realm, the army fights at once. */
export function fightWhereArmyStands(table: TurnTable): void {
  const turn = table.scene;
  const { state, me, invaded } = turn;
  const area = me.armyAt;
  // For areas with own towns it was asked once this turn where humans stand.
  const isAsked = invaded !== undefined && invaded !== area && hasTownIn(state, me, area);
  turn.battle = isAsked
    ? (botIn(table, area) ?? toldIn(table, area) ?? unledIn(table, area))
    : findLandEnemy(table, area);
  if (turn.battle === undefined) return;
  turn.next = 'land-battle';
  turn.isEnded = true;
}

function botIn(table: TurnTable, area: Area): Battle | undefined {
  const turn = table.scene;
  const bot = botEnemies(turn.state, turn.me).find(
    ({ armyAt, mat }) => armyAt === area && standing(mat) > 0,
  );
  return bot && newBattle(turn, 'bot', bot.realm, standing(bot.mat), { area });
}

/** EU-16.4: the dice of rebels and of all Non-Player Realms there are rolled together. */
function unledIn(table: TurnTable, area: Area): Battle | undefined {
  const turn = table.scene;
  const rebels = turn.state.rebels[area] ?? 0;
  const nprs = nprsDefending(turn.state, turn.me, area);
  const units = nprs.reduce((sum, npr) => sum + unitsOfNpr(table, npr, area), rebels);
  if (units === 0) return undefined;
  return newBattle(turn, rebels > 0 ? 'rebels' : 'npr', nprs[0] ?? NONE, units, {
    area,
    realms: nprs,
  });
}

function humanIn(table: TurnTable, area: Area): Battle | undefined {
  const turn = table.scene;
  const { state, me } = turn;
  for (const human of humanEnemies(state, me)) {
    const units = unitsIn(human, area) ?? askUnits(table, human.realm, area);
    if (units > 0) return newBattle(turn, 'human', human.realm, units, { area });
  }
  return undefined;
}

/** Of the humans only those who say where their units stand: nobody else is asked. */
function toldIn({ scene: turn }: TurnTable, area: Area): Battle | undefined {
  const human = humanEnemies(turn.state, turn.me).find((one) => (unitsIn(one, area) ?? 0) > 0);
  return human && newBattle(turn, 'human', human.realm, unitsIn(human, area) ?? 0, { area });
}

const askUnits = (table: TurnTable, realm: Realm, area: Area): number =>
  askNumber(
    table,
    {
      rule: rule('EU-16.1'),
      ask: m('ask.unitsThere'),
      params: { who: realmRef(realm), area: areaRef(area) },
    },
    0,
    MOST_UNITS,
  );
