import type { MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Place } from '@empty-chair/uikit/game-ui.ts';
import { HEX, hexRef } from '@empty-chair/uikit/hexes/overlay.ts';
import { viewParts } from '../rules/view.ts';
import { hexTold, hexWords } from './board/hex-words.ts';
import { TILE } from './board/laid-tile.ts';
import { hexesOf, tapestryState } from './board/tapestry-view.ts';
import { TRACK } from './board/track-space.ts';
import type { UiId } from './words.ts';

type Hexes = ReturnType<typeof hexesOf>;
const asPlaces = (hexes: Hexes): readonly Place[] =>
  hexes.map((hex) => ({
    ref: hexRef(hex.id),
    // The table asks for its places with every step, for their words hardly ever.
    get words() {
      return hexTold(hex);
    },
    get listed() {
      return hexWords(hex);
    },
  }));

/** A tile was laid or a piece put there: it is not as it was printed. */
const used = (state: AnyState): Hexes => hexesOf(state).filter(({ words }) => words.length > 0);

/** In every position; see `places`. A tile is none, but is drawn like one in a sentence. */
export const placeKinds: ReadonlySet<string> = new Set([HEX, TRACK, TILE]);

/** First where something lies, then the rest of the map, then the tracks. */
export function places(state: AnyState): readonly Place[] {
  const first = used(state);
  const bare = hexesOf(state).filter((hex) => !first.includes(hex));
  return [
    ...asPlaces([...first, ...bare]),
    ...parts(state).filter(({ ref }) => ref.kind === TRACK),
  ];
}

/** What lies beside the map; the map shows its hexes itself. */
export const checks = (state: AnyState): readonly Place[] => parts(state);

const NONE: Readonly<Record<string, UiId>> = {
  landmarks: 'ui.tapestry.none.landmarks',
  achievements: 'ui.tapestry.none.achievements',
};

/** Of a part that is still empty the game tells nothing; who checks the table has to be told just that. */
const parts = (state: AnyState): readonly Place[] =>
  viewParts(tapestryState(state)).map((part) => {
    const none = NONE[part.ref.id];
    if (part.words.length > 0 || none === undefined) return part;
    return { ref: part.ref, words: [message(none as string as MessageId)] };
  });
