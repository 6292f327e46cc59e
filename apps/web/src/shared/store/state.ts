import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AppServices } from './services';

/**
 * The store's state as features see it. Each slice and API adds its own part where it is defined:
 *
 *     declare module './state' {
 *       interface AppState {
 *         theme: ThemeState;
 *       }
 *     }
 */
export interface AppState {
  /** Written by redux-persist; true once stored data has been read. */
  _persist?: { version: number; rehydrated: boolean };
}

export type AppDispatch = ThunkDispatch<AppState, AppServices, UnknownAction>;

/** What code outside of components uses of the store. */
export interface StoreAccess {
  dispatch: AppDispatch;
  getState: () => AppState;
  subscribe: (listener: () => void) => () => void;
}
