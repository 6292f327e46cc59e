import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { startLanguageListeners } from './language-listeners';
import { startMetadataListeners } from './metadata-listeners';
import { startPrivateSiteListeners } from './private-site';
import { startProfileListeners } from './profile-listeners';
import { startSessionListeners } from './session-listeners';
import { startThemeListeners } from './theme-listeners';

/** Side effects of actions that belong to no component. Features export them as `start…Listeners`, called here. */
export function createListeners(services: AppServices) {
  const listeners = createListenerMiddleware<AppState, AppDispatch, AppServices>({ extra: services });
  startMetadataListeners(listeners, services);
  startLanguageListeners(listeners);
  startThemeListeners(listeners);
  startSessionListeners(listeners);
  startProfileListeners(listeners);
  startPrivateSiteListeners(listeners);
  return listeners;
}
