import { t } from '@lingui/core/macro';
import { PageRows } from '../../../shared/ui';
import { AllCategories } from './all-categories';
import { CategoriesHero } from './categories-hero';
import { highlights } from './constants';
import { FeedStrip, HighlightRow } from './highlight-row';

const trending = { list: 'trending', filters: { movie: {}, tv: {} } } as const;

/** The overview of genres (BROWSE-01). */
export const CategoriesPage = () => (
  <>
    <CategoriesHero />
    <PageRows>
      <FeedStrip title={t`Trending Now`} source={trending} />
      {highlights.map((genre) => (
        <HighlightRow key={genre.slug} genre={genre} />
      ))}
      <AllCategories />
    </PageRows>
  </>
);
