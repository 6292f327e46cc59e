import { packKeys, type MediaType } from '@marquee/core';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { defaultConfig } from '../shared/config/default-config';
import { syncStatusChanged } from '../shared/store/sync-status.slice';
import { AvailableBadge, PosterCard } from '../shared/ui';
import { renderApp } from '../testing/render-app';
import { pageOf, title } from '../testing/titles';
import { Component as Account } from './account';
import { Component as Category } from './category';
import { Component as Discover } from './discover';
import { Component as EpisodePage } from './episode';
import { Component as Home } from './home';
import { Component as LibraryPage } from './library';
import { Component as MoviePage } from './movie';
import { Component as Search } from './search';
import { Component as SeriesPage } from './series';

const KEYS = '/api/availability';
const withLibrary = { '/api/config': { ...defaultConfig, hasLibrary: true } };
const card = (id: number) => {
  const { key, mediaType, title: name, posterPath, genreIds, year, voteAverage, popularity } = title(id);
  return { key, id, mediaType, title: name, posterPath, genreIds, year, voteAverage, popularity };
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a title’s page', () => {
  const pages = (
    <Routes>
      <Route path="/movies/:id" element={<MoviePage />} />
      <Route path="/series/:id" element={<SeriesPage />} />
      <Route path="/series/:id/:season/:episode" element={<EpisodePage />} />
    </Routes>
  );
  const open = (path: string, api: Record<string, unknown>) =>
    renderApp(pages, { path, tmdb: createFakeTmdb().client, api });

  it('says what the library has of a film, and nothing where it has nothing [AVAILABLE-06]', async () => {
    const available = { addedAtMs: 1, resolution: '4k', isHdr: true, languages: ['de', 'en'] };
    open('/movies/603', { ...withLibrary, [`${KEYS}/movie/603`]: { available } });
    expect(await screen.findByText('In your library · 4K HDR · German, English')).toBeTruthy();
    cleanup();
    open('/movies/603', { ...withLibrary, [`${KEYS}/movie/603`]: { available: null } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText(/In your library/)).toBeNull();
  });

  it('says how many episodes of each season, and of which episode [AVAILABLE-06]', async () => {
    const api = { ...withLibrary, [`${KEYS}/tv/1399`]: { available: { addedAtMs: 1, episodes: { 1: '1,3-9' } } } };
    open('/series/1399', api);
    const seasons = within(await screen.findByRole('list', { name: 'Seasons' }));
    expect((await seasons.findByText(/episodes in your library/)).textContent).toMatch(
      /^\d+ of \d+ episodes in your library$/,
    );
    expect(screen.getByText('In your library')).toBeTruthy();
    cleanup();
    open('/series/1399/1/1', api);
    expect(await screen.findByText('In your library')).toBeTruthy();
    cleanup();
    open('/series/1399/1/2', api);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('In your library')).toBeNull();
  });
});

