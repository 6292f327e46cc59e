import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addPlay, dayToMs, listPlays, type PlayedTitle } from '@marquee/core';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { useState } from 'react';
import { entriesEdited } from '../../../shared/store/collections';
import { selectRating } from '../../../shared/store/ratings';
import { selectIsOnWatchedList } from '../../../shared/store/watched-list';
import { collectToasts } from '../../../testing/collect-toasts';
import { renderApp } from '../../../testing/render-app';
import { stubMedia } from '../../../testing/stub-media';
import { pageOf, title } from '../../../testing/titles';
// Preloaded, so that the first click need not load it.
import './add-play-dialog';
import { AddToDiaryButton } from './add-to-diary-button';
import { diaryFiltersFromSearch } from './diary-filters';
import { DiaryPage } from './diary-page';
import './edit-play-dialog';

const NOW = Date.UTC(2026, 10, 24, 15);
const film: PlayedTitle = { mediaType: 'movie', id: 1, title: 'High Tide', year: 2020 };
const part = (number: number): PlayedTitle => ({
  mediaType: 'tv',
  id: 3,
  title: 'Signal Box',
  year: 2011,
  episode: { season: 1, number, id: number, title: `Part ${number}`, seasonId: 7 },
});
const play = (id: string, played: PlayedTitle, watchedAt: number | null) =>
  addPlay({}, { id, played, watchedAt, how: 'played', device: 'Firefox on Linux' }, 1);

function Page({ search = '' }: { search?: string }) {
  const [filters, setFilters] = useState(diaryFiltersFromSearch(new URLSearchParams(search)));
  return <DiaryPage filters={filters} onChange={setFilters} />;
}

const toasts = collectToasts();
let restoreNow: () => void;
beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
  const { now } = Date;
  Date.now = () => NOW;
  restoreNow = () => (Date.now = now);
});
afterEach(() => {
  cleanup();
  restoreNow();
});

async function open(search = '') {
  const view = renderApp(<Page search={search} />, {
    now: () => NOW,
    tmdb: {
      titleSummary: ({ mediaType, id }) => Promise.resolve(title(id, { mediaType })),
      searchMulti: () => Promise.resolve(pageOf([title(8, { title: 'Low Tide', year: 2021 })])),
    },
  });
  await waitFor(() => expect(view.store.getState().collections.isLoaded).toBe(true));
  const plays = () => listPlays(view.store.getState().collections.plays);
  const add = (...entries: ReturnType<typeof play>[]) =>
    act(() => void view.store.dispatch(entriesEdited('plays', entries)));
  return { ...view, plays, add };
}
const undo = () => act(() => toasts.at(-1)?.action?.onAction());
const noon = (day: string) => dayToMs(day) ?? 0;

