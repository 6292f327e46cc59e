import type { EpisodeDetails, TvDetails } from '@marquee/tmdb';

const person = (name: string) => ({ '@type': 'Person', name });

/** An episode in the words of schema.org; what is unknown is undefined, which JSON leaves out. */
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
