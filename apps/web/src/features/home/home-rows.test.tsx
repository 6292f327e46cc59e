import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { TmdbError } from '@marquee/tmdb';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component as Movies } from '../../routes/movies';
import { renderApp } from '../../testing/render-app';
import { pageOf, title } from '../../testing/titles';
import { LandingRow } from './landing';
import { PopularTitlesRow, TrendingRow, UpcomingRow } from './home-rows';
import { PopularGrid } from './popular-grid';
import { Hero } from './hero/hero';
import { HomeHero } from './hero/home-hero';
import { fillRow } from './fill-row';
import { stubMedia } from '../../testing/stub-media';

const twenty = (mediaType: 'movie' | 'tv') =>
  pageOf(Array.from({ length: 20 }, (_, index) => title(index + 1, { mediaType, title: `${mediaType} ${index + 1}` })));
const outage = () =>
  Promise.reject(new TmdbError({ code: 'http', reason: 'Service Unavailable', path: 'movie/popular', status: 503 }));

afterEach(cleanup);

describe('a row on home', () => {
  it('shows 30 popular shows and movies, alternating [HOME-03]', async () => {
    renderApp(<PopularTitlesRow />, { tmdb: { popular: ({ mediaType }) => Promise.resolve(twenty(mediaType)) } });
    expect(document.querySelectorAll('li')).toHaveLength(30);
    await screen.findByText('tv 1');
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles.slice(0, 4)).toEqual(['tv 1', 'movie 1', 'tv 2', 'movie 2']);
    expect(titles).toHaveLength(30);
  });

  it('shows 15 trending movies, after 10 skeletons [HOME-04, HOME-06]', async () => {
    renderApp(<TrendingRow mediaType="movie" />, {
      tmdb: { trending: () => Promise.resolve(twenty('movie')), popular: outage },
    });
    expect(document.querySelectorAll('li')).toHaveLength(10);
    expect(await screen.findByText('movie 15')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(15);
  });

  it('shows no title that a row above shows, and is full all the same [HOME-19]', async () => {
    const list = (...ids: number[]) => ids.map((id) => title(id, { title: `movie ${id}` }));
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
    const pages =
      (...ids: number[][]) =>
      (page = 1) =>
        Promise.resolve({ ...pageOf(list(...(ids[page - 1] ?? []))), page, totalPages: ids.length });
    const popular = pages(range(1, 20), range(21, 40));
    const trending = pages([...range(10, 20), ...range(30, 38)], range(50, 69));
    renderApp(
      <>
        <TrendingRow mediaType="movie" />
        <PopularGrid />
      </>,
      {
        tmdb: {
          popular: ({ mediaType, page }) => (mediaType === 'tv' ? Promise.resolve(twenty('tv')) : popular(page)),
          trending: ({ page }) => trending(page),
        },
      },
    );
    await screen.findByText('movie 50');
    await screen.findByText('movie 21');
    const titlesIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => Number(textContent.slice('movie '.length)));
    // The carousel begins with 10 to 12, and the row above shows 15 of the other popular movies, up to 18.
    const trendingIds = [19, 20, ...range(30, 38), ...range(50, 53)];
    expect(titlesIn('Trending Movies')).toEqual(trendingIds);
    expect(titlesIn('Popular Movies')).toEqual([...range(21, 29), 39, 40]);
  });

  it('of a landing page does not repeat what the carousel begins with, or the row above [HOME-19]', async () => {
    const list = (from: number, length: number) => () =>
      Promise.resolve(pageOf(Array.from({ length }, (_, index) => title(from + index))));
    renderApp(
      <>
        <LandingRow list="featured" mediaType="movie" />
        <LandingRow list="trending" mediaType="movie" />
      </>,
      { tmdb: { trending: list(1, 20), topRated: list(4, 10) } },
    );
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(15));
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    // The carousel begins with 1 to 5, and the first row holds 6 to 13.
    expect(titles).toEqual(Array.from({ length: 15 }, (_, index) => `Title ${index + 6}`));
  });

  it('repeats titles where there would be hardly any others [HOME-19]', async () => {
    const few = () => Promise.resolve(pageOf([1, 2, 3].map((id) => title(id))));
    renderApp(<LandingRow list="featured" mediaType="movie" />, { tmdb: { trending: few, topRated: few } });
    expect(await screen.findByText('Title 3')).toBeTruthy();
  });

  it('says that popular titles could not be loaded, and loads them on Retry [HOME-05]', async () => {
    let isDown = true;
    const popular = ({ mediaType }: { mediaType: 'movie' | 'tv' }) =>
      isDown ? outage() : Promise.resolve(twenty(mediaType));
    renderApp(
      <>
        <PopularTitlesRow />
        <UpcomingRow />
      </>,
      { tmdb: { popular, upcoming: () => (isDown ? outage() : Promise.resolve(twenty('movie'))) } },
    );
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    // The second is not displayed.
    const alert = screen.getAllByRole('alert')[0];
    expect(alert?.textContent).toContain('Something went wrong.');
    expect(alert?.textContent).toContain(
      "We couldn't load the content. Please check your internet connection or try again.",
    );
    isDown = false;
    fireEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('tv 1')).toBeTruthy();
    await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]));
  });
});

