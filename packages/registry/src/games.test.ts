import { describe, expect, it } from 'vitest';
import { games } from './games.ts';

describe.each(Object.keys(games))('the registered game %s', (id) => {
  it('is what it says, with its rulebook and three catalogues', async () => {
    const game = await games[id]?.();
    expect(game?.module.id).toBe(id);
    expect(Object.keys(game?.rulebook ?? {}).length).toBeGreaterThan(0);
    const names = await Promise.all(
      (['en', 'pl', 'cs'] as const).map(
        async (language) => (await game?.catalogue(language))?.[`ref.game.${id}`],
      ),
    );
    expect(names).not.toContain(undefined);
  });
});
