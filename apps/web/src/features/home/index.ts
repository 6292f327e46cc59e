export { CategoryGrid } from './category-grid';
export { HomeHero } from './hero/home-hero';
export { LibraryTitlesRow, PopularTitlesRow, TrendingRow, UpcomingRow } from './home-rows';
export { CategoryRow, LandingHero, LandingRow } from './landing';
export { NetworksRow } from './networks-row';
export { PopularGrid } from './popular-grid';
