import { t } from '@lingui/core/macro';
import { AdSlot } from '../features/announcements';
import { CategoryRow, LandingHero, LandingRow } from '../features/home';
import { AllTitles } from '../features/lists';
import { PageRows } from '../shared/ui';

/** All series: categories, trending titles, and the rows (HOME-08). */
export const Component = () => (
  <>
    <div className="page-x pt-4 pb-3 md:flex md:items-center md:gap-8 md:[&_ul]:ms-0 md:[&_ul]:ps-0">
      <h1 className="display mb-2 text-2xl md:mb-0 md:text-4xl">{t`Series`}</h1>
      <CategoryRow mediaType="tv" />
    </div>
    <AdSlot />
    <LandingHero mediaType="tv" />
    <PageRows>
      <LandingRow list="featured" mediaType="tv" />
      <LandingRow list="trending" mediaType="tv" />
      <LandingRow list="popular" mediaType="tv" />
      <LandingRow list="upcoming" mediaType="tv" />
      <AllTitles mediaType="tv" />
    </PageRows>
  </>
);
