import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch, AppState } from './state';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();

/** Asked when something is done, where drawing does not depend on it. */
export const useAppStore = useStore.withTypes<Store<AppState>>();

/** Whether stored data has been read. Until then personal parts keep their place empty. */
export const selectIsRestored = (state: AppState): boolean => state._persist?.rehydrated === true;
export const useIsRestored = (): boolean => useAppSelector(selectIsRestored);
