import { explicitSetting } from '@marquee/core';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { selectTheme, systemThemeChanged, themeChosen, themeToggled } from '../features/theme';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { selectSettingsMap, storeSetting } from '../shared/store/settings';

const systemTheme = () => (window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

/**
 * Syncs the theme in the settings with the `theme` key. "System" deletes the key and follows the system's scheme, now
 * and on the next visit; without a choice, the site starts dark (THEME-01).
 */
export function startThemeListeners(listeners: ListenerMiddlewareInstance<AppState, AppDispatch, AppServices>): void {
  listeners.startListening({
    predicate: (_action, now, before) => selectSettingsMap(now).theme !== selectSettingsMap(before).theme,
    effect: (action, api) => {
      const state = api.getState();
      const chosen = explicitSetting(selectSettingsMap(state), 'theme');
      // On this browser the `theme` key wins: the menu's switch may have been used since.
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
