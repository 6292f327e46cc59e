import { t } from '@lingui/core/macro';
import { AdSlot } from '../features/announcements';
import { CategoryRow, LandingHero, LandingRow } from '../features/home';
import { AllTitles } from '../features/lists';
import { PageRows } from '../shared/ui';

/** All films: categories, trending titles, and the rows (HOME-07). */
export const Component = () => (
  <>
    <div className="page-x pt-4 pb-3 md:flex md:items-center md:gap-8 md:[&_ul]:ms-0 md:[&_ul]:ps-0">
      <h1 className="display mb-2 text-2xl md:mb-0 md:text-4xl">{t`Movies`}</h1>
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
