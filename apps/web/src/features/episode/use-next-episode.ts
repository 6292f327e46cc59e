import { episodeHref, mayAutoAdvance, nextEpisode, previousEpisode, type EpisodePosition } from '@marquee/core';
import type { TvDetails } from '@marquee/tmdb';
import { useNavigate } from 'react-router-dom';
import { useNow } from '../../shared/lib/timing/use-now';
import { useEpisodeSummary } from './use-episode-summary';

interface NextEpisodeLink {
  autoAdvance: boolean;
  go: () => void;
  goBack: (() => void) | null;
}

/** What Next Episode leads to, and the way back; null for a series with nothing else to play. */
export function useNextEpisode(series: TvDetails, here: EpisodePosition): NextEpisodeLink | null {
  const navigate = useNavigate();
  const nowMs = useNow();
  const next = nextEpisode(series.seasons, here);
  const airDate = useEpisodeSummary(series.id, next)?.airDate ?? null;
  if (!next || (next.season === here.season && next.episode === here.episode)) return null;
  const before = previousEpisode(series.seasons, here);
  const open = ({ season, episode }: EpisodePosition) =>
    void navigate(episodeHref(series.id, season, episode, { play: true }));
  return {
    autoAdvance: mayAutoAdvance(next, airDate, nowMs),
    go: () => open(next),
    goBack: before && (() => open(before)),
  };
}
