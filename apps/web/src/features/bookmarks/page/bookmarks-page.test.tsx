import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { bookmarkToEntry, type MediaType } from '@marquee/core';
import { TmdbError, type TmdbClient } from '@marquee/tmdb';
import { Component } from '../../../routes/bookmarks';
import { entriesEdited } from '../../../shared/store/collections';
import { collectToasts } from '../../../testing/collect-toasts';
import { renderApp } from '../../../testing/render-app';
import { title } from '../../../testing/titles';

const names: Record<string, string> = { 'movie:1': 'Low Tide', 'tv:2': 'Signal Box', 'movie:3': 'High Tide' };
const entries = [
  { mediaId: 1, mediaType: 'movie', category: 'watchlist', addedAt: 10 },
  { mediaId: 2, mediaType: 'tv', category: 'watchlist', addedAt: 30 },
  { mediaId: 3, mediaType: 'movie', category: 'Noir', addedAt: 20 },
];
const toasts = collectToasts();
beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
});
afterEach(cleanup);

const known: TmdbClient['titleSummary'] = ({ id, mediaType }) => {
  const name = names[`${mediaType}:${id}`];
  return name
    ? Promise.resolve(title(id, { mediaType, title: name }))
    : Promise.reject(new TmdbError({ code: 'http', reason: 'Not Found', path: '', status: 404 }));
};
const offline: TmdbClient['titleSummary'] = () =>
  Promise.reject(new TmdbError({ code: 'network', reason: 'Network error', path: '' }));

function open(stored: unknown, titleSummary = known, path = '/bookmarks') {
  if (stored) localStorage.setItem('bookmarks', JSON.stringify(stored));
  return renderApp(<Component />, { path, tmdb: { titleSummary } });
}
const shown = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const chooseList = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Lists' })).getByRole('button', { name: new RegExp(`^${name}`) }),
  );
const choose = (label: string, option: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: option } });

