import { literal } from '@empty-chair/kernel/words';
import { capitalIn } from '@empty-chair/uikit/capital-in.ts';
import type { UiId, words } from '@empty-chair/uikit/words.svelte.ts';
import { gatheringOf, listOf } from './people.ts';
import type { Present } from './view.ts';

/** Whoever says it: what follows is plain, and the words of the app are reactive. */
export type Speaker = Pick<typeof words, 'language' | 't'>;

/** A sentence about some people; none where it is about nobody. */
function about(id: UiId, people: readonly string[], by: Speaker): readonly string[] {
  if (people.length === 0) return [];
  const names = literal(listOf(people, by.language));
  return [capitalIn(by.t(id, { n: people.length, names }), by.language)];
}

const gathering = (present: readonly Present[], by: Speaker) =>
  gatheringOf(present, by.t('ui.shared.somebody'));

/** Who is here and who is away, for somebody who sits at the table. */
export function whoIsHere(present: readonly Present[], by: Speaker): string {
  if (present.every(({ isMe }) => isMe)) return by.t('ui.shared.nobody');
  const { here, away } = gathering(present, by);
  return [...about('ui.shared.here', here, by), ...about('ui.shared.away', away, by)].join('. ');
}

/** Who plays and who watches, for somebody who comes in. */
export function whoDoesWhat(present: readonly Present[], by: Speaker): string {
  const { playing, watching } = gathering(present, by);
  const said = [
    ...about('ui.shared.playing', playing, by),
    ...about('ui.shared.watching', watching, by),
  ];
  return said.length === 0 ? by.t('ui.shared.nobody') : said.join('. ');
}

/** A table that nobody has named is of those who sit at it. */
export function tableTitle(game: string, present: readonly Present[], by: Speaker): string {
  const sitting = present.filter(
    ({ isViewer, isAway, name }) => !isViewer && !isAway && name !== '',
  );
  if (sitting.length === 0) return game;
  const names = listOf(
    sitting.map(({ name }) => name),
    by.language,
  );
  return by.t('ui.shared.tableOf', { names: literal(names), game: literal(game) });
}

export function whoWatches(present: readonly Present[], by: Speaker): string | undefined {
  const others = present.filter(({ isMe }) => !isMe);
  return about('ui.shared.watching', gathering(others, by).watching, by)[0];
}

/** Whose turn it is, of those who sit in the chair on turn. */
export const whoPlays = (sitters: readonly Present[], by: Speaker): string =>
  whoDoes('ui.shared.onTurn', sitters, by) ?? by.t('ui.chair.acting');

/** The same where only they can go on, since only they see their cards. */
export const whoDecides = (sitters: readonly Present[], by: Speaker): string =>
  whoDoes('ui.shared.deciding', sitters, by) ?? by.t('ui.shared.nobodySits');

function whoDoes(id: UiId, sitters: readonly Present[], by: Speaker): string | undefined {
  const { here, away } = gathering(sitters, by);
  return [...about(id, here, by), ...about('ui.shared.away', away, by)][0];
}

/** In a list of names that some may not have given. */
export const nameOr = (name: string, by: Speaker): string => name || by.t('ui.shared.somebody');
