import { parseSearchQuery } from '@marquee/core';
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

const articleBefore = /^(?:the|an?)\s+/iu;
const yearBehind = /\s\(?(?:18|19|20)\d\d\)?$/u;

/** Letters and digits alone. `normaliseTitle` does more, and would come along with every title page. */
const lettersOf = (text: string): string =>
  text
    .replaceAll('&', 'and')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a name has every word that was searched, in any order; an article and a year may be missing. */
function isCalled(name: string, text: string): boolean {
  const whole = lettersOf(name);
  const bare = text.replace(articleBefore, '');
  return [bare, bare.replace(yearBehind, '')].some((words) =>
    words.split(/\s+/u).every((word) => whole.includes(lettersOf(word))),
  );
}

/** Says that the titles below are only similar to what was searched. TMDB's results keep TMDB's meaning. */
export function ClosestNote({ query, titles }: { query: string; titles: readonly MediaItem[] }) {
  const isCatalogue = useConfig().metadata.mode === 'catalogue';
  const { text, imdbId, tmdbId } = parseSearchQuery(query);
  const isUnknown =
    isCatalogue &&
    text !== '' &&
    imdbId === null &&
    tmdbId === null &&
    !titles.some((item) => isCalled(item.title, text) || isCalled(item.originalTitle, text));
  // Titles are also found by their makers and leads.
  const { currentData } = searchApi.useQuickSearchQuery({ query, kind: 'people' }, { skip: !isUnknown });
  if (!isUnknown) return null;
  const isSaid = currentData !== undefined && !currentData.people.some(({ name }) => isCalled(name, text));
  // Keeps its line while people are asked for and where one is found, so that the titles below stay in place.
  return <p className="min-h-6 text-ink-soft">{isSaid && t`Nothing called “${text}” here. Closest:`}</p>;
}
