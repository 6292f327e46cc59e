import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useIsRestored } from '../../shared/store';
import type { RatedTitle } from './rate-title';

const RatingRow = lazyComponent(() => import('./rating-row').then((chunk) => chunk.RatingRow), 'background');

/** The visitor's rating of a title. Its code comes after the page; its place is there from the start. */
export const YourRating = ({ title }: { title: RatedTitle }) => (
  <div className="min-h-11">
    {useIsRestored() && (
      <Suspense>
        <RatingRow title={title} />
      </Suspense>
    )}
  </div>
);
