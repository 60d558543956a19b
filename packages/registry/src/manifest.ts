import type { BookletGuide } from '@empty-chair/kernel/booklet-guide';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Sparring } from '@empty-chair/kernel/simulate';
import type { Brand } from '@empty-chair/kernel/words';

/** Of some game: whoever runs any game can pass these on, and can look into none of them. */
export type AnyConfig = Brand<object, 'Config'>;
export type AnyState = Brand<object, 'State'>;
export type AnyInput = Brand<object, 'Input'>;
export type AnyGame = GameModule<AnyConfig, AnyState, AnyInput>;
export type AnySparring = Sparring<AnyConfig, AnyState, AnyInput>;

export interface RegisteredGame {
  readonly module: AnyGame;
  readonly rulebook: Rulebook;
  /** Its stand-ins for humans; undefined where nobody has written any. */
  readonly sparring: (() => Promise<AnySparring>) | undefined;
  /** Only where the rules stand in a printed booklet that is not public. */
  readonly guide: (() => Promise<BookletGuide<AnyConfig>>) | undefined;
  readonly catalogue: (language: CatalogueLanguage) => Promise<Readonly<Record<string, string>>>;
}

export type Rulebook = Readonly<
  Record<string, { readonly section: string; readonly status: string; readonly at?: string }>
>;
type CatalogueLanguage = 'en' | 'pl' | 'cs';

/** A file of data, as an import gives it. */
type File<Data> = Promise<{ readonly default: Data }>;

/** What a game's `game.ts` says of it. */
export interface Manifest<C, S, I> {
  readonly id: string;
  /** Its numbers with other services. */
  readonly elsewhere?: { readonly boardGameGeek: number };
  readonly rules: () => Promise<GameModule<C, S, I>>;
  readonly rulebook: () => File<Rulebook>;
  readonly texts: Readonly<Record<CatalogueLanguage, () => File<Readonly<Record<string, string>>>>>;
  readonly sparring?: () => Promise<Sparring<C, S, I>>;
  /** Leads an owner of a printed booklet through what the game had to guess. */
  readonly guide?: () => Promise<BookletGuide<C>>;
  /** What the app shows of its studies, each written by `empty-chair lab publish`. */
  readonly published?: readonly (() => File<object>)[];
}
export type AnyManifest = Manifest<AnyConfig, AnyState, AnyInput>;

/**
 * The one cast that hides a game's own types. It is sound because values of the opaque types only
 * ever come out of the same module that they go back into.
 */
export function opaque<C, S, I>(manifest: Manifest<C, S, I>): AnyManifest {
  return manifest as unknown as AnyManifest;
}

/** A game as whoever runs any game has it, from its manifest. */
export async function registered<C, S, I>(manifest: Manifest<C, S, I>): Promise<RegisteredGame> {
  const { rules, rulebook, sparring, guide, texts } = opaque(manifest);
  return {
    module: await rules(),
    rulebook: (await rulebook()).default,
    sparring,
    guide,
    catalogue: async (language) => (await texts[language]()).default,
  };
}
