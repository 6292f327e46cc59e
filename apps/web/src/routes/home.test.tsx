import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within, act, waitFor } from '@testing-library/react';
import { defaultConfig } from '../shared/config/default-config';
import { renderApp } from '../testing/render-app';
import { pageOf, title } from '../testing/titles';
import { Component as Home } from './home';
import { filterSaved } from '../shared/store/saved-filters';
import { collectToasts } from '../testing/collect-toasts';
// Preloaded, so that the first press need not load them.
import './home/added-home-row';
import './home/arranged-home-rows';
import './home/edit-home';
import './home/home-editor';
import { Component as Account } from './account';
import { TrendingRow } from '../features/home';
// Preloaded, so that the first click need not load it.
import '../features/bookmarks/bookmark-menu';
import { SearchResults } from '../features/search/page/search-results';
import { readSearchParams } from '../features/search/page/search-params';
import { NotInterestedButton } from '../shared/interest/not-interested-button';
import { titleLeftOut } from '../shared/interest/toggle-interest';

/** Each list has its own titles, because none is repeated on home (HOME-19). */
const twenty =
  (first: number) =>
  ({ mediaType = 'movie' }: { mediaType?: 'movie' | 'tv' } = {}) =>
    Promise.resolve(pageOf(Array.from({ length: 20 }, (_, index) => title(first + index, { mediaType }))));
const tmdb = {
  upcoming: () => twenty(1)(),
  popular: ({ mediaType, page = 1 }: { mediaType: 'movie' | 'tv'; page?: number }) =>
    twenty(100 * page)({ mediaType }).then((list) => ({ ...list, totalPages: 2 })),
  trending: twenty(300),
  topRated: twenty(400),
};

