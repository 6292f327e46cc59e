import { anime, type LibrarySort, type MediaType, type SearchFilters } from '@marquee/core';
import { Suspense } from 'react';
import type { Feed } from '../lib/feed/feed';
import { lazyComponent } from '../lib/loading/lazy-chunk';
import { InfiniteGrid } from '../ui/infinite-grid';

const Grid = lazyComponent(() => import('./library-grid').then((chunk) => chunk.LibraryGrid));
/** While the code of the list is loaded. */
const loading: Feed = {
  items: undefined,
  isError: false,
  isLoadingMore: false,
  hasMore: true,
  loadMore: () => undefined,
  retry: () => undefined,
};

interface PlayableTitlesProps {
  label: string;
  filters: SearchFilters;
  /** What was added last comes first by default. */
  sort?: LibrarySort;
  mediaType?: MediaType | undefined;
  /** Slug of the category that the titles belong to. */
  category?: string;
}

const inCategory = (filters: SearchFilters, slug: string): SearchFilters =>
  slug === anime.slug
    ? { ...filters, anime: true }
    : { ...filters, withGenres: [...new Set([slug, ...filters.withGenres])] };

/** In place of a list, what of it can be played here. */
export const PlayableTitles = ({ label, filters, sort = 'added', mediaType, category }: PlayableTitlesProps) => (
  <Suspense fallback={<InfiniteGrid label={label} emptyText="" feed={loading} />}>
    <Grid
      label={label}
      query={{ sort, mediaType, filters: category === undefined ? filters : inCategory(filters, category) }}
    />
  </Suspense>
);
