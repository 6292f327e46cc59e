import { contentFilterToken } from '@marquee/core';
import type { AppServices } from '../store/services';
import { selectSettings, selectSettingsMap } from '../store/settings';
import type { AppState } from '../store/state';
import { selectRegion } from './region';

/**
 * The content filter to send to the server; undefined if nothing is filtered. The rule of an account's profile is the server's own.
 *
 * @param services hold what was known before this browser's settings were loaded
 */
export function selectContentFilterToken(
  state: AppState,
  services: Pick<AppServices, 'contentFilter'>,
): string | undefined {
  const { contentFilter } = selectSettings(state);
  const isChosen = state.collections.isLoaded || selectSettingsMap(state).contentFilter !== undefined;
  return contentFilterToken(isChosen ? contentFilter : services.contentFilter, selectRegion(state));
}
