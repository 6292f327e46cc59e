import { t } from '@lingui/core/macro';
import { isOutIn } from '@marquee/core';
import type { Episode, Season, TvDetails } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { seasonName } from '../../shared/lib/format/season-name';
import { useNow } from '../../shared/lib/timing/use-now';
import { useHidesSpoilers } from '../../shared/spoilers/spoiler-shield';
import { hiddenName } from '../../shared/spoilers/spoiler-texts';
import { episodeMark } from './mark-watched';
import { WatchedButton } from './watched-button';

/** Used within "Mark … as watched". */
const episodeName = ({ episodeNumber: number, name }: Episode): string =>
  t({
    message: `episode ${number}, ${name}`,
    comment: 'Takes the place of {name} in “Mark {name} as watched” and “Removed {name} from watched”',
  });

/**
 * Controls to mark a season or an episode as watched, for the season browser's slots.
 *
 * @param besideSeason further controls for a season
 */
export function useWatchedActions(series: TvDetails, besideSeason: (season: Season) => ReactNode) {
  const nowMs = useNow();
  const isHidden = useHidesSpoilers(series.id);
  return {
    seasonAction: (season: Season) => (
      <div className="flex flex-wrap items-center gap-x-5 max-md:w-full">
        <div className="max-md:basis-full">{besideSeason(season)}</div>
        <WatchedButton
          name={seasonName(season.seasonNumber, season.name)}
          marks={season.episodes
            .filter(isOutIn({ season, lastEpisode: series.lastEpisode, nowMs }))
            .map((episode) => episodeMark(series, episode))}
          look="text"
        />
      </div>
    ),
    episodeAction: (episode: Episode) => (
      <WatchedButton
        name={isHidden ? hiddenName(episode.episodeNumber) : episodeName(episode)}
        marks={[episodeMark(series, episode)]}
        look="card"
      />
    ),
  };
}
