import type { ComponentType } from 'react';
import { lazyChunk } from '../shared/lib/loading/lazy-chunk';
import type { PageModule } from '../shared/lib/routing/page-module';

/** A page whose module comes when it is needed. */
export interface LazyPage {
  Component: ComponentType;
  /** Fetches the module; rendered after that, the page is there at once. @throws what the module's import throws */
  preload: () => Promise<PageModule>;
}

export function lazyPage(load: () => Promise<PageModule>, reload?: () => void): LazyPage {
  const page = lazyChunk(load, 'required', reload);
  return {
    Component: function Page() {
      const { Component } = page.useModule();
      return <Component />;
    },
    preload: page.preload,
  };
}
