import { t } from '@lingui/core/macro';
import type { EpisodePosition, Progress } from '@marquee/core';
import type { TvDetails } from '@marquee/tmdb';
import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { Spinner } from '../../shared/ui';

const EpisodePanel = lazyComponent(() => import('./episode-panel').then((chunk) => chunk.EpisodePanel));

/** The episode list as the player's `panel`; loaded when it is first opened. */
export const useEpisodePanel = (
  series: TvDetails,
  here: EpisodePosition,
  progressOf: (season: number, episode: number) => Progress | null,
): { label: string; render: (close: () => void) => ReactNode } => ({
  label: t`Episodes`,
  render: (close) => (
    <Suspense fallback={<Spinner label={t`Loading the episodes`} />}>
      <EpisodePanel series={series} here={here} progressOf={progressOf} onChosen={close} />
    </Suspense>
  ),
});
