import { t } from '@lingui/core/macro';
import { AdSlot } from '../features/announcements';
import { CategoryRow, LandingHero, LandingRow } from '../features/home';
import { AllTitles } from '../features/lists';
import { PageRows } from '../shared/ui';

/** All films: categories, trending titles, and the rows (HOME-07). */
export const Component = () => (
  <>
    <div className="page-x pt-8 pb-5 md:pt-10">
      <h1 className="display mb-5 text-4xl md:text-5xl">{t`Movies`}</h1>
      <CategoryRow mediaType="movie" />
    </div>
    <AdSlot />
    <LandingHero mediaType="movie" />
    <PageRows>
      <LandingRow list="featured" mediaType="movie" />
      <LandingRow list="trending" mediaType="movie" />
      <LandingRow list="popular" mediaType="movie" />
      <LandingRow list="upcoming" mediaType="movie" />
      <AllTitles mediaType="movie" />
    </PageRows>
  </>
);
