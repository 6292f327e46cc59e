import { t } from '@lingui/core/macro';
import { isEpisodeOut, type EpisodePosition } from '@marquee/core';
import type { TvDetails } from '@marquee/tmdb';
import { seasonName } from '../../shared/lib/format/season-name';
import { useNow } from '../../shared/lib/timing/use-now';
import { episodesApi } from '../../shared/api/episodes';
import { SelectField } from './select-field';

interface EpisodePickerProps {
  series: TvDetails;
  value: EpisodePosition;
  onChange: (value: EpisodePosition) => void;
}

/** Selects for season and episode. While a season is loading, its episodes are listed by number. */
export function EpisodePicker({ series, value, onChange }: EpisodePickerProps) {
  const nowMs = useNow();
  const { currentData } = episodesApi.useSeasonQuery({ tvId: series.id, seasonNumber: value.season });
  const summary = series.seasons.find(({ seasonNumber }) => seasonNumber === value.season);
  const episodes = currentData
    ? currentData.episodes.map(({ episodeNumber, name, airDate }) => ({
        value: episodeNumber,
        label: `${episodeNumber}. ${name}`,
        isDisabled: !isEpisodeOut(airDate, nowMs),
      }))
    : Array.from({ length: summary?.episodeCount ?? 0 }, (_, index) => {
        const episode = index + 1;
        return { value: episode, label: t`Episode ${episode}` };
      });
  return (
    <div className="flex w-full max-w-xl gap-3">
      <SelectField
        label={t`Season`}
        className="w-30 shrink-0 sm:w-44"
        value={value.season}
        onChange={(season) => onChange({ season, episode: 1 })}
        options={series.seasons
          .filter(({ episodeCount }) => episodeCount > 0)
          .map(({ seasonNumber, name }) => ({ value: seasonNumber, label: seasonName(seasonNumber, name) }))}
      />
      <SelectField
        label={t`Episode`}
        className="flex-1"
        value={value.episode}
        onChange={(episode) => onChange({ ...value, episode })}
        options={episodes}
      />
    </div>
  );
}
