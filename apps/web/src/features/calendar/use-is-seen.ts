import type { AgendaEntry } from '@marquee/core';
import { useAppSelector, type AppState } from '../../shared/store';
import { selectIsWatched } from '../../shared/store/history';
import { playedOf } from './entry-texts';

const selectIsSeen = (state: AppState, entries: readonly AgendaEntry[]): boolean =>
  entries.length > 0 &&
  entries.every((entry) =>
    entry.every((event) => {
      const played = playedOf(event);
      return played !== null && selectIsWatched(state, played);
    }),
  );

/** Whether the visitor has watched all of these. */
export const useIsSeen = (...entries: readonly AgendaEntry[]): boolean =>
  useAppSelector((state) => selectIsSeen(state, entries));
