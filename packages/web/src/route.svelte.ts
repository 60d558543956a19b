import type { Route } from './router.ts';
import { formatRoute, parseRoute } from './router.ts';

/** The current route, following the address bar. */
class CurrentRoute {
  current: Route = $state.raw(parseRoute(location.hash));

  /** The route before this one, as long as the app was not started here. */
  private before: Route | undefined;

  constructor() {
    addEventListener('hashchange', () => {
      this.before = this.current;
      this.current = parseRoute(location.hash);
    });
  }

  /** To where the player came from; from a fresh start, home. */
  back(): void {
    this.go(this.before ?? { name: 'home' });
  }

  go(route: Route): void {
    location.hash = formatRoute(route);
  }

  /** Without a step back: after an import, or when a game is over. */
  replace(route: Route): void {
    history.replaceState(history.state, '', formatRoute(route));
    this.current = route;
  }
}

export const route = new CurrentRoute();
