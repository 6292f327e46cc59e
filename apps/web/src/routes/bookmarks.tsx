import { useSearchParams } from 'react-router-dom';
import { ALL_CATEGORIES, BookmarksPage, bookmarkSorts, bookmarkTypes } from '../features/bookmarks';
import { readGivenRatingFilter } from '../shared/filters/given-rating';

/** The filters are part of the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const filters = {
    type: bookmarkTypes.find(({ value }) => value === params.get('type'))?.value ?? 'all',
    category: params.get('category') ?? ALL_CATEGORIES,
    sort: bookmarkSorts.find(({ value }) => value === params.get('sort'))?.value ?? 'date-added',
    rating: readGivenRatingFilter(params.get('rating')),
  };
  return <BookmarksPage filters={filters} onChange={(next) => setParams({ ...next }, { replace: true })} />;
}
