import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';

/** The only human at a table; of several none is "you". */
export function onlyHuman<C extends Pick<Chair, 'bot'>>(chairs: readonly C[]): C | undefined {
  const [first, second] = chairs.filter(({ bot }) => !bot);
  return second === undefined ? first : undefined;
}

/** What a chair is called where there is little room: as on its back. */
export const shortName = ({ name, short }: Pick<Chair, 'name' | 'short'>): string =>
  short === undefined ? words.name(name) : words.say({ id: short });
