import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Route } from './router.ts';
import { formatRoute, GAME_VIEWS, parseRoute } from './router.ts';

const routes: Route[] = [
  { name: 'home' },
  { name: 'settings' },
  { name: 'help' },
  { name: 'help', topic: 'why' },
  { name: 'help', topic: 'bot', game: 'a/b c%' },
  { name: 'history' },
  { name: 'setup', game: 'root' },
  { name: 'setup', game: 'europa', brought: 'abc-_' },
  ...GAME_VIEWS.map((name): Route => ({ name, id: 'a/b c%' })),
  { name: 'import', data: 'abc-_' },
  { name: 'join', link: 't=p.abc-_.def' },
];

describe('routes', () => {
  it.each(routes)('come back from their address: $name', (route) => {
    expect(parseRoute(formatRoute(route))).toEqual(route);
  });

  it.each([
    '',
    '#',
    '#/',
    '#/nowhere',
    '#/game',
    '#/game/x/nothing',
    '#/new/',
    '#/new//abc',
    '#/%E0%A4%A',
  ])('lead home from %s', (hash) => {
    expect(parseRoute(hash)).toEqual({ name: 'home' });
  });

  it('to a help that is not there lead to all of it', () => {
    expect(parseRoute('#/help/cooking')).toEqual({ name: 'help' });
  });

  it('of any text are read, written and read again as the same', () => {
    const parts = fc.constantFrom('game', 'new', 'log', 'constructor', '__proto__', '%', '\ud800');
    const path = fc.array(fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 8 })), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(path, (words) => {
        const hash = formatRoute(parseRoute(`#/${words.join('/')}`));
        expect(formatRoute(parseRoute(hash))).toBe(hash);
      }),
    );
  });

  it('with half a character lead to nothing, and throw nothing', () => {
    expect(formatRoute({ name: 'table', id: 'a\ud83d' })).toBe('#/game/a%EF%BF%BD');
    expect(formatRoute({ name: 'setup', game: '\udc00' })).toBe('#/new/%EF%BF%BD');
    expect(formatRoute({ name: 'table', id: '\ud83e\ude91' })).toBe('#/game/%F0%9F%AA%91');
  });
});
