import { select } from '@empty-chair/kernel/select';
import { areasWithTowns, hasTownIn, isVacant, ownerOf } from '../board.ts';
import { bestArea } from '../choices.ts';
import type { Area, Province } from '../content.ts';
import {
  ALL_AREAS,
  ALL_PROVINCES,
  isDistant,
  NONE,
  PROVINCES_IN,
  SEA_BORDERS,
} from '../content.ts';
import { provincesOf } from '../geography.ts';
import type { ExplorationFace } from '../pack/types.ts';
import { SKULL_FACE } from '../pack/types.ts';
import type { Player, State } from '../state.ts';
import { m, numberRef, realmRef, ref, rule } from '../words.ts';
import { askFor } from './ask.ts';
import { hasShip, isPort } from './ships-and-ports.ts';
import type { Skull, TurnTable } from './turn.ts';
import { SKULL } from './turn.ts';

/** EU-22.9: what lies beside the bot on Distant Continents, and what the Exploration Die finds of it. */

/** Distant Areas beside it, without its Claim: vacant Territories, and Provinces of other Realms. */
export const discoverable = (state: State, me: Player): readonly Area[] =>
  ALL_AREAS.filter(
    (area) =>
      isDistant(area) &&
      !me.claims.includes(area) &&
      (territoryIn(state, area) !== undefined || isAnothers(state, me, area)) &&
      isBeside(state, me, area),
  );

const territoryIn = (state: State, area: Area): Province | undefined =>
  PROVINCES_IN[area]?.find((province) => isVacant(state, province));
const isAnothers = (state: State, { realm }: Player, area: Area): boolean =>
  (PROVINCES_IN[area] ?? []).some((province) => {
    const owner = ownerOf(state, province);
    return owner !== NONE && owner !== realm;
  });

/** By land to a Town, by a Ship on its coast, or R-EXP-1: from Port to Port. */
const isBeside = (state: State, me: Player, area: Area): boolean =>
  (state.map.facts.landBorders[area] ?? []).some((next) => hasTownIn(state, me, next)) ||
  (SEA_BORDERS[area] ?? []).some((zone) => me.mat.hasQuest && hasShip(me, zone)) ||
  (territoryIn(state, area) === undefined && isAcross(state, me, area));

/** R-EXP-1: a grey Port faces nothing until somebody lives there. */
function isAcross(state: State, { realm }: Player, area: Area): boolean {
  const { faces } = state.map.facts;
  const coast = (PROVINCES_IN[area] ?? []).flatMap((port) => faces[port] ?? []);
  return provincesOf(state.map, realm).some(
    (port) => isPort(state, port) && (faces[port] ?? []).some((zone) => coast.includes(zone)),
  );
}

/** A Town there, or beside it by land. */
export const livesBesideDistant = (state: State, me: Player): boolean =>
  areasWithTowns(state, me).some((area) =>
    [area, ...(state.map.facts.landBorders[area] ?? [])].some(isDistant),
  );

/** Where a pack names its faces the app rolls it, unless dice are rolled on the table. */
export function rollExplorationDie(table: TurnTable): ExplorationFace {
  const { state, me } = table.scene;
  const faces = state.rules.dice.exploration;
  if (faces === undefined || table.atTable.dice) return askFace(table);
  const face = faces[table.rng.below(faces.length)] as ExplorationFace;
  table.emit?.(rule('EU-22.9'), m('see.explorationDie'), {
    who: realmRef(me.realm),
    face: faceRef(face),
  });
  return face;
}

const faceRef = (face: ExplorationFace) =>
  face === SKULL_FACE ? ref('case', 'skull') : numberRef(face);

/** The faces are not public; the numbers of the Territories are, and no others find one. */
const askFace = (table: TurnTable): ExplorationFace =>
  askFor<ExplorationFace>(
    table,
    {
      rule: rule('EU-22.9'),
      ask: m('ask.exploration'),
      params: { who: realmRef(table.scene.me.realm) },
    },
    [...numbersOnMap(table.scene.state), SKULL_FACE],
    faceRef,
  );
const numbersOnMap = ({ map: { facts } }: State): readonly number[] =>
  [...new Set(ALL_PROVINCES.flatMap((one) => facts.numbers[one] ?? []))].sort(
    (one, other) => one - other,
  );

/**
 * A vacant Territory with that number, else a Province of another Realm; the highest Tax Value, then the
 * alphabet. A skull finds nothing, whatever number stands beside it.
 */
export function found(
  table: TurnTable,
  there: readonly Area[],
  face: ExplorationFace,
): Area | Skull {
  if (face === SKULL_FACE) return SKULL;
  const { state } = table.scene;
  const { numbers } = state.map.facts;
  const isTerritory = (area: Area): boolean => territoryIn(state, area) !== undefined;
  const territories = there.filter((area) =>
    numbers[territoryIn(state, area) ?? NONE]?.includes(face),
  );
  const among = territories.length > 0 ? territories : there.filter((area) => !isTerritory(area));
  return select(table, bestArea, { map: state.map, among }) ?? NONE;
}
