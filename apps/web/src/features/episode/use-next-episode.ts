import { t } from '@lingui/core/macro';
import {
  episodeHref,
  imageUrl,
  nextEpisode,
  previousEpisode,
  type EpisodePosition,
  type Progress,
} from '@marquee/core';
import type { NextEpisode } from '@marquee/player/react';
import type { TvDetails } from '@marquee/tmdb';
import { useNavigate } from 'react-router-dom';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { formatDate } from '../../shared/lib/format/format-date';
import { useSpoilerShield } from '../../shared/spoilers/spoiler-shield';
import { useImageBase } from '../../shared/ui';
import { useListed } from './use-listed';
import { useListedEpisode } from './use-listed-episode';

interface NextEpisodeLink {
  autoAdvance: boolean;
  /** Undefined if the next episode is the first one again. */
  upNext: NextEpisode['upNext'];
  note: NextEpisode['note'];
  go: () => void;
  goBack: (() => void) | null;
}

/** Links to the next and the previous episode; null if the series has no other episode. */
export function useNextEpisode(
  series: TvDetails,
  here: EpisodePosition,
  progressOf: (season: number, episode: number) => Progress | null,
): NextEpisodeLink | null {
  const navigate = useNavigate();
  const baseUrl = useImageBase();
  const { answer: next } = useListed(series, (seasons) => nextEpisode(seasons, here));
  const { answer: before } = useListed(series, (seasons) => previousEpisode(seasons, here));
  const { episode, isOut } = useListedEpisode(series, next);
  const [isHidden] = useSpoilerShield(series.id, next && progressOf(next.season, next.episode));
  if (!next || (next.season === here.season && next.episode === here.episode)) return null;
  const day = formatDate(episode?.airDate);
  const { season } = next;
  const open = (place: EpisodePosition) =>
    void navigate(episodeHref(series.id, place.season, place.episode, { play: true }));
  return {
    autoAdvance: isOut && !next.wrapped,
    upNext: next.wrapped
      ? undefined
      : {
          heading: season === here.season ? t`Next episode` : t`Next: season ${season}`,
          title: [episodeLabel(next), !isHidden && episode?.name].filter(Boolean).join(' · '),
          picture:
            imageUrl({
              baseUrl,
              path: (isHidden ? null : episode?.stillPath) ?? series.backdropPath,
              size: 'w300',
            }) ?? undefined,
          notYet: isOut
            ? undefined
            : day
              ? t`The next episode airs on ${day}`
              : t`Not released yet. No date has been announced.`,
        },
    note: next.wrapped ? t`Starts again at season ${season}` : undefined,
    go: () => open(next),
    goBack: before && (() => open(before)),
  };
}
