import { afterEach, expect, it } from '@jest/globals';
import { createFakeTmdb, httpError, json, wireCollection } from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { renderPage } from '../testing/render-page';
import { Component } from './discover';
import { Component as Collection } from './collection';
import { Component as Keyword } from './keyword';
import { filteredSource } from '../features/lists/title-filters';
import { networkBySlug } from '@marquee/core';
import { discoverSource, type DiscoverChoice } from '../features/lists/discover/discover-source';

afterEach(cleanup);

it('goes back to the tab that was shown before [BROWSE-26]', async () => {
  const WithBack = () => {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate(-1)}>Back</button>
        <Component />
      </>
    );
  };
  const { address } = renderPage(WithBack, { path: '/discover', pattern: '/discover', tmdb: createFakeTmdb({}) });
  fireEvent.click(await screen.findByText('Popular'));
  await waitFor(() => expect(address()).toBe('/discover?list=popular&type=all'));
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(address()).toBe('/discover'));
});

it('keeps a preset and a type that are chosen one right after the other [BROWSE-26]', async () => {
  const { address } = renderPage(Component, { path: '/discover', pattern: '/discover', tmdb: createFakeTmdb({}) });
  const preset = await screen.findByRole('button', { name: 'Under 100 minutes' });
  act(() => {
    fireEvent.click(preset);
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'movie' } });
  });
  await waitFor(() => expect(address()).toBe('/discover?shorter=99&list=trending&type=movie'));
});

it('shows what is trending today or this week, which the address keeps [BROWSE-11, MINE-09]', async () => {
  const tmdb = createFakeTmdb({});
  const { address } = renderPage(Component, { path: '/discover', pattern: '/discover', tmdb });
  const window = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Trending' });
  expect(window.value).toBe('day');
  fireEvent.change(window, { target: { value: 'week' } });
  await waitFor(() => expect(address()).toBe('/discover?list=trending&type=all&window=week'));
  await waitFor(() => expect(tmdb.requests.some(({ path }) => path === 'trending/movie/week')).toBe(true));
  fireEvent.click(screen.getByText('Popular'));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Trending' })).toBeNull());
});

const openCollection = (path: string, answer = json(wireCollection())) =>
  renderPage(Collection, { path, pattern: '/collections/:id', tmdb: createFakeTmdb({ 'collection/501': answer }) });

it('a collection: lists its films by release date, with how many and of which years, at its canonical URL [TITLE-16]', async () => {
  const { address } = openCollection('/collections/501');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Harbour Collection');
  expect(screen.getByText(/^3 movies · \d{4}–2022$/)).toBeTruthy();
  const films = within(screen.getByRole('list', { name: 'Harbour Collection' })).getAllByRole('heading', { level: 3 });
  expect(films.at(-1)?.textContent).toBe('Harbour Dark');
  expect(films).toHaveLength(3);
  await waitFor(() => expect(address()).toBe('/collections/501-harbour-collection'));
});

it('shows the not-found screen for an unknown collection and an unknown keyword', async () => {
  openCollection('/collections/501', httpError(404));
  expect((await screen.findByText('Page Not Found')).tagName).toBe('H1');
  cleanup();
  openKeyword('/keywords/7', createFakeTmdb({ 'keyword/7': httpError(404) }));
  expect((await screen.findByText('Page Not Found')).tagName).toBe('H1');
});

const openKeyword = (path: string, tmdb = createFakeTmdb()) =>
  renderPage(Keyword, { path, pattern: '/keywords/:id', tmdb });

it('a keyword: requests films and series with it, and one type on its tab [TITLE-16]', async () => {
  const { address, tmdb } = openKeyword('/keywords/9951');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('lighthouse');
  await waitFor(() => expect(address()).toBe('/keywords/9951-lighthouse'));
  const asked = () => tmdb.requests.filter(({ path }) => path.startsWith('discover/'));
  await waitFor(() =>
    expect(asked().map(({ path }) => path)).toEqual(expect.arrayContaining(['discover/movie', 'discover/tv'])),
  );
  expect(asked().every(({ params }) => params.get('with_keywords') === '9951')).toBe(true);
  fireEvent.click(screen.getByRole('tab', { name: 'Movies' }));
  await waitFor(() => expect(address()).toBe('/keywords/9951-lighthouse?type=movie'));
});

it.each([
  ['all', ['movie', 'tv']],
  ['movie', ['movie']],
  ['tv', ['tv']],
] as const)('the tab %s of a network asks what it has of %p [BROWSE-09]', (filter, types) => {
  const query = { withWatchProviders: [8] };
  const { list, filters } = filteredSource(query, filter);
  expect(list).toBe('discover');
  expect(filters).toEqual(Object.fromEntries(types.map((type) => [type, query])));
});

const sourceOf = (choice: Partial<DiscoverChoice>) =>
  discoverSource({ list: 'trending', type: 'all', service: undefined, window: 'day', ...choice }, Date.UTC(2026, 6, 1));

it('requests the list of the tab, for both types or one [BROWSE-11]', () => {
  expect(sourceOf({})).toEqual({
    list: 'trending',
    filters: { movie: {}, tv: {} },
  });
  expect(sourceOf({ list: 'popular', type: 'tv' })).toEqual({ list: 'popular', filters: { tv: {} } });
});

it('requests the titles of a service, for Trending only those of the last half year if there are any [BROWSE-12]', () => {
  const hulu = networkBySlug('hulu');
  expect(sourceOf({ list: 'popular', type: 'movie', service: hulu })).toEqual({
    list: 'discover',
    filters: { movie: { withWatchProviders: [15] } },
  });
  expect(sourceOf({ type: 'movie', service: hulu })).toEqual({
    list: 'discover',
    filters: { movie: { withWatchProviders: [15], dateFrom: '2026-01-02' } },
    wider: { movie: { withWatchProviders: [15] } },
  });
});
