import {
  ALL_CATEGORIES,
  BookmarksPage,
  bookmarkSorts,
  bookmarkTypes,
  type BookmarkFilters,
} from '../features/bookmarks';
import { readGivenRatingFilter } from '../shared/filters/given-rating';
import { useLatestSearchParams } from '../shared/lib/routing/use-latest-search-params';

const readFilters = (params: URLSearchParams): BookmarkFilters => ({
  type: bookmarkTypes.find(({ value }) => value === params.get('type'))?.value ?? 'all',
  category: params.get('category') ?? ALL_CATEGORIES,
  sort: bookmarkSorts.find(({ value }) => value === params.get('sort'))?.value ?? 'date-added',
  rating: readGivenRatingFilter(params.get('rating')),
  isPlayable: params.get('playable') === '1',
});

const writeFilters = ({ isPlayable, ...filters }: BookmarkFilters): URLSearchParams =>
  new URLSearchParams({ ...filters, ...(isPlayable && { playable: '1' }) });

/** The filters are part of the URL. */
export function Component() {
  const [params, change] = useLatestSearchParams({ replace: true });
  return (
    <BookmarksPage
      filters={readFilters(params)}
      onChange={(edit) => change((now) => writeFilters(edit(readFilters(now))))}
    />
  );
}
