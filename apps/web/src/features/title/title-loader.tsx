import type { MovieDetails, TvDetails } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { detailsApi } from '../../shared/api/details';
import { toLoadState } from '../../shared/api/load-state';
import { LoadedPage } from '../../shared/ui/loaded-page';

interface LoaderProps<Details> {
  id: number;
  /** Shown where the title does not exist. */
  notFound: ReactNode;
  children: (details: Details) => ReactNode;
}

/** Loads a film and shows it, its skeleton, the not-found screen or the outage. */
export const MovieLoader = ({ id, ...props }: LoaderProps<MovieDetails>) => (
  <LoadedPage state={toLoadState(detailsApi.useMovieDetailsQuery(id))} what="This title" {...props} />
);

/** The same for a series. */
export const SeriesLoader = ({ id, ...props }: LoaderProps<TvDetails>) => (
  <LoadedPage state={toLoadState(detailsApi.useTvDetailsQuery(id))} what="This title" {...props} />
);
