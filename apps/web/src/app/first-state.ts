import { backendApi, tmdbApi } from '../shared/api';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { TmdbFailure } from '@marquee/tmdb';
import type { FirstPage } from '../shared/lib/first-page';
import type { AppState } from '../shared/store';

/** Id of the data block in the page. */
export const FIRST_STATE_ID = 'first-state';

/** What the server leaves in a page that it drew, for the browser to go on from. */
export interface FirstState extends Pick<FirstPage, 'renderedAt' | 'visit'> {
  state: Partial<AppState>;
}

type Queries = AppState['tmdb']['queries'];

/** Answers only: what failed or is under way is asked for again in the browser. */
function answered(queries: Queries): Queries {
  return Object.fromEntries(Object.entries(queries).filter(([, entry]) => entry?.status === QueryStatus.fulfilled));
}

/** What has been asked of the metadata service, and the operator's settings; nothing else is in a new visitor's state. */
export function firstState(state: AppState, page: Pick<FirstPage, 'renderedAt' | 'visit'>): FirstState {
  const { tmdb, backend } = state;
  return {
    renderedAt: page.renderedAt,
    visit: page.visit,
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
  return rejected.every((entry) => (entry?.error as Partial<TmdbFailure> | undefined)?.status === 404)
    ? 'missing'
    : 'failed';
}

/** Text for a data block: no text in the data can end it. */
export const toDataBlock = (first: FirstState): string => JSON.stringify(first).replaceAll('<', '\\u003c');

/** The state of a page that the server drew; null in a page that it did not, or whose state cannot be read. */
export function readFirstState(document: Document): FirstState | null {
  const text = document.getElementById(FIRST_STATE_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as FirstState;
  } catch {
    return null;
  }
}
