import { noFilters } from '@marquee/core';
import { pages } from '../../pages';
import { availabilityApi } from '../../shared/library/availability-api';
import { ROW_LENGTH } from './constants';
import { TitleRow } from './title-row';

interface LibraryRowProps {
  title: string;
}

/** What the library has had last. Nothing while it cannot be loaded: the site is whole without it. */
export function RecentlyAdded({ title }: LibraryRowProps) {
  const { data, isError } = availabilityApi.useRecentlyAddedQuery();
  return isError && !data ? null : (
    <TitleRow title={title} href={pages.library.path} list={{ items: data?.titles, isError }} />
  );
}

/** What is best known of the library and not among what it has had last. */
export function InLibraryRow({ title }: LibraryRowProps) {
  const recent = availabilityApi.useRecentlyAddedQuery();
  const known = availabilityApi.useLibraryPageInfiniteQuery({ sort: 'popularity.desc', filters: noFilters });
  if (recent.isError || known.isError) return null;
  const above = new Set(recent.data?.titles.map(({ key }) => key));
  const titles = recent.data && known.data?.pages[0]?.titles.filter(({ key }) => !above.has(key)).slice(0, ROW_LENGTH);
  const href = `${pages.library.path}?sort=popularity.desc`;
  return <TitleRow title={title} href={href} list={{ items: titles, isError: false }} />;
}
