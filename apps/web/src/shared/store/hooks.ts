import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppState } from './state';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();

/** Whether stored data has been read. Until then personal parts keep their place empty. */
export const useIsRestored = (): boolean => useAppSelector((state) => state._persist?.rehydrated === true);
