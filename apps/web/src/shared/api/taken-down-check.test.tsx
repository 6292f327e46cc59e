import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import type { ReactNode } from 'react';
import { ContinueWatchingRow } from '../../features/history/continue-watching-row';
import { Component as Bookmarks } from '../../routes/bookmarks';
import { answerApi } from '../../testing/api-answers';
import { renderApp } from '../../testing/render-app';
import { title } from '../../testing/titles';
import { defaultConfig } from '../config/default-config';
import {
  selectAreSnapshotsLoaded,
  selectSnapshots,
  snapshotsSaved,
  type SnapshotSource,
} from '../store/snapshots.slice';
import { configApi } from './config';
import { checkTakenDown } from './taken-down-check';

const bookmarks = [1, 2].map((mediaId) => ({ mediaId, mediaType: 'movie', category: 'watchlist', addedAt: mediaId }));
const progress = { watched: 600, duration: 6000 };
const items = Object.fromEntries(
  [1, 2].map((id) => [id, { type: 'movie', title: `Film ${id}`, year: 2020, updatedAt: id, progress }]),
);
const film = (id: number) => title(id, { title: `Film ${id}`, posterPath: `/${id}.jpg`, backdropPath: `/${id}.jpg` });

beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
  localStorage.setItem('bookmarks', JSON.stringify(bookmarks));
  localStorage.setItem('media-tracking', JSON.stringify({ items }));
});
afterEach(cleanup);

interface Options {
  /** What the server answers; null if it fails. */
  takenDown?: string[] | null;
  hasTakenDown?: boolean;
  /** The stored snapshot of the first film. */
  known?: SnapshotSource;
  /** Before a title that is back is looked up. */
  lookUp?: () => Promise<void>;
}

/** Shows kept films whose snapshots are stored, on a site that has taken the first one down. */
function show(page: ReactNode, options: Options = {}) {
  const { takenDown = ['movie:1'], hasTakenDown = true, known = film(1), lookUp } = options;
  const titleSummary = async ({ id }: { id: number }) => {
    await lookUp?.();
    return film(id);
  };
  const view = renderApp(page, { path: '/bookmarks', tmdb: { titleSummary } });
  const calls = answerApi({
    'GET /config': () => ({ body: { ...defaultConfig, ...(hasTakenDown && { hasTakenDown: true }) } }),
    'POST /taken-down': () =>
      takenDown
        ? { body: { titles: takenDown } }
        : { status: 503, body: { error: 'No', code: 'database_unavailable' } },
  });
  const config = { ...defaultConfig, ...(hasTakenDown && { hasTakenDown: true as const }) };
  act(() => {
    void view.store.dispatch(configApi.util.upsertQueryData('config', undefined, config));
    view.store.dispatch(snapshotsSaved([known, film(2)], Date.now() - 60_000));
  });
  return { ...view, asked: () => calls.filter(({ path }) => path === '/taken-down').map(({ body }) => body) };
}
const card = (name: string) => within(screen.getByRole('link', { name }).closest('li') ?? document.body);
const picturesOf = (id: number) =>
  [...document.querySelectorAll('img')].filter(({ src }) => src.endsWith(`/${id}.jpg`));

describe('titles that a person keeps and the site does not show [TAKEDOWN-07]', () => {
  it('lose their picture in the bookmarks, say so, and can still be removed', async () => {
    const { asked, store } = show(<Bookmarks />);
    expect(await screen.findByText('Not shown here')).toBeTruthy();
    expect(screen.getAllByText('Not shown here')).toHaveLength(1);
    expect(card('Film 1').getByText('Not shown here')).toBeTruthy();
    expect([picturesOf(1).length, picturesOf(2).length > 0]).toEqual([0, true]);
    // One call for all cards.
    expect(asked()).toHaveLength(1);
    expect(selectSnapshots(store.getState())['movie:1']).toMatchObject({ title: 'Film 1', posterPath: null });
    expect(card('Film 1').getByRole('button', { name: /^Remove Film 1/ })).toBeTruthy();
  });

  it('are left out of what goes on', async () => {
    show(<ContinueWatchingRow />);
    await waitFor(() => expect(screen.queryByRole('link', { name: /Film 1/ })).toBeNull());
    expect(screen.getByRole('link', { name: /Film 2/ })).toBeTruthy();
  });

  it('are shown again once they are back, and nothing is asked about others where everything is shown', async () => {
    const options = {
      takenDown: [],
      hasTakenDown: false,
      known: { ...film(1), posterPath: null, isTakenDown: true as const },
    };
    const { asked } = show(<Bookmarks />, options);
    await screen.findByText('Not shown here');
    await waitFor(() => expect(screen.queryByText('Not shown here')).toBeNull());
    expect(picturesOf(1)).not.toHaveLength(0);
    expect(asked()).toEqual([{ titles: ['movie:1'] }]);
  });

  it('stay as they are while nobody answers', async () => {
    const { asked } = show(<Bookmarks />, { takenDown: null });
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(screen.queryByText('Not shown here')).toBeNull();
    expect(picturesOf(1)).not.toHaveLength(0);
  });

  it('are asked about once each, also those whose cards appear while others are looked up', async () => {
    let found = () => undefined as void;
    const answer = new Promise<void>((resolve) => (found = resolve));
    let started = () => undefined as void;
    const isLookedUp = new Promise<void>((resolve) => (started = resolve));
    const lookUp = () => {
      started();
      return answer;
    };
    const known = { ...film(1), posterPath: null, isTakenDown: true as const };
    const { store, asked } = show(null, { takenDown: [], known, lookUp });
    await waitFor(() => expect(selectAreSnapshotsLoaded(store.getState())).toBe(true));
    const first = checkTakenDown(store.dispatch, 'movie:1', 0);
    await isLookedUp;
    const others = (['movie:2', 'movie:3'] as const).map((key) => checkTakenDown(store.dispatch, key, 0));
    found();
    await Promise.all([first, ...others]);
    expect(asked()).toEqual([{ titles: ['movie:1'] }, { titles: ['movie:2', 'movie:3'] }]);
    await checkTakenDown(store.dispatch, 'movie:4', 0);
    expect(asked()).toHaveLength(3);
  });

  it('are asked about again after an hour, while the site is open', async () => {
    const { store, asked } = show(null);
    await waitFor(() => expect(selectAreSnapshotsLoaded(store.getState())).toBe(true));
    const hour = 3_600_000;
    for (const nowMs of [5, hour + 4, hour + 5]) await checkTakenDown(store.dispatch, 'movie:2', nowMs);
    expect(asked()).toEqual([{ titles: ['movie:2'] }, { titles: ['movie:2'] }]);
  });
});
