import { t } from '@lingui/core/macro';
import { TrendingUp } from 'lucide-react';

/** Marks a title that many look for, among what is known of it: on its picture it would cover lettering. */
export const TrendingBadge = () => (
  <span title={t`Trending`} className="flex shrink-0 items-center text-accent-ink">
    <TrendingUp aria-hidden className="size-3.5" strokeWidth={2.5} />
    <span className="sr-only">{t`Trending`}</span>
  </span>
);
