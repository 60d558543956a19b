import { standing } from '../bot/mat.ts';
import { militaryCapacity } from '../capacity.ts';
import type { Area, Realm } from '../content.ts';
import { isDistant, NONE, PROVINCES_IN } from '../content.ts';
import {
  botEnemies,
  humanEnemies,
  isAtWarWith,
  isPlayerRealm,
  occupierOf,
  ownerOf,
} from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';
import { areaRef, m, realmRef, rule } from '../words.ts';
import { askNumber } from './ask.ts';
import type { Battle, EnemyKind, TurnTable } from './turn.ts';

const MOST_UNITS = 40;

export const newBattle = (
  turn: { readonly me: Player },
  kind: EnemyKind,
  enemy: Realm,
  units: number,
  place: { readonly area?: Area; readonly zone?: number },
): Battle => ({
  kind,
  enemy,
  area: place.area ?? NONE,
  zone: place.zone ?? NONE,
  units,
  began: standing(turn.me.mat),
  hits: 0,
  enemyHits: 0,
  isEnemyGone: false,
});

/** Who is fought in this area: an opponent's army, rebels, then the realm that the area belongs to. */
export function findLandEnemy(table: TurnTable, area: Area): Battle | undefined {
  const turn = table.scene;
  const { state, me } = turn;
  const bot = botEnemies(state, me).find(({ armyAt, mat }) => armyAt === area && standing(mat) > 0);
  if (bot !== undefined) return newBattle(turn, 'bot', bot.realm, standing(bot.mat), { area });
  const human = humanIn(table, area);
  if (human !== undefined) return human;
  const rebels = state.rebels[area] ?? 0;
  if (rebels > 0) return newBattle(turn, 'rebels', NONE, rebels, { area });
  const npr = nprDefending(state, me, area);
  if (npr === NONE) return undefined;
  const units = unitsOfNpr(table, npr, area);
  return units === 0 ? undefined : newBattle(turn, 'npr', npr, units, { area });
}

function humanIn(table: TurnTable, area: Area): Battle | undefined {
  const turn = table.scene;
  const { state, me } = turn;
  for (const { realm } of humanEnemies(state, me)) {
    const units = askNumber(
      table,
      {
        rule: rule('EU-16.1'),
        ask: m('ask.unitsThere'),
        params: { who: realmRef(realm), area: areaRef(area) },
      },
      0,
      MOST_UNITS,
    );
    if (units > 0) return newBattle(turn, 'human', realm, units, { area });
  }
  return undefined;
}

/** The Non-Player Realm at war that holds most there; the first of the alphabet's owners. */
function nprDefending(state: State, me: Player, area: Area): Realm {
  for (const province of PROVINCES_IN[area] ?? []) {
    const owner = ownerOf(state, province);
    const isFree = occupierOf(state, province) === NONE;
    if (isFree && isAtWarWith(me, owner) && !isPlayerRealm(state, owner)) return owner;
  }
  return NONE;
}

/** EU-16.4: as many as its Military Capacity there, twice on Distant Continents, half as an Active Ally. */
export function unitsOfNpr(table: TurnTable, npr: Realm, area: Area): number {
  const { state } = table.scene;
  const { least, most } = militaryCapacity(state.map, npr, area);
  const capacity =
    least === most
      ? least
      : askNumber(
          table,
          {
            rule: rule('EU-16.4'),
            ask: m('ask.nprUnits'),
            params: { realm: realmRef(npr), area: areaRef(area) },
          },
          least,
          most,
        );
  const isActiveAlly = state.players.some(({ activeAllies }) => activeAllies.includes(npr));
  const units = isDistant(area) ? 2 * capacity : capacity;
  return isActiveAlly ? Math.ceil(units / 2) : units;
}
