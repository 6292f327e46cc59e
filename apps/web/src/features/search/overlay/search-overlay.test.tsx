import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { pageOf, title } from '../../../testing/titles';
import { answered, input, matrix, open, searching, thrones, type, wait } from '../testing/search-kit';

const undated = title(7, { title: 'Undated', date: null });
const placeholder = () => input().nextElementSibling?.textContent;
const skeletons = () => document.querySelectorAll('[aria-busy] li').length;

describe('the search dialog', () => {
  it('searches once, 300 ms after the last key [SEARCH-05]', async () => {
    const tmdb = searching(() => Promise.resolve(pageOf([matrix])));
    open(tmdb);
    type('mat');
    await wait(299);
    type('matrix');
    await wait(299);
    expect(tmdb.searchMulti).not.toHaveBeenCalled();
    await wait(1);
    expect(tmdb.searchMulti).toHaveBeenCalledTimes(1);
    expect(tmdb.searchMulti.mock.calls[0]?.[0]).toEqual({ query: 'matrix', page: 1 });
  });

  it('searches for what its field says, also where it was typed before React listened [SEARCH-02]', () => {
    open(searching(() => Promise.resolve(pageOf([matrix]))));
    const field = input() as HTMLInputElement;
    field.value = 'matrix';
    fireEvent.submit(screen.getByRole('search'));
    expect(screen.getByText('/search?query=matrix')).toBeTruthy();
  });

  it('keeps the previous results until new ones arrive, or shows four skeletons where they take long [SEARCH-10]', async () => {
    const answers = [() => Promise.resolve(pageOf([matrix])), () => new Promise<never>(() => undefined)];
    open(searching(() => answers.shift()?.() ?? Promise.reject(new Error('one search too many'))));
    type('matrix');
    await answered();
    expect(screen.getByText('The Matrix')).toBeTruthy();
    type('thrones');
    await wait(300);
    await wait(99);
    expect(screen.getByText('The Matrix')).toBeTruthy();
    expect(skeletons()).toBe(0);
    await wait(1);
    expect(screen.queryByText('The Matrix')).toBeNull();
    expect(skeletons()).toBe(4);
  });

  it('shows title, year, vote average and an overview of 85 characters at most [SEARCH-07, SEARCH-08]', async () => {
    open(searching(() => Promise.resolve(pageOf([matrix, thrones, undated]))));
    type('a');
    await answered();
    const [film, series, none] = screen.getAllByRole('listitem');
    expect(film?.textContent).toContain('The Matrix1999');
    expect(film?.textContent).toContain('8.3');
    expect(film?.querySelector('img')?.getAttribute('src')).toBe('/api/img/t/p/w92/poster-603.jpg');
    expect(series?.textContent).toContain('2011 (first release)');
    const overview = series?.querySelector('a > span > span:last-child')?.textContent ?? '';
    expect(overview.endsWith('…')).toBe(true);
    expect(Array.from(overview).length).toBeLessThanOrEqual(86);
    expect(none?.textContent).toContain('Unknown');
  });

  it('says when nothing was found, and what the catalogue holds [SEARCH-11, SEARCH-34]', async () => {
    const discover = () => Promise.resolve({ ...pageOf([]), totalResults: 1234 });
    const tmdb = { ...searching(() => Promise.resolve(pageOf([]))), discover };
    open(tmdb);
    type('zzz');
    await answered();
    expect(screen.getByText('No results found')).toBeTruthy();
    await wait(0);
    expect(screen.getByText(/It holds 1,234 movies/)).toBeTruthy();
  });

  it('clears the results and requests nothing when the query is cleared [SEARCH-06]', async () => {
    const tmdb = searching(() => Promise.resolve(pageOf([matrix])));
    open(tmdb);
    type('matrix');
    await answered();
    type('   ');
    await answered();
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
    expect(tmdb.searchMulti).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape [SEARCH-01]', async () => {
    const onClose = open(searching(() => Promise.resolve(pageOf([]))));
    await wait(0);
    fireEvent.keyDown(input(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalled();
  });

  it('changes its placeholder to a popular title every 5 s with a fade of 300 ms, and keeps its accessible name [SEARCH-13]', async () => {
    open(searching(() => Promise.resolve(pageOf([]))));
    await wait(50);
    expect(screen.getByText('Search a movie, series or anime name....')).toBeTruthy();
    await wait(5000);
    await wait(300);
    expect(placeholder()).toBe('Alien');
    await wait(4700);
    await wait(300);
    expect(placeholder()).toBe('Dark');
    expect(input()).toBeTruthy();
  });

  it('keeps its first placeholder when popular titles cannot be loaded, and only logs it [SEARCH-14]', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const tmdb = searching(() => Promise.resolve(pageOf([])));
    open({ ...tmdb, popular: () => Promise.reject(new Error('away')) });
    await wait(50);
    await wait(11_000);
    expect(screen.getByText('Search a movie, series or anime name....')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    logged.mockRestore();
  });

  it('offers recent searches until something is typed, and remembers a search whose result was opened', async () => {
    localStorage.setItem('recent-searches', '["dune"]');
    const onClose = open(searching(() => Promise.resolve(pageOf([matrix]))));
    await wait(50);
    expect(screen.getByRole('link', { name: 'dune' }).getAttribute('href')).toBe('/search?query=dune');
    type('matrix');
    await answered();
    expect(screen.queryByRole('link', { name: 'dune' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: /The Matrix/ }));
    await wait(50);
    expect(onClose).toHaveBeenCalled();
    expect(localStorage.getItem('recent-searches')).toBe('["matrix","dune"]');
    localStorage.clear();
  });

  it('moves through the results with the arrow keys, and back to the input', async () => {
    open(searching(() => Promise.resolve(pageOf([matrix, thrones]))));
    type('a');
    await answered();
    const [first, second] = screen.getAllByRole('listitem').map((row) => row.querySelector('a'));
    act(() => input().focus());
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(first);
    if (first) fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
    if (second) fireEvent.keyDown(second, { key: 'ArrowUp' });
    if (first) fireEvent.keyDown(first, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(input());
  });
});
