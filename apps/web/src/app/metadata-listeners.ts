import { CONTENT_FILTER_PARAM } from '@marquee/core';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { setCookie } from '../shared/lib/browser/set-cookie';
import { backendApi, LIBRARY_TAG, METADATA_TAG, selectContentFilterToken, tmdbApi } from '../shared/api';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { selectSettings } from '../shared/store/settings';
import { selectSyncStatus } from '../shared/store/sync-status.slice';

const YEAR_SEC = 365 * 24 * 3600;

/** The settings that requests for metadata depend on. */
type Known = Pick<AppServices, 'contentFilter'>;
const wanted = (state: AppState, known: Known): string => {
  const { region, metadataLanguage } = selectSettings(state);
  return [selectContentFilterToken(state, known), region, metadataLanguage].join(' ');
};

/** Undefined until the server has said it; the page has what was there when it was opened. */
const libraryOf = (state: AppState) => selectSyncStatus(state).library;

/** Stores it in a cookie for the server, which renders pages with it. */
function rememberContentFilter(token: string | undefined): void {
  setCookie(CONTENT_FILTER_PARAM, token ?? '', token === undefined ? 0 : YEAR_SEC);
}

/**
 * When region, language or content filter change, refetches what is on screen, and keeps showing it meanwhile. A title
 * page without its details would unmount, and stop a film.
 */
export function startMetadataListeners(
  listeners: ListenerMiddlewareInstance<AppState, AppDispatch, AppServices>,
  services: Known,
): void {
  const tokenOf = (state: AppState) => selectContentFilterToken(state, services);
  let remembered: string | null | undefined = null;
  listeners.startListening({
    predicate: (_action, now) => now.collections.isLoaded && tokenOf(now) !== remembered,
    effect: (_action, api) => rememberContentFilter((remembered = tokenOf(api.getState()))),
  });
  listeners.startListening({
    predicate: (_action, now, before) => wanted(now, services) !== wanted(before, services),
    effect: (_action, { dispatch }) => {
      dispatch(tmdbApi.util.invalidateTags([METADATA_TAG]));
      dispatch(backendApi.util.invalidateTags([LIBRARY_TAG]));
    },
  });
  listeners.startListening({
    predicate: (_action, now, before) => libraryOf(before) !== undefined && libraryOf(now) !== libraryOf(before),
    effect: (_action, { dispatch }) => void dispatch(backendApi.util.invalidateTags([LIBRARY_TAG])),
  });
}
