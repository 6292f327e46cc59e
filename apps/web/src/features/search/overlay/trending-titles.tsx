import { t } from '@lingui/core/macro';
import { useDelayedFlag } from '../../../shared/lib/timing/use-delayed-flag';
import { useInteresting } from '../../../shared/store/not-interested';
import { SEARCH_SKELETONS, SKELETON_DELAY_MS } from './constants';
import { searchApi } from './quick-search-api';
import { SearchResult, SearchResultSkeleton } from './search-result';

/** Today's trending titles, shown until something is typed (SEARCH-29). */
export function TrendingTitles() {
  const { data, isLoading } = searchApi.useTrendingTitlesQuery();
  const titles = useInteresting(data ?? []);
  const isLate = useDelayedFlag(isLoading, SKELETON_DELAY_MS);
  if (titles.length === 0 && !isLate) return null;
  return (
    <section aria-label={t`Trending`}>
      <h2 className="label flex min-h-11 items-center ps-2 text-ink-soft">{t`Trending`}</h2>
      <ul aria-busy={isLate}>
        {isLate && Array.from({ length: SEARCH_SKELETONS }, (_, index) => <SearchResultSkeleton key={index} />)}
        {titles.map((item) => (
          <SearchResult key={item.key} item={item} />
        ))}
      </ul>
    </section>
  );
}
