import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { DEFAULT_LANGUAGE, type ContentFilter, type SiteLanguage } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';
import { backendApi, configApi, siteFilesApi, tmdbApi } from '../../shared/api';
import { siteDescription } from '../../shared/config/site';
import type { SsrPage } from '../../shared/lib/ssr-page';
import type { Head } from '../../shared/ui/head';
import { createServices } from '../../shared/store';
import { createRecords } from '../../shared/store/collections';
import { createStorageAdapter, slots } from '../../shared/store/storage';
import { App } from '../app';
import type { PageName } from '../../pages';
import { pageAt } from '../router';
import { ssrState, toDataBlock, unanswered } from '../ssr-state';
import { createAppStore } from '../store';
import { inLanguage } from './request-language';

export interface RenderRequest {
  /** Path with query. */
  address: string;
  config: PublicConfig;
  /** Answers the app's calls below `/api/tmdb/3`; it is not asked for anything else. */
  fetch: typeof globalThis.fetch;
  /** Epoch milliseconds. */
  now: number;
  /** Seed of the lists that the page shuffles; undefined where it shuffles none. */
  visit?: string | undefined;
  /** Whom the page is for: `unrestricted` by default. */
  contentFilter?: ContentFilter | undefined;
  /** Whom the page is for: English by default. */
  language?: SiteLanguage | undefined;
}

export interface RenderedPage {
  /** Inner markup of the root element. */
  html: string;
  /** What the browser goes on from, as text for a JSON data block. */
  state: string;
  head: Head;
  name: PageName;
}

/** A failed call leaves the page to the browser, which says what is wrong; the gateway's own log has it. */
const logger = { error: () => undefined };

/** Answers lead to further questions; a page that asks on and on is rendered in the browser. */
const MAX_PASSES = 6;

/** Markup of a tree with everything in it that comes later. @throws what a component throws */
async function markup(tree: ReactNode): Promise<string> {
  const thrown: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: (error) => void thrown.push(error),
    // A boundary that is set aside comes with a script of its own, which the content security policy refuses.
    progressiveChunkSize: Infinity,
  });
  const html = await text(prelude);
  if (thrown.length > 0) throw thrown[0];
  return html;
}

/**
 * Renders a page as a new visitor sees it. Null where the server should not: pages about the visitor, and pages whose data
 * cannot be had. The browser renders what is missing, too.
 */
export const renderPage = (request: RenderRequest): Promise<RenderedPage | 'missing' | null> =>
  inLanguage(request.language ?? DEFAULT_LANGUAGE, () => renderInLanguage(request));

async function renderInLanguage({
  address,
  config,
  fetch,
  now,
  visit,
  contentFilter,
}: RenderRequest): Promise<RenderedPage | 'missing' | null> {
  const { pathname } = new URL(`http://localhost${address}`);
  const page = pageAt(pathname);
  if (page?.name === 'not-found') return 'missing';
  if (!page?.isSsr) return null;
  await page.preload();

  const storage = createStorageAdapter({ local: null, slots, report: () => undefined, now: () => now });
  const store = createAppStore(
    createServices({ fetch, now: () => now, storage, records: createRecords(), logger, contentFilter }),
  );
  await store.dispatch(configApi.util.upsertQueryData('config', undefined, config));
  try {
    return await renderWith(store, {
      address,
      ssrPage: { renderedAt: now, ...(visit !== undefined && { visit }) },
      name: page.name,
    });
  } finally {
    // Its timers would hold the store, with all data of the page, for as long as a visitor's tab keeps what it has read.
    for (const api of [tmdbApi, backendApi, siteFilesApi]) store.dispatch(api.util.resetApiState());
  }
}

async function renderWith(
  store: ReturnType<typeof createAppStore>,
  { address, ssrPage, name }: { address: string; ssrPage: SsrPage; name: PageName },
): Promise<RenderedPage | 'missing' | null> {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const head: Head = {};
    const before = store.getState();
    const html = await markup(
      <App
        store={store}
        ssrPage={ssrPage}
        head={head}
        router={(routed) => <StaticRouter location={address}>{routed}</StaticRouter>}
      />,
    );
    const asked = [
      ...store.dispatch(tmdbApi.util.getRunningQueriesThunk()),
      ...store.dispatch(backendApi.util.getRunningQueriesThunk()),
    ];
    if (head.isRedirect) return null;
    if (head.isMissing) return 'missing';
    const failure = unanswered(store.getState());
    if (failure) return failure === 'missing' ? failure : null;
    // An answer may have come while the tree that lacks it was rendered.
    if (asked.length === 0 && store.getState() === before) {
      const description = head.description ?? siteDescription();
      return { html, head: { ...head, description }, name, state: toDataBlock(ssrState(store.getState(), ssrPage)) };
    }
    await Promise.all(asked);
  }
  return null;
}
