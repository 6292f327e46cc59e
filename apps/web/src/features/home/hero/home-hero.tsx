import { interleave } from '../../../shared/lib/feed/interleave';
import { useMediaQuery } from '../../../shared/lib/viewport/use-media-query';
import { listsApi } from '../home-lists-api';
import { HERO_SLIDES, HERO_SLIDES_MOBILE, MOBILE_QUERY } from './constants';
import { Hero } from './hero';
import { HeroSkeleton } from './hero-skeleton';

/** Today's trending movies and series in turn. Without them home begins with its rows, which say what is wrong. */
export function HomeHero() {
  const movies = listsApi.useTrendingQuery({ mediaType: 'movie' });
  const series = listsApi.useTrendingQuery({ mediaType: 'tv' });
  const limit = useMediaQuery(MOBILE_QUERY) ? HERO_SLIDES_MOBILE : HERO_SLIDES;
  if (movies.isLoading || series.isLoading) return <HeroSkeleton />;
  const items = interleave(movies.data?.results ?? [], series.data?.results ?? [], limit);
  return items.length === 0 ? null : <Hero label="Trending today" items={items} />;
}
