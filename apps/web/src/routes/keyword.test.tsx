import { afterEach, expect, it } from '@jest/globals';
import { createFakeTmdb, httpError } from '@marquee/tmdb/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { Component } from './keyword';

const open = (path: string, tmdb = createFakeTmdb()) => renderPage(Component, { path, pattern: '/keywords/:id', tmdb });

afterEach(cleanup);

it('requests films and series with the keyword, and one type on its tab [TITLE-16]', async () => {
  const { address, tmdb } = open('/keywords/9951');
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

it('shows the not-found screen for an unknown keyword', async () => {
  open('/keywords/7', createFakeTmdb({ 'keyword/7': httpError(404) }));
  expect((await screen.findByText('Page Not Found')).tagName).toBe('H1');
});
