import type { SeatView, TableView } from '../../rules/view.ts';

/**
 * How a human's turn ends: usually it is over; when all others have passed there is nobody to wait
 * for, so it is the pass; whoever has passed without an Event has this turn to take it (R-PASS-1).
 */
export type EndOfTurn = 'done' | 'pass' | 'event';

type Passing = Pick<SeatView, 'seat' | 'hasPassed' | 'hasTakenEvent'>;

export function endOfTurn(view: Pick<TableView, 'step' | 'players'>, mine: Passing): EndOfTurn {
  if (view.step !== 'actions') return 'done';
  if (mine.hasPassed) return mine.hasTakenEvent ? 'done' : 'event';
  const others = othersOf(view, mine);
  return others.length > 0 && others.every(({ passed }) => passed) ? 'pass' : 'done';
}

/** The other Realms that somebody plays now. */
export const othersOf = ({ players }: Pick<TableView, 'players'>, mine: Pick<Passing, 'seat'>) =>
  players.filter(({ active, seat }) => active && seat !== mine.seat);
