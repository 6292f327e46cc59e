import { t } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import type { TitleKey } from '@marquee/core';
import { useAppSelector } from '../store/hooks';
import { selectSettings } from '../store/settings';
import type { AppState } from '../store/state';

/** The answer of `availableKeys`, whose code is not loaded with the page (shared/library). */
const selectIsAvailable = ({ backend }: AppState, key: TitleKey): boolean =>
  (backend.queries['availableKeys(undefined)']?.data as Partial<Record<TitleKey, true>> | undefined)?.[key] ?? false;

/** Marks a title that can be played here, unless the visitor does not want that. */
export const AvailableBadge = ({ of }: { of: TitleKey }) =>
  useAppSelector((state) => selectSettings(state).libraryMarks && selectIsAvailable(state, of)) ? (
    <span title={t`In your library`} className="flex shrink-0 items-center text-accent-ink">
      <Play aria-hidden className="size-3 fill-current" />
      <span className="sr-only">{t`In your library`}</span>
    </span>
  ) : null;
