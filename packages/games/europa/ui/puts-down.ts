import type { Message } from '@empty-chair/kernel/words';
import type { PutDown } from '@empty-chair/uikit/game-ui.ts';

const PIECES: Readonly<Record<string, string>> = {
  'do.placeShip': 'ship',
  'do.placeArmy': 'army',
  'do.placeRebels': 'rebels',
  'do.placeInfluence': 'influence',
  'do.imperialInfluence': 'influence',
  'do.placeClaim': 'claim',
  // A chip or a node is its own ghost.
  'do.placeTown': 'town',
  'do.colony': 'town',
  'do.moveMerchant': 'merchant',
};

/** What comes from beside the map. */
export function putsDown({ id }: Message): PutDown | undefined {
  const piece = PIECES[id];
  return piece === undefined ? undefined : { piece };
}
