import type { TvDetails } from '@marquee/tmdb';
import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useIsRestored } from '../../shared/store';

const FollowRow = lazyComponent(() => import('./follow-row').then((chunk) => chunk.FollowRow), 'background');

/** Whether a series is followed, and when it airs: for the visitor's day and data. Its space is reserved. */
export const SeriesFollowing = ({ series }: { series: TvDetails }) => (
  <div className="min-h-11">
    {useIsRestored() && (
      <Suspense>
        <FollowRow series={series} />
      </Suspense>
    )}
  </div>
);
