import { answer, botTurn, replay, submit } from '@empty-chair/kernel/match';
import type { AnyGame } from '@empty-chair/registry/games';
import type { AnyRecord } from './game-file.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf, setUpOf } from './outcome.ts';

/**
 * The game again from its start, entry by entry. A record of older rules runs from its checkpoint:
 * what came before can be read, but not run any more.
 */
export function* walk(game: AnyGame, record: AnyRecord): Generator<Outcome> {
  const first = firstEntry(game, record);
  const { pending, ...whole } = record;
  let now = replay(game, whole, first);
  if (first === 0) yield setUpOf(now);
  for (const [index, { seat, input }] of record.entries.slice(0, first).entries()) {
    yield { ...setUpOf(now), entry: index + 1, seat, input, happenings: [], open: false };
  }
  for (const entry of record.entries.slice(first)) {
    const before = now;
    now =
      entry.input === 'bot-turn' ? botTurn(game, now) : submit(game, now, entry.seat, entry.input);
    for (const id of entry.answers) now = answer(game, now, id);
    yield { ...outcomeOf(before, now), told: 0 };
  }
  if (pending !== undefined) yield { ...outcomeOf(now, replay(game, record)), told: 0 };
}

function firstEntry(game: AnyGame, record: AnyRecord): number {
  const isCurrent =
    record.rulesVersion === game.rulesVersion && record.contentHash === game.contentHash;
  return isCurrent ? 0 : (record.checkpoint?.after ?? 0);
}
