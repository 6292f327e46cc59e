import { backendApi, tmdbApi } from '../shared/api';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { TmdbFailure } from '@marquee/tmdb';
import type { SsrPage } from '../shared/lib/ssr-page';
import type { AppState } from '../shared/store';

/** Id of the data block in the page. */
export const SSR_STATE_ID = 'ssr-state';

/** What the server leaves in a page that it rendered, for the browser to go on from. */
export interface SsrState extends SsrPage {
  state: Partial<AppState>;
}

type Queries = AppState['tmdb']['queries'];

/** Answers only: what failed or is under way is asked for again in the browser. */
function answered(queries: Queries): Queries {
  return Object.fromEntries(Object.entries(queries).filter(([, entry]) => entry?.status === QueryStatus.fulfilled));
}

/** What has been asked of the metadata service, and the operator's settings; nothing else is in a new visitor's state. */
export function ssrState(state: AppState, page: SsrPage): SsrState {
  const { tmdb, backend } = state;
  return {
    renderedAt: page.renderedAt,
    ...(page.visit !== undefined && { visit: page.visit }),
    state: {
      [tmdbApi.reducerPath]: { queries: answered(tmdb.queries) },
      [backendApi.reducerPath]: { queries: answered(backend.queries) },
    } as Partial<AppState>,
  };
}

/** What a question to the metadata service came to that was not answered: there is no such thing, or it failed. */
export function unanswered({ tmdb }: AppState): 'missing' | 'failed' | null {
  const rejected = Object.values(tmdb.queries).filter((entry) => entry?.status === QueryStatus.rejected);
  if (rejected.length === 0) return null;
  return rejected.every((entry) => (entry.error as Partial<TmdbFailure> | undefined)?.status === 404)
    ? 'missing'
    : 'failed';
}

/** Text for a data block: no text in the data can end it. */
export const toDataBlock = (ssr: SsrState): string => JSON.stringify(ssr).replaceAll('<', '\\u003c');

/** The state of a page that the server rendered; null in a page that it did not, or whose state cannot be read. */
export function readSsrState(document: Document): SsrState | null {
  const text = document.getElementById(SSR_STATE_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as SsrState;
  } catch {
    return null;
  }
}
