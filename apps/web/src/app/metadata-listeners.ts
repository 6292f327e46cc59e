import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { METADATA_TAG, tmdbApi } from '../shared/api';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { selectSettings } from '../shared/store/settings';

/** What decides how the metadata service is asked and what is shown of its answers. */
const wanted = (state: AppState): string => {
  const { contentFilter, region, metadataLanguage } = selectSettings(state);
  return [contentFilter, region, metadataLanguage].join(' ');
};

/**
 * Another region, language or content filter: what is on screen is fetched anew, and stays until the answer is there. A title
 * that lost its details would lose its page, and with it the film that plays.
 */
export function startMetadataListeners(
  listeners: ListenerMiddlewareInstance<AppState, AppDispatch, AppServices>,
): void {
  listeners.startListening({
    predicate: (_action, now, before) => wanted(now) !== wanted(before),
    effect: (_action, api) => void api.dispatch(tmdbApi.util.invalidateTags([METADATA_TAG])),
  });
}