describe('the diary', () => {
  it('lists what was finished by month and day, and not what was left [DIARY-01]', async () => {
    const { add } = await open();
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    add(
      play('a', film, noon('2026-11-20')),
      play('b', part(1), noon('2026-10-01')),
      play('c', part(2), noon('2026-10-01')),
    );
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'November 2026',
      'October 2026',
    ]);
    expect(screen.getByText(/S1 E1–E2/)).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'signal' } });
    await waitFor(() => expect(screen.queryByText('High Tide')).toBeNull());
    expect(screen.getByRole('img', { name: '2026: something watched on 2 days' })).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'movie' } });
    await waitFor(() => expect(screen.queryByText('Signal Box')).toBeNull());
    expect(screen.getByText('High Tide')).toBeTruthy();
  });

  it('folds the calendar on a phone, so that the first line is on the first screen [DIARY-09]', async () => {
    const restore = stubMedia(/^\(width < 48rem\)$/);
    const { add } = await open();
    add(play('a', film, noon('2026-11-20')));
    const calendar = await screen.findByRole('button', { name: 'Calendar' });
    expect(calendar.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('img', { name: /^2026/ })).toBeNull();
    fireEvent.click(calendar);
    expect(calendar.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('img', { name: '2026: something watched on 1 day' })).toBeTruthy();
    restore();
  });

  it('narrows to what was given so many stars: the episode’s where it has some, else the title’s [RATING-04]', async () => {
    const { add, store } = await open('rating=4');
    add(
      play('a', film, noon('2026-11-20')),
      play('b', part(1), noon('2026-10-01')),
      play('c', part(2), noon('2026-10-02')),
    );
    const given = (key: string, rating: number) => ({
      key,
      value: { rating, ratedAt: null, title: '', year: null },
      changedAt: 1,
    });
    act(
      () =>
        void store.dispatch(entriesEdited('ratings', [given('movie:1', 7), given('tv:3', 4), given('tv:3/s1e2', 9)])),
    );
    const note = { text: 'The signal fails.', hasSpoilers: false, writtenAt: null, title: '', year: null };
    act(() => void store.dispatch(entriesEdited('notes', [{ key: 'tv:3/s1e2', value: note, changedAt: 1 }])));
    await waitFor(() => expect(screen.getByText('S1 E2 · Part 2 · 4½ ★ · “The signal fails.”')).toBeTruthy());
    expect(screen.queryByText('High Tide')).toBeNull();
    fireEvent.change(screen.getByLabelText('Ratings and notes'), { target: { value: '3' } });
    await waitFor(() => expect(screen.getByText('High Tide')).toBeTruthy());
    expect(screen.getAllByText('Signal Box')).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Ratings and notes'), { target: { value: 'noted' } });
    await waitFor(() => expect(screen.queryByText('High Tide')).toBeNull());
    fireEvent.change(screen.getByLabelText('Ratings and notes'), { target: { value: 'rated' } });
    await waitFor(() => expect(screen.getAllByText('Signal Box')).toHaveLength(2));
  });

  it('changes the date of a line, to unknown as well, and takes that back [DIARY-02]', async () => {
    const { add, plays } = await open();
    const evening = Date.UTC(2026, 9, 1, 20, 30);
    add(play('b', part(1), evening), play('c', part(2), evening));
    const change = async (act_: (dialog: HTMLElement) => void) => {
      fireEvent.click(screen.getByRole('button', { name: /^Edit Signal Box S1 E1–E2/ }));
      const dialog = await screen.findByRole('dialog');
      act_(dialog);
      fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      return dialog;
    };
    const setDay = (day: string) => (dialog: HTMLElement) =>
      fireEvent.change(within(dialog).getByLabelText('Day'), { target: { value: day } });

    await change(setDay('2026-09-05'));
    expect(plays().map(({ watchedAt }) => watchedAt)).toEqual([noon('2026-09-05'), noon('2026-09-05')]);
    undo();
    expect(plays().map(({ watchedAt }) => watchedAt)).toEqual([evening, evening]);

    await change((dialog) => fireEvent.click(within(dialog).getByRole('radio', { name: 'Date unknown' })));
    expect(plays().map(({ watchedAt }) => watchedAt)).toEqual([null, null]);
    undo();

    const refused = await change(setDay('2026-11-30'));
    expect(within(refused).getByRole('alert').textContent).toBe('Choose a day that isn’t in the future.');
    expect(plays().map(({ watchedAt }) => watchedAt)).toEqual([evening, evening]);
  });

  it('rates a viewing, and with the latest one the title, and takes that back [RATING-09]', async () => {
    const { add, plays, store } = await open();
    add(play('a', film, noon('2026-11-10')), play('b', film, noon('2026-11-20')));
    const rate = async (date: string, key: string) => {
      fireEvent.click(screen.getByRole('button', { name: `Edit High Tide, November ${date}, 2026` }));
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.keyDown(dialog.getByRole('slider', { name: 'Your rating of this viewing' }), { key });
      fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    };
    const ratings = () => plays().map(({ rating }) => rating);
    const ofTitle = () => selectRating(store.getState(), 'movie:1');

    await rate('10', 'Home');
    expect([ratings(), ofTitle()]).toEqual([[1, undefined], null]);
    await rate('20', 'End');
    expect([ratings(), ofTitle()]).toEqual([[1, 10], 10]);
    expect(screen.getByText('2020 · ½ ★')).toBeTruthy();
    expect(screen.getByText('2020 · 5 ★')).toBeTruthy();
    expect(plays().map(({ watchedAt }) => watchedAt)).toEqual([noon('2026-11-10'), noon('2026-11-20')]);
    undo();
    expect([ratings(), ofTitle()]).toEqual([[1, undefined], null]);
    await rate('20', 'End');
    await rate('20', 'Delete');
    expect([ratings(), ofTitle()]).toEqual([[1, undefined], 10]);
  });

  it('writes down what was watched elsewhere, and a line once more [DIARY-04]', async () => {
    const { add, plays, store } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add to diary' }));
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Find a movie or series' }), {
      target: { value: 'low' },
    });
    fireEvent.click(await screen.findByRole('button', { name: /Low Tide/ }));
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2024-02-29' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(plays()).toMatchObject([{ id: 8, title: 'Low Tide', watchedAt: noon('2024-02-29'), how: 'marked' }]);
    const low: PlayedTitle = { mediaType: 'movie', id: 8, title: 'Low Tide', year: 2021 };
    expect(selectIsOnWatchedList(store.getState(), low)).toBe(true);
    expect(toasts.at(-1)?.message).toBe('Added Low Tide to your diary');
    undo();
    expect(plays()).toEqual([]);
    expect(selectIsOnWatchedList(store.getState(), low)).toBe(false);

    add(play('a', film, noon('2026-11-20')));
    fireEvent.click(screen.getByRole('button', { name: /^Edit High Tide/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Watched again today' }));
    expect(plays().map(({ watchedAt }) => watchedAt)).toEqual([noon('2026-11-20'), NOW]);
  });

  it('takes a play from a title’s page, with the title chosen, also once more [DIARY-08]', async () => {
    const low = title(8, { title: 'Low Tide', year: 2021 });
    const { store } = renderApp(<AddToDiaryButton title={low} />, { now: () => NOW });
    await waitFor(() => expect(store.getState().collections.isLoaded).toBe(true));
    const again = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Add Low Tide to your diary' }));
      expect(await screen.findByText('2021')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    };
    await again();
    await again();
    const plays = listPlays(store.getState().collections.plays);
    expect(plays).toMatchObject([
      { id: 8, watchedAt: NOW },
      { id: 8, watchedAt: NOW },
    ]);
  });

  it('has a month as ticket stubs with date, title, device and rating [DIARY-05]', async () => {
    const { add, store } = await open('view=tickets');
    add(play('a', film, noon('2026-11-20')), play('b', part(1), noon('2026-10-01')));
    const rating = { rating: 9, ratedAt: null, title: 'High Tide', year: 2020 };
    act(() => void store.dispatch(entriesEdited('ratings', [{ key: 'movie:1', value: rating, changedAt: 1 }])));
    const board = within(screen.getByRole('region', { name: 'Tickets from November 2026' }));
    expect(board.getAllByRole('article')).toHaveLength(1);
    expect(board.getByRole('article').textContent).toContain('Nov 20, 2026');
    expect(board.getByText('2020 · Firefox on Linux')).toBeTruthy();
    expect(board.getByText('Your rating: 4.5 of 5 stars')).toBeTruthy();
    fireEvent.click(board.getByRole('button', { name: 'Previous month' }));
    expect((await screen.findByRole('region', { name: 'Tickets from October 2026' })).textContent).toContain(
      'Signal Box',
    );
  });
});
