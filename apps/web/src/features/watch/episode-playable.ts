import { t } from '@lingui/core/macro';
import { absoluteEpisode, isReleased, titleKey, withLists, type EpisodePosition } from '@marquee/core';
import type { EpisodeSummary, Season, TvDetails } from '@marquee/tmdb';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { originalTitleOf, type Playable } from './playable';

interface EpisodeChoice {
  /** Null if the series has no episode, and while it is not known which one is meant. */
  place: EpisodePosition | null;
  /** Null while it is unknown. */
  episode: EpisodeSummary | null;
  /** The list of its season. */
  list: Season | undefined;
  isOut: boolean;
  /** Whether the list that says whether it is out is still being fetched. */
  isPending: boolean;
}

/** The date that determines whether a series can be watched: that of its first season, else its own (MEDIA-05). */
const firstAirDate = (series: TvDetails): string | null =>
  series.seasons.find(({ seasonNumber }) => seasonNumber === 1)?.airDate ?? series.date;

export const episodePlayable = (
  series: TvDetails,
  { place, episode, list, isOut, isPending }: EpisodeChoice,
  nowMs: number,
): Playable => {
  const { id, title, year } = series;
  const premiere = firstAirDate(series);
  const hasBegun = premiere === null || isReleased('tv', premiere, nowMs);
  const shown = { kind: 'episode' as const, title, posterPath: episode?.stillPath ?? series.backdropPath };
  const played = { mediaType: 'tv' as const, id, title, year };
  if (!place) return { ...shown, mediaId: titleKey('tv', id), isOffered: hasBegun && isPending, request: null, played };
  const { season, episode: number } = place;
  const seasonId = series.seasons.find(({ seasonNumber }) => seasonNumber === season)?.id ?? 0;
  return {
    ...shown,
    mediaId: `${titleKey('tv', id)}/${season}/${number}`,
    subtitle: [episodeLabel(place), episode?.name].filter(Boolean).join(' · '),
    isOffered: hasBegun && (isOut || isPending),
    request:
      hasBegun && isOut && !isPending
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
              absoluteNumber: absoluteEpisode(withLists(series.seasons, [list]), place) ?? undefined,
              airDate: episode?.airDate ?? undefined,
            },
          }
        : null,
    played: {
      ...played,
      episode: { season, number, id: episode?.id ?? 0, title: episode?.name ?? t`Episode ${number}`, seasonId },
    },
  };
};
