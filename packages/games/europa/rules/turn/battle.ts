import { hasTownIn, humanEnemies } from '../board.ts';
import { standing } from '../bots/mat.ts';
import type { Area, Realm, SeaZone } from '../content.ts';
import { NONE } from '../content.ts';
import { unitsIn } from '../human-units.ts';
import type { Player } from '../state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';
import { askNumber } from './ask.ts';
import { botsAgainst, comradesAgainst, largestArmy } from './comrades.ts';
import { nprsDefending, unitsOfNpr } from './npr-units.ts';
import type { Battle, Comrade, EnemyKind, TurnTable } from './turn.ts';

const MOST_UNITS = 40;

export const newBattle = (
  turn: { readonly me: Player },
  kind: EnemyKind,
  enemy: Realm,
  units: number,
  place: {
    readonly area?: Area;
    readonly zone?: SeaZone;
    readonly realms?: readonly Realm[];
    readonly company?: readonly Comrade[];
  },
): Battle => ({
  kind,
  enemy,
  area: place.area ?? NONE,
  zone: place.zone ?? NONE,
  realms: place.realms ?? (enemy === NONE ? [] : [enemy]),
  units,
  company: place.company ?? [],
  isLed: false,
  began: standing(turn.me.mat),
  round: 0,
  told: undefined,
  losses: { mine: 0, theirs: 0 },
  hits: 0,
  enemyHits: 0,
  isEnemyGone: false,
});

/** Who is fought in this area: players' armies together, else rebels and Non-Player Realms together. */
export const findLandEnemy = (table: TurnTable, area: Area): Battle | undefined =>
  playersIn(table, area) ?? unledIn(table, area);

/** Put among enemy units, rebels or the provinces of a Non-Player Realm, the army fights at once. */
export function fightWhereArmyStands(table: TurnTable): void {
  const turn = table.scene;
  turn.battle = findLandEnemy(table, turn.me.armyAt);
  if (turn.battle === undefined) return;
  turn.next = 'land-battle';
  turn.isEnded = true;
}

/**
 * EU-16.5, main rules 9.7: all Enemies there defend as one force, with the Non-Player Realms of the Area.
 * A human is the Main Defender, else the bot with the largest Army.
 */
function playersIn(table: TurnTable, area: Area): Battle | undefined {
  const turn = table.scene;
  const { state, me } = turn;
  const humans = humansIn(table, area);
  const bots = botsAgainst(state, me, area);
  const [human] = humans;
  const main = human === undefined ? largestArmy(bots) : undefined;
  const realm = human?.realm ?? main?.realm;
  if (realm === undefined) return undefined;
  const units = human?.units ?? standing((main as Player).mat);
  const company = [...humans.slice(1), ...comradesAgainst(state, me, area, realm)];
  const kind = human === undefined ? 'bot' : 'human';
  return newBattle(turn, kind, realm, units, { area, company });
}

/** EU-16.4: the dice of rebels and of all Non-Player Realms there are rolled together. */
function unledIn(table: TurnTable, area: Area): Battle | undefined {
  const turn = table.scene;
  const rebels = turn.state.rebels[area] ?? 0;
  const nprs = nprsDefending(turn.state, turn.me, area);
  const units = nprs.reduce((sum, npr) => sum + unitsOfNpr(turn.state, npr, area), rebels);
  if (units === 0) return undefined;
  return newBattle(turn, rebels > 0 ? 'rebels' : 'npr', nprs[0] ?? NONE, units, {
    area,
    realms: nprs,
  });
}

/** Of those with Units there, the most first. */
function humansIn(table: TurnTable, area: Area): readonly Comrade[] {
  const { state, me } = table.scene;
  return humanEnemies(state, me)
    .map((human) => ({ realm: human.realm, units: unitsThere(table, human, area) }))
    .filter(({ units }) => units > 0)
    .sort((one, other) => other.units - one.units);
}

/** EU-21.2: for areas with own towns it was asked once this turn where humans stand. */
function unitsThere(table: TurnTable, human: Player, area: Area): number {
  const { state, me, invaded } = table.scene;
  const told = unitsIn(human, area);
  if (told !== undefined) return told;
  const isAnswered = invaded !== undefined && invaded !== area && hasTownIn(state, me, area);
  return isAnswered ? 0 : askUnits(table, human.realm, area);
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
