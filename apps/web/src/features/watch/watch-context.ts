import type { Progress } from '@marquee/core';
import type { PlaybackSession, SessionState } from '@marquee/player/session';
import { createContext, useContext } from 'react';
import type { NextUp, Playable } from './playable';

/** State and actions for watching the page's title, shared by the page's buttons and its stage. */
export interface Watch {
  playable: Playable;
  session: PlaybackSession<Playable>;
  playback: SessionState;
  /** Whether playback was requested, by a click or by the URL, and nothing plays yet. */
  isPlayRequested: boolean;
  /** Called when Watch is about to be pressed: on hover or focus. */
  preload: () => void;
  close: () => void;
  /** Opens the report of a problem with the episode or the film here, or with the whole title. */
  report: (subject: 'here' | 'title') => void;
  /** Lists the other players that can play the source in use. */
  openElsewhere: () => void;
  saved: Progress | null;
  next: NextUp | null;
}

const WatchContext = createContext<Watch | null>(null);
export const WatchContextProvider = WatchContext.Provider;

export function useWatch(): Watch {
  const watch = useContext(WatchContext);
  if (!watch) throw new Error('The watch controls belong inside <WatchProvider>');
  return watch;
}
