import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { AppServices } from './services';
import type { AppDispatch, AppState } from './state';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();

/** For event handlers: reads the state without re-rendering when it changes. */
export const useAppStore = useStore.withTypes<Store<AppState>>();

/** The app's services, for components; thunks get them as their third argument. */
export function useServices(): AppServices {
  const dispatch = useAppDispatch();
  return useMemo(() => dispatch((_dispatch, _getState, services): AppServices => services), [dispatch]);
}

/** Whether stored data has been loaded. Until then personal content renders as empty placeholders. */
export const selectIsRestored = (state: AppState): boolean =>
  state._persist?.rehydrated === true && state.collections.isLoaded;
export const useIsRestored = (): boolean => useAppSelector(selectIsRestored);
