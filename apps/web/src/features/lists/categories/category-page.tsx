import { t } from '@lingui/core/macro';
import type { Category } from '@marquee/core';
import { prefetchFeed } from '../../../shared/api';
import type { AppDispatch } from '../../../shared/store';
import { genreName } from '../../../shared/lib/format/genre-name';
import { PlayableTitles } from '../../../shared/library/playable-titles';
import { PageTitle } from '../../../shared/ui';
import { FilterBar, filteredFeed, useFilters } from '../../../shared/filters';
import { TitlesGrid } from '../titles-grid';
import { categorySource } from './category-source';
import { GenreChips } from './genre-chips';

/** Prefetches a category that is about to be opened. */
export const prefetchCategory = (category: Category, dispatch: AppDispatch): void =>
  prefetchFeed(categorySource(category), dispatch);

/** A genre: an infinite list of movies and series, shuffled on each visit. */
export function CategoryPage({ category }: { category: Category }) {
  const [filters, setFilters] = useFilters();
  const name = genreName(category.slug);
  return (
    <div className="page-x pt-8 md:pt-10">
      <PageTitle title={name} />
      <h1 className="display mb-5 text-4xl md:text-5xl">{name}</h1>
      <GenreChips current={category.slug} />
      <div className="mt-3">
        <FilterBar filters={filters} onChange={setFilters} />
        {filters.isPlayable ? (
          <PlayableTitles label={name} filters={filters} category={category.slug} />
        ) : (
          <TitlesGrid
            label={name}
            emptyText={t`No movies found for this category`}
            source={filteredFeed(categorySource(category), filters)}
          />
        )}
      </div>
    </div>
  );
}
