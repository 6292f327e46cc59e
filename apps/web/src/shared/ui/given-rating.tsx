import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../lib/format/format-number';
import { useAppSelector } from '../store';
import { selectRating } from '../store/ratings';
import { selectSettings } from '../store/settings';

/** The visitor's rating of a title, if they chose to see it on cards; otherwise the children. */
export function GivenRating({ of, children }: { of: string; children: ReactNode }) {
  const rating = useAppSelector((state) => (selectSettings(state).givenRatings ? selectRating(state, of) : null));
  if (rating === null) return children;
  const stars = formatNumber(rating / 2);
  return (
    <span className="tabular inline-flex items-center gap-1 font-semibold text-accent-ink">
      <Star aria-hidden className="size-[0.85em] fill-current" />
      <Trans>
        <span className="sr-only">Your rating </span>
        {stars}
        <span className="sr-only"> of 5</span>
      </Trans>
    </span>
  );
}
