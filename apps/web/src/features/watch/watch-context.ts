import type { Progress } from '@marquee/core';
import type { PlayerEngine } from '@marquee/player';
import type { SourceSearch } from '@marquee/player/react';
import type { FoundSource } from '@marquee/player/sources';
import { createContext, useContext } from 'react';
import type { NextUp, Playable } from './playable';

/** State and actions for watching the page's title. */
export interface WatchState {
  playable: Playable;
  search: SourceSearch;
  /** The source that is or will be played; null until one is found. */
  source: FoundSource | null;
  chooseSource: (source: FoundSource) => void;
  /** Whether playback was requested, by a click or by the URL. */
  isPlayRequested: boolean;
  /** Whether the player is open on the page. */
  isOpen: boolean;
  /** Whether the search found nothing after an explicit request to play. */
  hasFailed: boolean;
  watch: () => void;
  close: () => void;
  saved: Progress | null;
  record: (progress: Progress) => void;
  next: NextUp | null;
}

/** Shared by a page's buttons and its stage. */
export interface Watch extends WatchState {
  /** Called when Watch is about to be pressed: on hover or focus. */
  preload: () => void;
  /** Transfers a preloaded engine for the source; null if there is none. */
  takePreloadedEngine: () => PlayerEngine | null;
}

const WatchContext = createContext<Watch | null>(null);
export const WatchContextProvider = WatchContext.Provider;

export function useWatch(): Watch {
  const watch = useContext(WatchContext);
  if (!watch) throw new Error('The watch controls belong inside <WatchProvider>');
  return watch;
}
