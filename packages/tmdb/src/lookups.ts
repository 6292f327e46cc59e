import { airingOf, airingSeasons, isOutIn, type SeriesAiring } from '@marquee/core';
import type { SeriesEpisode, TitleCandidate, TitleLookup } from '@marquee/core/import';
import type { CallOptions, TmdbClient } from './client';
import type { EpisodeSummary, FoundById, MediaItem } from './domain';

const candidateOf = ({ mediaType, id, title, originalTitle, year }: MediaItem): TitleCandidate => ({
  mediaType,
  id,
  title,
  otherTitles: originalTitle && originalTitle !== title ? [originalTitle] : [],
  year,
});

/** Titles found by an external id; for an episode, its series. */
async function titlesOf(found: FoundById, client: TmdbClient, options?: CallOptions): Promise<MediaItem[]> {
  const [seriesId] = found.seriesIds;
  if (found.titles.length > 0 || seriesId === undefined) return found.titles;
  return client.findByTmdbId({ mediaType: 'tv', id: seriesId }, options);
}

async function search(client: TmdbClient, lookup: TitleLookup, options?: CallOptions): Promise<MediaItem[]> {
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

/** Looks up by an id, or by name and year; core's `matchTitle` decides which result is meant. */
export const lookUpTitle = async (
  client: TmdbClient,
  lookup: TitleLookup,
  options?: CallOptions,
): Promise<TitleCandidate[]> => (await search(client, lookup, options)).map(candidateOf);

interface SeasonQuery {
  id: number;
  seasonNumber: number;
  /** Of the series, if known: it says what has aired. */
  lastEpisode: EpisodeSummary | null;
  nowMs: number;
}

/** The episodes of a season for core's `matchEpisode`. */
export async function seasonEpisodes(
  client: TmdbClient,
  { id, seasonNumber, lastEpisode, nowMs }: SeasonQuery,
  options?: CallOptions,
): Promise<SeriesEpisode[]> {
  const season = await client.season({ tvId: id, seasonNumber }, options);
  const isOut = isOutIn({ season, lastEpisode, nowMs });
  return season.episodes.map((episode) => ({
    season: seasonNumber,
    number: episode.episodeNumber,
    id: episode.id,
    seasonId: season.id,
    title: episode.name,
    hasAired: isOut(episode),
  }));
}

/** All episodes of a series, season by season. */
export async function seriesEpisodes(
  client: TmdbClient,
  { id, nowMs }: { id: number; nowMs: number },
  options?: CallOptions,
): Promise<SeriesEpisode[]> {
  const { seasons, lastEpisode } = await client.tvDetails({ id }, options);
  const all: SeriesEpisode[] = [];
  for (const { seasonNumber } of seasons)
    all.push(...(await seasonEpisodes(client, { id, seasonNumber, lastEpisode, nowMs }, options)));
  return all;
}

/** What airs of a series: a request for the series, and mostly one for the season that airs. */
export async function seriesAiring(
  client: TmdbClient,
  { id }: { id: number },
  options?: CallOptions,
): Promise<SeriesAiring> {
  const series = await client.airingDetails({ id }, options);
  const seasons = airingSeasons(series).map((seasonNumber) => client.season({ tvId: id, seasonNumber }, options));
  return airingOf(series, await Promise.all(seasons));
}
