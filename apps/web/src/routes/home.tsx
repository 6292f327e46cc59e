import {
  CategoryGrid,
  HomeHero,
  NetworksRow,
  PopularGrid,
  PopularTitlesRow,
  TrendingRow,
  UpcomingRow,
} from '../features/home';
import { AdSlot, InfoBanner } from '../features/announcements';
import { ContinueWatchingRow } from '../features/history';
import { useConfig } from '../shared/api';
import { PageRows } from '../shared/ui';

export function Component() {
  const { siteName } = useConfig();
  return (
    <>
      <h1 className="sr-only">{siteName}</h1>
      <InfoBanner />
      <HomeHero />
      <PageRows>
        <ContinueWatchingRow />
        <PopularTitlesRow />
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
