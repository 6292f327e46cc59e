import { bookmarksMissingFrom, mergeBookmarks, type Bookmark } from '../bookmarks';
import { historyMissingFrom, mergeHistory, type WatchHistory } from '../history';
import { mergeSettings, settingsMissingFrom, type SettingsMap } from '../settings';
import { clampBookmarks, clampHistory, clampSettings, type Arrival } from './clamp';

/** What a push did: the new state, and the entries of it that are news. Nothing is news when it was known already. */
export interface Received<State> {
  state: State;
  changed: State;
}

/**
 * How pushed entries join what is there. Each is an upsert, also in a push without tombstones and without times of its
 * own: nothing is ever deleted because it is absent (accounts-player.md section 4, spec/README.md).
 */
export function receiveBookmarks(
  state: readonly Bookmark[],
  pushed: readonly Bookmark[],
  arrival: Arrival,
): Received<Bookmark[]> {
  const next = mergeBookmarks(state, clampBookmarks(pushed, arrival));
  return { state: next, changed: bookmarksMissingFrom(state, next) };
}

export function receiveHistory(state: WatchHistory, pushed: WatchHistory, arrival: Arrival): Received<WatchHistory> {
  const next = mergeHistory(state, clampHistory(pushed, arrival));
  return { state: next, changed: historyMissingFrom(state, next) };
}

export function receiveSettings(state: SettingsMap, pushed: SettingsMap, arrival: Arrival): Received<SettingsMap> {
  const next = mergeSettings(state, clampSettings(pushed, arrival));
  return { state: next, changed: settingsMissingFrom(state, next) };
}