const pageWith = (totalPages: number, ...ids: number[]) => ({ ...pageOf(ids.map((id) => title(id))), totalPages });
const fill = async (pages: Parameters<typeof pageWith>[1][][], length: number, above: number[] = []) => {
  const fetchPage = jest.fn((page: number) => Promise.resolve(pageWith(pages.length, ...(pages[page - 1] ?? []))));
  const row = await fillRow(
    fetchPage,
    length,
    above.map((id) => title(id).key),
  );
  return { ids: row.map(({ id }) => id), asked: fetchPage.mock.calls.length };
};

describe('a row without the titles above it [HOME-19]', () => {
  it('is filled from further pages, as far as needed, with no title twice', async () => {
    expect(await fill([[1, 2, 3], [4, 5, 6], [7]], 3, [1, 3])).toEqual({ ids: [2, 4, 5], asked: 2 });
    expect((await fill([[1, 1, 2], [2, 3], [4]], 3)).ids).toEqual([1, 2, 3]);
  });

  it('stays short where the list ends, and after some pages', async () => {
    expect(await fill([[1, 2]], 3, [1])).toEqual({ ids: [2], asked: 1 });
    expect((await fill([[1], [1], [1], [1], [1], [1]], 3)).asked).toBe(4);
  });
});

/** Numbers of slides that Embla found each time it started. */
const found: number[] = [];
jest.unstable_mockModule('embla-carousel', () => ({
  default: (viewport: HTMLElement) => {
    found.push(viewport.querySelectorAll('[role="group"]').length);
    const api = { on: () => api, off: () => api, rootNode: () => viewport, destroy: () => undefined };
    return api;
  },
}));

it('the hero of home rotates through 10 titles on screens narrower than 700 px [HOME-02]', async () => {
  const restore = stubMedia(/^\(width < 700px\)$/);
  const list = Array.from({ length: 20 }, (_, index) => index + 1);
  renderApp(<HomeHero lead={null} />, {
    tmdb: { trending: ({ mediaType }) => Promise.resolve(pageOf(list.map((id) => title(id, { mediaType })))) },
  });
  expect(await screen.findByRole('group', { name: '1 of 10' })).toBeTruthy();
  restore();
});

it('the carousel starts once, when all of its slides are there', async () => {
  found.length = 0;
  renderApp(<Hero label="Trending" items={Array.from({ length: 5 }, (_, index) => title(index + 1))} />);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  await waitFor(() => expect(found).toEqual([5]));
});

it('a carousel has 100 slides at most [HOME-15]', async () => {
  renderApp(<Hero label="Many" items={Array.from({ length: 101 }, (_, index) => title(index + 1))} />);
  expect(await screen.findByRole('group', { name: '1 of 100' })).toBeTruthy();
});

it('the carousel of a landing page rotates through 10 trending titles [HOME-15]', async () => {
  const list = ({ mediaType }: { mediaType: 'movie' | 'tv' }) => Promise.resolve(twenty(mediaType));
  renderApp(<Movies />, { tmdb: { trending: list, popular: list, topRated: list } });
  expect(await screen.findByRole('group', { name: '1 of 10' })).toBeTruthy();
});
