import { plural, t } from '@lingui/core/macro';
import { isOutIn, isWatched, seasonsWithEpisodes, type EpisodePosition, type Progress } from '@marquee/core';
import type { Episode, Season, TvDetails } from '@marquee/tmdb';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../shared/lib/cx';
import { seasonName } from '../../shared/lib/format/season-name';
import { useNow } from '../../shared/lib/timing/use-now';
import { LibraryRequest, LibrarySeasonCount } from '../../shared/library/lazy-parts';
import { toLoadState } from '../../shared/api/load-state';
import { EmptyState, ErrorState, Section, VisuallyHidden } from '../../shared/ui';
import { episodesApi } from '../../shared/api/episodes';
import { EpisodeCard, EpisodeCardSkeleton } from './episode-card';
import { SeasonFacts } from './season-facts';
import { StepSelect } from './step-select';

export interface SeasonBrowserProps {
  series: TvDetails;
  season: number;
  onSeasonChange: (season: number) => void;
  /** The current or selected episode, and its label. */
  current: EpisodePosition | null;
  mark: string;
  progressOf: (season: number, episode: number) => Progress | null;
  /** Shown beside the season's details, e.g. a button to mark it as watched. */
  seasonAction?: ((season: Season) => ReactNode) | undefined;
  /** Shown in the corner of the picture of an episode that is out. */
  episodeAction?: ((episode: Episode) => ReactNode) | undefined;
}

/** A longer season is shown in groups, so that choosing an episode stays quick. */
const MOST_AT_ONCE = 60;
const GROUP = 50;

const inGroups = (episodes: readonly Episode[]): (readonly Episode[])[] =>
  episodes.length > MOST_AT_ONCE
    ? Array.from({ length: Math.ceil(episodes.length / GROUP) }, (_, index) =>
        episodes.slice(index * GROUP, (index + 1) * GROUP),
      )
    : [episodes];

const rangeOf = (part: readonly Episode[]): string =>
  `${part[0]?.episodeNumber ?? ''}–${part.at(-1)?.episodeNumber ?? ''}`;

const grid = 'grid gap-x-5 gap-y-4 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3 2xl:grid-cols-4';

/** The seasons of a series, specials last, and the episodes of the selected one with watch progress. */
export function SeasonBrowser({
  series,
  season,
  onSeasonChange,
  current,
  mark,
  progressOf,
  seasonAction,
  episodeAction,
}: SeasonBrowserProps) {
  const state = toLoadState(episodesApi.useSeasonQuery({ tvId: series.id, seasonNumber: season }));
  const nowMs = useNow();
  const seasons = seasonsWithEpisodes(series.seasons);
  const expected = seasons.find(({ seasonNumber }) => seasonNumber === season)?.episodeCount ?? 3;
  const episodes = state.status === 'ready' ? state.data.episodes : [];
  const groups = inGroups(episodes);
  const [chosenGroup, setChosenGroup] = useState({ of: '', group: -1 });
  // Choosing another episode leads to its group.
  const place = `${season} ${current?.episode}`;
  const isWanted = ({ episodeNumber }: Episode) => {
    if (current?.season === season) return episodeNumber === current.episode;
    const progress = progressOf(season, episodeNumber);
    return progress === null || !isWatched('episode', progress);
  };
  const isChosen = chosenGroup.of === place && chosenGroup.group in groups;
  const group = isChosen
    ? chosenGroup.group
    : Math.max(
        0,
        groups.findIndex((part) => part.some(isWanted)),
      );
  const isOut =
    state.status === 'ready' ? isOutIn({ season: state.data, lastEpisode: series.lastEpisode, nowMs }) : null;
  return (
    <Section title={t`Episodes`} busy={state.status === 'loading'}>
      <SeasonList series={series} seasons={seasons} season={season} onSeasonChange={onSeasonChange} />
      {state.status === 'failed' && <ErrorState onRetry={state.retry} />}
      {state.status === 'missing' && <EmptyState title={t`No episodes listed for this season yet`} />}
      {state.status === 'loading' && (
        <ul className={grid}>
          {Array.from({ length: expected > MOST_AT_ONCE ? GROUP : expected }, (_, index) => (
            <li key={index}>
              <EpisodeCardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {state.status === 'ready' && (
        <SeasonFacts
          season={state.data}
          request={<LibraryRequest title={series.key} season={season} />}
          action={seasonAction?.(state.data)}
        />
      )}
      {groups.length > 1 && (
        <div className="mb-6">
          <StepSelect
            label={t`Episodes`}
            value={group}
            onChange={(value) => setChosenGroup({ of: place, group: value })}
            options={groups.map((part, value) => ({ value, label: rangeOf(part) }))}
          />
        </div>
      )}
      {state.status === 'ready' && (
        <ul className={grid}>
          {groups[group]?.map((episode) => (
            <li key={episode.episodeNumber}>
              <EpisodeCard
                seriesId={series.id}
                episode={episode}
                isOut={isOut?.(episode) ?? false}
                mark={current?.season === season && current.episode === episode.episodeNumber ? mark : null}
                progress={progressOf(season, episode.episodeNumber)}
                action={isOut?.(episode) && episodeAction?.(episode)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface SeasonListProps extends Pick<SeasonBrowserProps, 'series' | 'season' | 'onSeasonChange'> {
  seasons: TvDetails['seasons'];
}

/** More are a select, and not a row that hides most of them. */
const MOST_IN_ROW = 8;

const SeasonList = (props: SeasonListProps) =>
  props.seasons.length > MOST_IN_ROW ? (
    <div className="mb-6">
      <StepSelect
        label={t`Season`}
        value={props.season}
        onChange={props.onSeasonChange}
        options={props.seasons.map(({ seasonNumber, name }) => ({
          value: seasonNumber,
          label: seasonName(seasonNumber, name),
        }))}
      />
    </div>
  ) : (
    <SeasonRow {...props} />
  );

function SeasonRow({ series, seasons, season, onSeasonChange }: SeasonListProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const list = chosen.current?.closest('ul');
    if (list && chosen.current) list.scrollLeft = chosen.current.offsetLeft - 16;
  }, []);
  return (
    <ul aria-label={t`Seasons`} className="relative page-bleed no-scrollbar mb-6 flex gap-2 overflow-x-auto py-1">
      {seasons.map(({ seasonNumber, name, episodeCount }) => {
        const isChosen = seasonNumber === season;
        return (
          <li key={seasonNumber}>
            <button
              type="button"
              ref={isChosen ? chosen : undefined}
              aria-pressed={isChosen}
              onClick={() => onSeasonChange(seasonNumber)}
              className={cx(
                'flex h-11 items-baseline gap-2 rounded-full px-4 text-sm leading-11 font-semibold whitespace-nowrap transition-colors',
                isChosen ? 'bg-ink text-canvas' : 'text-ink-soft hover:bg-raised hover:text-ink',
              )}
            >
              {seasonName(seasonNumber, name)}
              <span className={cx('tabular text-xs font-medium', !isChosen && 'text-ink-faint')}>
                <LibrarySeasonCount of={series.key} season={seasonNumber} total={episodeCount}>
                  <span aria-hidden>{episodeCount}</span>
                  <VisuallyHidden>{plural(episodeCount, { one: '# episode', other: '# episodes' })}</VisuallyHidden>
                </LibrarySeasonCount>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
