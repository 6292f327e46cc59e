import { explicitSetting } from '@marquee/core';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { selectTheme, systemThemeChanged, themeChosen, themeToggled } from '../features/theme';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { selectSettingsMap, storeSetting } from '../shared/store/settings';

const systemTheme = () => (window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

/**
 * Keeps the theme of the settings and the `theme` key in step. "System" deletes the key and takes the system's scheme over
 * at once, also when the page is opened again; where nobody ever chose, the site starts dark (THEME-01).
 */
export function startThemeListeners(listeners: ListenerMiddlewareInstance<AppState, AppDispatch, AppServices>): void {
  listeners.startListening({
    predicate: (_action, now, before) => selectSettingsMap(now).theme !== selectSettingsMap(before).theme,
    effect: (action, api) => {
      const state = api.getState();
      const chosen = explicitSetting(selectSettingsMap(state), 'theme');
      // The `theme` key has the last word on what this browser shows: a menu's switch may have been used since.
      if (!chosen || (action.type === REHYDRATE && state.theme.stored !== null)) return;
      api.dispatch(themeChosen(chosen === 'system' ? null : chosen));
      if (chosen === 'system') api.dispatch(systemThemeChanged(systemTheme()));
    },
  });
  listeners.startListening({
    actionCreator: themeToggled,
    effect: (_action, api) => api.dispatch(storeSetting('theme', selectTheme(api.getState()))),
  });
}
