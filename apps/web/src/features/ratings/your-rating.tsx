import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useIsRestored } from '../../shared/store';
import type { RatedSubject } from './subject';

const RatingRow = lazyComponent(() => import('./rating-row').then((chunk) => chunk.RatingRow), 'background');

interface YourRatingProps {
  subject: RatedSubject;
  /** Shown beside the stars, e.g. the favorite button. */
  children?: ReactNode;
}

/** The visitor's rating and note. Loaded after the page; its space is reserved. */
export const YourRating = ({ subject, children }: YourRatingProps) => (
  <div className="min-h-11">
    {useIsRestored() && (
      <Suspense>
        <RatingRow subject={subject}>{children}</RatingRow>
      </Suspense>
    )}
  </div>
);
