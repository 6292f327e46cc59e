import { t } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import type { EpisodePosition, PlayableKeys, TitleKey } from '@marquee/core';
import { useAppSelector } from '../store/hooks';
import { selectSettings } from '../store/settings';
import type { AppState } from '../store/state';
import { CardMark } from './card-mark';

interface AvailableBadgeProps {
  of: TitleKey;
  /** On the card of an episode: whether it is this one that can be played. */
  episode?: EpisodePosition | undefined;
}

/** The answer of `availableKeys`, whose code is not loaded with the page (shared/library). */
const selectKeys = ({ backend }: AppState) =>
  backend.queries['availableKeys(undefined)']?.data as PlayableKeys | undefined;

const isPlayable = (known: PlayableKeys[TitleKey], episode: EpisodePosition | undefined): boolean =>
  !!(episode ? known !== true && known?.[episode.season]?.includes(episode.episode) : known);

/** Marks what can be played here, unless the visitor does not want that. */
export const AvailableBadge = ({ of, episode }: AvailableBadgeProps) =>
  useAppSelector((state) => selectSettings(state).libraryMarks && isPlayable(selectKeys(state)?.[of], episode)) ? (
    <CardMark label={t`In your library`}>
      <Play aria-hidden className="size-3 fill-current" />
    </CardMark>
  ) : null;
