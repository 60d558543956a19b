import { botEnemies, humanEnemies } from '../board.ts';
import type { SeaZone } from '../content.ts';
import { NONE, SEA_ZONE_RANK } from '../content.ts';
import { m, realmRef, rule, seaZoneRef } from '../words.ts';
import { askPlace } from './ask.ts';
import { findLandEnemy, newBattle } from './battle.ts';
import { findNprBattle } from './hostile-seas.ts';
import { hasShip } from './ships-and-ports.ts';
import type { Battle, TurnTable } from './turn.ts';

/**
 * EU-15.1: where both sides of the new war lie together they fight, at sea zone by zone in the
 * alphabet, then in the army's area. How many battles there are.
 */
export function findTriggered(table: TurnTable): number {
  const turn = table.scene;
  const players = [...botShips(table), ...humanShips(table)];
  const battles = [...players, ...nprsAtSea(table, players)];
  const zones = [...new Set(battles.map(({ zone }) => zone))].sort(byName);
  turn.triggered = zones.flatMap((zone) => battles.find((battle) => battle.zone === zone) ?? []);
  const { armyAt } = turn.me;
  // Asked at once: whether there is a battle decides how the chart goes on.
  const onLand = armyAt === NONE ? undefined : findLandEnemy(table, armyAt);
  if (onLand !== undefined) turn.triggered.push(onLand);
  return turn.triggered.length;
}

const byName = (one: SeaZone, other: SeaZone): number =>
  (SEA_ZONE_RANK[one] ?? 0) - (SEA_ZONE_RANK[other] ?? 0);

const botShips = ({ scene: turn }: TurnTable): readonly Battle[] =>
  botEnemies(turn.state, turn.me).flatMap((enemy) =>
    turn.me.ships
      .filter((zone) => hasShip(enemy, zone))
      .map((zone) => newBattle(turn, 'bot', enemy.realm, 1, { zone })),
  );

/** Where humans have their ships is asked, until they say that this is all. */
function humanShips(table: TurnTable): readonly Battle[] {
  const turn = table.scene;
  const found: Battle[] = [];
  for (const { realm } of humanEnemies(turn.state, turn.me)) {
    for (;;) {
      const among = turn.me.ships.filter((zone) => found.every((battle) => battle.zone !== zone));
      if (among.length === 0) break;
      const zone = askPlace(
        table,
        { rule: rule('EU-15.1'), ask: m('ask.sharedSea'), params: { who: realmRef(realm) } },
        among,
        seaZoneRef,
      );
      if (zone === NONE) break;
      found.push(newBattle(turn, 'human', realm, 1, { zone }));
    }
  }
  return found;
}

/** Non-Player Realms defend the seas before their ports, where no player is fought. */
const nprsAtSea = (table: TurnTable, players: readonly Battle[]): readonly Battle[] =>
  table.scene.me.ships
    .filter((zone) => players.every((battle) => battle.zone !== zone))
    .flatMap((zone) => findNprBattle(table, zone) ?? []);
