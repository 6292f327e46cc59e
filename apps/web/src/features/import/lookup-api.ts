import { isOutIn } from '@marquee/core';
import type { SeriesEpisode, TitleCandidate, TitleLookup } from '@marquee/core/import';
import type { CallOptions, FoundById, MediaItem, TmdbClient } from '@marquee/tmdb';
import { tmdbApi } from '../../shared/api';

const candidateOf = ({ mediaType, id, title, originalTitle, year }: MediaItem): TitleCandidate => ({
  mediaType,
  id,
  title,
  otherTitles: originalTitle && originalTitle !== title ? [originalTitle] : [],
  year,
});

/** Titles found by an external id; for an episode, its series. */
async function titlesOf(found: FoundById, client: TmdbClient, options: CallOptions): Promise<MediaItem[]> {
  const [seriesId] = found.seriesIds;
  if (found.titles.length > 0 || seriesId === undefined) return found.titles;
  return client.findByTmdbId({ mediaType: 'tv', id: seriesId }, options);
}

async function lookUp(client: TmdbClient, lookup: TitleLookup, options: CallOptions): Promise<MediaItem[]> {
  if (lookup.by === 'tmdb') return client.findByTmdbId(lookup, options);
  if (lookup.by === 'imdb') return titlesOf(await client.findByImdbId({ imdbId: lookup.id }, options), client, options);
  if (lookup.by === 'tvdb') return titlesOf(await client.findByTvdbId({ tvdbId: lookup.id }, options), client, options);
  const { mediaType, title: query, year } = lookup;
  const found =
    mediaType === null
      ? await client.searchMulti({ query }, options)
      : await client.searchTitles({ mediaType, query, ...(year !== null && { year }) }, options);
  return found.results;
}

export const lookupApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** Searches by name and year; the caller decides which result matches. */
    titleLookup: build.query<TitleCandidate[], TitleLookup>({
      query: (lookup) => async (client, options) => (await lookUp(client, lookup, options)).map(candidateOf),
      keepUnusedDataFor: 60,
    }),
    /** All episodes of a series, season by season. */
    seriesEpisodes: build.query<SeriesEpisode[], { id: number; nowMs: number }>({
      query:
        ({ id, nowMs }) =>
        async (client, options) => {
          const { seasons, lastEpisode } = await client.tvDetails({ id }, options);
          const all: SeriesEpisode[] = [];
          for (const { seasonNumber } of seasons) {
            const season = await client.season({ tvId: id, seasonNumber }, options);
            const isOut = isOutIn({ season, lastEpisode, nowMs });
            for (const episode of season.episodes)
              all.push({
                season: seasonNumber,
                number: episode.episodeNumber,
                id: episode.id,
                seasonId: season.id,
                title: episode.name,
                hasAired: isOut(episode),
              });
          }
          return all;
        },
      keepUnusedDataFor: 60,
    }),
  }),
});