describe('the bookmarks page', () => {
  it('says that there are none [BOOKMARK-22]', async () => {
    open(null);
    expect(await screen.findByText('You have no bookmarks yet')).toBeTruthy();
  });

  it('lists seasons and episodes among the favorites, each removed with Undo [RATING-08]', async () => {
    const { store } = open(entries);
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(screen.queryByRole('region', { name: 'Seasons and episodes' })).toBeNull();
    const value = { title: 'Lost', year: 2004 };
    const favorites = ['tv:1399/s2', 'tv:1399/s1e5'].map((key, at) => ({ key, value, changedAt: at + 1 }));
    act(() => void store.dispatch(entriesEdited('favorites', favorites)));
    chooseList('Favorites');
    expect(screen.getByRole('button', { name: 'Favorites 2' })).toBeTruthy();
    const list = () => within(screen.getByRole('region', { name: 'Seasons and episodes' }));
    const links = () =>
      list()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const both = [
      ['LostS1 E5', '/series/1399/1/5'],
      ['LostSeason 2', '/series/1399-lost'],
    ];
    expect(links()).toEqual(both);
    expect(screen.queryByText('No matching bookmarks')).toBeNull();
    fireEvent.click(list().getByRole('button', { name: 'Remove Lost, S1 E5 from favorites' }));
    expect(links()).toEqual(both.slice(1));
    expect(toasts.at(-1)?.message).toBe('Removed Lost, S1 E5 from favorites');
    act(() => toasts.at(-1)?.action?.onAction());
    expect(links()).toEqual(both);
    choose('Type', 'movie');
    expect(screen.getByText('No matching bookmarks')).toBeTruthy();
  });

  it('lists the latest first, sorts and filters [BOOKMARK-21, BOOKMARK-22]', async () => {
    open(entries);
    await waitFor(() => expect(shown()).toEqual(['Signal Box', 'High Tide', 'Low Tide']));
    choose('Sort', 'title');
    expect(shown()).toEqual(['High Tide', 'Low Tide', 'Signal Box']);
    choose('Type', 'tv');
    expect(shown()).toEqual(['Signal Box']);
    chooseList('Favorites');
    expect(screen.getByText('No matching bookmarks')).toBeTruthy();
  });

  it('works offline from what it kept [BOOKMARK-23]', async () => {
    const view = open(entries);
    await waitFor(() => expect(shown()).toHaveLength(3));
    const { records } = view;
    await waitFor(async () => expect(JSON.stringify(await records.readSnapshots())).toContain('Signal Box'));
    cleanup();
    open(null, offline);
    await waitFor(() => expect(shown()).toEqual(['Signal Box', 'High Tide', 'Low Tide']));
    expect(screen.queryByText('Something went wrong.')).toBeNull();
  });

  it('says that titles could not be loaded, lists them without a name, and asks again', async () => {
    let answer = offline;
    open(entries, (...args) => answer(...args));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(shown()).toEqual(['Untitled Series', 'Untitled Movie', 'Untitled Movie']));
    answer = known;
    fireEvent.click(retry);
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('finds out what an old entry is, and stores it [BOOKMARK-20]', async () => {
    open([{ mediaId: 2, category: 'watchlist', addedAt: 5 }]);
    await waitFor(() => expect(shown()).toEqual(['Signal Box']));
    await waitFor(() => expect(localStorage.getItem('bookmarks')).toContain('"mediaType":"tv"'));
  });

  const bookmarked = (mediaId: number, name?: string, mediaType: MediaType = 'movie') => ({
    ...bookmarkToEntry({ mediaId, mediaType, category: 'watchlist', addedAt: mediaId }),
    value: name === undefined ? {} : { title: name, year: 2001 },
  });

  it('lists all of two hundred bookmarks by the titles that they carry, without a request for those off screen', async () => {
    const asked = new Set<number>();
    const { store } = open(null, ({ id }) => {
      asked.add(id);
      return Promise.reject(new TmdbError({ code: 'network', reason: 'Network error', path: '' }));
    });
    await screen.findByText('You have no bookmarks yet');
    const all = Array.from({ length: 200 }, (_, index) => bookmarked(index + 1, `Film ${index + 1}`));
    act(() => void store.dispatch(entriesEdited('bookmarks', all)));
    const cards = screen.getAllByRole('listitem');
    expect(cards[0]?.getAttribute('aria-setsize')).toBe('200');
    expect(shown()[0]).toBe('Film 200');
    choose('Sort', 'title');
    expect(shown()[0]).toBe('Film 1');
    await waitFor(() => expect(asked.size).toBeGreaterThan(0));
    expect(asked.size).toBeLessThan(100);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('keeps looking titles up while the list changes, each of them once', async () => {
    const calls: number[] = [];
    const { store } = open(null, ({ id }) => {
      calls.push(id);
      const added = 20 + calls.length;
      if (added <= 23)
        setTimeout(() => act(() => void store.dispatch(entriesEdited('bookmarks', [bookmarked(added)]))));
      return Promise.resolve(title(id, { title: `Found ${id}` }));
    });
    await screen.findByText('You have no bookmarks yet');
    const all = Array.from({ length: 20 }, (_, index) => bookmarked(index + 1));
    act(() => void store.dispatch(entriesEdited('bookmarks', all)));
    await waitFor(() => expect(shown()).toHaveLength(23));
    expect([...calls].sort((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  });

  it('offers to remove what the catalogue does not have any more', async () => {
    open([...entries, { mediaId: 9, mediaType: 'movie', category: 'watchlist', addedAt: 1 }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove it' })).toBeNull());
    expect(toasts[0]?.action?.label).toBe('Undo');
  });
});

describe('editing many', () => {
  const select = async (...which: string[]) => {
    await waitFor(() => expect(shown()).toHaveLength(3));
    fireEvent.click(screen.getByRole('button', { name: 'Select' }));
    for (const name of which) fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  };
  const choosing = async (menu: string, category: string) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(await screen.findByRole('button', { name: category }));
  };

  it('removes the selected titles, and takes that back [BOOKMARK-24]', async () => {
    open(entries);
    await select('Low Tide', 'Signal Box');
    expect(screen.getByText('2 of 3 selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(shown()).toEqual(['High Tide']);
    expect(toasts[0]?.message).toBe('Removed 2 titles from your bookmarks');
    act(() => toasts[0]?.action?.onAction());
    expect(shown().sort()).toEqual(['High Tide', 'Low Tide', 'Signal Box']);
  });

  it('moves the selected titles out of the category that is shown [BOOKMARK-25]', async () => {
    open([...entries, { mediaId: 1, mediaType: 'movie', category: 'Noir', addedAt: 12 }], known, '/bookmarks');
    await select();
    chooseList('Noir');
    fireEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await choosing('Move to', 'Watched');
    expect(toasts[0]?.message).toBe('Moved 2 titles to watched');
    expect(screen.getByText('No matching bookmarks')).toBeTruthy();
    chooseList('Watched');
    expect(shown()).toEqual(['High Tide', 'Low Tide']);
  });
});

describe('the categories', () => {
  const manage = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Lists' }));
    return within(await screen.findByRole('dialog', { name: 'Lists' }));
  };

  it('survive being empty, are renamed with their titles, and deleted with a way back [BOOKMARK-04, BOOKMARK-25]', async () => {
    const user = userEvent.setup();
    open(entries);
    await waitFor(() => expect(shown()).toHaveLength(3));
    const dialog = await manage();
    await user.type(dialog.getByRole('textbox', { name: 'New list' }), 'Later{Enter}');
    expect(dialog.getByText('Later')).toBeTruthy();

    await user.click(dialog.getByRole('button', { name: 'Rename Noir' }));
    const field = dialog.getByRole('textbox', { name: 'New name for Noir' });
    await user.clear(field);
    await user.type(field, 'WATCHED');
    expect(dialog.getByRole('alert').textContent).toBe('WATCHED is a built-in list');
    await user.clear(field);
    await user.type(field, 'Film noir{Enter}');
    expect(dialog.getByText('Film noir')).toBeTruthy();

    await user.click(dialog.getByRole('button', { name: 'Delete Film noir' }));
    expect(dialog.queryByText('Film noir')).toBeNull();
    act(() => toasts.at(-1)?.action?.onAction());
    expect(dialog.getByText('Film noir')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    chooseList('Film noir');
    await waitFor(() => expect(shown()).toEqual(['High Tide']));
    await waitFor(() => expect(localStorage.getItem('bookmark-categories')).toContain('Later'));
  });
});
