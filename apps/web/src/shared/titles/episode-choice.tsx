import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isOutIn, seasonsWithEpisodes, type PlayedTitle } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { detailsApi } from '../api/details';
import { episodesApi } from '../api/episodes';
import { seasonName } from '../lib/format/season-name';
import { useNow } from '../lib/timing/use-now';
import { ChoiceField } from '../ui';

/** The chosen season and episode; null means the first one. */
export interface EpisodeChosen {
  season: number | null;
  episode: number | typeof WHOLE_SEASON | null;
}

const WHOLE_SEASON = 'all';

/** The seasons, and the episodes of the chosen season, as far as they are loaded. */
export function useEpisodes(series: MediaItem | null, chosen: EpisodeChosen) {
  const nowMs = useNow();
  const isSeries = series?.mediaType === 'tv';
  const details = detailsApi.useTvDetailsQuery(series?.id ?? 0, { skip: !isSeries });
  const seasons = seasonsWithEpisodes(details.currentData?.seasons ?? []);
  const [first] = seasons;
  const seasonNumber = chosen.season ?? first?.seasonNumber ?? null;
  const season = episodesApi.useSeasonQuery(
    { tvId: series?.id ?? 0, seasonNumber: seasonNumber ?? 0 },
    { skip: !isSeries || seasonNumber === null },
  );
  const episodes = season.currentData?.episodes ?? [];
  const episode = chosen.episode ?? episodes[0]?.episodeNumber ?? null;
  const played = (): PlayedTitle[] => {
    if (!series) return [];
    const { mediaType, id, title, year } = series;
    const base = { mediaType, id, title, year };
    if (!isSeries) return [base];
    const seasonId = seasons.find((each) => each.seasonNumber === seasonNumber)?.id ?? 0;
    const list = season.currentData;
    if (!list) return [];
    const isOut = isOutIn({ season: list, lastEpisode: details.currentData?.lastEpisode ?? null, nowMs });
    return list.episodes
      .filter((each) => (episode === WHOLE_SEASON ? isOut(each) : each.episodeNumber === episode))
      .map(({ id: episodeId, seasonNumber: of, episodeNumber: number, name }) => ({
        ...base,
        episode: { season: of, number, id: episodeId, title: name, seasonId },
      }));
  };
  return { seasons, seasonNumber, episodes, episode, played, hasFailed: details.isError || season.isError };
}

interface EpisodeChoiceProps {
  /** Whether the whole season is an option. */
  hasWholeSeason?: boolean;
  options: ReturnType<typeof useEpisodes>;
  chosen: EpisodeChosen;
  onChange: (chosen: EpisodeChosen) => void;
}

/** Selects for season and episode. */
export function EpisodeChoice({ hasWholeSeason = false, options, chosen, onChange }: EpisodeChoiceProps) {
  const { seasons, seasonNumber, episodes, episode, hasFailed } = options;
  if (hasFailed)
    return (
      <p role="alert" className="text-sm text-danger">
        <Trans>The episodes couldn’t be loaded. Try again.</Trans>
      </p>
    );
  return (
    <div className="grid grid-cols-2 gap-3">
      <ChoiceField
        label={t`Season`}
        options={seasons.map(({ seasonNumber: of, name }) => ({ value: String(of), label: seasonName(of, name) }))}
        value={String(seasonNumber ?? '')}
        onChange={(season) => onChange({ season: Number(season), episode: null })}
        disabled={seasons.length === 0}
      />
      <ChoiceField
        label={t`Episode`}
        options={[
          ...episodes.map(({ episodeNumber, name }) => ({
            value: String(episodeNumber),
            label: `${episodeNumber}. ${name}`,
          })),
          ...(hasWholeSeason ? [{ value: WHOLE_SEASON, label: t`All episodes` }] : []),
        ]}
        value={String(episode ?? '')}
        onChange={(value) => onChange({ ...chosen, episode: value === WHOLE_SEASON ? value : Number(value) })}
        disabled={episodes.length === 0}
      />
    </div>
  );
}
