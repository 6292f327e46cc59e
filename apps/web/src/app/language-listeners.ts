import { LANGUAGE_PARAM } from '@marquee/core';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { setCookie } from '../shared/lib/browser/set-cookie';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { selectSettings } from '../shared/store/settings';

const YEAR_SEC = 365 * 24 * 3600;

/**
 * Stores the chosen language in a cookie, which the server and the inline script read. A choice made on another device
 * applies from the next page load on: changing the language of an open page would stop a film.
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
