import { searchApi } from './quick-search-api';
import { useDelayedFlag } from '../../../shared/lib/timing/use-delayed-flag';
import { SEARCH_SKELETONS, SKELETON_DELAY_MS } from './constants';
import { SearchResult, SearchResultSkeleton } from './search-result';

/** What was found for a query that is not empty; what was found before it, as long as the answer may come in time. */
export function SearchResults({ query, onLeave }: { query: string; onLeave: () => void }) {
  const { data, currentData, isError } = searchApi.useQuickSearchQuery({ query });
  const isLate = useDelayedFlag(!currentData, SKELETON_DELAY_MS);
  if (isError) {
    return (
      <p role="alert" className="px-2 py-6 text-danger">
        Error fetching search results
      </p>
    );
  }
  if (isLate) {
    return (
      <ul aria-busy aria-label="Searching">
        {Array.from({ length: SEARCH_SKELETONS }, (_, index) => (
          <SearchResultSkeleton key={index} />
        ))}
      </ul>
    );
  }
  const shown = currentData ?? data;
  if (!shown) return null;
  if (shown.results.length === 0) return <p className="px-2 py-6 text-ink-soft">No results found</p>;
  return (
    <ul aria-label="Results">
      {shown.results.map((item) => (
        <SearchResult key={item.key} item={item} onLeave={onLeave} />
      ))}
    </ul>
  );
}
