import { describe, expect, it, jest } from '@jest/globals';
import type { PersonItem, TmdbClient } from '@marquee/tmdb';
import { fireEvent, screen, within } from '@testing-library/react';
import { pageOf } from '../../../testing/titles';
import { answered, input, matrix, open, searching, thrones, type, wait } from '../testing/search-kit';

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

  it('opens the search page with Enter where the answer failed [SEARCH-32]', async () => {
    open(searching(() => Promise.reject(new Error('away'))));
    type('zz');
    await answered();
    expect(screen.getByRole('alert').textContent).toBe('Error fetching search results');
    fireEvent.keyDown(input(), { key: 'Enter' });
    await wait(0);
    expect(screen.getByText('/search?query=zz')).toBeTruthy();
  });
});
