import { Suspense, use, useEffect, useState, type ComponentType } from 'react';
import type { PageTexts } from '../page-titles';
import type { Page } from '../pages';
import { i18n } from '../shared/i18n';
import { lazyChunk } from '../shared/lib/loading/lazy-chunk';
import type { PageModule } from '../shared/lib/routing/page-module';
import { useSsrPage, type SsrPage } from '../shared/lib/ssr-page';
import { PageTitle } from '../shared/ui';
import { PagePlaceholder } from './page-placeholder';

/** A page whose module is loaded on demand. */
export interface LazyPage {
  Component: ComponentType;
  /** Loads the module; rendering afterwards does not suspend. @throws the error of the import */
  preload: () => Promise<PageModule>;
}

/** `title` is null if the page sets the document title itself. */
type LazyPageOptions = Pick<Page, 'load' | 'skeleton'> & Pick<PageTexts, 'title'>;

/**
 * Server documents whose first page has been mounted: later pages are not part of their markup. Not a timer, because
 * hydration may take long; and not state that components subscribe to, because a re-render at the end of hydration
 * would force everything below to hydrate at once.
 */
const hydrated = new WeakSet<SsrPage>();

/** How long the previous page stays, so that no placeholder flashes up. */
const GRACE_MS = 80;

export function lazyPage({ load, title, skeleton = 'text' }: LazyPageOptions, reload?: () => void): LazyPage {
  const page = lazyChunk(load, 'required', reload);
  let grace: Promise<unknown> | null = null;
  /** Suspends while the previous page may stay. */
  const useGrace = () => {
    if (page.isLoaded()) return;
    // The page itself reports a failure when it renders, and may retry.
    const loaded = page.load().catch(() => undefined);
    grace ??= Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, GRACE_MS))]);
    use(grace);
  };

  /** @param isHydrating keep the server's markup until the code is loaded */
  function Content({ isHydrating = false }) {
    const { Component } = page.useModule(isHydrating ? 'requested' : undefined);
    return <Component />;
  }

  function Awaited() {
    useGrace();
    return (
      <Suspense fallback={<PagePlaceholder look={skeleton} />}>
        <Content />
      </Suspense>
    );
  }

  return {
    Component: function Page() {
      const ssrPage = useSsrPage();
      // Decided once: a different tree would remount the page.
      const [isHydrating] = useState(() => ssrPage !== null && !hydrated.has(ssrPage));
      useEffect(() => {
        if (ssrPage) hydrated.add(ssrPage);
      }, [ssrPage]);
      return (
        <>
          {/* Before the page, which may override it, e.g. if something is missing. */}
          {title !== null && <PageTitle title={title && i18n._(title)} />}
          {isHydrating ? <Content isHydrating /> : <Awaited />}
        </>
      );
    },
    preload: page.preload,
  };
}
