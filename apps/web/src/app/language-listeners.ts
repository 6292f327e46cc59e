import { LANGUAGE_PARAM } from '@marquee/core';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { setCookie } from '../shared/lib/browser/set-cookie';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { selectSettings } from '../shared/store/settings';

const YEAR_SEC = 365 * 24 * 3600;

/**
 * Keeps the chosen language in a cookie, by which the server and the page's inline script render. A choice of another device
 * holds from the next page on: a page that changed its language by itself would lose the film that plays.
 */
export function startLanguageListeners(
  listeners: ListenerMiddlewareInstance<AppState, AppDispatch, AppServices>,
): void {
  let remembered: string | null | undefined;
  listeners.startListening({
    predicate: (_action, now) => now.collections.isLoaded && selectSettings(now).language !== remembered,
    effect: (_action, api) => {
      remembered = selectSettings(api.getState()).language;
      setCookie(LANGUAGE_PARAM, remembered ?? '', remembered === null ? 0 : YEAR_SEC);
    },
  });
}
