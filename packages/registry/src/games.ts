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

/** What the studies of a game found; none where nobody has studied it. */
export async function publishedOf(id: string): Promise<readonly Published[]> {
  const { published = [] } = (await manifests[id]?.()) ?? {};
  const files = await Promise.all(published.map((load) => load()));
  // Sound because `empty-chair lab publish` has written each file from such a value.
  return files.map((file) => file.default as Published);
}
