import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { DEFAULT_LANGUAGE, OWNER_PROFILE_ID, type ContentFilter, type SiteLanguage } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';
import { backendApi, configApi, siteFilesApi, tmdbApi } from '../../shared/api';
import { siteDescription } from '../../shared/config/site';
import type { SsrPage } from '../../shared/lib/ssr-page';
import type { Head } from '../../shared/ui/head';
import { App } from '../app';
import type { PageName } from '../../pages';
import { openStore } from '../open-store';
import { pageAt } from '../router';
import { ssrState, toDataBlock, queryFailure } from '../ssr-state';
import type { AppStore } from '../store';
import { inLanguage } from './render-in-language';

export interface RenderRequest {
  /** Path and query. */
  address: string;
  config: PublicConfig;
  /** Handles the app's requests below `/api/tmdb/3`; it makes no others. */
  fetch: typeof globalThis.fetch;
  /** Epoch milliseconds. */
  now: number;
  /** Seed of the page's shuffled lists; undefined if it has none. */
  visit?: string | undefined;
  /** `unrestricted` by default. */
  contentFilter?: ContentFilter | undefined;
  /** English by default. */
  language?: SiteLanguage | undefined;
}

export interface RenderedPage {
  /** Inner markup of the root element. */
  html: string;
  /** The state from which the browser continues, as text for a JSON data block. */
  state: string;
  head: Head;
  name: PageName;
}

/** If a request fails, the browser renders the page and shows the error; the gateway has logged it. */
const logger = { error: () => undefined };

/** Responses lead to further requests; a page that needs more passes is rendered in the browser. */
const MAX_PASSES = 6;

/** Renders a tree completely, lazy parts included. @throws what a component throws */
async function markup(tree: ReactNode): Promise<string> {
  const thrown: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: (error) => void thrown.push(error),
    // React outlines large boundaries with an inline script, which the content security policy forbids.
    progressiveChunkSize: Infinity,
  });
  const html = await text(prelude);
  if (thrown.length > 0) throw thrown[0];
  return html;
}

/**
 * Renders a page as a new visitor sees it. Null if the browser should render it.
 */
export const renderPage = (request: RenderRequest): Promise<RenderedPage | 'missing' | 'failed' | null> =>
  inLanguage(request.language ?? DEFAULT_LANGUAGE, () => renderInLanguage(request));

async function renderInLanguage({
  address,
  config,
  fetch,
  now,
  visit,
  contentFilter,
}: RenderRequest): Promise<RenderedPage | 'missing' | 'failed' | null> {
  const { pathname } = new URL(`http://localhost${address}`);
  const page = pageAt(pathname);
  if (page?.name === 'not-found') return 'missing';
  if (!page?.isSsr) return null;
  await page.preload();

  const report = () => undefined;
  const { store } = openStore(OWNER_PROFILE_ID, { fetch, now: () => now, report, logger, contentFilter });
  await store.dispatch(configApi.util.upsertQueryData('config', undefined, config));
  try {
    return await renderWith(store, {
      address,
      ssrPage: { renderedAt: now, ...(visit !== undefined && { visit }) },
      name: page.name,
    });
  } finally {
    // Its timers would keep the store in memory for as long as a browser keeps unused data.
    for (const api of [tmdbApi, backendApi, siteFilesApi]) store.dispatch(api.util.resetApiState());
  }
}

async function renderWith(
  store: AppStore,
  { address, ssrPage, name }: { address: string; ssrPage: SsrPage; name: PageName },
): Promise<RenderedPage | 'missing' | 'failed' | null> {
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
    const failure = queryFailure(store.getState());
    if (failure) return failure;
    // A response may have arrived during the pass that lacks it.
    if (asked.length === 0 && store.getState() === before) {
      const description = head.description ?? siteDescription();
      return { html, head: { ...head, description }, name, state: toDataBlock(ssrState(store.getState(), ssrPage)) };
    }
    await Promise.all(asked);
  }
  return null;
}
