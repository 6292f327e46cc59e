import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { addPlay, dayToMs } from '@marquee/core';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { entriesEdited } from '../../../shared/store/collections';
import { renderApp } from '../../../testing/render-app';
import { title } from '../../../testing/titles';
import { PersonalStatistics } from './personal-statistics';

beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
});
afterEach(cleanup);

it('counts what the profile watched: titles, hours, months, years, genres and people [PROFILE-53]', async () => {
  const year = new Date().getFullYear();
  const { store } = renderApp(<PersonalStatistics />, {
    tmdb: {
      titleSummary: ({ id, hasPeople = false }) => {
        const people = hasPeople ? [{ id: 5, name: 'Ann Example' }] : null;
        return Promise.resolve(title(id, { genreIds: [18], people, totalRuntimeMin: 90 }));
      },
    },
  });
  await waitFor(() => expect(store.getState().collections.isLoaded).toBe(true));
  expect(await screen.findByText(/^What you finish is counted here/)).toBeTruthy();
  const days = [`${year}-01-05`, `${year - 1}-06-01`];
  const plays = days.map((day, index) => {
    const played = { mediaType: 'movie' as const, id: index + 1, title: `Film ${index}`, year: 1999 };
    return addPlay({}, { id: 'a', played, watchedAt: dayToMs(day), how: 'marked' }, 1);
  });
  act(() => void store.dispatch(entriesEdited('plays', plays)));
  expect((await screen.findByText('movies')).parentElement?.textContent).toBe('movies2');
  expect(await screen.findByText(/^Jan: 1 title, /)).toBeTruthy();
  expect(screen.getByText(new RegExp(`^${year - 1}: 1 title, `))).toBeTruthy();
  expect(await screen.findByText('3 hr')).toBeTruthy();
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(people.getByRole('link', { name: 'Ann Example' })).toBeTruthy();
  expect(screen.getByRole('link', { name: String(year - 1) }).getAttribute('href')).toBe(`/year/${year - 1}`);
});
