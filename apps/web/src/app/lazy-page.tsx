import { Suspense, use, useEffect, useState, type ComponentType } from 'react';
import type { PageTexts } from '../page-titles';
import type { Page } from '../pages';
import { i18n } from '../shared/i18n';
import { lazyChunk } from '../shared/lib/loading/lazy-chunk';
import type { PageModule } from '../shared/lib/routing/page-module';
import { useSsrPage, type SsrPage } from '../shared/lib/ssr-page';
import { PageTitle } from '../shared/ui';
import { PagePlaceholder } from './page-placeholder';

/** A page whose module comes when it is needed. */
export interface LazyPage {
  Component: ComponentType;
  /** Fetches the module; rendered after that, the page is there at once. @throws what the module's import throws */
  preload: () => Promise<PageModule>;
}

/** The title of the document is null where the page says it. */
type LazyPageOptions = Pick<Page, 'load' | 'skeleton'> & Pick<PageTexts, 'title'>;

/**
 * Documents of the server whose page has been mounted: the page that comes next is not in their markup. Not a matter of time, as
 * hydration may take long; and not subscribed to, as a page that rendered anew because hydration is over would hydrate all that
 * is below it at once.
 */
const hydrated = new WeakSet<SsrPage>();

/** So long the page of before stands, which is better than a placeholder that flashes up. */
const GRACE_MS = 80;

export function lazyPage({ load, title, skeleton = 'text' }: LazyPageOptions, reload?: () => void): LazyPage {
  const page = lazyChunk(load, 'required', reload);
  let grace: Promise<unknown> | null = null;
  /** Suspends for as long as the page of before may stand. */
  const useGrace = () => {
    if (page.isLoaded()) return;
    // A failure is told by the page's own rendering, which may try again.
    const loaded = page.load().catch(() => undefined);
    grace ??= Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, GRACE_MS))]);
    use(grace);
  };

  /** @param isHydrating what the server rendered stands until its code is there */
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
      // Chosen once: another tree would mount the page anew.
      const [isHydrating] = useState(() => ssrPage !== null && !hydrated.has(ssrPage));
      useEffect(() => {
        if (ssrPage) hydrated.add(ssrPage);
      }, [ssrPage]);
      return (
        <>
          {/* Before the page, which may have more to say: that something is missing, for instance. */}
          {title !== null && <PageTitle title={title && i18n._(title)} />}
          {isHydrating ? <Content isHydrating /> : <Awaited />}
        </>
      );
    },
    preload: page.preload,
  };
}
