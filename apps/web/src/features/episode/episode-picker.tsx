import { t } from '@lingui/core/macro';
import { isOutIn, seasonsWithEpisodes } from '@marquee/core';
import type { TvDetails } from '@marquee/tmdb';
import { seasonName } from '../../shared/lib/format/season-name';
import { useNow } from '../../shared/lib/timing/use-now';
import { episodesApi } from '../../shared/api/episodes';
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
}

/** Selects for season and episode; no episodes while a season is loading. */
export function EpisodePicker({ series, value, onChange }: EpisodePickerProps) {
  const nowMs = useNow();
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
          label: `${episode.episodeNumber}. ${episode.name}`,
          isDisabled: !isOut?.(episode),
        }))}
      />
    </div>
  );
}
