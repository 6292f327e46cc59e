import { parseIdParam } from '@marquee/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { toLoadState, type Query } from '../api/load-state';
import { ErrorState } from './message';
import { PageSkeleton } from './page-skeleton';
import { PageTitle } from './page-title';

interface LoadedPageProps<Data> {
  /** Endpoint of RTK Query that answers for an id. */
  endpoint: { Types: { ResultType: Data }; useQuery: (id: number) => Query<NoInfer<Data>> };
  /** What the page is about, e.g. `This title`. */
  what: string;
  /** Shown where there is no such thing. */
  notFound: ReactNode;
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ id, endpoint, what, notFound, children }: LoadedPageProps<Data> & { id: number }) {
  const state = toLoadState(endpoint.useQuery(id));
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
          <h1 className="sr-only">{what} couldn’t be loaded</h1>
          <ErrorState onRetry={state.retry} />
        </div>
      );
  }
}

/** A page about what the address names by its id: its skeleton, the page, the not-found screen or the outage. */
export function LoadedPage<Data>(props: LoadedPageProps<Data>) {
  const id = parseIdParam(useParams().id);
  return id === null ? props.notFound : <Loaded id={id} {...props} />;
}
