import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useIsRestored } from '../../shared/store';
import type { RatedSubject } from './subject';

const RatingRow = lazyComponent(() => import('./rating-row').then((chunk) => chunk.RatingRow), 'background');

interface YourRatingProps {
  subject: RatedSubject;
  /** Beside the stars, e.g. the heart. */
  children?: ReactNode;
}

/** The visitor's rating and note. Its code comes after the page; its place is there from the start. */
export const YourRating = ({ subject, children }: YourRatingProps) => (
  <div className="min-h-11">
    {useIsRestored() && (
      <Suspense>
        <RatingRow subject={subject}>{children}</RatingRow>
      </Suspense>
    )}
  </div>
);
