import type { Message } from '@empty-chair/kernel/words';

/** Whose turn it is, and whether the game is over: every game says so by these words. */
const NO_MOVES: readonly string[] = ['fix.turn', 'fix.seat', 'fix.over', 'fix.notOver'];

/** After an undo: whether hands have something to do for it. The panel tells the rest. */
export const isPutBack = ({ id }: Message): boolean => !NO_MOVES.includes(id);
