import type { MovieDetails, TvDetails } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { detailsApi } from '../../shared/api/details';
import { toLoadState, type LoadState } from '../../shared/api/load-state';
import { ErrorState, PageTitle } from '../../shared/ui';
import { TitleSkeleton } from './title-skeleton';

interface LoaderProps<Details> {
  id: number;
  /** Shown where the title does not exist. */
  notFound: ReactNode;
  children: (details: Details) => ReactNode;
}

function Loaded<Details>({
  state,
  notFound,
  children,
}: Omit<LoaderProps<Details>, 'id'> & { state: LoadState<Details> }) {
  switch (state.status) {
    case 'ready':
      return children(state.data);
    case 'missing':
      return notFound;
    case 'loading':
      return <TitleSkeleton />;
    case 'failed':
      return state.isRetrying ? (
        <TitleSkeleton />
      ) : (
        <div className="page-x py-24">
          <PageTitle title="Something went wrong" />
          <h1 className="sr-only">This title could not be loaded</h1>
          <ErrorState onRetry={state.retry} />
        </div>
      );
  }
}

/** Loads a film and shows it, its skeleton, the not-found screen or the outage. */
export const MovieLoader = ({ id, ...props }: LoaderProps<MovieDetails>) => (
  <Loaded state={toLoadState(detailsApi.useMovieDetailsQuery(id))} {...props} />
);

/** The same for a series. */
export const SeriesLoader = ({ id, ...props }: LoaderProps<TvDetails>) => (
  <Loaded state={toLoadState(detailsApi.useTvDetailsQuery(id))} {...props} />
);
