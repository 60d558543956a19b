import type { Clearing, Faction, Item, Kind, KindId } from '../rules/pieces.ts';
import { factionId, itemId, kindId } from '../rules/pieces.ts';
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
  defender: factionId(defender),
  extra,
  defenderExtra: 0,
});
export const destroy = (piece: Kind | 'warrior', of: Faction, at: Clearing): Input => ({
  kind: 'destroy',
  n: 1,
  piece: wordOf(piece),
  of: factionId(of),
  at: at + 1,
});
export const clear = (at: Clearing): Input => ({ kind: 'clear', at: at + 1 });
export const explore = (at: Clearing): Input => ({ kind: 'explore', at: at + 1 });
export const craft = (item: Item, vp: number): Input => ({
  kind: 'craft',
  item: itemId(item),
  vp,
});
export const score = (n: number): Input => ({ kind: 'score', n });
export const give = (bot: Faction): Input => ({ kind: 'give', bot: factionId(bot) });
export const take = (bot: Faction): Input => ({ kind: 'take', bot: factionId(bot) });

const wordOf = (piece: Kind | 'warrior'): KindId | 'warrior' =>
  piece === 'warrior' ? piece : kindId(piece);
