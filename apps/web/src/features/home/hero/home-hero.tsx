import { t } from '@lingui/core/macro';
import { interleave } from '../../../shared/lib/feed/interleave';
import { useMediaQuery } from '../../../shared/lib/viewport/use-media-query';
import { useInteresting } from '../../../shared/store/not-interested';
import { listsApi } from '../home-lists-api';
import { HERO_SLIDES, HERO_SLIDES_MOBILE, MOBILE_QUERY } from './constants';
import { Hero } from './hero';
import type { HeroTitle } from './hero-slide';
import { HeroSkeleton } from './hero-skeleton';
import { withLead } from './with-lead';

/**
 * Today's trending movies and series, after `lead`, the title to continue. Without them home starts with its rows,
 * which show the error.
 */
export function HomeHero({ lead }: { lead: HeroTitle | null }) {
  const movies = listsApi.useTrendingQuery({ mediaType: 'movie' });
  const series = listsApi.useTrendingQuery({ mediaType: 'tv' });
  const limit = useMediaQuery(MOBILE_QUERY) ? HERO_SLIDES_MOBILE : HERO_SLIDES;
  const trendingMovies = useInteresting(movies.data?.results ?? []);
  const trendingSeries = useInteresting(series.data?.results ?? []);
  if (movies.isLoading || series.isLoading) {
    return (
      <div className="painted-whole">
        <HeroSkeleton />
      </div>
    );
  }
  const trending = interleave<HeroTitle>(trendingMovies, trendingSeries, limit + 1);
  const items = lead ? withLead(lead, trending, limit) : trending.slice(0, limit);
  if (items.length === 0) return null;
  return (
    <div className="painted-whole">
      <Hero label={lead ? t`Continue Watching, and trending today` : t`Trending today`} items={items} />
    </div>
  );
}
