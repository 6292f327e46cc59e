import { t } from '@lingui/core/macro';
import { tmdbApi, useConfig } from '../../shared/api';
import { formatInteger } from '../../shared/lib/format/format-integer';

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
