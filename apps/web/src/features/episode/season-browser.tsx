import { plural, t } from '@lingui/core/macro';
import { isOutIn, isWatched, seasonsWithEpisodes, type EpisodePosition, type Progress } from '@marquee/core';
import type { Episode, Season, TvDetails } from '@marquee/tmdb';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../shared/lib/cx';
import { seasonName } from '../../shared/lib/format/season-name';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useNow } from '../../shared/lib/timing/use-now';
import { LibraryRequest, LibrarySeasonCount } from '../../shared/library/lazy-parts';
import { toLoadState } from '../../shared/api/load-state';
import { EmptyState, ErrorState, Section, VisuallyHidden } from '../../shared/ui';
import { episodesApi } from '../../shared/api/episodes';
import { EpisodeCard, EpisodeCardSkeleton } from './episode-card';
import { SeasonFacts } from './season-facts';
import { StepSelect } from './step-select';
import { shownOf, useEpisodeGroup } from './use-episode-group';

/** Loaded after the page. */
const SpoilerToggle = lazyComponent(
  () => import('./spoiler-toggle').then((chunk) => chunk.SpoilerToggle),
  'background',
);

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

const grid = 'grid gap-x-5 gap-y-4 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3 2xl:grid-cols-4 print:grid-cols-4';

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
  const isWanted = ({ episodeNumber }: Episode) => {
    if (current?.season === season) return episodeNumber === current.episode;
    const progress = progressOf(season, episodeNumber);
    return progress === null || !isWatched('episode', progress);
  };
  const { shown, select } = useEpisodeGroup(episodes, { place: `${season} ${current?.episode}`, isWanted });
  const isOut =
    state.status === 'ready' ? isOutIn({ season: state.data, lastEpisode: series.lastEpisode, nowMs }) : null;
  return (
    <Section
      title={t`Episodes`}
      busy={state.status === 'loading'}
      controls={
        <Suspense>
          <SpoilerToggle seriesId={series.id} />
        </Suspense>
      }
    >
      <SeasonList series={series} seasons={seasons} season={season} onSeasonChange={onSeasonChange} />
      {state.status === 'failed' && <ErrorState onRetry={state.retry} />}
      {state.status === 'missing' && <EmptyState title={t`No episodes listed for this season yet`} />}
      {state.status === 'loading' && (
        <ul className={grid}>
          {Array.from({ length: shownOf(expected) }, (_, index) => (
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
      {select && <div className="mb-6">{select}</div>}
      {state.status === 'ready' && (
        <ul className={grid}>
          {shown.map((episode) => (
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
