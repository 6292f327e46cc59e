import type { ComponentType } from 'react';
import { lazyChunk } from '../shared/lib/loading/lazy-chunk';
import type { PageModule } from '../shared/lib/routing/page-module';
import { useSsrPage } from '../shared/lib/ssr-page';
import { PageTitle } from '../shared/ui';

/** A page whose module comes when it is needed. */
export interface LazyPage {
  Component: ComponentType;
  /** Fetches the module; rendered after that, the page is there at once. @throws what the module's import throws */
  preload: () => Promise<PageModule>;
}

/** Read, not subscribed to: a page that rendered anew because hydration is over would hydrate all that is below it at once. */
const isHydrated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined;

/** @param title of the document; null where the page says it */
export function lazyPage(load: () => Promise<PageModule>, title: string | null, reload?: () => void): LazyPage {
  const page = lazyChunk(load, 'required', reload);
  return {
    Component: function Page() {
      // What the server rendered stands until its code is there.
      const isHydrating = useSsrPage() !== null && !isHydrated();
      const { Component } = page.useModule(isHydrating ? 'requested' : undefined);
      return (
        <>
          {/* Before the page, which may have more to say: that something is missing, for instance. */}
          {title !== null && <PageTitle title={title} />}
          <Component />
        </>
      );
    },
    preload: page.preload,
  };
}
