import type { AnyManifest, RegisteredGame } from './manifest.ts';
import { opaque, registered } from './manifest.ts';
import type { Published } from './published.ts';

export type {
  AnyConfig,
  AnyGame,
  AnyInput,
  AnyManifest,
  AnySparring,
  AnyState,
  RegisteredGame,
  Rulebook,
} from './manifest.ts';

/** One line per game. */
const manifests: Readonly<Record<string, () => Promise<AnyManifest>>> = {
  root: async () => opaque((await import('@empty-chair/games/root/game')).game),
  innovation: async () => opaque((await import('@empty-chair/games/innovation/game')).game),
  tapestry: async () => opaque((await import('@empty-chair/games/tapestry/game')).game),
  europa: async () => opaque((await import('@empty-chair/games/europa/game')).game),
  toy: async () => opaque((await import('@empty-chair/games/toy/game')).game),
};

/** Nothing of a game is loaded before it is asked for. */
export const games: Readonly<Record<string, () => Promise<RegisteredGame>>> = Object.fromEntries(
  Object.entries(manifests).map(([id, load]) => [id, async () => registered(await load())]),
);

/** What the studies of a game found; undefined where nobody has studied it. */
export async function publishedOf(id: string): Promise<Published | undefined> {
  const { published } = (await manifests[id]?.()) ?? {};
  // Sound because `empty-chair lab publish` has written the file from such a value.
  return (await published?.())?.default as Published | undefined;
}
