import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { networkBySlug } from '@marquee/core';
import { TmdbError, type PersonItem, type TmdbClient } from '@marquee/tmdb';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defaultConfig } from '../../../shared/config/default-config';
import { renderApp } from '../../../testing/render-app';
import { pageOf, title } from '../../../testing/titles';
import { Component as SearchRoute } from '../../../routes/search';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (path: string, tmdb: Partial<TmdbClient>) => renderApp(<SearchRoute />, { path, tmdb });
const outage = () =>
  Promise.reject(new TmdbError({ code: 'http', reason: 'Service Unavailable', path: 'search/multi', status: 503 }));
const results = () => screen.findByRole('list', { name: 'Results' });
const ripley: PersonItem = {
  id: 10205,
  name: 'Sigourney Weaver',
  department: 'Acting',
  popularity: 20,
  profilePath: null,
  knownFor: [title(348, { title: 'Alien' })],
};

describe('the search page', () => {
  it('requests search/multi with page and text for all types, in the order given by the URL [SEARCH-18]', async () => {
    const searchMulti = jest.fn<TmdbClient['searchMulti']>(() =>
      Promise.resolve(pageOf([title(1, { popularity: 1 }), title(2, { popularity: 9 })])),
    );
    open('/search?query=alien&page=2&sort=popularity.asc', { searchMulti });
    const links = within(await results()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Title 1', 'Title 2']);
    expect(searchMulti.mock.calls[0]?.[0]).toEqual({ query: 'alien', page: 2 });
    expect(screen.getByText('Results are sorted within each page.')).toBeTruthy();
  });

  it('asks for one type alone [SEARCH-18]', async () => {
    const searchTitles = jest.fn<TmdbClient['searchTitles']>(() => Promise.resolve(pageOf([title(1)])));
    open(`/search?query=alien&type=tv`, { searchTitles });
    await results();
    expect(searchTitles.mock.calls[0]?.[0]).toMatchObject({ query: 'alien', page: 1, mediaType: 'tv' });
  });

  it('shows the error with a way to try again, not an empty list [SEARCH-22]', async () => {
    const searchMulti = jest.fn<TmdbClient['searchMulti']>(outage);
    open('/search?query=alien', { searchMulti });
    expect(
      await screen.findByText('Error: Error fetching search results, try checking your internet connection'),
    ).toBeTruthy();
    searchMulti.mockImplementation(() => Promise.resolve(pageOf([title(1)])));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await results()).toBeTruthy();
  });

  const sized: Partial<TmdbClient> = {
    searchMulti: () => Promise.resolve(pageOf([])),
    discover: ({ mediaType }) => Promise.resolve({ ...pageOf([]), totalResults: mediaType === 'movie' ? 3357 : 314 }),
  };

  it('says which text had no results, and what the embedded catalogue holds, if that is what was searched [SEARCH-23, SEARCH-34]', async () => {
    const { unmount } = open('/search?query=seinfeld', sized);
    expect(await screen.findByText(/It holds 3,357 movies and 314 series/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
    unmount();
    const api = { '/api/config': { ...defaultConfig, metadata: { ...defaultConfig.metadata, mode: 'tmdb' } } };
    renderApp(<SearchRoute />, { path: '/search?query=seinfeld', tmdb: sized, api });
    expect(await screen.findByText('No results found for "seinfeld"')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/It holds/)).toBeNull());
  });

  it('says that no title has the name where only similar ones are shown [SEARCH-36]', async () => {
    const note = 'Nothing called “charmed” here. Closest:';
    const charade: Partial<TmdbClient> = {
      searchMulti: () => Promise.resolve(pageOf([title(1, { title: 'Charade', originalTitle: 'Charade' })])),
      searchPeople: () => Promise.resolve({ ...pageOf([]), results: [] }),
    };
    const first = open('/search?query=charmed', charade);
    expect(await screen.findByText(note)).toBeTruthy();
    first.unmount();
    const searchPeople = jest.fn<TmdbClient['searchPeople']>(() =>
      Promise.resolve({ ...pageOf([]), results: [{ ...ripley, name: 'Ann Charmed' }] }),
    );
    const second = open('/search?query=charmed', { ...charade, searchPeople });
    await waitFor(() => expect(searchPeople).toHaveBeenCalledTimes(1));
    await results();
    expect(screen.queryByText(note)).toBeNull();
    second.unmount();
    open('/search?query=the%20charade%201963', charade);
    await results();
    expect(screen.queryByText(/Nothing called/)).toBeNull();
  });

  it('offers to clear filters and to search people where no title is found [SEARCH-35]', async () => {
    open('/search?query=lynch&type=tv&genres=drama&page=2', {
      searchTitles: () => Promise.resolve({ ...pageOf([]), totalPages: 2 }),
    });
    await screen.findByText('No content found. Try adjusting your filters.');
    const people = screen.getByRole('link', { name: 'Search people' });
    expect(people.getAttribute('href')).toContain('/search?query=lynch&tab=people');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No results found for "lynch"')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove filter: Drama' })).toBeNull();
  });

  it('opens the title with a searched IMDb id, and the film and the series with a TMDB id [SEARCH-25]', async () => {
    const findByImdbId = jest.fn<TmdbClient['findByImdbId']>(() =>
      Promise.resolve({ titles: [title(603, { title: 'The Matrix' })], people: [], seriesIds: [] }),
    );
    open('/search?query=imdb%3Att0133093&genres=horror', { findByImdbId });
    expect(within(await results()).getByRole('link', { name: 'The Matrix' })).toBeTruthy();
    expect(findByImdbId.mock.calls[0]?.[0]).toEqual({ imdbId: 'tt0133093' });
    cleanup();
    open('/search?query=tmdb%3A603', {
      findByTmdbId: ({ mediaType, id }) => Promise.resolve([title(id, { mediaType, key: `${mediaType}:${id}` })]),
    });
    expect(within(await results()).getAllByRole('link')).toHaveLength(2);
  });

  it('says where the results end when a later page is asked for [SEARCH-16]', async () => {
    open('/search?query=night&page=999', {
      searchMulti: ({ page }) => Promise.resolve({ page: page ?? 1, results: [], totalPages: 3, totalResults: 60 }),
    });
    expect(await screen.findByText('There’s no page 999')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to page 3' }).getAttribute('href')).toContain('page=3');
    expect(screen.queryByText(/No results/)).toBeNull();
  });

  it('uses discover for filters without text, and for a year alone [SEARCH-21]', async () => {
    const discover = jest.fn<TmdbClient['discover']>(({ mediaType }) =>
      Promise.resolve(pageOf([title(1, { mediaType, key: `${mediaType}:1` })])),
    );
    open('/search?query=year%3A1999&service=netflix&rating=7', { discover });
    expect(within(await results()).getAllByRole('link')).toHaveLength(2);
    expect(discover.mock.calls.map(([args]) => args)).toEqual([
      expect.objectContaining({ mediaType: 'movie', dateFrom: '1999-01-01', dateTo: '1999-12-31', voteAverageFrom: 7 }),
      expect.objectContaining({ mediaType: 'tv', withWatchProviders: [networkBySlug('netflix')?.providerId] }),
    ]);
  });

  it('filters name results within the page, and says so [SEARCH-19]', async () => {
    const searchMulti = () => Promise.resolve(pageOf([title(1, { genreIds: [27] }), title(2, { genreIds: [35] })]));
    open('/search?query=alien&genres=comedy', { searchMulti });
    expect(within(await results()).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Results are filtered within each page.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Comedy' }));
    expect(within(await results()).getAllByRole('link')).toHaveLength(2);
  });

  it('puts the choices of the drawer into the URL', async () => {
    const discover = jest.fn<TmdbClient['discover']>(() => Promise.resolve(pageOf([title(1)])));
    open('/search?type=movie', { discover });
    await results();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Comedy: any' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Horror: any' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Horror: included' }));
    fireEvent.change(drawer.getByRole('spinbutton', { name: 'From' }), { target: { value: '1990' } });
    fireEvent.change(drawer.getByRole('combobox', { name: 'Rated' }), { target: { value: '7' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Show results' }));
    expect(await screen.findByRole('button', { name: 'Filters (4)' })).toBeTruthy();
    expect(discover.mock.calls.at(-1)?.[0]).toMatchObject({
      withGenres: '35',
      withoutGenres: '27',
      dateFrom: '1990-01-01',
      voteAverageFrom: 7,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByRole('button', { name: 'Filters' })).toBeTruthy();
  });

  it('says which filters a search by name cannot apply, and counts only the others [SEARCH-24]', async () => {
    const searchMulti = () => Promise.resolve(pageOf([title(1, { year: 1979 }), title(2, { year: 1899 })]));
    open('/search?query=alien&from=1900&shorter=90&service=netflix', { searchMulti });
    expect(within(await results()).getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
    expect(screen.getByText(/^Not applied: Runtime up to 90 min, Netflix\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Netflix (not applied)' }));
    expect(await screen.findByText(/^Not applied: Runtime up to 90 min\./)).toBeTruthy();
  });

  it('finds people by name in a separate tab [SEARCH-27]', async () => {
    const searchPeople = jest.fn<TmdbClient['searchPeople']>(() =>
      Promise.resolve({ ...pageOf([]), results: [ripley] }),
    );
    open('/search?query=weaver', { searchMulti: () => Promise.resolve(pageOf([])), searchPeople });
    fireEvent.click(screen.getByRole('tab', { name: 'People' }));
    expect(await screen.findByRole('heading', { name: 'Sigourney Weaver' })).toBeTruthy();
    expect(screen.getByText('Acting · Alien')).toBeTruthy();
    expect(searchPeople.mock.calls[0]?.[0]).toEqual({ query: 'weaver', page: 1 });
  });

  it('remembers recent searches, and forgets them on request [SEARCH-26]', async () => {
    const view = open('/search?query=alien', { searchMulti: () => Promise.resolve(pageOf([title(1)])) });
    await results();
    await waitFor(() => expect(localStorage.getItem('recent-searches')).toBe('["alien"]'));
    view.unmount();
    open('/search', {});
    expect((await screen.findByRole('link', { name: 'alien' })).getAttribute('href')).toBe('/search?query=alien');
    fireEvent.click(screen.getByRole('button', { name: 'Remove alien from recent searches' }));
    expect(screen.queryByRole('link', { name: 'alien' })).toBeNull();
  });
});

it('filters by certification and by keywords that are found by name [MINE-12, MINE-13]', async () => {
  const discover = jest.fn<TmdbClient['discover']>(() => Promise.resolve(pageOf([title(1)])));
  const heist = { id: 10051, name: 'heist' };
  open('/search?type=movie', {
    discover,
    movieCertifications: () => Promise.resolve({ US: ['NR', 'G', 'PG', 'PG-13', 'R'], DE: ['0'] }),
    searchKeywords: ({ query }) => Promise.resolve(query === 'heist' ? [heist] : []),
    keyword: () => Promise.resolve(heist),
  });
  await results();
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(await drawer.findByRole('option', { name: 'Up to PG-13 (13+)' })).toBeTruthy();
  expect(drawer.queryByRole('option', { name: /NR/ })).toBeNull();
  const certification = drawer.getByRole('combobox', { name: 'In the United States' });
  fireEvent.change(certification, { target: { value: 'US:PG-13' } });
  const finder = drawer.getByRole('searchbox', { name: /^Find a keyword/ });
  fireEvent.change(finder, { target: { value: 'heist' } });
  await drawer.findByRole('button', { name: 'heist' });
  fireEvent.keyDown(finder, { key: 'Enter' });
  expect(await drawer.findByRole('button', { name: 'Remove heist' })).toBeTruthy();
  fireEvent.click(drawer.getByRole('button', { name: 'Show results' }));
  expect(await screen.findByRole('button', { name: 'Remove filter: Up to PG-13 in the United States' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove filter: heist' })).toBeTruthy();
  expect(discover.mock.calls.at(-1)?.[0]).toMatchObject({
    certificationTo: { region: 'US', name: 'PG-13' },
    withKeywords: '10051',
  });
});

it('shows only what is on the visitor’s services until that is turned off [MINE-14]', async () => {
  const discover = jest.fn<TmdbClient['discover']>(() => Promise.resolve(pageOf([title(1)])));
  open('/search?type=movie', { discover });
  await results();
  fireEvent.click(screen.getByRole('button', { name: 'Only my services' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'My streaming services' }));
  for (const name of ['Netflix', 'Hulu']) fireEvent.click(dialog.getByRole('button', { name }));
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Remove filter: On Netflix or Hulu' })).toBeTruthy();
  await waitFor(() => expect(discover.mock.calls.at(-1)?.[0].withWatchProviders).toEqual([8, 15]));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: On Netflix or Hulu' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Only my services' }).getAttribute('aria-pressed')).toBe('false'),
  );
});
