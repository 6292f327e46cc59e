import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { defaultConfig } from '../config/default-config';
import { serverAdded, sourceSwitched } from '../store/sources.slice';
import { PosterCard } from '../ui';
import { renderApp } from '../../testing/render-app';
import { title } from '../../testing/titles';
import { LibraryLine } from './lazy-parts';
import { ownTitlesApi } from './own-titles';

const account = { token: 'secret', userId: 'user1', userName: 'ada' };
const config = { ...defaultConfig, sources: { own: 'https', archive: 'off', jellyfin: [] } };
const items = [
  { Id: 'a', Type: 'Movie', ProviderIds: { Tmdb: '5' } },
  { Id: 'b', Type: 'Series', ProviderIds: { Tmdb: '6' } },
  { Id: 'c', Type: 'Movie', ProviderIds: { Tmdb: '__proto__' } },
  { Id: 'd', Type: 'Movie', ProviderIds: null },
  { Id: 'e', Type: '__proto__', ProviderIds: { Tmdb: '7' } },
];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('marks what a server of the visitor has, with its name, unless it is switched off [AVAILABLE-12]', async () => {
  const { store } = renderApp(
    <>
      <PosterCard item={title(5)} />
      <PosterCard item={title(6)} />
      <LibraryLine of="tv:6" />
      <LibraryLine of="tv:6" episode={{ season: 1, episode: 1 }} />
    </>,
    { api: { '/api/config': config, '/Items': { Items: items } } },
  );
  const server = {
    ...{ id: 'own-1', kind: 'jellyfin' as const, name: 'Attic' },
    url: 'https://home.example.org',
    account,
  };
  const ask = () =>
    act(
      async () =>
        void (await store.dispatch(ownTitlesApi.endpoints.ownTitles.initiate(undefined, { forceRefetch: true }))),
    );
  await ask();
  expect(screen.queryByText('On Attic')).toBeNull();
  act(() => void store.dispatch(serverAdded({ server, shown: [] })));
  await ask();
  // On the film's card, and in the line of the series; not in the line of an episode, which is not known.
  await waitFor(() => expect(screen.getAllByText('On Attic')).toHaveLength(2));
  const { data } = ownTitlesApi.endpoints.ownTitles.select()(store.getState());
  expect(data).toEqual({ 'movie:5': 'Attic', 'tv:6': 'Attic' });

  act(() => void store.dispatch(sourceSwitched({ id: server.id, isOn: false })));
  await ask();
  await waitFor(() => expect(screen.queryByText('On Attic')).toBeNull());
});
