import type { MessageId } from '@empty-chair/kernel/words';
import type { ListedEntry } from '@empty-chair/uikit/turn/listed-entry.ts';
import type { UiId } from '../words.ts';

const FALLS = 'do.yourOutpostFalls';
const CONQUERED = 'did.conquer';
const TRAPPED: UiId = 'ui.tapestry.turn.trapped';

/** TRAP-1: nothing was conquered, and an outpost is to be laid down. */
export const isTrapped = ({ results }: Pick<ListedEntry, 'results'>): boolean =>
  results.some(({ id }) => (id as string) === FALLS);

/** An attack that ran into a Trap is no conquest; where the Trap was said with it, the entry says so. */
export const withTrap = (entry: ListedEntry): ListedEntry =>
  isTrapped(entry) && (entry.message.id as string) === CONQUERED
    ? { ...entry, message: { ...entry.message, id: TRAPPED as string as MessageId } }
    : entry;
