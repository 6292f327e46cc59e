import type { EpisodeDetails, TvDetails } from '@marquee/tmdb';

const person = (name: string) => ({ '@type': 'Person', name });

/** Structured data of an episode (schema.org); unknown values are undefined, which JSON omits. */
export const episodeStructuredData = (series: TvDetails, episode: EpisodeDetails): Record<string, unknown> => ({
  '@type': 'TVEpisode',
  name: episode.name,
  episodeNumber: episode.episodeNumber,
  partOfSeason: { '@type': 'TVSeason', seasonNumber: episode.seasonNumber },
  partOfSeries: { '@type': 'TVSeries', name: series.title },
  description: episode.overview || undefined,
  datePublished: episode.airDate ?? undefined,
  director: episode.directors.length > 0 ? episode.directors.map(person) : undefined,
});
