import type { Message, MessageId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Place } from '@empty-chair/uikit/game-ui.ts';
import { clearingWords } from '../rules/view.ts';
import type ui from '../text/en/ui.json';
import { rootState, rootView } from './board/root-view.ts';

/** The game's own sentence for a pawn in the woods. */
const IN_FOREST = 'show.forest' as string as MessageId;

/** Below the line that names the clearing. */
const HERE: Readonly<Record<string, keyof typeof ui>> = {
  'show.warriors': 'ui.root.here.warriors',
  'show.pawn': 'ui.root.here.pawn',
  'show.piece': 'ui.root.here.piece',
  'show.plot': 'ui.root.here.plot',
  'show.ruin': 'ui.root.here.ruin',
  'show.ferry': 'ui.root.here.ferry',
};

function withoutClearing(line: Message): Message {
  const id = HERE[line.id];
  return id === undefined ? line : { ...line, id: id as string as MessageId };
}

/** Forests too where nobody stands: a pawn may be about to. */
export const placeKinds: ReadonlySet<string> = new Set(['clearing', 'forest']);

/** The twelve clearings in priority order, then the forests where somebody stands. */
export function places(state: AnyState): readonly Place[] {
  const view = rootView(state);
  const clearings = view.clearings.map(({ id }) => ({
    ref: { kind: 'clearing', id },
    // The table asks for its places with every step, for their words hardly ever.
    get words() {
      return clearingWords(rootState(state), id);
    },
    get listed() {
      return clearingWords(rootState(state), id).map(withoutClearing);
    },
  }));
  const forests = view.forests
    .filter(({ pawns }) => pawns.length > 0)
    .map(({ id, pawns }) => {
      const ref = { kind: 'forest', id };
      const words: readonly Message[] = pawns.map((faction) =>
        message(IN_FOREST, { faction: { kind: 'faction', id: faction }, forest: ref }),
      );
      return { ref, words };
    });
  return [...clearings, ...forests];
}
