import { t } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import type { TitleKey } from '@marquee/core';
import { useAppSelector } from '../store/hooks';
import { selectSettings } from '../store/settings';
import type { AppState } from '../store/state';
import { CardMark } from './card-mark';

/** The answer of `availableKeys`, whose code is not loaded with the page (shared/library). */
const selectKeys = ({ backend }: AppState) =>
  backend.queries['availableKeys(undefined)']?.data as Partial<Record<TitleKey, true>> | undefined;

/** Marks a title that can be played here, unless the visitor does not want that. */
export const AvailableBadge = ({ of }: { of: TitleKey }) =>
  useAppSelector((state) => selectSettings(state).libraryMarks && selectKeys(state)?.[of]) ? (
    <CardMark label={t`In your library`}>
      <Play aria-hidden className="size-3 fill-current" />
    </CardMark>
  ) : null;
