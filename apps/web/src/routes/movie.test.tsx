import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createFakeTmdb,
  httpError,
  json,
  wireCredits,
  wireMovieDetails,
  wireMovieItem,
  wireWatchProviders,
} from '@marquee/tmdb/testing';
import { sampleHlsResult } from '@marquee/player/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defaultConfig } from '../shared/config/default-config';
import { collectToasts } from '../testing/collect-toasts';
import { firstOf } from '../testing/first-of';
import { providerWith, renderPage } from '../testing/render-page';
import { Component } from './movie';
import { settingToEntry, type SettingName, type SettingValues } from '@marquee/core';
import { entriesMerged } from '../shared/store/collections/collections.slice';
import { storeSetting } from '../shared/store/settings';

const film = (overrides: Parameters<typeof wireMovieDetails>[0] = {}) =>
  createFakeTmdb({ 'movie/101': json(wireMovieDetails({ id: 101, title: 'High Tide', ...overrides })) });
const open = (path: string, options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(Component, {
    path,
    pattern: '/movies/:id',
    tmdb: film(),
    provider: providerWith('movie/101'),
    ...options,
  });

const toasts = collectToasts();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const watchButton = () => screen.findByRole('button', { name: 'Watch' });

describe('a film page', () => {
  it('shows the not-found screen without an id, and for a film that does not exist [ROUTE-11]', async () => {
    open('/movies/abc');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    cleanup();
    open('/movies/7', { tmdb: createFakeTmdb({ 'movie/7': httpError(404) }) });
    expect((await screen.findByText('Page Not Found')).tagName).toBe('H1');
  });

  it('says of a film that the site has taken down that it is not shown here, and leads on [TAKEDOWN-02]', async () => {
    open('/movies/7', { tmdb: createFakeTmdb({ 'movie/7': httpError(451) }) });
    expect((await screen.findByText('This site does not show this title.')).tagName).toBe('H1');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([href('Search for something else'), href('Home')]).toEqual(['/search', '/']);
  });

  it('shows everything that one request returns about the film, at its canonical URL [PEOPLE-02, ROUTE-10, TITLE-01, TITLE-15]', async () => {
    const genres = [{ id: 18, name: 'Drama' }];
    const facts = { tagline: 'The sea remembers.', runtime: 102, overview: 'A village waits.', vote_average: 7.25 };
    const details = {
      original_title: 'Hochwasser',
      original_language: 'de',
      budget: 12_500_000,
      revenue: 0,
      status: '',
    };
    const elsewhere = { homepage: 'javascript:alert(1)', imdb_id: 'tt0000101' };
    const rating = { certification: 'PG-13', type: 3, release_date: '2020-01-01T00:00:00.000Z' };
    const rated = { ...rating, descriptors: [], iso_639_1: '', note: '' };
    const release_dates = { results: [{ iso_3166_1: 'US', release_dates: [rated] }] };
    const { address, tmdb } = open('/movies/101-something-else?from=mail', {
      tmdb: film({ ...facts, ...details, ...elsewhere, genres, release_date: '2020-05-01', release_dates }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'High Tide' })).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/movies/101-high-tide?from=mail'));
    for (const text of ['The sea remembers.', '1h 42m', 'A village waits.', '7.3', 'May 1, 2020', 'PG-13'])
      expect(screen.getAllByText(text)).not.toHaveLength(0);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Drama')).toBe('/categories/drama');
    expect(href('lighthouse')).toMatch(/^\/keywords\/\d+-lighthouse$/);
    expect([href('Mara Quill'), href('Lise Faber')]).toEqual(['/people/301-mara-quill', '/people/303-lise-faber']);
    expect(screen.getByRole('button', { name: 'Add High Tide to watchlist' })).toBeTruthy();
    const pictures = [...document.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures.some((src) => src.includes('/w1280/') || src.includes('/original/'))).toBe(true);
    const known = within(await screen.findByRole('region', { name: 'Details' }));
    expect(known.getByText('Hochwasser').getAttribute('lang')).toBe('de');
    expect(known.getByText('$12,500,000')).toBeTruthy();
    expect([known.queryByText('Box office'), known.queryByText('Status')]).toEqual([null, null]);
    // Other sites only by http and https.
    const links = within(await screen.findByRole('list', { name: 'Elsewhere' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.imdb.com/title/tt0000101/',
      'https://www.themoviedb.org/movie/101',
    ]);
    await screen.findByRole('region', { name: 'Our Recommendations' });
    expect(tmdb.requests.map(({ path }) => path)).toEqual(['movie/101']);
  });

  it('is headed by the film’s logo, and by its title if the logo fails, on no dark ground of its own [IMAGE-06, THEME-07]', async () => {
    const size = { aspect_ratio: 2, width: 400, height: 200 };
    const logo = { file_path: '/logo.svg', iso_639_1: 'en', ...size, vote_average: 0, vote_count: 0 };
    open('/movies/101', {
      tmdb: film({ images: { logos: [logo], backdrops: [], posters: [], stills: [], profiles: [] } }),
    });
    const picture = await screen.findByRole('img', { name: 'High Tide' });
    expect(picture.closest('h1')).toBeTruthy();
    expect(picture.closest('.dark')).toBeNull();
    fireEvent.error(picture);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('High Tide');
  });

  it('says when it could not be loaded, and loads on Retry [TITLE-07]', async () => {
    const tmdb = createFakeTmdb({ 'movie/101': httpError(503) });
    open('/movies/101', { tmdb });
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
    tmdb.answer('movie/101', json(wireMovieDetails({ id: 101, title: 'High Tide' })));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await watchButton()).toBeTruthy();
  });

  it('searches no source before the visitor interacts with the page', async () => {
    open('/movies/101', { hasVisitor: false });
    expect((await watchButton()).getAttribute('aria-busy')).toBe('false');
    expect(screen.queryByText(/^Available from/)).toBeNull();
    fireEvent.wheel(document.body);
    expect(await screen.findByText(/^Available from/)).toBeTruthy();
  });

  it('offers nothing to watch or download before the release [TITLE-02]', async () => {
    open('/movies/101', { tmdb: film({ release_date: '2999-01-01' }) });
    expect(await screen.findByText('Not released yet. It comes out on January 1, 2999.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /watch$|download|checking/i })).toBeNull();
  });

  it('lists five cast members, and the others after a click [TITLE-04]', async () => {
    const member = firstOf(wireCredits().cast);
    const cast = Array.from({ length: 7 }, (_, index) => ({
      ...member,
      id: index + 1,
      credit_id: `c${index}`,
      name: `Actor ${index}`,
    }));
    open('/movies/101', { tmdb: film({ credits: wireCredits({ cast }) }) });
    const more = await screen.findByRole('button', { name: 'Click for 2 more' });
    expect(screen.getAllByText(/^Actor \d$/)).toHaveLength(5);
    fireEvent.click(more);
    expect(screen.getAllByText(/^Actor \d$/)).toHaveLength(7);
  });
});

const listed = (id: number, title: string) => wireMovieItem({ id, title });
const pageOf = (...results: ReturnType<typeof listed>[]) => ({ page: 1, results, total_pages: 1, total_results: 1 });

describe('further details on a film page', () => {
  it('lists watch providers in the site’s region, and in another chosen one, and credits JustWatch [SHELL-21, TITLE-14]', async () => {
    const options = firstOf(Object.values(wireWatchProviders().results));
    const rent = [{ provider_id: 3, provider_name: 'Kino am Eck', logo_path: null, display_priority: 1 }];
    const results = { US: options, DE: { ...options, flatrate: [], rent } };
    const config = { ...defaultConfig, metadata: { ...defaultConfig.metadata, mode: 'tmdb' } };
    open('/movies/101', { tmdb: film({ 'watch/providers': { results } }), provider: { '/api/config': config } });
    const offers = within(await screen.findByRole('region', { name: 'Where to watch' }));
    expect(offers.getByRole('link', { name: /Netflix$/ }).getAttribute('href')).toBe('/networks/netflix');
    fireEvent.change(offers.getByRole('combobox', { name: 'Region' }), { target: { value: 'DE' } });
    expect(offers.getByText('Kino am Eck')).toBeTruthy();
    expect(offers.queryByText('Netflix')).toBeNull();
    const credit = await screen.findByRole('link', { name: 'JustWatch' });
    expect(credit.getAttribute('href')).toBe('https://www.justwatch.com');
  });

  it('plays a trailer only after a click [TITLE-13]', async () => {
    open('/movies/101');
    const button = await screen.findByRole('button', { name: 'Trailer' });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(button);
    const frame = await screen.findByTitle('Trailer');
    expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc123\?/);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  });

  it('offers others at its end in the player [PLAYER-45, RATING-07]', async () => {
    const { engines } = open('/movies/101');
    fireEvent.click(await watchButton());
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    act(() => engines[0]?.setState({ positionSec: 100, paused: true, ended: true }));
    const next = await screen.findByRole('region', { name: 'Watch next' });
    expect(within(next).getAllByRole('link').length).toBeGreaterThan(0);
    expect(screen.getByText('How was High Tide?')).toBeTruthy();
  });

  it('recommends popular titles when there are no similar ones [TITLE-03]', async () => {
    const tmdb = createFakeTmdb({
      'movie/101': json(wireMovieDetails({ id: 101, recommendations: pageOf(), similar: pageOf() })),
      'movie/popular': json(pageOf(listed(101, 'Itself'), listed(9, 'Everybody sees it'))),
    });
    open('/movies/101', { tmdb });
    const row = within(await screen.findByRole('region', { name: 'Our Recommendations' }));
    expect(row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Everybody sees it',
    ]);
  });

  it('copies its URL if the device has no share sheet, and says so [TITLE-17]', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    open('/movies/101');
    fireEvent.click(await screen.findByRole('button', { name: 'Share High Tide' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(copied).toEqual([window.location.origin + window.location.pathname]);
  });

  it('renders without images, date, people or facts', async () => {
    const bare = wireMovieDetails({
      id: 101,
      title: 'مد عال',
      release_date: '',
      poster_path: null,
      backdrop_path: null,
      credits: undefined,
      images: undefined,
    });
    open('/movies/101', { tmdb: createFakeTmdb({ 'movie/101': json(bare) }) });
    expect((await screen.findByRole('heading', { level: 1 })).getAttribute('dir')).toBe('auto');
    expect(screen.getByRole('img', { name: 'مد عال has no poster' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('مد عال · Marquee'));
  });
});

describe('watching a film', () => {
  it('says how much is left, resumes at the saved second, and saves the position on closing [TITLE-20]', async () => {
    const items = {
      101: { type: 'movie', title: 'High Tide', year: 2020, updatedAt: 1, progress: { watched: 42, duration: 150 } },
    };
    localStorage.setItem('media-tracking', JSON.stringify({ items }));
    const { engines } = open('/movies/101', { durationSec: 150 });
    fireEvent.click(await screen.findByRole('button', { name: 'Resume · 2 min left' }));
    await waitFor(() => expect(engines[0]?.loaded[0]?.options.startAtSec).toBe(42));
    act(() => engines[0]?.setState({ positionSec: 61, paused: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(localStorage.getItem('media-tracking')).toContain('"watched":61'));
    fireEvent.click(await screen.findByRole('button', { name: 'Resume · 2 min left' }));
    await waitFor(() => expect(engines[1]?.loaded[0]?.options.startAtSec).toBe(61));
  });

  it.each([
    ['is no progress in a title of TMDB', 'tmdb', 0],
    ['is progress where demos are all that there is', 'catalogue', 61],
  ] as const)('the demo film %s, and says what it is [HISTORY-18, PRODUCT-03]', async (_name, mode, watched) => {
    sessionStorage.clear();
    const provider = {
      ...providerWith('movie/101'),
      '/sources/two/movie/101': { ...sampleHlsResult, isDemo: true },
      '/api/config': {
        ...defaultConfig,
        providers: [{ id: 'demo', name: 'Demo', url: 'https://provider.example' }],
        metadata: { ...defaultConfig.metadata, mode },
        sources: { ...defaultConfig.sources, own: 'https' },
      },
    };
    const { engines } = open('/movies/101', { provider });
    fireEvent.click(await watchButton());
    expect(await screen.findByText('This is a demo film.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your own: how' }).getAttribute('href')).toBe('/sources');
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    act(() => engines[0]?.setState({ positionSec: 61, paused: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: watched ? 'Resume' : 'Watch' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: watched ? 'Resume' : 'Watch' }));
    await waitFor(() => expect(engines[1]?.loaded[0]?.options.startAtSec).toBe(watched));
    // Once a visit.
    expect(screen.queryByText('This is a demo film.')).toBeNull();
  });

  it('starts automatically with play=true, which closing removes from the URL [ROUTE-12]', async () => {
    const { engines, address } = open('/movies/101-high-tide?play=true');
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/movies/101-high-tide'));
    expect(await watchButton()).toBeTruthy();
  });

  it('says only after a click that nothing was found, and offers Retry [TITLE-11]', async () => {
    open('/movies/101', { provider: { '/sources': { sources: [{ id: 'two', rank: 1 }] } } });
    const button = await watchButton();
    expect(toasts).toEqual([]);
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(toasts).toEqual([
      { kind: 'warning', message: "We can't find this movie right now, try again?", durationMs: 7000 },
    ]);
  });

  it('names the source being checked, and opens by itself if pressed before [TITLE-09, TITLE-10]', async () => {
    const { engines } = open('/movies/101');
    fireEvent.click(await screen.findByRole('button', { name: /^Checking .+\.\.\.$/ }));
    await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
  });

  it('lists the files that can be downloaded [TITLE-12]', async () => {
    open('/movies/101');
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await screen.findByRole('button', { name: /^480p/ })).toBeTruthy();
    expect(screen.getByText(/streams in small pieces/)).toBeTruthy();
  });
});

it('a film plays on when it or sync brings another region, language or filter, one that hides it included [SETTING-10, SETTING-16]', async () => {
  const { engines, store, tmdb } = open('/movies/101-high-tide?play=true');
  await waitFor(() => expect(engines[0]?.loaded).toHaveLength(1));
  const playsOnAfter = async (change: () => unknown) => {
    const before = tmdb.requests.length;
    act(() => void change());
    await waitFor(() => expect(tmdb.requests.length).toBeGreaterThan(before));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(engines).toHaveLength(1);
    expect(engines[0]?.loaded).toHaveLength(1);
    expect(engines[0]?.calls).not.toContain('destroy');
    expect(document.querySelector('video')).toBeTruthy();
  };
  const merge = <Name extends SettingName>(name: Name, value: SettingValues[Name]) => {
    const entry = settingToEntry(name, { value, updatedAt: Date.now() + 1000 });
    return store.dispatch(entriesMerged('settings', [entry], 'server'));
  };
  await playsOnAfter(() => store.dispatch(storeSetting('metadataLanguage', 'fr-FR')));
  await playsOnAfter(() => merge('metadataLanguage', 'de-DE'));
  await playsOnAfter(() => merge('region', 'DE'));
  tmdb.answer('movie/101', httpError(404));
  await playsOnAfter(() => merge('contentFilter', 'strict'));
});
