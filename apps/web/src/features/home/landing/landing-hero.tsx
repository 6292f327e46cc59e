import { t } from '@lingui/core/macro';
import type { MediaType } from '@marquee/core';
import { useInteresting } from '../../../shared/store/not-interested';
import { TRENDING_SLIDES } from '../hero/constants';
import { Hero } from '../hero/hero';
import { HeroSkeleton } from '../hero/hero-skeleton';
import { listsApi } from '../home-lists-api';

/** Today's trending titles of one type. If they cannot be loaded, the rows below show the error. */
export function LandingHero({ mediaType }: { mediaType: MediaType }) {
  const { data, isLoading } = listsApi.useTrendingQuery({ mediaType });
  const items = useInteresting(data?.results ?? []).slice(0, TRENDING_SLIDES);
  if (!isLoading && items.length === 0) return null;
  return (
    <div className="[--hero-rest:30rem]">
      {isLoading ? <HeroSkeleton /> : <Hero label={t`Trending today`} items={items} />}
    </div>
  );
}
