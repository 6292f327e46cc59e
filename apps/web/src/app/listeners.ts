import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, AppServices, AppState } from '../shared/store';

/** Reactions to actions that belong to no component. Each feature that has any exports `start…Listeners`, called here. */
export const createListeners = (services: AppServices) =>
  createListenerMiddleware<AppState, AppDispatch, AppServices>({ extra: services });
