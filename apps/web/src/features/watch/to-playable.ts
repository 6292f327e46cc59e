import { t } from '@lingui/core/macro';
import { absoluteEpisode, isEpisodeOut, isReleased, titleKey } from '@marquee/core';
import type { EpisodeSummary, MovieDetails, TvDetails } from '@marquee/tmdb';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import type { Playable } from './playable';

/** For sources that match titles by file name. */
const originalTitleOf = ({ title, originalTitle }: { title: string; originalTitle: string }) =>
  originalTitle !== '' && originalTitle !== title ? { originalTitle } : {};

export const moviePlayable = (movie: MovieDetails, nowMs: number): Playable => {
  const { id, title, year } = movie;
  return {
    kind: 'movie',
    mediaId: movie.key,
    title,
    posterPath: movie.backdropPath,
    request: isReleased('movie', movie.date, nowMs)
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

interface EpisodePlace {
  season: number;
  number: number;
  /** Null while the episode's details are loading. */
  episode: EpisodeSummary | null;
}

/** The date that determines whether a series can be watched: that of its first season, else its own (MEDIA-05). */
const firstAirDate = (series: TvDetails): string | null =>
  series.seasons.find(({ seasonNumber }) => seasonNumber === 1)?.airDate ?? series.date;

export const episodePlayable = (series: TvDetails, place: EpisodePlace, nowMs: number): Playable => {
  const { id, title, year } = series;
  const { season, number, episode } = place;
  const seasonId = series.seasons.find(({ seasonNumber }) => seasonNumber === season)?.id ?? 0;
  const isOut = isReleased('tv', firstAirDate(series), nowMs) && isEpisodeOut(episode?.airDate ?? null, nowMs);
  return {
    kind: 'episode',
    mediaId: `${titleKey('tv', id)}/${season}/${number}`,
    title,
    subtitle: [episodeLabel({ season, episode: number }), episode?.name].filter(Boolean).join(' · '),
    posterPath: episode?.stillPath ?? series.backdropPath,
    request: isOut
      ? {
          type: 'tv',
          tmdbId: id,
          title,
          ...originalTitleOf(series),
          releaseYear: year,
          imdbId: series.externalIds.imdbId,
          season: { number: season, tmdbId: seasonId || undefined },
          episode: {
            number,
            tmdbId: episode?.id,
            absoluteNumber: absoluteEpisode(series.seasons, season, number) ?? undefined,
            airDate: episode?.airDate ?? undefined,
          },
        }
      : null,
    played: {
      mediaType: 'tv',
      id,
      title,
      year,
      episode: { season, number, id: episode?.id ?? 0, title: episode?.name ?? t`Episode ${number}`, seasonId },
    },
  };
};
