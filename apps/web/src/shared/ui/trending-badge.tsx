import { t } from '@lingui/core/macro';
import { TrendingUp } from 'lucide-react';
import { CardMark } from './card-mark';

/** Marks a popular title. */
export const TrendingBadge = () => (
  <CardMark label={t`Trending`}>
    <TrendingUp aria-hidden className="size-3.5" strokeWidth={2.5} />
  </CardMark>
);
