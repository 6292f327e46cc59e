import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { settingToEntry, type SettingName, type SettingValues } from '@marquee/core';
import { createFakeTmdb, httpError, json, wireMovieDetails } from '@marquee/tmdb/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { entriesMerged } from '../shared/store/collections/collections.slice';
import { providerWith, renderPage } from '../testing/render-page';
import { Component } from './movie';

jest.setTimeout(20_000);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Plays a film, and then receives a choice made on another device. */
async function playing() {
  const tmdb = createFakeTmdb({ 'movie/101': json(wireMovieDetails({ id: 101, title: 'High Tide' })) });
  const provider = providerWith('movie/101');
  const { engines, store } = renderPage(Component, {
    path: '/movies/101-high-tide?play=true',
    pattern: '/movies/:id',
    tmdb,
    provider,
  });
  await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
  const merge = async <Name extends SettingName>(name: Name, value: SettingValues[Name]) => {
    const before = tmdb.requests.length;
    const entry = settingToEntry(name, { value, updatedAt: Date.now() + 1000 });
    act(() => void store.dispatch(entriesMerged('settings', [entry], 'server')));
    await waitFor(() => expect(tmdb.requests.length).toBeGreaterThan(before));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  const expectPlaying = () => {
    expect(engines).toHaveLength(1);
    expect(engines[0]?.loaded).toHaveLength(1);
    expect(engines[0]?.calls).not.toContain('destroy');
    expect(document.querySelector('video')).toBeTruthy();
  };
  return { tmdb, merge, expectPlaying };
}

it.each([
  ['region', 'DE'],
  ['metadataLanguage', 'de-DE'],
  ['contentFilter', 'strict'],
] as const)('a film plays on when sync brings another %s [SETTING-16]', async (name, value) => {
  const { merge, expectPlaying } = await playing();
  await merge(name, value);
  expectPlaying();
});

it('a film plays on when sync brings a content filter that hides it [SETTING-16]', async () => {
  const { tmdb, merge, expectPlaying } = await playing();
  tmdb.answer('movie/101', httpError(404));
  await merge('contentFilter', 'strict');
  expectPlaying();
});
