import type { Clearing, Faction, FactionId, Item, ItemId, Kind, KindId } from '../rules/pieces.ts';
import { FACTION_IDS, ITEM_IDS, KIND_IDS } from '../rules/pieces.ts';
import type { Input } from '../rules/verbs/verbs.ts';

/** What the plans record, from the small integers of the rules. */
export const PASS: Input = { kind: 'pass' };

export const place = (n: number, piece: Kind | 'warrior', at: Clearing): Input => ({
  kind: 'place',
  n,
  piece: wordOf(piece),
  at: at + 1,
});
export const remove = (n: number, piece: Kind | 'warrior', at: Clearing): Input => ({
  kind: 'remove',
  n,
  piece: wordOf(piece),
  at: at + 1,
});
export const move = (n: number, from: Clearing, to: Clearing): Input => ({
  kind: 'move',
  n,
  from: from + 1,
  to: to + 1,
});
export const battle = (at: Clearing, defender: Faction, extra = 0): Input => ({
  kind: 'battle',
  at: at + 1,
  defender: FACTION_IDS[defender] as FactionId,
  extra,
  defenderExtra: 0,
});
export const destroy = (piece: Kind | 'warrior', of: Faction, at: Clearing): Input => ({
  kind: 'destroy',
  n: 1,
  piece: wordOf(piece),
  of: FACTION_IDS[of] as FactionId,
  at: at + 1,
});
export const clear = (at: Clearing): Input => ({ kind: 'clear', at: at + 1 });
export const explore = (at: Clearing): Input => ({ kind: 'explore', at: at + 1 });
export const craft = (item: Item, vp: number): Input => ({
  kind: 'craft',
  item: ITEM_IDS[item] as ItemId,
  vp,
});
export const score = (n: number): Input => ({ kind: 'score', n });
export const give = (bot: Faction): Input => ({ kind: 'give', bot: FACTION_IDS[bot] as FactionId });
export const take = (bot: Faction): Input => ({ kind: 'take', bot: FACTION_IDS[bot] as FactionId });

const wordOf = (piece: Kind | 'warrior'): KindId | 'warrior' =>
  piece === 'warrior' ? piece : (KIND_IDS[piece] as KindId);
