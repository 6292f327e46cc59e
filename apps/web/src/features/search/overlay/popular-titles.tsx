import { POPULAR_TITLES } from './constants';
import { SearchResult } from './search-result';
import { usePopularTitles } from './use-placeholder-titles';

/** What many look for, until something is typed (SEARCH-29). */
export function PopularTitles({ onLeave }: { onLeave: () => void }) {
  const titles = usePopularTitles().slice(0, POPULAR_TITLES);
  if (titles.length === 0) return null;
  return (
    <section aria-label="Popular now">
      <h2 className="label flex min-h-11 items-center pl-2 text-ink-soft">Popular now</h2>
      <ul>
        {titles.map((item) => (
          <SearchResult key={item.key} item={item} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  );
}
