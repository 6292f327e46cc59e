import type { ComponentType } from 'react';

interface RouteModule {
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
}

const reloadPage = () => window.location.reload();
const guardKey = (path: string): string => `reloaded:${path}`;

/**
 * Loads a route's module. When that fails, as it does when a new version was deployed under an open page, the page is
 * reloaded: once per path, then the error screen says so (spec/README.md).
 */
export const lazyRoute =
  (load: () => Promise<RouteModule>, reload = reloadPage) =>
  async (): Promise<RouteModule> => {
    try {
      return await load();
    } catch (error) {
      const key = guardKey(window.location.pathname);
      if (sessionStorage.getItem(key) !== null) throw error;
      sessionStorage.setItem(key, '1');
      reload();
      // Never settles: the page is on its way out.
      return new Promise<never>(() => undefined);
    }
  };
