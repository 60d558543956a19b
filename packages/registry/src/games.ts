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
  readonly catalogue: (language: CatalogueLanguage) => Promise<Readonly<Record<string, string>>>;
}

export type Rulebook = Readonly<
  Record<string, { readonly section: string; readonly status: string; readonly at?: string }>
>;
export type CatalogueLanguage = 'en' | 'pl' | 'cs';

/** One entry per game. Nothing of a game is loaded before it is asked for. */
export const games: Readonly<Record<string, () => Promise<RegisteredGame>>> = {
  root: async () =>
    register(
      (await import('@empty-chair/games/root/module')).root,
      (await import('@empty-chair/games/root/rulebook.json')).default,
      {
        en: () => import('@empty-chair/games/root/text/en/rules.json'),
        pl: () => import('@empty-chair/games/root/text/pl/rules.json'),
        cs: () => import('@empty-chair/games/root/text/cs/rules.json'),
      },
      async () => (await import('@empty-chair/games/root/sparring')).sparring,
    ),
  innovation: async () =>
    register(
      (await import('@empty-chair/games/innovation/module')).innovation,
      (await import('@empty-chair/games/innovation/rulebook.json')).default,
      {
        en: () => import('@empty-chair/games/innovation/text/en/rules.json'),
        pl: () => import('@empty-chair/games/innovation/text/pl/rules.json'),
        cs: () => import('@empty-chair/games/innovation/text/cs/rules.json'),
      },
      async () => (await import('@empty-chair/games/innovation/sparring')).sparring,
    ),
  tapestry: async () =>
    register(
      (await import('@empty-chair/games/tapestry/module')).tapestry,
      (await import('@empty-chair/games/tapestry/rulebook.json')).default,
      {
        en: () => import('@empty-chair/games/tapestry/text/en/rules.json'),
        pl: () => import('@empty-chair/games/tapestry/text/pl/rules.json'),
        cs: () => import('@empty-chair/games/tapestry/text/cs/rules.json'),
      },
      async () => (await import('@empty-chair/games/tapestry/sparring')).sparring,
    ),
  europa: async () => {
    const { merged } = await import('@empty-chair/games/europa/catalogue');
    return register(
      (await import('@empty-chair/games/europa/module')).europa,
      (await import('@empty-chair/games/europa/rulebook.json')).default,
      {
        en: async () => ({
          default: merged(
            (await import('@empty-chair/games/europa/text/en/rules.json')).default,
            (await import('@empty-chair/games/europa/text/en/charts.json')).default,
          ),
        }),
        pl: async () => ({
          default: merged(
            (await import('@empty-chair/games/europa/text/pl/rules.json')).default,
            (await import('@empty-chair/games/europa/text/pl/charts.json')).default,
          ),
        }),
        cs: async () => ({
          default: merged(
            (await import('@empty-chair/games/europa/text/cs/rules.json')).default,
            (await import('@empty-chair/games/europa/text/cs/charts.json')).default,
          ),
        }),
      },
    );
  },
  toy: async () =>
    register(
      (await import('@empty-chair/games/toy/module')).toy,
      (await import('@empty-chair/games/toy/rulebook.json')).default,
      {
        en: () => import('@empty-chair/games/toy/text/en/rules.json'),
        pl: () => import('@empty-chair/games/toy/text/pl/rules.json'),
        cs: () => import('@empty-chair/games/toy/text/cs/rules.json'),
      },
    ),
};

type Texts = Record<
  CatalogueLanguage,
  () => Promise<{ readonly default: Readonly<Record<string, string>> }>
>;

/**
 * The one cast that hides a game's own types. It is sound because values of the opaque types only
 * ever come out of the same module that they go back into.
 */
export function register<C, S, I>(
  module: GameModule<C, S, I>,
  rulebook: Rulebook,
  texts: Texts,
  sparring?: () => Promise<Sparring<C, S, I>>,
): RegisteredGame {
  return {
    module: module as unknown as AnyGame,
    rulebook,
    sparring: sparring as unknown as RegisteredGame['sparring'],
    catalogue: async (language) => (await texts[language]()).default,
  };
}
