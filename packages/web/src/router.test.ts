import { describe, expect, it } from 'vitest';
import type { Route } from './router.ts';
import { formatRoute, GAME_VIEWS, parseRoute } from './router.ts';

const routes: Route[] = [
  { name: 'home' },
  { name: 'settings' },
  { name: 'help' },
  { name: 'history' },
  { name: 'setup', game: 'root' },
  ...GAME_VIEWS.map((name): Route => ({ name, id: 'a/b c%' })),
  { name: 'import', data: 'abc-_' },
];

describe('routes', () => {
  it.each(routes)('come back from their address: $name', (route) => {
    expect(parseRoute(formatRoute(route))).toEqual(route);
  });

  it.each(['', '#', '#/', '#/nowhere', '#/game', '#/game/x/nothing', '#/new/', '#/%E0%A4%A'])(
    'lead home from %s',
    (hash) => {
      expect(parseRoute(hash)).toEqual({ name: 'home' });
    },
  );
});
