import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PublicConfig } from '@marquee/core/contracts';
import { backendApi, configApi, siteFilesApi, tmdbApi } from '../../shared/api';
import { createFirstPage } from '../../shared/lib/first-page';
import type { Head } from '../../shared/ui/head';
import { createServices } from '../../shared/store';
import { createSpecStorage, slots } from '../../shared/store/storage';
import { App } from '../app';
import { firstState, toDataBlock, unanswered } from '../first-state';
import { pageAt } from '../router';
import { createAppStore } from '../store';

export interface DrawRequest {
  /** Path with query. */
  address: string;
  config: PublicConfig;
  /** Answers the app's calls below `/api/tmdb/3`; it is not asked for anything else. */
  fetch: typeof globalThis.fetch;
  /** Epoch milliseconds. */
  now: number;
}

export interface DrawnPage {
  /** Inner markup of the root element. */
  html: string;
  /** What the browser goes on from, as text for a JSON data block. */
  state: string;
  head: Head;
  /** File below `routes/` of the page's module. */
  file: string;
}

/** A failed call leaves the page to the browser, which says what is wrong; the gateway's own log has it. */
const logger = { error: () => undefined };

/** Answers lead to further questions, such as the ratings of a list's titles; a page that asks on and on is drawn in the browser. */
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
 * Draws a page as a new visitor sees it (decision 10 of the architecture). Null where the server should not: pages about the
 * visitor, and pages whose data cannot be had. The browser draws what is missing, too.
 */
export async function draw({ address, config, fetch, now }: DrawRequest): Promise<DrawnPage | 'missing' | null> {
  const { pathname } = new URL(`http://localhost${address}`);
  const page = pageAt(pathname);
  if (page?.file === 'not-found') return 'missing';
  if (!page?.isPublic) return null;
  await page.preload();

  const storage = createSpecStorage({ local: null, slots, report: () => undefined, now: () => now });
  const store = createAppStore(createServices({ fetch, now: () => now, storage, logger }));
  await store.dispatch(configApi.util.upsertQueryData('config', undefined, config));
  try {
    return await drawFrom(store, { address, now, file: page.file });
  } finally {
    // Its timers would hold the store, with all data of the page, for as long as a visitor's tab keeps what it has read.
    for (const api of [tmdbApi, backendApi, siteFilesApi]) store.dispatch(api.util.resetApiState());
  }
}

async function drawFrom(
  store: ReturnType<typeof createAppStore>,
  { address, now, file }: { address: string; now: number; file: string },
): Promise<DrawnPage | 'missing' | null> {
  const firstPage = createFirstPage({ renderedAt: now, visit: `first ${now}` });
  firstPage.hurry();

  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const head: Head = {};
    const before = store.getState();
    const html = await markup(
      <App
        store={store}
        firstPage={firstPage}
        head={head}
        router={(routed) => <StaticRouter location={address}>{routed}</StaticRouter>}
      />,
    );
    const asked = [
      ...store.dispatch(tmdbApi.util.getRunningQueriesThunk()),
      ...store.dispatch(backendApi.util.getRunningQueriesThunk()),
    ];
    if (head.isRedirect) return null;
    const failure = unanswered(store.getState());
    if (failure) return failure === 'missing' ? failure : null;
    // An answer may have come while the tree that lacks it was drawn.
    if (asked.length === 0 && store.getState() === before) {
      return { html, head, file, state: toDataBlock(firstState(store.getState(), firstPage)) };
    }
    await Promise.all(asked);
  }
  return null;
}
