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

/** Names of the visitor's own servers by the titles on them, likewise; undefined until they are known. */
export const selectOwnTitles = ({ backend }: AppState) =>
  backend.queries['ownTitles(undefined)']?.data as Partial<Record<TitleKey, string>> | undefined;

export const selectOwnServer = (state: AppState, of: TitleKey) => selectOwnTitles(state)?.[of];

/** True for the site's library, a name for a server of the visitor's own. */
const whereOf = (state: AppState, { of, episode }: AvailableBadgeProps): boolean | string | undefined =>
  selectSettings(state).libraryMarks &&
  (isPlayable(selectKeys(state)?.[of], episode) || (!episode && selectOwnServer(state, of)));

/** Marks what can be played here, unless the visitor does not want that. */
export function AvailableBadge(props: AvailableBadgeProps) {
  const where = useAppSelector((state) => whereOf(state, props));
  return where ? (
    <CardMark label={where === true ? t`In your library` : t`On ${where}`}>
      <Play aria-hidden className="size-3 fill-current" />
    </CardMark>
  ) : null;
}
