import type { EpisodeRequest, MovieRequest } from '../sources/request';

export const sampleMovie: MovieRequest = {
  type: 'movie',
  title: 'Die Frau & ich?',
  releaseYear: 1929,
  tmdbId: 603,
  imdbId: 'tt0000603',
};

export const sampleEpisode: EpisodeRequest = {
  type: 'tv',
  title: 'A Show',
  releaseYear: 2011,
  tmdbId: 1399,
  season: { number: 2 },
  episode: { number: 5 },
};
