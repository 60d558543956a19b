import {
  areasWithTowns,
  botEnemies,
  humanEnemies,
  isEmperor,
  isHreArea,
  lostProvinces,
} from '../board.ts';
import { standing } from '../bots/mat.ts';
import type { Blocked } from '../capacity.ts';
import type { Area } from '../content.ts';
import { ALL_AREAS, NONE, SEA_BORDERS } from '../content.ts';
import { areasWithUnits } from '../human-units.ts';
import type { Player, State } from '../state.ts';
import { isClosedSea } from './hostile-seas.ts';

/**
 * EU-15.7, main rules 9.2: what keeps Provinces out of a bot's capacity in an Area. Towns join Areas,
 * also those on Provinces that the bot occupies. EU-20.2: while it defends the Empire, all HRE Areas
 * are joined to the Emperor's Capital.
 */
export function blockedAt(state: State, me: Player, area: Area): Blocked {
  const isDefender = state.isDefendingEmpire && isEmperor(state, me);
  const seas = SEA_BORDERS[area] ?? [];
  return {
    occupied: new Set(lostProvinces(state, me)),
    hostileAreas: areasWithHostileUnits(state, me),
    hostileSeas: new Set(seas.filter((zone) => isClosedSea(state, me, zone))),
    alsoJoined: new Set([
      ...areasWithTowns(state, me),
      ...(isDefender ? ALL_AREAS.filter((one) => isHreArea(state, one)) : []),
    ]),
  };
}

/** Rebels are hostile to all; of humans, as far as they tell where their Units stand. */
function areasWithHostileUnits(state: State, me: Player): ReadonlySet<Area> {
  const armies = botEnemies(state, me).filter(
    ({ armyAt, mat }) => armyAt !== NONE && standing(mat) > 0,
  );
  return new Set([
    ...ALL_AREAS.filter((area) => (state.rebels[area] ?? 0) > 0),
    ...armies.map(({ armyAt }) => armyAt),
    ...humanEnemies(state, me).flatMap(areasWithUnits),
  ]);
}
