import type { MediaType } from '@marquee/core';
import {
  uniqueTitles,
  type DiscoverArgs,
  type MediaItem,
  type Paged,
  type TmdbClient,
  type TrendingWindow,
} from '@marquee/tmdb';
import { interleave } from '../lib/feed/interleave';
import { seededShuffle } from '../lib/feed/seeded-shuffle';
import { tmdbApi } from './tmdb-api';

type FeedFilters = Omit<DiscoverArgs, 'mediaType' | 'page'>;

/** Movies and series in one list; a type without filters is left out. `filters` apply to `discover` only. */
export interface FeedSource {
  list: 'discover' | 'trending' | 'popular';
  /** Of the trending titles; the day by default. */
  window?: TrendingWindow;
  filters: Partial<Record<MediaType, FeedFilters>>;
  /** Used instead if the filters find nothing at all. */
  wider?: Partial<Record<MediaType, FeedFilters>>;
}

export interface FeedArgs {
  source: FeedSource;
  /** Seed of the shuffle. */
  visit: string;
}

/** The next page of each type; a type without further pages is missing. */
type Cursor = Partial<Record<MediaType, number | undefined>> & { isWider?: true };

interface MixedPage {
  items: MediaItem[];
  next: Cursor | null;
}

type Options = { signal: AbortSignal };
const mediaTypes = ['movie', 'tv'] as const satisfies MediaType[];

type FetchPage = (source: FeedSource, mediaType: MediaType, page: number) => Promise<Paged<MediaItem>>;

const fetchPageWith =
  (client: TmdbClient, options: Options): FetchPage =>
  ({ list, filters, window }, mediaType, page) => {
    if (list === 'trending') return client.trending({ mediaType, page, ...(window && { window }) }, options);
    if (list === 'popular') return client.popular({ mediaType, page }, options);
    return client.discover({ mediaType, page, ...filters[mediaType] }, options);
  };

const nextOf = (paged: Paged<MediaItem> | null): number | undefined =>
  paged && paged.page < paged.totalPages ? paged.page + 1 : undefined;

/** Fetches a page of both types. Fails as a whole: with only one type the list would look complete. */
async function fetchBothTypes(fetchPage: FetchPage, source: FeedSource, cursor: Cursor) {
  const [movies, series] = await Promise.all(
    mediaTypes.map((mediaType) => {
      const page = cursor[mediaType];
      return source.filters[mediaType] && page ? fetchPage(source, mediaType, page) : Promise.resolve(null);
    }),
  );
  return { movies: movies ?? null, series: series ?? null };
}

/** Maximum number of consecutive pages to skip because the content filter emptied them. */
const EMPTY_PAGES = 5;

/** The page at the cursor, or the first non-empty one after it. */
async function fetchMixedPage(
  fetchPage: FetchPage,
  { source: asked, visit }: FeedArgs,
  from: Cursor,
): Promise<MixedPage> {
  const source = from.isWider && asked.wider ? { ...asked, filters: asked.wider } : asked;
  let page: MixedPage = { items: [], next: from };
  for (let fetched = 0; fetched < EMPTY_PAGES && page.items.length === 0 && page.next; fetched += 1) {
    const cursor = page.next;
    const { movies, series } = await fetchBothTypes(fetchPage, source, cursor);
    const next: Cursor = { ...cursor, movie: nextOf(movies), tv: nextOf(series) };
    const seed = `${visit}:${cursor.movie ?? 0}:${cursor.tv ?? 0}`;
    page = {
      items: seededShuffle([...(movies?.results ?? []), ...(series?.results ?? [])], seed),
      next: next.movie || next.tv ? next : null,
    };
  }
  const isNothing = page.items.length === 0 && from.movie === 1 && from.tv === 1;
  if (!isNothing || !asked.wider || from.isWider) return page;
  return fetchMixedPage(fetchPage, { source: asked, visit }, { ...from, isWider: true });
}

export const mixedFeedApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page at a time, each shuffled by the visit's seed; pages already loaded keep their order. */
    mixedFeed: build.infiniteQuery<MixedPage, FeedArgs, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: { movie: 1, tv: 1 },
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      // As long as a film, so that Back from one restores the place in the list.
      keepUnusedDataFor: 3 * 3600,
      query:
        ({ queryArg, pageParam }) =>
        (client, options) =>
          fetchMixedPage(fetchPageWith(client, options), queryArg, pageParam),
    }),
    /** The first titles of a list, alternating series and movies. */
    mixedPreview: build.query<MediaItem[], { source: FeedSource; limit: number }>({
      query:
        ({ source, limit }) =>
        async (client, options): Promise<MediaItem[]> => {
          const { movies, series } = await fetchBothTypes(fetchPageWith(client, options), source, { movie: 1, tv: 1 });
          return interleave(uniqueTitles(series?.results ?? []), uniqueTitles(movies?.results ?? []), limit);
        },
    }),
  }),
});
