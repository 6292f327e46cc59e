import { t } from '@lingui/core/macro';
import {
  episodeHref,
  imageUrl,
  isEpisodeOut,
  mayAutoAdvance,
  nextEpisode,
  previousEpisode,
  type EpisodePosition,
} from '@marquee/core';
import type { PlayerProps } from '@marquee/player/react';
import type { TvDetails } from '@marquee/tmdb';
import { useNavigate } from 'react-router-dom';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { formatDate } from '../../shared/lib/format/format-date';
import { useNow } from '../../shared/lib/timing/use-now';
import { useImageBase } from '../../shared/ui';
import { useEpisodeSummary } from './use-episode-summary';

interface NextEpisodeLink {
  autoAdvance: boolean;
  /** Undefined if the next episode is the first one again. */
  upNext: PlayerProps['upNext'];
  go: () => void;
  goBack: (() => void) | null;
}

/** Links to the next and the previous episode; null if the series has no other episode. */
export function useNextEpisode(series: TvDetails, here: EpisodePosition): NextEpisodeLink | null {
  const navigate = useNavigate();
  const nowMs = useNow();
  const baseUrl = useImageBase();
  const next = nextEpisode(series.seasons, here);
  const episode = useEpisodeSummary(series.id, next);
  if (!next || (next.season === here.season && next.episode === here.episode)) return null;
  const airDate = episode?.airDate ?? null;
  const day = formatDate(airDate) ?? '';
  const { season } = next;
  const before = previousEpisode(series.seasons, here);
  const open = (place: EpisodePosition) =>
    void navigate(episodeHref(series.id, place.season, place.episode, { play: true }));
  return {
    autoAdvance: mayAutoAdvance(next, airDate, nowMs),
    upNext: next.wrapped
      ? undefined
      : {
          heading: season === here.season ? t`Next episode` : t`Next: season ${season}`,
          title: [episodeLabel(next), episode?.name].filter(Boolean).join(' · '),
          picture: imageUrl({ baseUrl, path: episode?.stillPath ?? series.backdropPath, size: 'w300' }) ?? undefined,
          notYet: isEpisodeOut(airDate, nowMs) ? undefined : t`The next episode airs on ${day}`,
        },
    go: () => open(next),
    goBack: before && (() => open(before)),
  };
}
