import { readLibraryQuery, writeLibraryQuery } from '@marquee/core';
import { LibraryPage, type LibraryChoice } from '../features/lists';
import { useConfig } from '../shared/api';
import { useLatestSearchParams } from '../shared/lib/routing/use-latest-search-params';
import { Component as NotFound } from './not-found';

const readChoice = (params: URLSearchParams): LibraryChoice => ({
  query: readLibraryQuery(params),
  isUnwatched: params.get('unwatched') === '1',
});

/** The filters are part of the URL. */
export function Component() {
  const { hasLibrary } = useConfig();
  const [params, change] = useLatestSearchParams({ preventScrollReset: true });
  if (!hasLibrary) return <NotFound />;
  return (
    <LibraryPage
      choice={readChoice(params)}
      onChange={(edit) =>
        change((now) => {
          const { query, isUnwatched } = edit(readChoice(now));
          const next = new URLSearchParams(isUnwatched ? { unwatched: '1' } : {});
          writeLibraryQuery(query, next);
          return next;
        })
      }
    />
  );
}