const progress = { watched: 600, duration: 3000 };
const left = {
  items: {
    9: {
      type: 'show',
      title: 'Left Series',
      year: 2020,
      updatedAt: 5,
      episodes: { s1e2: { id: 1, number: 2, title: 'Second', seasonId: 1, updatedAt: 5, progress } },
    },
  },
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('home', () => {
  it('has the carousel, Continue Watching, categories, rows and networks, and no ads if the site runs none [ANNOUNCE-09, HOME-01, HOME-02, HOME-04]', async () => {
    const film = { type: 'movie', title: 'Metropolis', year: 1927, updatedAt: 5 };
    const items = { 1: { ...film, progress: { watched: 30, duration: 100 } } };
    localStorage.setItem('media-tracking', JSON.stringify({ items }));
    renderApp(<Home />, { tmdb });
    for (const name of [
      'Continue Watching',
      'Popular Shows and Movies',
      'Trending Movies',
      'Trending TV Series',
      'Networks',
      'Popular Movies',
      'Upcoming Movies',
    ])
      expect(await screen.findByRole('region', { name })).toBeTruthy();
    expect(await screen.findByRole('group', { name: '1 of 15' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Categories' })).toBeTruthy();
    const upcoming = within(screen.getByRole('region', { name: 'Upcoming Movies' }));
    expect(await upcoming.findByText('Title 15')).toBeTruthy();
    expect(upcoming.getAllByRole('listitem')).toHaveLength(15);
    expect(screen.queryByRole('complementary', { name: 'Advertisement' })).toBeNull();
  });

  it('begins with what was left: its first slide resumes it [HOME-17]', async () => {
    localStorage.setItem('media-tracking', JSON.stringify(left));
    const titleSummary = () => Promise.resolve(title(9, { mediaType: 'tv', title: 'Left Series' }));
    renderApp(<Home />, { tmdb: { ...tmdb, titleSummary } });
    const resume = await screen.findByRole('link', { name: 'Resume S1 E2' });
    expect(resume.getAttribute('href')).toBe('/series/9/1/2?play=true');
    const slide = within(screen.getByRole('group', { name: '1 of 15' }));
    expect(slide.getByText('S1 E2 · Second · 40 min left')).toBeTruthy();
    expect(slide.getByRole('heading', { name: 'Left Series' })).toBeTruthy();
  });

  it('shows the banner of the operator at its top, until it is dismissed, and two ads between its rows if the site runs ads [HOME-01]', async () => {
    const banner = { id: 'b', title: 'Maintenance', content: 'On Sunday.', type: 'warning', dismissible: true };
    const ad = { id: 'a', link: 'https://sponsor.example.org/', gifUrl: '/a.gif', priority: 1 };
    const ads = [{ ...ad, startDate: '2000-01-01', endDate: '2999-12-31' }];
    const config = { ...defaultConfig, ads: true };
    renderApp(<Home />, { tmdb, api: { '/api/config': config, '/ads.json': ads, '/bannerData.json': [banner] } });
    const shown = await screen.findByRole('complementary', { name: 'Maintenance' });
    const carousel = await screen.findByRole('group', { name: '1 of 15' });
    expect(shown.compareDocumentPosition(carousel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(within(shown).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('complementary', { name: 'Maintenance' })).toBeNull();
    const images = await screen.findAllByRole('img', { name: 'Advertisement' });
    expect(images).toHaveLength(2);
    const follows = (one: Element, other: Element) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
    const [first, second] = screen.getAllByRole('complementary', { name: 'Advertisement' });
    if (!first || !second) throw new Error('There are not two advertising spaces.');
    expect(follows(await screen.findByRole('region', { name: 'Popular Shows and Movies' }), first)).toBe(true);
    expect(follows(first, await screen.findByRole('region', { name: 'Trending Movies' }))).toBe(true);
    expect(follows(await screen.findByRole('region', { name: 'Popular Movies' }), second)).toBe(true);
    expect(follows(second, await screen.findByRole('region', { name: 'Upcoming Movies' }))).toBe(true);
  });
});

const toasts = collectToasts();

const editedTmdb = {
  ...tmdb,
  discover: twenty(500),
  collection: () => Promise.resolve({ id: 9, name: 'Dunes', parts: [title(700)] } as never),
};
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function edit(options: Parameters<typeof renderApp>[1] = {}) {
  const view = renderApp(<Home />, { tmdb: editedTmdb, ...options });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit home' }));
  await screen.findByRole('dialog', { name: 'Edit home' });
  return view;
}

describe('the editor of home', () => {
  it('moves a row, which the page shows at once, and says where it is now; hides one and shows it again in its place [MINE-05]', async () => {
    await edit();
    const before = rows();
    press('Move Networks up');
    await waitFor(() => expect(rows().indexOf('networks')).toBe(before.indexOf('networks') - 1));
    expect(screen.getByText(/^Networks is now number \d+ of \d+$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Move Continue Watching up' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    const moved = rows();
    press('Hide Networks');
    await waitFor(() => expect(rows()).toEqual(moved.filter((row) => row !== 'networks')));
    press('Show Networks');
    await waitFor(() => expect(rows()).toEqual(moved));
  });

  it('adds a genre, and goes back to the default with a way back [MINE-05, MINE-07]', async () => {
    await edit();
    const before = rows();
    fireEvent.change(screen.getByLabelText('Add a row'), { target: { value: 'genre:horror' } });
    press('Add');
    await waitFor(() => expect(rows()).toEqual([...before, 'genre:horror']));
    const row = within(await screen.findByRole('region', { name: 'Horror' }));
    expect((await row.findAllByText('Title 500')).length).toBeGreaterThan(0);
    press('Reset to default');
    await waitFor(() => expect(rows()).toEqual(before));
    act(() => toasts.at(-1)?.action?.onAction());
    await waitFor(() => expect(rows()).toEqual([...before, 'genre:horror']));
    press('Remove Horror');
    await waitFor(() => expect(rows()).toEqual(before));
  });
});

describe('home as somebody arranged it', () => {
  const settings = (homeRows: string) =>
    localStorage.setItem('settings', JSON.stringify({ homeRows: { value: homeRows, updatedAt: 1 } }));

  it('has the visitor’s order before the operator’s, and keeps a row that it cannot show [MINE-04, MINE-06]', async () => {
    const config = { ...defaultConfig, homeRows: '["upcoming","-popular"]' };
    renderApp(<Home />, { tmdb: editedTmdb, api: { '/api/config': config } });
    await waitFor(() => expect(rows()).not.toContain('popular'));
    cleanup();
    settings('["networks","of-a-later-version","-upcoming"]');
    const { store } = renderApp(<Home />, { tmdb: editedTmdb, api: { '/api/config': config } });
    await waitFor(() => expect(rows()).not.toContain('upcoming'));
    expect(rows()).toContain('popular');
    expect(rows().indexOf('networks')).toBeLessThan(rows().indexOf('of-a-later-version'));
    expect(document.querySelector('[data-row=of-a-later-version]')?.textContent).toBe('');
    expect(JSON.stringify(store.getState().collections.settings)).toContain('of-a-later-version');
  });

  it('shows a saved filter, a list, a network and a collection as rows [MINE-07]', async () => {
    settings('["filter:f1","list:watchlist","network:netflix","collection:9:Dunes"]');
    localStorage.setItem(
      'bookmarks',
      JSON.stringify([{ mediaId: 5, mediaType: 'movie', category: 'watchlist', addedAt: 1 }]),
    );
    const { store } = renderApp(<Home />, { tmdb: { ...editedTmdb, titleSummary: () => Promise.resolve(title(5)) } });
    act(() => store.dispatch(filterSaved({ id: 'f1', name: 'Old dramas', query: 'genres=drama&to=1960' })));
    for (const name of ['Old dramas', 'Watchlist', 'Netflix', 'Dunes'])
      expect(await screen.findByRole('region', { name })).toBeTruthy();
    const href = (name: string) => screen.getByRole('link', { name: `See all: ${name}` }).getAttribute('href');
    expect(href('Old dramas')).toBe('/search?genres=drama&to=1960');
    expect(href('Watchlist')).toBe('/bookmarks?category=watchlist');
  });
});

const films = pageOf([1, 2, 3].map((id) => title(id)));
const interestTmdb = {
  trending: () => Promise.resolve(films),
  popular: () => Promise.resolve(films),
  searchMulti: () => Promise.resolve(films),
};
const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('a title that the visitor is not interested in', () => {
  it('leaves a row by the menu of its card, and comes back by Undo [MINE-01]', async () => {
    renderApp(<TrendingRow mediaType="movie" />, { tmdb: interestTmdb });
    await waitFor(() => expect(cards()).toEqual(['Title 1', 'Title 2', 'Title 3']));
    fireEvent.click(screen.getByRole('button', { name: 'Choose lists for Title 2' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Not interested' }));
    await waitFor(() => expect(cards()).toEqual(['Title 1', 'Title 3']));
    expect(toasts.at(-1)).toMatchObject({ message: 'Title 2 won’t be suggested anymore', action: { label: 'Undo' } });
    act(() => toasts.at(-1)?.action?.onAction());
    await waitFor(() => expect(cards()).toEqual(['Title 1', 'Title 2', 'Title 3']));
  });

  it('is marked so on its page, where it is suggested again by a second press [MINE-01]', async () => {
    const { store } = renderApp(<NotInterestedButton title={title(2)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Not interested in Title 2' }));
    const button = await screen.findByRole('button', { name: 'Suggest Title 2 again' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(store.getState().collections.notInterested).toMatchObject({
      'movie:2': { 'movie:2': { value: { title: 'Title 2', year: 1999 } } },
    });
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Not interested in Title 2' })).toBeTruthy();
  });

  it('is still found by name [MINE-02]', async () => {
    const params = readSearchParams(new URLSearchParams('query=title'));
    const { store } = renderApp(<SearchResults params={params} hrefOf={String} onClearFilters={() => undefined} />, {
      tmdb: interestTmdb,
    });
    act(() => store.dispatch(titleLeftOut(title(2))));
    await waitFor(() => expect(cards()).toEqual(['Title 1', 'Title 2', 'Title 3']));
  });

  it('is listed in the settings, which take it back [MINE-03]', async () => {
    const { store } = renderApp(<Account />, { path: '/account?tab=content' });
    act(() => store.dispatch(titleLeftOut(title(2))));
    const panel = within(await screen.findByRole('region', { name: 'Not interested' }));
    expect(panel.getByRole('link', { name: 'Title 2' }).getAttribute('href')).toBe('/movies/2-title-2');
    fireEvent.click(panel.getByRole('button', { name: 'Suggest Title 2 again' }));
    await waitFor(() => expect(panel.queryByRole('link')).toBeNull());
    expect(toasts.at(-1)?.message).toBe('Title 2 may be suggested again');
  });
});
