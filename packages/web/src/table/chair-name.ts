import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';

/** What a chair is called where there is little room: as on its back. */
export const shortName = ({ name, short }: Pick<Chair, 'name' | 'short'>): string =>
  short === undefined ? words.name(name) : words.say({ id: short });
