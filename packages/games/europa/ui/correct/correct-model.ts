import type { Ref } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Input } from '../../rules/view.ts';
import { viewMat } from '../../rules/view.ts';
import { europaState, mapOf } from '../board/europa-view.ts';
import { placeAt } from '../place-at.ts';
import { seatOf, tableOf } from '../table-view.ts';
import type { Fact, FactGroup } from './fact.ts';
import { ownersIn } from './fact.ts';
import { placeFacts } from './map-facts.ts';
import { empireFacts, realmFacts } from './realm-facts.ts';

/** What can be found otherwise there: a place of the map, a realm, or Empire and Curia. */
export function factGroups(state: AnyState, ref: Ref): readonly FactGroup[] {
  const map = mapOf(state);
  const at = placeAt(map, ref);
  if (at !== undefined) return placeFacts(map, at);
  const table = tableOf(state);
  if (ref.kind !== 'realm') return [{ title: undefined, facts: empireFacts(map, table) }];
  const seat = table.players.find(({ realm, active }) => active && realm === ref.id)?.seat;
  const mine = seat === undefined ? undefined : seatOf(state, seat);
  if (seat === undefined || mine === undefined) return [];
  return realmFacts(mine, viewMat(europaState(state), seat), ownersIn(map));
}

export type Value = number | boolean | string | readonly string[];
export type Found = Readonly<Record<string, Value>>;

/** One input for each fact that was found to be another. */
export const corrections = (groups: readonly FactGroup[], found: Found): readonly Input[] =>
  groups.flatMap(({ facts }) => facts.flatMap((fact) => correction(fact, found[fact.key])));

function correction(fact: Fact, now: Value | undefined): readonly Input[] {
  if (now === undefined || now === fact.value) return [];
  if (fact.kind === 'count') return typeof now === 'number' ? [fact.input(now)] : [];
  if (fact.kind === 'flag') return typeof now === 'boolean' ? [fact.input(now)] : [];
  if (fact.kind === 'choice') return typeof now === 'string' ? [fact.input(now)] : [];
  if (typeof now !== 'object') return [];
  return [
    ...fact.value.filter((id) => !now.includes(id)).map((id) => fact.input(id, false)),
    ...now.filter((id) => !fact.value.includes(id)).map((id) => fact.input(id, true)),
  ];
}
