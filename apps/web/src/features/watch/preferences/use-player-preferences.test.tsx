import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { selectSettings, selectSettingsMap, storeSetting } from '../../../shared/store/settings';
import { renderApp } from '../../../testing/render-app';
import { usePlayerPreferences } from './use-player-preferences';
import type { SubtitleTimings } from '../../../shared/store/device-preferences.slice';
import { REMEMBERED_TITLES, timingsOf, withTimings } from './subtitle-timings';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function open() {
  let seen: ReturnType<typeof usePlayerPreferences> | undefined;
  const Probe = () => {
    seen = usePlayerPreferences();
    return null;
  };
  const { store } = renderApp(<Probe />);
  const now = () => {
    if (!seen) throw new Error('not rendered');
    return seen;
  };
  return { store, now };
}

describe('the player', () => {
  it('applies changes on the settings page at once [SETTING-14]', () => {
    const { store, now } = open();
    act(() => {
      store.dispatch(storeSetting('quality', '720p'));
      store.dispatch(storeSetting('audioLanguage', 'ja'));
      store.dispatch(storeSetting('subtitleLanguage', 'de'));
      store.dispatch(storeSetting('subtitleSize', 'x-large'));
      store.dispatch(storeSetting('subtitleColor', 'cyan'));
    });
    expect(now().preferences).toMatchObject({
      qualityCap: '720p',
      audioLanguage: 'ja',
      subtitleLanguage: 'de',
      subtitleStyle: { scale: 2, color: 'cyan' },
    });
  });

  it('shows choices from its own menus on the settings page [SETTING-14]', () => {
    const { store, now } = open();
    act(() => now().remember({ audioLanguage: 'fr', subtitleLanguage: null, qualityCap: '1080p' }));
    expect(selectSettings(store.getState())).toMatchObject({
      audioLanguage: 'fr',
      subtitleLanguage: 'none',
      quality: '1080p',
    });
    expect(now().preferences.characterKeys).toBe(true);
    act(() => now().remember({ characterKeys: false }));
    expect(selectSettings(store.getState()).characterKeys).toBe(false);
    expect(now().preferences.characterKeys).toBe(false);
    act(() => now().remember({ audioLanguage: 'und' }));
    expect(selectSettings(store.getState()).audioLanguage).toBe('fr');
  });

  it('stores only the changed parts of a style, so that another device keeps the rest', () => {
    const { store, now } = open();
    const before = selectSettingsMap(store.getState());
    const { subtitleStyle } = now().preferences;
    act(() => now().remember({ subtitleStyle: { ...subtitleStyle, color: 'cyan' } }));
    const after = selectSettingsMap(store.getState());
    expect(before).toEqual({});
    expect(Object.keys(after)).toEqual(['subtitleColor']);
    expect(now().preferences.subtitleStyle).toEqual({ ...subtitleStyle, color: 'cyan' });
  });
});

const timing = { delaySec: 1.2, rate: 1, anchor: null };

describe('subtitle timing', () => {
  it('is remembered per title and per subtitle file [SUBTITLE-10]', () => {
    const stored = withTimings(withTimings({}, 'movie:1', { en: timing }, 1), 'movie:2', {}, 2);
    expect(timingsOf(stored, 'movie:1')).toEqual({ en: timing });
    expect(timingsOf(stored, 'movie:3')).toBeUndefined();
  });

  it('is dropped for the titles that were adjusted longest ago', () => {
    let stored: SubtitleTimings = {};
    for (let id = 0; id <= REMEMBERED_TITLES; id += 1) stored = withTimings(stored, `movie:${id}`, { en: timing }, id);
    expect(Object.keys(stored)).toHaveLength(REMEMBERED_TITLES);
    expect(timingsOf(stored, 'movie:0')).toBeUndefined();
    expect(timingsOf(stored, `movie:${REMEMBERED_TITLES}`)).toBeDefined();
  });

  it('is ignored when it is unreadable', () => {
    const stored = { 'movie:1': { atMs: 1, timings: { en: { delaySec: 'x' }, de: timing } } };
    expect(timingsOf(stored, 'movie:1')).toEqual({ de: timing });
  });
});
