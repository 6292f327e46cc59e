import {
  CategoryGrid,
  HomeHero,
  LibraryTitlesRow,
  NetworksRow,
  PopularGrid,
  PopularTitlesRow,
  TrendingRow,
  UpcomingRow,
} from '../features/home';
import { AdSlot, InfoBanner } from '../features/announcements';
import { ContinueWatching, useLastUnfinished } from '../features/history';
import { useConfig } from '../shared/api';
import { PageRows } from '../shared/ui';

/** A separate component: unfinished titles become known late, and the content around it need not be rendered again. */
const PersonalHero = () => <HomeHero lead={useLastUnfinished()} />;

export function Component() {
  const { siteName } = useConfig();
  return (
    <>
      <h1 className="sr-only">{siteName}</h1>
      <InfoBanner />
      <PersonalHero />
      <PageRows>
        <ContinueWatching />
        <LibraryTitlesRow list="recent" />
        <PopularTitlesRow />
        <LibraryTitlesRow list="popular" />
        <AdSlot />
        <CategoryGrid />
        <TrendingRow mediaType="movie" />
        <TrendingRow mediaType="tv" />
        <NetworksRow />
        <PopularGrid />
        <AdSlot />
        <UpcomingRow />
      </PageRows>
    </>
  );
}
