import { isEpisodeOut } from '@marquee/core';
import type { Episode, Season, TvDetails } from '@marquee/tmdb';
import { useNow } from '../../shared/lib/timing/use-now';
import { episodeMark, seasonMarks } from './mark-watched';
import { WatchedButton } from './watched-button';

/** Controls that mark a season or an episode of a series as watched, for the season browser's slots. */
export function useWatchedActions(series: TvDetails) {
  const nowMs = useNow();
  return {
    seasonAction: (season: Season) => (
      <WatchedButton name={season.name} marks={seasonMarks(series, season, nowMs)} look="text" />
    ),
    episodeAction: (episode: Episode) =>
      isEpisodeOut(episode.airDate, nowMs) ? (
        <WatchedButton
          name={`episode ${episode.episodeNumber}, ${episode.name}`}
          marks={[episodeMark(series, episode)]}
          look="card"
        />
      ) : null,
  };
}
