import { plural, t } from '@lingui/core/macro';
import { isOutIn, seasonsWithEpisodes, type EpisodePosition, type Progress } from '@marquee/core';
import type { Episode, Season, TvDetails } from '@marquee/tmdb';
import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../shared/lib/cx';
import { seasonName } from '../../shared/lib/format/season-name';
import { useNow } from '../../shared/lib/timing/use-now';
import { LibraryRequest, LibrarySeasonCount } from '../../shared/library/lazy-parts';
import { toLoadState } from '../../shared/api/load-state';
import { EmptyState, ErrorState, Section, VisuallyHidden } from '../../shared/ui';
import { episodesApi } from '../../shared/api/episodes';
import { EpisodeCard, EpisodeCardSkeleton } from './episode-card';
import { SeasonFacts } from './season-facts';

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

const grid = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4';

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
  const isOut =
    state.status === 'ready' ? isOutIn({ season: state.data, lastEpisode: series.lastEpisode, nowMs }) : null;
  return (
    <Section title={t`Episodes`} busy={state.status === 'loading'}>
      <SeasonList series={series} seasons={seasons} season={season} onSeasonChange={onSeasonChange} />
      {state.status === 'failed' && <ErrorState onRetry={state.retry} />}
      {state.status === 'missing' && <EmptyState title={t`No episodes listed for this season yet`} />}
      {state.status === 'loading' && (
        <ul className={grid}>
          {Array.from({ length: expected }, (_, index) => (
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
      {state.status === 'ready' && (
        <ul className={grid}>
          {state.data.episodes.map((episode) => (
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

function SeasonList({ series, seasons, season, onSeasonChange }: SeasonListProps) {
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
