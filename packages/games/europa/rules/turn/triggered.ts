import type { SeaZone } from '../content.ts';
import { NONE, SEA_ZONE_RANK } from '../content.ts';
import { findLandEnemy, newBattle } from './battle.ts';
import { enemiesAtSea, findNprBattle } from './hostile-seas.ts';
import type { Battle, TurnTable } from './turn.ts';

/**
 * EU-15.1: where both sides of the new war lie together they fight, at sea zone by zone in the
 * alphabet, then in the army's area. How many battles there are.
 */
export function findTriggered(table: TurnTable): number {
  const turn = table.scene;
  const players = playersAtSea(table);
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

const playersAtSea = ({ scene: turn }: TurnTable): readonly Battle[] =>
  turn.me.ships.flatMap((zone) =>
    enemiesAtSea(turn.state, turn.me, zone).map(({ realm, isBot }) =>
      newBattle(turn, isBot ? 'bot' : 'human', realm, 1, { zone }),
    ),
  );

/** Non-Player Realms defend the seas before their ports, where no player is fought. */
const nprsAtSea = (table: TurnTable, players: readonly Battle[]): readonly Battle[] =>
  table.scene.me.ships
    .filter((zone) => players.every((battle) => battle.zone !== zone))
    .flatMap((zone) => findNprBattle(table, zone) ?? []);
