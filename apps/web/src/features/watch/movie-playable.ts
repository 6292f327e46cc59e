import { isReleased } from '@marquee/core';
import type { MovieDetails } from '@marquee/tmdb';
import { originalTitleOf, type Playable } from './playable';

/** Whether a film is released; without a date, TMDB's word for it is all that is known. */
const isFilmOut = ({ date, status }: MovieDetails, nowMs: number): boolean =>
  date === null ? status === 'Released' : isReleased('movie', date, nowMs);

export const moviePlayable = (movie: MovieDetails, nowMs: number): Playable => {
  const { id, title, year } = movie;
  const isOffered = isFilmOut(movie, nowMs);
  return {
    kind: 'movie',
    mediaId: movie.key,
    title,
    posterPath: movie.backdropPath,
    isOffered,
    request: isOffered
      ? {
          type: 'movie',
          tmdbId: id,
          title,
          ...originalTitleOf(movie),
          releaseYear: year,
          imdbId: movie.externalIds.imdbId,
        }
      : null,
    played: { mediaType: 'movie', id, title, year },
  };
};
