import type { Message, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Building } from '../content.ts';
import type { Hex } from '../hexes.ts';
import type { State } from '../state.ts';
import { ownerAt, stockOf } from '../state.ts';
import { buildingRef, hexRef, m } from '../words.ts';

export const whyNotInStock = (state: State, seat: Seat, building: Building): Message | undefined =>
  stockOf(state, seat, building) > 0
    ? undefined
    : message(m('no.stock'), { building: buildingRef(building) });

export const whyNotOwn = (state: State, seat: Seat, at: Hex): Message | undefined =>
  ownerAt(state, at) === seat ? undefined : message(m('no.ownBuilding'), { at: hexRef(at) });
