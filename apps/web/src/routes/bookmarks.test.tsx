import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { renderApp } from '../testing/render-app';
import { title } from '../testing/titles';
import { Component } from './bookmarks';

afterEach(cleanup);

it('two choices that are made one right after the other are both kept [BOOKMARK-21]', async () => {
  const names = ['', 'Low Tide', 'Signal Box', 'High Tide'];
  const entries = [
    { mediaId: 1, mediaType: 'movie', category: 'watchlist', addedAt: 10 },
    { mediaId: 2, mediaType: 'tv', category: 'Noir', addedAt: 30 },
    { mediaId: 3, mediaType: 'movie', category: 'Noir', addedAt: 20 },
  ];
  localStorage.setItem('bookmarks', JSON.stringify(entries));
  const titleSummary = ({ id, mediaType }: { id: number; mediaType: 'movie' | 'tv' }) =>
    Promise.resolve(title(id, { mediaType, title: names[id] ?? '' }));
  renderApp(<Component />, { path: '/bookmarks', tmdb: { titleSummary } });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: /^Noir/ }));
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'movie' } });
  });
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('High Tide'),
  ]);
});
