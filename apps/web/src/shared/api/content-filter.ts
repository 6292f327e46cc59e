import { contentFilterToken } from '@marquee/core';
import { selectActiveProfile } from '../store/profiles.slice';
import type { AppServices } from '../store/services';
import { selectUser } from '../store/session.slice';
import { selectSettings, selectSettingsMap } from '../store/settings';
import type { AppState } from '../store/state';
import { selectConfig } from './config';

/** Of a profile's rule (`ruleToken`) and a content filter, the one that lets less be seen: `strict` ends at 10, `moderate` at 14. */
function stricter(rule: string | null, filter: string | undefined): string | undefined {
  if (rule === null || filter === undefined) return rule ?? filter;
  return Number(rule.split('.')[1]) > (filter.startsWith('strict') ? 10 : 14) ? filter : rule;
}

/**
 * What the server is told of which titles may be seen; undefined where nothing is filtered. Somebody's session says what its
 * profile may see; without one this browser does, which is comfort and no lock.
 *
 * @param services what was known before the settings and profiles of this browser were read
 */
export function selectContentFilterToken(
  state: AppState,
  services: Pick<AppServices, 'contentFilter' | 'rule'>,
): string | undefined {
  const { contentFilter, region } = selectSettings(state);
  const isChosen = state.collections.isLoaded || selectSettingsMap(state).contentFilter !== undefined;
  const isRead = state._persist?.rehydrated === true;
  const rule = isRead ? (selectUser(state) ? null : (selectActiveProfile(state)?.rule ?? null)) : services.rule;
  const filter = isChosen ? contentFilter : services.contentFilter;
  return stricter(rule, contentFilterToken(filter, region ?? selectConfig(state).region));
}
