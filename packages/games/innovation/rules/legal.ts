import type { Seat } from '@empty-chair/kernel/words';
import { buildingsOf, canBecome, reachOf } from './board.ts';
import {
  BUILDINGS,
  DISCIPLINES,
  INNOVATION_LIMIT,
  LIMITS,
  OWN_BUILDINGS,
  SPELLS,
  WORKSHOP,
} from './content.ts';
import { freeSpace, scholarsLeft } from './effects.ts';
import type { Input } from './input.ts';
import { seatOnTurn } from './rounds.ts';
import type { State, Task } from './state.ts';
import { buildingAt, homeOf, isEmpty, levelOf, NONE, stockOf, terrainAt } from './state.ts';

/**
 * What a human will usually do: in reach, and with the pieces that are left. More is accepted
 * (`human.ts`), because tunnels, palaces and free actions are on boards that are not tracked.
 */
export function legalInputs(state: State, seat: Seat): readonly Input[] {
  if (state.isOver || seatOnTurn(state) !== seat || !state.facts.humans.includes(seat)) return [];
  const task = state.errands[0]?.task;
  if (task !== undefined) return errandInputs(state, seat, task);
  return [
    ...buildingInputs(state, seat),
    ...scienceInputs(state, seat),
    ...displayInputs(state, seat),
    ...((state.shipping[seat] as number) < LIMITS.shipping ? [{ kind: 'shipping' } as const] : []),
    { kind: 'points', n: 1 },
    ...passInputs(state),
    { kind: 'done' },
  ];
}

function errandInputs(state: State, seat: Seat, task: Task): readonly Input[] {
  if (task === 'resources') return [{ kind: 'points', n: 1 }, { kind: 'done' }];
  if (task === 'bonus') return state.bonus.map(({ tile }) => ({ kind: 'bonus', tile }));
  return state.facts.side.land
    .filter((at) => isEmpty(state, at) && terrainAt(state, at) === homeOf(state, seat))
    .map((at) => ({ kind: 'place', at }));
}

function buildingInputs(state: State, seat: Seat): readonly Input[] {
  const own = buildingsOf(state, seat);
  const reach = reachOf(state, own, state.shipping[seat] as number);
  const inputs: Input[] = [];
  if (stockOf(state, seat, WORKSHOP) > 0) {
    for (const at of state.facts.side.land) {
      if (reach[at] === 1 && isEmpty(state, at))
        inputs.push({ kind: 'build', at, building: WORKSHOP });
    }
  }
  const inStock = BUILDINGS.slice(0, OWN_BUILDINGS).filter(
    (kind) => stockOf(state, seat, kind) > 0,
  );
  for (const at of own) {
    for (const building of inStock) {
      if (canBecome(buildingAt(state, at), building))
        inputs.push({ kind: 'upgrade', at, building });
    }
  }
  return inputs;
}

function scienceInputs(state: State, seat: Seat): readonly Input[] {
  const inputs: Input[] = [];
  for (const discipline of DISCIPLINES.keys()) {
    if (levelOf(state, seat, discipline) >= LIMITS.topLevel) continue;
    inputs.push({ kind: 'advance', discipline, levels: 1 });
    if (freeSpace(state, discipline) !== NONE && scholarsLeft(state, seat) > 0) {
      inputs.push({ kind: 'scholar', discipline });
    }
  }
  return inputs;
}

function displayInputs(state: State, seat: Seat): readonly Input[] {
  const inputs: Input[] = [];
  for (const spell of SPELLS.keys()) {
    if (!state.spells[spell]) inputs.push({ kind: 'spell', spell });
  }
  for (const [slot, tile] of state.bookActions.entries()) {
    if (!state.books[slot]) inputs.push({ kind: 'book', tile });
  }
  if ((state.innovations[seat]?.length ?? 0) < INNOVATION_LIMIT) {
    for (const innovation of state.display) {
      if (innovation !== NONE) inputs.push({ kind: 'innovation', innovation });
    }
  }
  return inputs;
}

function passInputs(state: State): readonly Input[] {
  if (state.round === LIMITS.rounds) return [{ kind: 'pass', tile: undefined }];
  return state.bonus.map(({ tile }) => ({ kind: 'pass', tile }));
}
