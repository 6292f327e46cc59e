import type { SearchFilters } from '@marquee/core';
import { filteredFeed } from '../../shared/filters';
import { availabilityApi } from '../../shared/library/availability-api';
import { useAppSelector } from '../../shared/store';
import { filtersOf, selectSavedFilters } from '../../shared/store/saved-filters';
import { ROW_LENGTH } from './constants';
import { FeedRow } from './feed-row';
import { TitleRow } from './title-row';

/** The best known titles of a saved filter; nothing once it was removed. */
export function FilterRow({ id }: { id: string }) {
  const saved = useAppSelector(selectSavedFilters).find((filter) => filter.id === id);
  if (!saved) return null;
  const { name, query } = saved;
  const filters = filtersOf(saved);
  const href = `/search?${query}`;
  return filters.isPlayable ? (
    <PlayableRow title={name} href={href} filters={filters} />
  ) : (
    <FeedRow
      title={name}
      href={href}
      source={filteredFeed({ list: 'popular', filters: { movie: {}, tv: {} } }, filters)}
    />
  );
}

function PlayableRow({ title, href, filters }: { title: string; href: string; filters: SearchFilters }) {
  const { data, isError } = availabilityApi.useLibraryPageInfiniteQuery({ sort: 'popularity.desc', filters });
  return <TitleRow title={title} href={href} list={{ items: data?.pages[0]?.titles.slice(0, ROW_LENGTH), isError }} />;
}
