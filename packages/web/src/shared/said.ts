import { literal } from '@empty-chair/kernel/words';
import { capital } from '@empty-chair/uikit/capital.ts';
import type { UiId } from '@empty-chair/uikit/words.svelte.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import { gatheringOf, listOf } from './people.ts';
import type { Present } from './view.ts';

/** A sentence about some people; none where it is about nobody. */
function about(id: UiId, people: readonly string[]): readonly string[] {
  if (people.length === 0) return [];
  const names = literal(listOf(people, words.language));
  return [capital(words.t(id, { n: people.length, names }))];
}

const gathering = (present: readonly Present[]) =>
  gatheringOf(present, words.t('ui.shared.somebody'));

/** Who is here and who is away, for somebody who sits at the table. */
export function whoIsHere(present: readonly Present[]): string {
  if (present.every(({ isMe }) => isMe)) return words.t('ui.shared.nobody');
  const { here, away } = gathering(present);
  return [...about('ui.shared.here', here), ...about('ui.shared.away', away)].join('. ');
}

/** Who plays and who watches, for somebody who comes in. */
export function whoDoesWhat(present: readonly Present[]): string {
  const { playing, watching } = gathering(present);
  const said = [...about('ui.shared.playing', playing), ...about('ui.shared.watching', watching)];
  return said.length === 0 ? words.t('ui.shared.nobody') : said.join('. ');
}

export function whoWatches(present: readonly Present[]): string | undefined {
  const { watching } = gathering(present.filter(({ isMe }) => !isMe));
  return about('ui.shared.watching', watching)[0];
}

/** Whose turn it is, of those who sit in the chair on turn. */
export function whoPlays(sitters: readonly Present[]): string {
  const { here, away } = gathering(sitters);
  const [said] = [...about('ui.shared.onTurn', here), ...about('ui.shared.away', away)];
  return said ?? words.t('ui.chair.acting');
}

/** In a list of names that some may not have given. */
export const nameOr = (name: string): string => name || words.t('ui.shared.somebody');
