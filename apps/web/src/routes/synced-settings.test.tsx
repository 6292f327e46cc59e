import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { settingToEntry, type SettingName, type SettingValues } from '@marquee/core';
import { createFakeTmdb, httpError, json, wireMovieDetails } from '@marquee/tmdb/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { entriesMerged } from '../shared/store/collections/collections.slice';
import { storeSetting } from '../shared/store/settings';
import { providerWith, renderPage } from '../testing/render-page';
import { Component } from './movie';

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('a film plays on when it or sync brings another region, language or filter, one that hides it included [SETTING-10, SETTING-16]', async () => {
  const tmdb = createFakeTmdb({ 'movie/101': json(wireMovieDetails({ id: 101, title: 'High Tide' })) });
  const provider = providerWith('movie/101');
  const { engines, store } = renderPage(Component, {
    path: '/movies/101-high-tide?play=true',
    pattern: '/movies/:id',
    tmdb,
    provider,
  });
  await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
  const playsOnAfter = async (change: () => unknown) => {
    const before = tmdb.requests.length;
    act(() => void change());
    await waitFor(() => expect(tmdb.requests.length).toBeGreaterThan(before));
    await settled();
    expect(engines).toHaveLength(1);
    expect(engines[0]?.loaded).toHaveLength(1);
    expect(engines[0]?.calls).not.toContain('destroy');
    expect(document.querySelector('video')).toBeTruthy();
  };
  const merge = <Name extends SettingName>(name: Name, value: SettingValues[Name]) => {
    const entry = settingToEntry(name, { value, updatedAt: Date.now() + 1000 });
    return store.dispatch(entriesMerged('settings', [entry], 'server'));
  };
  await playsOnAfter(() => store.dispatch(storeSetting('metadataLanguage', 'fr-FR')));
  await playsOnAfter(() => merge('metadataLanguage', 'de-DE'));
  await playsOnAfter(() => merge('region', 'DE'));
  tmdb.answer('movie/101', httpError(404));
  await playsOnAfter(() => merge('contentFilter', 'strict'));
});
