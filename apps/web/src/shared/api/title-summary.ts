import type { MediaType } from '@marquee/core';
import type { TitleSummary } from '@marquee/tmdb';
import type { AppDispatch } from '../store';
import { isNotFound } from './load-state';
import { tmdbApi } from './tmdb-api';

/** A title known only by its id, as in bookmarks and the history. Old bookmarks have no type. */
export interface TitleNumber {
  id: number;
  mediaType?: MediaType | undefined;
}

/** The data that a card needs for a title known only by its id. */
const titleSummaryApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    titleSummary: build.query<TitleSummary, { mediaType: MediaType; id: number; hasPeople?: boolean }>({
      query: (args) => (client, options) => client.titleSummary(args, options),
    }),
  }),
});

/** Why a title could not be looked up: it does not exist, or the service could not be reached. */
export type LookUpProblem = 'missing' | 'failed';

/** Maximum number of concurrent requests. */
export const LOOK_UP_BATCH = 6;

/** A title by its id. If the type is unknown, tries a film first, then a series. */
export async function lookUpTitle(
  dispatch: AppDispatch,
  { id, mediaType }: TitleNumber,
  options: { hasPeople?: boolean } = {},
): Promise<TitleSummary | LookUpProblem> {
  for (const type of mediaType ? [mediaType] : (['movie', 'tv'] as const)) {
    const { data, error } = await dispatch(
      titleSummaryApi.endpoints.titleSummary.initiate({ mediaType: type, id, ...options }, { subscribe: false }),
    );
    if (data) return data;
    if (!isNotFound(error)) return 'failed';
  }
  return 'missing';
}
