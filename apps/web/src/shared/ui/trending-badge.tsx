import { t } from '@lingui/core/macro';
import { TrendingUp } from 'lucide-react';

/** Marks a popular title. Shown with its details and not on its poster, whose lettering it would cover. */
export const TrendingBadge = () => (
  <span title={t`Trending`} className="flex shrink-0 items-center text-accent-ink">
    <TrendingUp aria-hidden className="size-3.5" strokeWidth={2.5} />
    <span className="sr-only">{t`Trending`}</span>
  </span>
);
