import { isNotFound } from '../shared/api/load-state';
import { backendApi, tmdbApi } from '../shared/api';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { SsrPage } from '../shared/lib/ssr-page';
import type { AppState } from '../shared/store';

/** Id of the data block in the page. */
export const SSR_STATE_ID = 'ssr-state';

/** What a server-rendered page contains for the browser to continue from. */
export interface SsrState extends SsrPage {
  state: Partial<AppState>;
}

type Queries = AppState['tmdb']['queries'];

/** Completed queries only: failed and pending ones are requested again in the browser. */
function answered(queries: Queries): Queries {
  return Object.fromEntries(Object.entries(queries).filter(([, entry]) => entry?.status === QueryStatus.fulfilled));
}

/** The metadata queries and the operator's settings; a new visitor's state has nothing else. */
export function ssrState(state: AppState, page: SsrPage): SsrState {
  const { tmdb, backend } = state;
  return {
    renderedAt: page.renderedAt,
    ...(page.visit !== undefined && { visit: page.visit }),
    state: {
      // With their tags: what the server asked for is refetched, too, when it changes.
      [tmdbApi.reducerPath]: { queries: answered(tmdb.queries), provided: tmdb.provided },
      [backendApi.reducerPath]: { queries: answered(backend.queries), provided: backend.provided },
    } as Partial<AppState>,
  };
}

/**
 * The outcome of failed metadata queries: `missing` if there is no such thing, or none that is shown, else `failed`; null
 * if all succeeded.
 */
export function queryFailure({ tmdb }: AppState): 'missing' | 'failed' | null {
  const rejected = Object.values(tmdb.queries).filter((entry) => entry?.status === QueryStatus.rejected);
  if (rejected.length === 0) return null;
  return rejected.every(({ error }) => isNotFound(error)) ? 'missing' : 'failed';
}

/** JSON for a data block, in which no text can close the script element. */
export const toDataBlock = (ssr: SsrState): string => JSON.stringify(ssr).replaceAll('<', '\\u003c');

/** Reads the state of a server-rendered page; null for any other page, and if it is unreadable. */
export function readSsrState(document: Document): SsrState | null {
  const text = document.getElementById(SSR_STATE_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as SsrState;
  } catch {
    return null;
  }
}
