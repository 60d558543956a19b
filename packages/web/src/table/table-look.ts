import type { Stop } from './stops.ts';

/** What the players have turned to on the screen; the game knows nothing of it. */
export interface TableLook {
  /** Whose mat they want to see; undefined: that of whoever acts. */
  readonly seat: number | undefined;
  /** The current line of what to put on the real table. */
  readonly beginStep: number;
  /** Where they left the sheet. */
  readonly stop: Stop;
  /** The same while there is much to choose from, which needs much room. */
  readonly roomyStop: Stop;
}

/** Without a board there is nothing to see above the sheet yet. */
export function firstLook(hasBoard: boolean): TableLook {
  return { seat: undefined, beginStep: 0, stop: hasBoard ? 'half' : 'full', roomyStop: 'full' };
}

export function stopOf(look: TableLook, needsRoom: boolean): Stop {
  return needsRoom ? look.roomyStop : look.stop;
}

export function sheetMoved(look: TableLook, stop: Stop, needsRoom: boolean): TableLook {
  return needsRoom ? { ...look, roomyStop: stop } : { ...look, stop };
}

/** A mat is wanted: it must be in sight. A second tap on its chair goes back to the turn. */
export function chairTapped(look: TableLook, seat: number, needsRoom: boolean): TableLook {
  if (look.seat === seat) return { ...look, seat: undefined };
  const looked = { ...look, seat };
  return stopOf(look, needsRoom) === 'peek' ? sheetMoved(looked, 'half', needsRoom) : looked;
}

/** A line was ticked, or something else was done: the mat is again that of whoever acts. */
export function afterTick(look: TableLook): TableLook {
  return look.seat === undefined ? look : { ...look, seat: undefined };
}

export interface Move {
  /** There is something to put on the real table now. */
  readonly isSetUpDone: boolean;
  /** It led to a question with much to choose from. */
  readonly asksMuch: boolean;
}

/** The game went on, or back. */
export function afterMove(look: TableLook, { isSetUpDone, asksMuch }: Move): TableLook {
  const next = afterTick(asksMuch ? look : { ...look, roomyStop: 'full' });
  return isSetUpDone ? { ...next, beginStep: 0, stop: 'half' } : next;
}
