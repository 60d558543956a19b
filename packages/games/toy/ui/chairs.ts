import './paints.css';
import { addDrawings } from '@empty-chair/uikit/drawings.ts';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import { orchardOf } from './orchard.ts';

addDrawings(
  import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }),
);

export const chairs: GameUi['chairs'] = (state, seats) => {
  const { basket, nest } = orchardOf(state);
  return seats.map(({ seat, name, bot }) => ({
    seat,
    name,
    bot,
    points: bot ? nest : basket,
    icon: bot ? 'toy-magpie' : 'toy-picker',
    paint: bot ? '--toy-magpie' : '--toy-picker',
  }));
};
