import { searchApi } from './quick-search-api';
import { SearchResult } from './search-result';

/** What many watch today, until something is typed (SEARCH-29). */
export function TrendingTitles({ onLeave }: { onLeave: () => void }) {
  const { data: titles = [] } = searchApi.useTrendingTitlesQuery();
  if (titles.length === 0) return null;
  return (
    <section aria-label="Trending">
      <h2 className="label flex min-h-11 items-center pl-2 text-ink-soft">Trending</h2>
      <ul>
        {titles.map((item) => (
          <SearchResult key={item.key} item={item} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  );
}