describe('home', () => {
  const list = ({ mediaType = 'movie' }: { mediaType?: MediaType } = {}) =>
    Promise.resolve(pageOf([title(1, { mediaType })]));
  const tmdb = { upcoming: () => list(), popular: list, trending: list, topRated: list };

  it('has a row of what was added last, before the popular titles [AVAILABLE-07]', async () => {
    renderApp(<Home />, { tmdb, api: { ...withLibrary, [`${KEYS}/recent`]: { titles: [card(71), card(72)] } } });
    await screen.findByText('Title 71');
    const row = screen.getByRole('region', { name: 'Recently Added' });
    expect(
      within(row)
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent),
    ).toEqual(['Title 71', 'Title 72']);
    const popular = await screen.findByRole('region', { name: 'Popular Shows and Movies' });
    expect(row.compareDocumentPosition(popular) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('has a row of what is best known of the library, without what was added last [AVAILABLE-13]', async () => {
    const known = { titles: [card(71), card(73), card(74)], hasMore: true };
    const recent = { titles: [card(71), card(72)] };
    const api = { [`${KEYS}/recent`]: recent, [`${KEYS}/titles?sort=popularity.desc&page=1`]: known };
    renderApp(<Home />, { tmdb, api: { ...withLibrary, ...api } });
    const names = async () =>
      within(await screen.findByRole('region', { name: 'In your library' }))
        .getAllByRole('heading', { level: 3 })
        .map((each) => each.textContent);
    await waitFor(async () => expect(await names()).toEqual(['Title 73', 'Title 74']));
  });

  it.each([
    ['without a library', { [`${KEYS}/recent`]: { titles: [card(71)] } }],
    ['while the library cannot be read', withLibrary],
  ])('has no such row %s [AVAILABLE-07]', async (_name, api) => {
    renderApp(<Home />, { tmdb, api });
    expect(await screen.findByRole('region', { name: 'Upcoming Movies' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Recently Added' })).toBeNull());
  });
});

describe('the library’s page', () => {
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const page = (query: string, ...ids: number[]) => ({
    [`${KEYS}/titles?${query}`]: { titles: ids.map(card), hasMore: false },
  });

  it('lists what can be played, by the filters of its address [AVAILABLE-09]', async () => {
    const api = { ...withLibrary, ...page('page=1', 71, 72), ...page('sort=name&page=1', 72, 71) };
    renderApp(<LibraryPage />, { path: '/library', api });
    await waitFor(() => expect(titles()).toEqual(['Title 71', 'Title 72']));
    fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'name' } });
    await waitFor(() => expect(titles()).toEqual(['Title 72', 'Title 71']));
  });

  it('does not exist without a library [AVAILABLE-09]', async () => {
    renderApp(<LibraryPage />, { path: '/library' });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  });
});

describe('what can be played here, as a filter', () => {
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const list = ({ mediaType = 'movie' }: { mediaType?: MediaType } = {}) =>
    Promise.resolve(pageOf([title(1, { mediaType }), title(71, { mediaType })]));
  const library = (query: string) => ({ [`${KEYS}/titles?${query}`]: { titles: [card(71)], hasMore: false } });

  it('is the first of Discover’s services, and goes with its other filters [AVAILABLE-11]', async () => {
    const api = { ...withLibrary, ...library('type=movie&genres=horror&page=1') };
    renderApp(<Discover />, {
      ...{ path: '/discover?type=movie&genres=horror&service=netflix', tmdb: { discover: list }, api },
    });
    const service = await screen.findByLabelText<HTMLSelectElement>('Streaming service');
    expect([...service.options].slice(0, 3).map(({ label }) => label)).toEqual([
      'Any service',
      'Can be played here',
      'Netflix',
    ]);
    fireEvent.change(service, { target: { value: 'here' } });
    await waitFor(() => expect(titles()).toEqual(['Title 71']));
    const preset = screen.getByRole('button', { name: 'Can be played here' });
    expect([service.value, preset.getAttribute('aria-pressed')]).toEqual(['here', 'true']);
    fireEvent.change(service, { target: { value: 'netflix' } });
    await waitFor(() => expect([service.value, preset.getAttribute('aria-pressed')]).toEqual(['netflix', 'false']));
  });

  it('is in the filter bar of a category, whose titles of the library it lists [AVAILABLE-11]', async () => {
    const api = { ...withLibrary, ...library('genres=drama%2Ccomedy&page=1') };
    renderApp(
      <Routes>
        <Route path="/categories/:slug" element={<Category />} />
      </Routes>,
      {
        ...{ path: '/categories/drama?genres=comedy', tmdb: { discover: list }, api },
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Can be played here' }));
    await waitFor(() => expect(titles()).toEqual(['Title 71']));
  });

  it('filters a search by name, and without a name lists the library [AVAILABLE-11]', async () => {
    const tmdb = { searchMulti: () => list(), searchTitles: () => list() };
    const api = { ...withLibrary, [KEYS]: packKeys(['movie:71']), ...library('sort=popularity.desc&page=1') };
    renderApp(<Search />, { path: '/search?query=title&playable=1', tmdb, api });
    await waitFor(() => expect(titles()).toEqual(['Title 71']));
    cleanup();
    renderApp(<Search />, { path: '/search?playable=1', tmdb, api });
    await waitFor(() => expect(titles()).toEqual(['Title 71']));
  });

  it('is not offered without a library [AVAILABLE-11]', async () => {
    renderApp(<Discover />, { path: '/discover', tmdb: { trending: list } });
    expect(await screen.findByRole('button', { name: 'Under 100 minutes' })).toBeTruthy();
    expect(screen.queryByText('Can be played here')).toBeNull();
  });
});

describe('cards', () => {
  const cards = (
    <>
      <PosterCard item={title(5)} />
      <PosterCard item={title(6)} />
    </>
  );
  const marked = () =>
    screen
      .getAllByRole('article')
      .filter((article) => within(article).queryByText('In your library'))
      .map((article) => within(article).getByRole('heading').textContent);

  it('are marked by one download for all of them, until the visitor does not want that [AVAILABLE-02, AVAILABLE-08]', async () => {
    const api = { ...withLibrary, [KEYS]: packKeys(['movie:5', 'tv:6']) };
    renderApp(
      <>
        {cards}
        <Account />
      </>,
      { path: '/account?tab=appearance', api },
    );
    await waitFor(() => expect(marked()).toEqual(['Title 5']));
    fireEvent.click(await screen.findByRole('switch', { name: /^Mark what you can play/ }));
    await waitFor(() => expect(marked()).toEqual([]));
  });

  it('of an episode are marked if it is this one that can be played [AVAILABLE-08]', async () => {
    const api = { ...withLibrary, [KEYS]: packKeys(['tv:6', 'tv:7'], () => ({ 2: '1-3' })) };
    const episode = { season: 2, episode: 3 };
    renderApp(
      <>
        <AvailableBadge of="tv:6" episode={{ ...episode, episode: 4 }} />
        <AvailableBadge of="tv:8" episode={episode} />
        <AvailableBadge of="tv:7" episode={episode} />
      </>,
      { api },
    );
    await screen.findByText('In your library');
    expect(screen.getAllByText('In your library')).toHaveLength(1);
  });

  it('and everything else are what the library has now, once the server says that it changed [AVAILABLE-05]', async () => {
    const api: Record<string, unknown> = { ...withLibrary, [KEYS]: packKeys(['movie:5']) };
    const { store } = renderApp(cards, { api });
    await waitFor(() => expect(marked()).toEqual(['Title 5']));
    act(() => void store.dispatch(syncStatusChanged({ library: 7 })));
    api[KEYS] = packKeys(['movie:6']);
    act(() => void store.dispatch(syncStatusChanged({ library: 8 })));
    await waitFor(() => expect(marked()).toEqual(['Title 6']));
  });
});
