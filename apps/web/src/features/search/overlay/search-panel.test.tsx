import { describe, expect, it, jest, afterEach, beforeAll } from '@jest/globals';
import type { PersonItem, TmdbClient } from '@marquee/tmdb';
import { fireEvent, screen, within, act } from '@testing-library/react';
import { pageOf, title } from '../../../testing/titles';
import { answered, input, matrix, open, searching, thrones, type, wait } from '../testing/search-kit';
import { listenToDialogs } from '../../../boot/dialogs';
import { renderApp } from '../../../testing/render-app';
import { SearchBox } from './search-box';

const seeAll = () => screen.getByRole('link', { name: 'See all results' }).getAttribute('href');

describe('what stands below the search field', () => {
  it('offers what is trending until something is typed [SEARCH-29]', async () => {
    open(searching(() => Promise.resolve(pageOf([matrix]))));
    await wait(0);
    await wait(50);
    const trending = within(screen.getByRole('region', { name: 'Trending' }));
    expect(trending.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/movies/1-alien',
      '/movies/1-dark',
    ]);
    type('matrix');
    await answered();
    expect(screen.queryByRole('region', { name: 'Trending' })).toBeNull();
  });

  it('narrows to a kind, and leads to all results of it [SEARCH-31]', async () => {
    const searchTitles = jest.fn<TmdbClient['searchTitles']>(() => Promise.resolve(pageOf([thrones])));
    const carrie: PersonItem = {
      id: 5,
      name: 'Carrie',
      department: 'Acting',
      profilePath: null,
      popularity: 1,
      knownFor: [matrix],
    };
    const tmdb = { ...searching(() => Promise.resolve(pageOf([matrix]))), searchTitles };
    const searchPeople = jest.fn<TmdbClient['searchPeople']>(() =>
      Promise.resolve({ ...pageOf([]), results: [carrie] }),
    );
    open({ ...tmdb, searchPeople } as typeof tmdb);
    type('a b');
    await answered();
    expect(seeAll()).toBe('/search?query=a%20b');
    fireEvent.click(screen.getByRole('button', { name: 'Series' }));
    await answered();
    expect(searchTitles.mock.calls[0]?.[0]).toMatchObject({ query: 'a b', mediaType: 'tv' });
    expect(screen.getByText('Game of Thrones')).toBeTruthy();
    expect(seeAll()).toBe('/search?query=a%20b&type=tv');
    fireEvent.click(screen.getByRole('button', { name: 'People' }));
    await answered();
    expect(screen.getByRole('link', { name: /Carrie/ }).getAttribute('href')).toBe('/people/5-carrie');
    expect(screen.getByText('Acting · The Matrix')).toBeTruthy();
    expect(seeAll()).toBe('/search?query=a%20b&tab=people');
    type('carrie year:1999');
    await answered();
    expect(searchPeople).toHaveBeenLastCalledWith({ query: 'carrie' }, expect.anything());
  });

  it('opens the first result with Enter, also one that has yet to come [SEARCH-32]', async () => {
    const onClose = open(searching(() => Promise.resolve(pageOf([matrix, thrones]))));
    type('matrix');
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(screen.getByText('/')).toBeTruthy();
    await answered();
    expect(screen.getByText('/movies/603-the-matrix')).toBeTruthy();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens the search page with Enter where nothing was found, and nothing for a text that was changed [SEARCH-32]', async () => {
    open(searching(() => Promise.resolve(pageOf([]))));
    type('zzz');
    fireEvent.keyDown(input(), { key: 'Enter' });
    type('zz');
    await answered();
    expect(screen.getByText('/')).toBeTruthy();
    fireEvent.keyDown(input(), { key: 'Enter' });
    await wait(0);
    expect(screen.getByText('/search?query=zz')).toBeTruthy();
  });

  it('says when the search fails, and opens the search page with Enter [SEARCH-12, SEARCH-32]', async () => {
    open(searching(() => Promise.reject(new Error('away'))));
    type('zz');
    await answered();
    expect(screen.getByRole('alert').textContent).toBe('Error fetching search results');
    fireEvent.keyDown(input(), { key: 'Enter' });
    await wait(0);
    expect(screen.getByText('/search?query=zz')).toBeTruthy();
  });
});

describe('the search box', () => {
  beforeAll(listenToDialogs);
  afterEach(() => window.history.replaceState(null, '', '/'));
  const show = () => renderApp(<SearchBox />, { tmdb: { popular: () => Promise.resolve(pageOf([title(1)])) } });
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  const dialog = () => screen.queryByRole('dialog', { name: 'Search' });

  it('closes with every change of page [SEARCH-04]', () => {
    show();
    open();
    expect(dialog()).toBeTruthy();
    act(() => window.history.pushState(null, '', '/movies'));
    expect(dialog()).toBeNull();
  });

  it('is closed by its button and by a press beside it, and empty when it opens again', () => {
    show();
    open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dune' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    open();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    // Selecting text and releasing outside the dialog must not close it.
    fireEvent.pointerDown(screen.getByRole('searchbox'));
    fireEvent.click(dialog() ?? document.body);
    expect(dialog()).toBeTruthy();
    fireEvent.pointerDown(dialog() ?? document.body);
    fireEvent.click(dialog() ?? document.body);
    expect(dialog()).toBeNull();
  });

  it('keeps the focus among its controls', () => {
    show();
    open();
    const last = screen.getByRole('link', { name: 'Advanced Search/Filter' });
    const first = screen.getByRole('button', { name: 'See all results' });
    last.focus();
    fireEvent.keyDown(last, { key: 'Tab' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(last);
  });
});
