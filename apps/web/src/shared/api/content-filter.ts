import { contentFilterToken } from '@marquee/core';
import { selectActiveProfile } from '../store/profiles.slice';
import type { AppServices } from '../store/services';
import { selectUser } from '../store/session.slice';
import { selectSettings, selectSettingsMap } from '../store/settings';
import type { AppState } from '../store/state';
import { selectConfig } from './config';

/**
 * The stricter of a profile's rule (`ruleToken`) and a content filter: `strict` permits up to age 10, `moderate` up to
 * 14.
 */
function stricter(rule: string | null, filter: string | undefined): string | undefined {
  if (rule === null || filter === undefined) return rule ?? filter;
  return Number(rule.split('.')[1]) > (filter.startsWith('strict') ? 10 : 14) ? filter : rule;
}

/**
 * The content filter to send to the server; undefined if nothing is filtered. For logged-in visitors the server knows
 * the profile's rule from the session. Otherwise this browser sends it, which is a convenience and not an access
 * control.
 *
 * @param services hold what was known before this browser's settings and profiles were loaded
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
