import { afterEach, describe, expect, it } from '@jest/globals';
import type { TmdbClient } from '@marquee/tmdb';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderApp } from '../../testing/render-app';
import { title } from '../../testing/titles';
import type { FeedSource } from './mixed-feed';
import { prefetchFeed, useMixedFeed } from './use-mixed-feed';

afterEach(cleanup);

const source: FeedSource = { list: 'discover', filters: { movie: { withGenres: '18' }, tv: { withGenres: '18' } } };

function Feed({ of = source }: { of?: FeedSource }) {
  const { items, hasMore, loadMore } = useMixedFeed(of);
  return (
    <>
      <ol>
        {items?.map(({ key }) => (
          <li key={key}>{key}</li>
        ))}
      </ol>
      {hasMore && <button onClick={loadMore}>More</button>}
    </>
  );
}

/**
 * Three films and three series per page. Each page repeats the last title of the previous one, as lists do when they
 * change.
 */
const discover: TmdbClient['discover'] = ({ mediaType, page = 1 }) =>
  Promise.resolve({
    page,
    totalPages: mediaType === 'movie' ? 3 : 2,
    totalResults: 9,
    results: [0, 1, 2].map((index) => {
      const id = page * 2 + index;
      return title(id, { mediaType, key: `${mediaType}:${id}` });
    }),
  });

const keys = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const shows = (count: number) => waitFor(() => expect(keys()).toHaveLength(count));
const more = async (count: number) => {
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await shows(count);
};

describe('an infinite list of films and series', () => {
  it('shows every title once, and keeps the order of loaded titles while more load [BROWSE-15]', async () => {
    renderApp(<Feed />, { tmdb: { discover } });
    await shows(6);
    const first = keys();
    expect(first.toSorted()).toEqual(['movie:2', 'movie:3', 'movie:4', 'tv:2', 'tv:3', 'tv:4']);
    await more(10);
    expect(keys().slice(0, 6)).toEqual(first);
    expect(new Set(keys()).size).toBe(10);
  });

  it('asks wider where its filters find nothing, and goes on so [BROWSE-12]', async () => {
    const recent = { movie: { dateFrom: '2026-01-01' }, tv: { dateFrom: '2026-01-01' } };
    const nothing = { page: 1, totalPages: 0, totalResults: 0, results: [] };
    renderApp(<Feed of={{ ...source, filters: recent, wider: source.filters }} />, {
      tmdb: { discover: (args) => (args.dateFrom ? Promise.resolve(nothing) : discover(args)) },
    });
    await shows(6);
    await more(10);
  });

  it('ends when both types are exhausted, and queries only the one that is not', async () => {
    const asked: string[] = [];
    renderApp(<Feed />, {
      tmdb: {
        discover: (args) => {
          asked.push(`${args.mediaType} ${args.page ?? 1}`);
          return discover(args);
        },
      },
    });
    await shows(6);
    await more(10);
    await more(12);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    expect(asked).toEqual(['movie 1', 'tv 1', 'movie 2', 'tv 2', 'movie 3']);
  });

  it('is available at once when prefetched, and stays the same until the visit of the site ends [BROWSE-15]', async () => {
    let asked = 0;
    const { store } = renderApp(
      <Routes>
        <Route index element={<Link to="/list">Open</Link>} />
        <Route
          path="/list"
          element={
            <>
              <Feed />
              <Link to="/">Leave</Link>
            </>
          }
        />
      </Routes>,
      {
        tmdb: {
          discover: (args) => {
            asked += 1;
            return discover(args);
          },
        },
      },
    );
    act(() => {
      prefetchFeed(source, store.dispatch);
      prefetchFeed(source, store.dispatch);
    });
    await settle();
    expect(asked).toBe(2);
    fireEvent.click(screen.getByRole('link', { name: 'Open' }));
    const first = keys();
    expect(first).toHaveLength(6);
    await settle();
    expect(asked).toBe(2);
    fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
    fireEvent.click(screen.getByRole('link', { name: 'Open' }));
    await settle();
    expect(keys()).toEqual(first);
    expect(asked).toBe(2);
  });
});
