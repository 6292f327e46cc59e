import type { MediaType } from '@marquee/core';
import type { DiscoverArgs, MediaItem, RelatedTitles, WatchOptions } from '@marquee/tmdb';
import { tmdbApi, type SharedTmdbCall, type TmdbCall } from '../../../shared/api';
import type { AppDispatch } from '../../../shared/store';

interface TitleId {
  mediaType: MediaType;
  id: number;
}

/** `together`: another profile whose rule applies as well. */
type Shared<Args> = Args & { together?: string | undefined };

type MatchingArgs = Shared<{ filters: DiscoverArgs }>;

const shared = (together: string | undefined, call: TmdbCall): SharedTmdbCall => ({ together, call });

/** Ordinary requests for metadata: none says what somebody likes or how much. */
export const candidatesApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    relatedTitles: build.query<RelatedTitles, Shared<TitleId>>({
      query: ({ together, ...title }) => shared(together, (client, options) => client.relatedTitles(title, options)),
    }),
    matchingTitles: build.query<MediaItem[], MatchingArgs>({
      query: ({ together, filters }) =>
        shared(together, async (client, options) => (await client.discover(filters, options)).results),
    }),
    watchOptions: build.query<Record<string, WatchOptions>, TitleId>({
      query: (title) => (client, options) => client.watchOptions(title, options),
    }),
  }),
});

/** The first page of titles that match; null if they cannot be loaded. */
export async function matchingTitles(dispatch: AppDispatch, args: MatchingArgs): Promise<MediaItem[] | null> {
  const asked = candidatesApi.endpoints.matchingTitles.initiate(args, { subscribe: false });
  return (await dispatch(asked)).data ?? null;
}
