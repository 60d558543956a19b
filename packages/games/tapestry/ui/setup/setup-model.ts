import type { AnyConfig } from '@empty-chair/registry/games';
import { draftsOf } from '@empty-chair/uikit/setup/draft.ts';
import { setupChoices } from '../../rules/view.ts';
import { tapestryGame } from '../game.ts';

/** A config as the form edits it: the form that the game itself reads and writes. */
export interface SetupDraft {
  readonly game: string;
  /** Of the Automa: not in a game for two. */
  readonly level?: number;
  readonly civilization: string;
  readonly second?: string;
  readonly shadowFavorite: string;
  readonly first: string;
  readonly starts: readonly string[];
  readonly shadow: Readonly<Record<ShadowOption, string>>;
  readonly options: Readonly<Record<string, string>>;
  readonly chance: Readonly<Record<Chance, string>>;
}
export type ShadowOption = keyof typeof setupChoices.shadow;
export const SHADOW_OPTIONS = Object.keys(setupChoices.shadow) as readonly ShadowOption[];
export const CHANCES = ['cards', 'dice', 'tiles', 'tapestry'] as const;
export type Chance = (typeof CHANCES)[number];

/** The answer of the form that is no civilization and no track: the science die says. */
export const RANDOM = 'random';
/** Of the second civilization: the table says it when the first is known. */
export const LATER = 'later';

export const { draftOf, check } = draftsOf<SetupDraft>(tapestryGame);

const isTaken = (draft: SetupDraft): boolean => check(draft).problem === undefined;

// ---- who plays -------------------------------------------------------------------

export const isSolo = ({ game }: SetupDraft): boolean => game === 'solo';

export const withGame = (draft: SetupDraft, game: string): SetupDraft =>
  settled({ ...draft, game });

/** Where a human begins; whoever had that place takes the other's. */
export function withStart(draft: SetupDraft, human: number, start: string): SetupDraft {
  const { starts } = draft;
  const other = starts.indexOf(start);
  const given = starts[human] ?? start;
  return {
    ...draft,
    starts: starts.map((was, at) => (at === human ? start : at === other ? given : was)),
  };
}

// ---- the bots --------------------------------------------------------------------

export const withLevel = (draft: SetupDraft, level: number): SetupDraft =>
  settled({ ...draft, level });

export const withCivilization = (draft: SetupDraft, civilization: string): SetupDraft =>
  settled({ ...draft, civilization });

export const hasSecond = (draft: SetupDraft): boolean =>
  isSolo(draft) &&
  setupChoices.levels.some(
    ({ level, civilizations }) => level === draft.level && civilizations > 1,
  );

/** While the first is rolled, the second can only be asked for. */
export function secondChoices(draft: SetupDraft): readonly string[] {
  const { second: _, ...open } = draft;
  const known = setupChoices.civilizations.map(({ id }) => id);
  return [LATER, ...known.filter((id) => isTaken({ ...open, second: id }))];
}

export const secondOf = ({ second }: SetupDraft): string => second ?? LATER;

export function withSecond(draft: SetupDraft, second: string): SetupDraft {
  const { second: _, ...open } = draft;
  return second === LATER ? open : { ...open, second };
}

/** Another track than the Automa's; the game says which. */
export function shadowFavorites(draft: SetupDraft): readonly string[] {
  const { second: _, ...open } = draft;
  return [RANDOM, ...setupChoices.tracks].filter((shadowFavorite) =>
    isTaken({ ...open, shadowFavorite }),
  );
}

/** Whatever was just chosen stays; what no longer goes with it gives way to chance or to later. */
function settled(draft: SetupDraft): SetupDraft {
  if (isTaken(draft)) return draft;
  const open = withSecond(draft, LATER);
  if (isTaken(open)) return open;
  const rolled = { ...draft, shadowFavorite: RANDOM };
  return isTaken(rolled) ? rolled : { ...open, shadowFavorite: RANDOM };
}

// ---- the table -------------------------------------------------------------------

/** What is drawn or rolled at all: without the Automa nobody holds tapestry cards. */
export const chancesOf = (draft: SetupDraft): readonly Chance[] =>
  isSolo(draft) ? CHANCES : CHANCES.filter((chance) => chance !== 'tapestry');

/** How many of the guesses of two humans are not the usual ones. */
export const changedOptions = ({ shadow }: SetupDraft): number =>
  SHADOW_OPTIONS.filter((option) => shadow[option] !== setupChoices.shadow[option][0]).length;

/** A first game with the real box: tiles and tapestry cards lie on the table. */
export function firstConfig(): AnyConfig {
  const draft = draftOf(tapestryGame.module.defaultConfig);
  const boxed = check({ ...draft, chance: { ...draft.chance, tiles: 'table', tapestry: 'table' } });
  return boxed.config ?? tapestryGame.module.defaultConfig;
}
