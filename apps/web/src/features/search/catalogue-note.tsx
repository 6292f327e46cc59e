import { hasWordsOf, isCalled, isSomebodyCalled, parseSearchQuery } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { t } from '@lingui/core/macro';
import { tmdbApi, useConfig } from '../../shared/api';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { searchApi } from './overlay/quick-search-api';

const catalogueApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Number of movies and of series that can be browsed. */
    catalogueSize: build.query<{ movies: number; series: number }, void>({
      query: () => async (client, options) => {
        const sizes = (['movie', 'tv'] as const).map((mediaType) => client.discover({ mediaType, page: 1 }, options));
        const [movies, series] = await Promise.all(sizes);
        return { movies: movies?.totalResults ?? 0, series: series?.totalResults ?? 0 };
      },
    }),
  }),
});

/** What a search that found nothing has searched; empty where titles come from TMDB, which has nearly everything. */
export function CatalogueNote() {
  const isCatalogue = useConfig().metadata.mode === 'catalogue';
  const { data } = catalogueApi.useCatalogueSizeQuery(undefined, { skip: !isCatalogue });
  if (!isCatalogue || !data) return null;
  const movies = formatInteger(data.movies);
  const series = formatInteger(data.series);
  return (
    <p className="max-w-md text-balance text-ink-soft">
      {t`This site’s built-in catalogue doesn’t have it. It holds ${movies} movies and ${series} series. The operator can connect TMDB for everything else.`}
    </p>
  );
}

interface ClosestNoteProps {
  query: string;
  titles: readonly MediaItem[];
  /** The query may be just the beginning of a name. */
  isTyping?: boolean;
}

/** Says that the titles below are only similar to what was searched. TMDB's results keep TMDB's meaning. */
export function ClosestNote({ query, titles, isTyping = false }: ClosestNoteProps) {
  const isCatalogue = useConfig().metadata.mode === 'catalogue';
  const { text, imdbId, tmdbId } = parseSearchQuery(query);
  const isNamed = isTyping ? hasWordsOf : isCalled;
  const isUnknown =
    isCatalogue &&
    text !== '' &&
    imdbId === null &&
    tmdbId === null &&
    !titles.some((item) => isNamed(item.title, text) || isNamed(item.originalTitle, text));
  // Titles are also found by their makers and leads.
  const { currentData } = searchApi.useQuickSearchQuery({ query, kind: 'people' }, { skip: !isUnknown });
  if (!isUnknown) return null;
  const isKnown = isTyping ? hasWordsOf : isSomebodyCalled;
  const isSaid = currentData !== undefined && !currentData.people.some(({ name }) => isKnown(name, text));
  // Keeps its line while people are asked for and where one is found, so that the titles below stay in place.
  return <p className="min-h-6 text-ink-soft">{isSaid && t`Nothing called “${text}” here. Closest:`}</p>;
}
