import { use, type ComponentType } from 'react';
import { loadOrReload } from '../shared/lib/loading/load-or-reload';
import type { PageModule } from '../shared/lib/routing/page-module';

/** A page whose module comes when it is needed. */
export interface LazyPage {
  Component: ComponentType;
  /** Fetches the module; rendered after that, the page is there at once. @throws what the module's import throws */
  preload: () => Promise<PageModule>;
}

/** A later visit of a page that failed tries again. */
const FORGET_MS = 1000;

/** React reads these two of a promise before it waits for it. */
const settled = (module: PageModule) =>
  Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module } as const);

/** `React.lazy` draws nothing in the render that first meets the module, even when it is there: hydration would fall back. */
export function lazyPage(load: () => Promise<PageModule>, reload?: () => void): LazyPage {
  let module: Promise<PageModule> | undefined;
  const keep = (loaded: PageModule): PageModule => {
    module = settled(loaded);
    return loaded;
  };
  function wait(): Promise<PageModule> {
    const loading = loadOrReload(load, reload);
    loading.then(keep, () =>
      // Not at once: React renders the page again to find out what became of it, and would wait anew.
      setTimeout(() => {
        if (module === loading) module = undefined;
      }, FORGET_MS),
    );
    return loading;
  }
  return {
    Component: function Page() {
      const { Component } = use((module ??= wait()));
      return <Component />;
    },
    preload: () => load().then(keep),
  };
}
