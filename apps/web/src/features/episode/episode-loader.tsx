import type { EpisodePosition } from '@marquee/core';
import type { EpisodeDetails, TvDetails } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { detailsApi } from '../../shared/api/details';
import { toLoadState, type LoadState } from '../../shared/api/load-state';
import { episodesApi } from '../../shared/api/episodes';
import { NotShownPage } from '../../shared/ui/not-shown-page';
import { EpisodeFailed, EpisodeNotFound } from './episode-errors';
import { EpisodeSkeleton } from './episode-skeleton';

/** Loads the series that an episode belongs to. */
export function EpisodeSeriesLoader({ id, children }: { id: number; children: (series: TvDetails) => ReactNode }) {
  const state = toLoadState(detailsApi.useTvDetailsQuery(id));
  switch (state.status) {
    case 'ready':
      return children(state.data);
    case 'missing':
      return state.isTakenDown ? <NotShownPage /> : <EpisodeNotFound seriesId={id} />;
    case 'failed':
      return state.isRetrying ? <EpisodeSkeleton /> : <EpisodeFailed onRetry={state.retry} />;
    case 'loading':
      return <EpisodeSkeleton />;
  }
}

/** Loading state of an episode's details, for a page that stays mounted between episodes. */
export const useEpisodeState = (tvId: number, { season, episode }: EpisodePosition): LoadState<EpisodeDetails> =>
  toLoadState(episodesApi.useEpisodeQuery({ tvId, seasonNumber: season, episodeNumber: episode }));
