import type { MediaType } from '@marquee/core';
import type { TitleSummary } from '@marquee/tmdb';
import type { AppDispatch } from '../store';
import { isNotFound } from './load-state';
import { tmdbApi } from './tmdb-api';

/** A title known only by its number, as bookmarks and the history are. Old bookmarks do not know the type. */
export interface TitleNumber {
  id: number;
  mediaType?: MediaType | undefined;
}

/** What a card needs of a title known only by its number. */
const titleSummaryApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    titleSummary: build.query<TitleSummary, { mediaType: MediaType; id: number; hasPeople?: boolean }>({
      query: (args) => (client, options) => client.titleSummary(args, options),
    }),
  }),
});

/** Why a title could not be looked up: nobody has it, or nobody could be reached. */
export type LookUpProblem = 'missing' | 'failed';

/** Titles asked for at once. */
export const LOOK_UP_BATCH = 6;

/** A title by its number. Where the type is not known, a film is looked for first, then a series. */
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
