import type { EpisodeDetails, TvDetails } from '@marquee/tmdb';

const person = (name: string) => ({ '@type': 'Person', name });

/** An episode in the words of schema.org; only what is known. */
export const episodeData = (series: TvDetails, episode: EpisodeDetails): Record<string, unknown> => ({
  '@type': 'TVEpisode',
  name: episode.name,
  episodeNumber: episode.episodeNumber,
  partOfSeason: { '@type': 'TVSeason', seasonNumber: episode.seasonNumber },
  partOfSeries: { '@type': 'TVSeries', name: series.title },
  ...(episode.overview && { description: episode.overview }),
  ...(episode.airDate && { datePublished: episode.airDate }),
  ...(episode.directors.length > 0 && { director: episode.directors.map(person) }),
});
