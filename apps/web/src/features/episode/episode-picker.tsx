import { t } from '@lingui/core/macro';
import { isOutIn, isWatched, seasonsWithEpisodes, type Progress } from '@marquee/core';
import type { Episode, TvDetails } from '@marquee/tmdb';
import { seasonName } from '../../shared/lib/format/season-name';
import { useNow } from '../../shared/lib/timing/use-now';
import { episodesApi } from '../../shared/api/episodes';
import { useHidesSpoilers } from '../../shared/spoilers/spoiler-shield';
import { hiddenName } from '../../shared/spoilers/spoiler-texts';
import { SelectField } from './select-field';

/** The episode is null where the season's first is meant, and while the season is loading. */
export interface PickedEpisode {
  season: number;
  episode: number | null;
}

interface EpisodePickerProps {
  series: TvDetails;
  value: PickedEpisode;
  onChange: (value: PickedEpisode) => void;
  progressOf: (season: number, episode: number) => Progress | null;
}

/** Selects for season and episode; no episodes while a season is loading. */
export function EpisodePicker({ series, value, onChange, progressOf }: EpisodePickerProps) {
  const nowMs = useNow();
  const hidesSpoilers = useHidesSpoilers(series.id);
  const labelOf = ({ seasonNumber, episodeNumber, name }: Episode) => {
    const progress = progressOf(seasonNumber, episodeNumber);
    const isSeen = progress !== null && isWatched('episode', progress);
    return hidesSpoilers && !isSeen ? hiddenName(episodeNumber) : `${episodeNumber}. ${name}`;
  };
  const { currentData } = episodesApi.useSeasonQuery({ tvId: series.id, seasonNumber: value.season });
  const isOut = currentData && isOutIn({ season: currentData, lastEpisode: series.lastEpisode, nowMs });
  return (
    <div className="flex w-full max-w-xl gap-3">
      <SelectField
        label={t`Season`}
        className="w-30 shrink-0 sm:w-44"
        value={value.season}
        onChange={(season) => onChange({ season, episode: null })}
        options={seasonsWithEpisodes(series.seasons).map(({ seasonNumber, name }) => ({
          value: seasonNumber,
          label: seasonName(seasonNumber, name),
        }))}
      />
      <SelectField
        label={t`Episode`}
        className="flex-1"
        value={value.episode}
        onChange={(episode) => onChange({ ...value, episode })}
        options={(currentData?.episodes ?? []).map((episode) => ({
          value: episode.episodeNumber,
          label: labelOf(episode),
          isDisabled: !isOut?.(episode),
        }))}
      />
    </div>
  );
}
