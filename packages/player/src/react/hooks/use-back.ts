import type { RefObject } from 'react';
import { isNonModal, type PlayerContextValue } from '../player-context';

/** Handles Escape and a remote's Back button: closes one level at a time. */
export function useBack(
  root: RefObject<HTMLElement | null>,
  { menu, setMenu, statistics, commands }: PlayerContextValue,
) {
  /** Closes a panel. The subtitles menu opened the timing and style panels, so its button gets the focus back. */
  const leavePanel = (): void => {
    setMenu(null);
    const back = menu === 'help' ? null : root.current?.querySelector<HTMLElement>('.mq-player__subtitles');
    (back ?? root.current)?.focus();
  };
  /** False if nothing is open over the video. */
  const closeTop = (): boolean => {
    if (isNonModal(menu)) setMenu('subtitles');
    else if (menu !== null) leavePanel();
    else if (statistics) commands.toggleStatistics();
    else return false;
    return true;
  };
  return { leavePanel, closeTop };
}
