import type { Ref } from '@empty-chair/kernel/words';
import { areAllied, hasTownIn } from '../board.ts';
import { standing } from '../bots/mat.ts';
import type { Area } from '../content.ts';
import { NONE } from '../content.ts';
import { setUnits, unitsIn } from '../human-units.ts';
import type { Player, State } from '../state.ts';
import { areaRef, ref } from '../words.ts';
import { isHostileArea, isNeutralArea, waysFrom } from './march-ways.ts';

/** A human leaves a battle: for an Area, or NONE for where it is not followed. */
export interface Retreat {
  readonly to: Area;
}

/**
 * R-RETREAT-1: Areas beside the battle with something of their own or of an Ally, which are not Hostile and hold
 * no Army but of an Ally; own ones first. Whoever tells nothing of the Units goes where only they know; so
 * may anybody.
 */
export function retreatsOf(state: State, human: Player, from: Area): readonly Retreat[] {
  const elsewhere: Retreat = { to: NONE };
  if (human.units === undefined) return [elsewhere];
  const open = waysFrom(state, human, from)
    .map(({ to }) => to)
    .filter((to) => !isHostileArea(state, human, to) && !isNeutralArea(state, human, to))
    .filter((to) => !hasForeignArmy(state, human, to));
  const isOwn = (area: Area): boolean => hasTownIn(state, human, area);
  const ranked = [...open.filter(isOwn), ...open.filter((area) => !isOwn(area))];
  return [...ranked.map((to) => ({ to })), elsewhere];
}

const hasForeignArmy = (state: State, human: Player, area: Area): boolean =>
  state.players.some(
    (one) =>
      one.isActive &&
      one !== human &&
      !areAllied(state, human, one.realm) &&
      ((one.armyAt === area && standing(one.mat) > 0) || (unitsIn(one, area) ?? 0) > 0),
  );

export const retreatRef = (human: Player | undefined, { to }: Retreat): Ref =>
  to === NONE ? ref('case', human?.units === undefined ? 'retreat' : 'elsewhere') : areaRef(to);

/** Those that are told of go there; elsewhere they are told of anew. */
export function moveRetreated(human: Player, from: Area, { to }: Retreat): void {
  if (human.units === undefined) return;
  const n = unitsIn(human, from) ?? 0;
  setUnits(human, from, 0);
  if (to !== NONE) setUnits(human, to, (unitsIn(human, to) ?? 0) + n);
}
