/** The columns of a human Eyrie's Decree, in the order in which they are resolved (law 7.5.2). */
export const COLUMN_IDS = ['recruit', 'move', 'battle', 'build'] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

export const LEADER_IDS = ['builder', 'charismatic', 'commander', 'despot'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

/** Law 7.8: where the Loyal Viziers go. */
export const VIZIERS_OF: Readonly<Record<LeaderId, readonly ColumnId[]>> = {
  builder: ['recruit', 'move'],
  charismatic: ['recruit', 'battle'],
  commander: ['move', 'battle'],
  despot: ['move', 'build'],
};
