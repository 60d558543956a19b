/** The columns of the Decree, in the order in which they are resolved. */
export const RECRUIT = 0;
export const MOVE = 1;
export const BATTLE = 2;
export const BUILD = 3;
export const COLUMNS: readonly number[] = [RECRUIT, MOVE, BATTLE, BUILD];

/** Law 7.8: where the Loyal Viziers go. */
export const LEADERS = {
  despot: [MOVE, BUILD],
  charismatic: [RECRUIT, BATTLE],
  builder: [RECRUIT, MOVE],
  commander: [MOVE, BATTLE],
} as const;
export type Leader = keyof typeof LEADERS;

/** In the order in which the plan takes them. */
export const CLUTCH: readonly Leader[] = ['despot', 'charismatic', 'commander', 'builder'];
