import { t } from '@lingui/core/macro';
import { parseIdParam } from '@marquee/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { toLoadState, type Query } from '../api/load-state';
import { ErrorState } from './message';
import { NotShownPage } from './not-shown-page';
import { PageSkeleton } from './page-skeleton';
import { PageTitle } from './page-title';

interface LoadedPageProps<Data> {
  /** RTK Query endpoint that takes an id. */
  endpoint: { Types: { ResultType: Data }; useQuery: (id: number) => Query<NoInfer<Data>> };
  /** Shown if it cannot be loaded, e.g. `This title couldn’t be loaded`. */
  failedText: string;
  /** Shown if it does not exist. */
  notFound: ReactNode;
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ id, endpoint, failedText, notFound, children }: LoadedPageProps<Data> & { id: number }) {
  const state = toLoadState(endpoint.useQuery(id));
  switch (state.status) {
    case 'ready':
      return children(state.data);
    case 'missing':
      return state.isTakenDown ? <NotShownPage /> : notFound;
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return state.isRetrying ? (
        <PageSkeleton />
      ) : (
        <div className="page-x py-24">
          <PageTitle title={t`Something went wrong`} />
          <h1 className="sr-only">{failedText}</h1>
          <ErrorState onRetry={state.retry} />
        </div>
      );
  }
}

/** A page about the item whose id is in the URL: shows a skeleton, the page, "not found", or an error. */
export function LoadedPage<Data>(props: LoadedPageProps<Data>) {
  const id = parseIdParam(useParams().id);
  return id === null ? props.notFound : <Loaded id={id} {...props} />;
}
