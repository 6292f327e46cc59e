import type { ReactNode } from 'react';
import type { LoadState } from '../api/load-state';
import { ErrorState } from './message';
import { PageSkeleton } from './page-skeleton';
import { PageTitle } from './page-title';

interface LoadedPageProps<Data> {
  state: LoadState<Data>;
  /** What the page is about, e.g. `This title`. */
  what: string;
  /** Shown where there is no such thing. */
  notFound: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page that stands on one answer: its skeleton, the page, the not-found screen or the outage. */
export function LoadedPage<Data>({ state, what, notFound, children }: LoadedPageProps<Data>) {
  switch (state.status) {
    case 'ready':
      return children(state.data);
    case 'missing':
      return notFound;
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return state.isRetrying ? (
        <PageSkeleton />
      ) : (
        <div className="page-x py-24">
          <PageTitle title="Something went wrong" />
          <h1 className="sr-only">{what} could not be loaded</h1>
          <ErrorState onRetry={state.retry} />
        </div>
      );
  }
}
