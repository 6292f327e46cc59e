import { t } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import type { TitleKey } from '@marquee/core';
import { useIsMarkedAvailable } from '../api';

/** Marks a title that can be played here, unless the visitor does not want that. */
export function AvailableBadge({ of }: { of: TitleKey }) {
  if (!useIsMarkedAvailable(of)) return null;
  return (
    <span title={t`In your library`} className="flex shrink-0 items-center text-accent-ink">
      <Play aria-hidden className="size-3 fill-current" />
      <span className="sr-only">{t`In your library`}</span>
    </span>
  );
}
