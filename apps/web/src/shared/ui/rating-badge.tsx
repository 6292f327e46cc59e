import { t } from '@lingui/core/macro';
import { ratingLabel } from '@marquee/core';
import { Star } from 'lucide-react';
import { cx } from '../lib/cx';
import { formatDecimal } from '../lib/format/format-number';

/** Vote average with one decimal; nothing without votes. */
export function RatingBadge({ voteAverage, className }: { voteAverage: number; className?: string }) {
  if (ratingLabel(voteAverage) === null) return null;
  return (
    <span className={cx('tabular inline-flex items-center gap-1 font-semibold', className)}>
      <Star aria-hidden className="size-[0.85em] fill-current text-accent-ink" />
      <span className="sr-only">{t`Rating`} </span>
      {formatDecimal(voteAverage)}
    </span>
  );
}
