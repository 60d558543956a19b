import type { Message, Ref } from '@empty-chair/kernel/words';
import type { Standing } from '@empty-chair/uikit/game-ui.ts';

/** An entry as the log shows it: whose turn it fell into, and who made it. */
export interface Logged {
  readonly index: number;
  readonly turnOf: number | undefined;
  readonly seat: number;
  readonly isBot: boolean;
  /** The round that it was made in, in a game that has rounds. */
  readonly round: Message | undefined;
  /** The part of the round that it is told under. */
  readonly part: Standing['part'];
  /** The part of the round, where it was no turn of its own. */
  readonly phase: Ref | undefined;
}

/** The entries of one turn. */
export interface TurnGroup<T extends Logged> {
  readonly seat: number | undefined;
  /** The how manyth turn of this seat it is, from 1. */
  readonly turn: number;
  readonly phase: Ref | undefined;
  readonly entries: readonly T[];
}

/** Grouped by turn, newest first; `seat` keeps only what belongs to that chair. */
export function groupsOf<T extends Logged>(entries: readonly T[], seat?: number): TurnGroup<T>[] {
  const groups: (TurnGroup<T> & { entries: T[] })[] = [];
  const turns = new Map<number | undefined, number>();
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && isOfTurn(last, entry)) last.entries.push(entry);
    else {
      const { turnOf, phase } = entry;
      const turn = (turns.get(turnOf) ?? 0) + (phase === undefined ? 1 : 0);
      turns.set(turnOf, turn);
      groups.push({ seat: turnOf, turn, phase, entries: [entry] });
    }
  }
  return groups.filter((group) => seat === undefined || group.seat === seat).reverse();
}

/** A bot's turn is one entry; people who are left alone have one turn a round at least. */
function isOfTurn({ seat, entries }: TurnGroup<Logged>, next: Logged): boolean {
  const isNextOfBot = next.isBot && entries.some(({ isBot }) => isBot);
  const part = ({ round, phase }: Logged): string => JSON.stringify([round, phase]);
  return seat === next.turnOf && !isNextOfBot && entries.every((one) => part(one) === part(next));
}
