import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { addPlay, dayToMs } from '@marquee/core';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { entriesEdited } from '../../../shared/store/collections';
import { renderApp } from '../../../testing/render-app';
import { title } from '../../../testing/titles';
import { YearPage } from './year-page';

beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
});
afterEach(cleanup);

it('shows a year in figures, bars and lists, and looks up who made the titles [YEAR-01, YEAR-03]', async () => {
  const asked: boolean[] = [];
  const { store } = renderApp(<YearPage year={2026} />, {
    tmdb: {
      titleSummary: ({ id, hasPeople = false }) => {
        asked.push(hasPeople);
        const people = hasPeople ? [{ id: 5, name: 'Ann Example' }] : null;
        return Promise.resolve(title(id, { genreIds: [18], countries: ['FR'], people, totalRuntimeMin: 90 }));
      },
    },
  });
  await waitFor(() => expect(store.getState().collections.isLoaded).toBe(true));
  expect(await screen.findByText('Nothing watched yet')).toBeTruthy();
  const plays = [1, 2].map((id) => {
    const played = { mediaType: 'movie' as const, id, title: `Film ${id}`, year: 1999 };
    return addPlay({}, { id: 'a', played, watchedAt: dayToMs(`2026-03-0${id}`), how: 'marked' }, 1);
  });
  act(() => void store.dispatch(entriesEdited('plays', plays)));
  expect((await screen.findByText('movies')).parentElement?.textContent).toBe('movies2');
  expect(screen.getByText(/^Mar: 2 titles, /)).toBeTruthy();
  expect(screen.getByText('2 days').parentElement?.textContent).toBe(
    'Longest streak2 daysMarch 1, 2026 to March 2, 2026',
  );
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(people.getByRole('link', { name: 'Ann Example' }).getAttribute('href')).toBe('/people/5-ann-example');
  expect(await screen.findByText('3 hr')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Countries' })).getByText('France')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2026' }).getAttribute('aria-current')).toBe('page');
  expect(asked.filter(Boolean)).toHaveLength(2);
});
