import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { addPlay, dayToMs } from '@marquee/core';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import type { ReactElement } from 'react';
import { entriesEdited } from '../../../shared/store/collections';
import { renderApp } from '../../../testing/render-app';
import { title } from '../../../testing/titles';
import { PersonalStatistics } from './personal-statistics';
import { YearPage } from './year-page';

beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
});
afterEach(cleanup);

/** Opens a page, and adds films that were watched on these days. */
async function open(page: ReactElement, before: RegExp | string, days: string[]) {
  const asked: boolean[] = [];
  const { store } = renderApp(page, {
    tmdb: {
      titleSummary: ({ id, hasPeople = false }) => {
        asked.push(hasPeople);
        const people = hasPeople ? [{ id: 5, name: 'Ann Example' }] : null;
        return Promise.resolve(title(id, { genreIds: [18], countries: ['FR'], people, totalRuntimeMin: 90 }));
      },
    },
  });
  await waitFor(() => expect(store.getState().collections.isLoaded).toBe(true));
  expect(await screen.findByText(before)).toBeTruthy();
  const plays = days.map((day, index) => {
    const played = { mediaType: 'movie' as const, id: index + 1, title: `Film ${index}`, year: 1999 };
    return addPlay({}, { id: 'a', played, watchedAt: dayToMs(day), how: 'marked' }, 1);
  });
  act(() => void store.dispatch(entriesEdited('plays', plays)));
  expect((await screen.findByText('movies')).parentElement?.textContent).toBe('movies2');
  expect(await screen.findByText('3 hr')).toBeTruthy();
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(people.getByRole('link', { name: 'Ann Example' }).getAttribute('href')).toBe('/people/5-ann-example');
  return asked;
}

it('shows a year in figures, bars and lists, and looks up who made the titles [YEAR-01, YEAR-03]', async () => {
  const asked = await open(<YearPage year={2026} />, 'Nothing watched yet', ['2026-03-01', '2026-03-02']);
  expect(screen.getByText(/^Mar: 2 titles, /)).toBeTruthy();
  expect(screen.getByText('2 days').parentElement?.textContent).toBe(
    'Longest streak2 daysMarch 1, 2026 to March 2, 2026',
  );
  expect(within(screen.getByRole('region', { name: 'Countries' })).getByText('France')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2026' }).getAttribute('aria-current')).toBe('page');
  expect(asked.filter(Boolean)).toHaveLength(2);
});

it('counts what the profile watched: titles, hours, months, years, genres and people [PROFILE-53]', async () => {
  const year = new Date().getFullYear();
  const days = [`${year}-01-05`, `${year - 1}-06-01`];
  await open(<PersonalStatistics />, /^What you finish is counted here/, days);
  expect(screen.getByText(/^Jan: 1 title, /)).toBeTruthy();
  expect(screen.getByText(new RegExp(`^${year - 1}: 1 title, `))).toBeTruthy();
  expect(screen.getByRole('link', { name: String(year - 1) }).getAttribute('href')).toBe(`/year/${year - 1}`);
});
