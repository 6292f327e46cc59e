import { t } from '@lingui/core/macro';
import { episodesInSeason, type TitleKey } from '@marquee/core';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui';
import { useAvailable } from './availability-api';

export interface SeasonCountProps {
  of: TitleKey;
  season: number;
  total: number;
  /** Shown if the library has nothing of the season. */
  children: ReactNode;
}

/** How many of a season's episodes the library has. */
export function SeasonCount({ of, season, total, children }: SeasonCountProps) {
  const available = useAvailable(of);
  const have = available ? Math.min(episodesInSeason(available, season), total) : 0;
  if (have === 0) return children;
  return (
    <>
      <span aria-hidden>{t`${have} of ${total}`}</span>
      <VisuallyHidden>{t`${have} of ${total} episodes in your library`}</VisuallyHidden>
    </>
  );
}
