import type { Progress } from '@marquee/core';
import type { PlayerEngine } from '@marquee/player';
import type { SourceSearch } from '@marquee/player/react';
import type { FoundSource } from '@marquee/player/sources';
import { createContext, useContext } from 'react';
import type { NextUp, Playable } from './playable';

/** What is known of watching the page's title, and what can be asked for. */
export interface WatchState {
  playable: Playable;
  search: SourceSearch;
  /** The source that plays or would play; null until one is found. */
  source: FoundSource | null;
  chooseSource: (source: FoundSource) => void;
  /** Asked to play, by a click or by the address. */
  isPlayRequested: boolean;
  /** The player stands on the page. */
  isOpen: boolean;
  /** The search found nothing after an explicit request to play. */
  hasFailed: boolean;
  watch: () => void;
  close: () => void;
  saved: Progress | null;
  record: (progress: Progress) => void;
  next: NextUp | null;
}

/** What the buttons and the stage of one page share. */
export interface Watch extends WatchState {
  /** Watch is about to be pressed: a pointer or the keyboard has come to its button. */
  preload: () => void;
  /** An engine that has begun to fetch the source; null when there is none. */
  takePreloadedEngine: () => PlayerEngine | null;
}

const WatchContext = createContext<Watch | null>(null);
export const WatchContextProvider = WatchContext.Provider;

export function useWatch(): Watch {
  const watch = useContext(WatchContext);
  if (!watch) throw new Error('The watch controls belong inside <WatchProvider>');
  return watch;
}
