import { contentFilterToken, type ContentFilter } from '@marquee/core';
import { selectSettings, selectSettingsMap } from '../store/settings';
import type { AppState } from '../store/state';
import { selectConfig } from './config';

/**
 * The visitor's content filter as sent to the server; undefined if nothing is filtered.
 *
 * @param known before the settings of this browser were read
 */
export function selectContentFilterToken(state: AppState, known: ContentFilter): string | undefined {
  const { contentFilter, region } = selectSettings(state);
  const isChosen = state.collections.isLoaded || selectSettingsMap(state).contentFilter !== undefined;
  return contentFilterToken(isChosen ? contentFilter : known, region ?? selectConfig(state).region);
}
