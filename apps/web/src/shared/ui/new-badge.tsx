import { t } from '@lingui/core/macro';
import type { TitleKey } from '@marquee/core';
import { useAppSelector } from '../store/hooks';
import { selectNewEpisodes } from '../store/new-episodes';

/** Counts the new episodes of a followed series. */
export function NewBadge({ of }: { of: TitleKey }) {
  const count = useAppSelector((state) => selectNewEpisodes(state)?.[of]?.count);
  return count ? (
    <span className="flex shrink-0 items-center text-accent-ink">
      {t({ message: `${count} new`, comment: 'Episodes of a series, on its card: “3 new”' })}
    </span>
  ) : null;
}
