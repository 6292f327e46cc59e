import { useAppSelector } from '../store/hooks';
import { selectSettings } from '../store/settings';
import type { AppState } from '../store/state';
import { selectConfig } from './config';

/** The region that the visitor has chosen, else the site's. */
export const selectRegion = (state: AppState): string => selectSettings(state).region ?? selectConfig(state).region;

export const useRegion = (): string => useAppSelector(selectRegion);
