import type { PlayerView, TableView } from '../../rules/view.ts';

/** Whose tokens are on the tracks; nothing of it changes in a game. */
export interface Seated extends Pick<PlayerView, 'who' | 'player'> {
  readonly id: string;
}

export const seatedAt = ({ players }: TableView): readonly Seated[] =>
  players.map(({ who, player }) => ({ id: who, who, player }));
