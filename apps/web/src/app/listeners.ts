import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, AppServices, AppState } from '../shared/store';
import { startMetadataListeners } from './metadata-listeners';
import { startSessionListeners } from './session-listeners';
import { startThemeListeners } from './theme-listeners';

/** Reactions to actions that belong to no component. Each feature that has any exports `start…Listeners`, called here. */
export function createListeners(services: AppServices) {
  const listeners = createListenerMiddleware<AppState, AppDispatch, AppServices>({ extra: services });
  startMetadataListeners(listeners, services);
  startThemeListeners(listeners);
  startSessionListeners(listeners);
  return listeners;
}
