import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addPlay } from '@marquee/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { entriesEdited, entriesMerged } from '../../shared/store/collections';
import { selectIsFavorite } from '../../shared/store/favorites';
import { selectRating } from '../../shared/store/ratings';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
// Preloaded, so that the first click need not load it.
import './note-dialog';
import { RatingRow } from './rating-row';
import { episodeSubject, seasonSubject, type RatedSubject } from './subject';
import { selectNote } from './write-note';

const film = { key: 'movie:603' as const, title: 'The Matrix', year: 1999 };
const toasts = collectToasts();
beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
});
afterEach(cleanup);

async function open(subject: RatedSubject = film) {
  const view = renderApp(<RatingRow subject={subject} />);
  await waitFor(() => expect(view.store.getState().collections.isLoaded).toBe(true));
  const slider = screen.getByRole('slider', { name: /^Your rating of / });
  slider.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect;
  const says = () => slider.getAttribute('aria-valuetext');
  return { ...view, slider, says };
}

describe('a rating', () => {
  it('is given and changed by keyboard or by a press, half a star at a time, and taken back by the same press, with Undo [RATING-01]', async () => {
    const { slider, says } = await open();
    expect(says()).toBe('Not rated');
    for (const [key, rating] of [
      ['End', '5 of 5 stars'],
      ['ArrowLeft', '4.5 of 5 stars'],
      ['Home', '0.5 of 5 stars'],
      ['ArrowLeft', 'Not rated'],
    ] as const) {
      fireEvent.keyDown(slider, { key });
      expect(says()).toBe(rating);
    }
    fireEvent.click(slider, { clientX: 65 });
    expect(says()).toBe('3.5 of 5 stars');
    fireEvent.click(slider, { clientX: 65 });
    expect(says()).toBe('Not rated');
    expect(toasts.at(-1)?.message).toBe('Removed your rating of The Matrix');
    act(() => toasts.at(-1)?.action?.onAction());
    expect(says()).toBe('3.5 of 5 stars');
  });

  it('is given to a season and to an episode, apart from the series, with a note of its own [RATING-01, RATING-03]', async () => {
    const series = { key: 'tv:1399', title: 'Lost', year: 2004 };
    const episode = episodeSubject(series, { season: 1, episode: 2 });
    const { slider, store, says, unmount } = await open(episode);
    expect(slider.getAttribute('aria-label')).toBe('Your rating of Lost, S1 E2');
    fireEvent.keyDown(slider, { key: 'End' });
    expect(says()).toBe('5 of 5 stars');
    expect(screen.getByRole('button', { name: 'Write your note on Lost, S1 E2' })).toBeTruthy();
    const given = (key: string) => selectRating(store.getState(), key);
    expect([given('tv:1399/s1e2'), given('tv:1399/s1'), given('tv:1399')]).toEqual([10, null, null]);
    unmount();
    const season = await open(seasonSubject(series, { seasonNumber: 1, name: 'Season 1' }));
    expect(season.slider.getAttribute('aria-label')).toBe('Your rating of Lost, Season 1');
    fireEvent.keyDown(season.slider, { key: 'Home' });
    expect(selectRating(season.store.getState(), 'tv:1399/s1')).toBe(1);
  });

  it('adds a season or an episode to the favorites, and removes it with Undo [RATING-08]', async () => {
    const series = { key: 'tv:1399', title: 'Lost', year: 2004 };
    const { store, unmount } = await open(episodeSubject(series, { season: 1, episode: 2 }));
    const has = (key: string) => selectIsFavorite(store.getState(), key);
    fireEvent.click(screen.getByRole('button', { name: 'Add Lost, S1 E2 to favorites', pressed: false }));
    expect([has('tv:1399/s1e2'), has('tv:1399/s1')]).toEqual([true, false]);
    expect(toasts.at(-1)?.message).toBe('Added Lost, S1 E2 to favorites');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Lost, S1 E2 from favorites', pressed: true }));
    expect(has('tv:1399/s1e2')).toBe(false);
    expect(toasts.at(-1)?.message).toBe('Removed Lost, S1 E2 from favorites');
    act(() => toasts.at(-1)?.action?.onAction());
    expect(has('tv:1399/s1e2')).toBe(true);
    unmount();
    const season = await open(seasonSubject(series, { seasonNumber: 1, name: 'Season 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add Lost, Season 1 to favorites' }));
    expect(selectIsFavorite(season.store.getState(), 'tv:1399/s1')).toBe(true);
    season.unmount();
    // For a whole title, the favorite is a bookmark.
    await open();
    expect(screen.queryByRole('button', { name: /favorites$/ })).toBeNull();
  });

  it('stands beside the dates of an episode, and beside how many episodes of a series were watched [RATING-02]', async () => {
    const series = { key: 'tv:1399', title: 'Lost', year: 2004 };
    const noon = Date.UTC(2024, 2, 5, 12);
    const play = (id: string, season: number, number: number, watchedAt: number) =>
      addPlay(
        {},
        {
          id,
          played: {
            mediaType: 'tv' as const,
            id: 1399,
            title: 'Lost',
            year: 2004,
            episode: { season, number, id: 0, title: '', seasonId: 0 },
          },
          watchedAt,
          how: 'played',
        },
        1,
      );
    const plays = [play('a', 1, 2, noon - 1), play('b', 1, 2, noon), play('c', 1, 20, noon), play('d', 11, 1, noon)];
    const { store, unmount } = await open(episodeSubject(series, { season: 1, episode: 2 }));
    act(() => void store.dispatch(entriesEdited('plays', plays)));
    expect(document.querySelector('summary')?.textContent).toBe('Watched 2 times, last on Mar 5, 2024');
    unmount();
    const whole = await open(series);
    act(() => void whole.store.dispatch(entriesEdited('plays', plays)));
    expect(screen.getByRole('link').textContent).toBe('3 episodes watched, last on Mar 5, 2024');
    whole.unmount();
    const season = await open(seasonSubject(series, { seasonNumber: 1, name: 'Season 1' }));
    act(() => void season.store.dispatch(entriesEdited('plays', plays)));
    expect(screen.getByRole('link').textContent).toBe('2 episodes watched, last on Mar 5, 2024');
  });

  it('stands beside how often the film was watched, with each date [RATING-02]', async () => {
    const { store } = await open();
    const played = { mediaType: 'movie' as const, id: 603, title: 'The Matrix', year: 1999 };
    const play = (id: string, watchedAt: number | null) => addPlay({}, { id, played, watchedAt, how: 'played' }, 1);
    const noon = Date.UTC(2024, 2, 5, 12);
    act(() => void store.dispatch(entriesEdited('plays', [play('a', noon)])));
    expect(screen.getByText('Watched on Mar 5, 2024')).toBeTruthy();
    act(() => void store.dispatch(entriesEdited('plays', [play('b', null), play('c', noon - 86_400_000)])));
    expect(document.querySelector('summary')?.textContent).toBe('Watched 3 times, last on Mar 5, 2024');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Mar 5, 2024',
      'Mar 4, 2024',
      'Date unknown',
      'Change in your diary',
    ]);
    expect(screen.getByRole('link', { name: 'Change in your diary' }).getAttribute('href')).toBe(
      '/diary?title=The%20Matrix',
    );
  });

  it('has a note beside it that keeps what was typed however it is closed, hides spoilers, and is removed with Undo [RATING-03]', async () => {
    const { store } = await open();
    const write = () => fireEvent.click(screen.getByRole('button', { name: /your note on The Matrix$/ }));
    const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    write();
    fireEvent.change(await note(), { target: { value: '  There is no spoon.  ' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Contains spoilers' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(selectNote(store.getState(), film.key)).toMatchObject({ text: 'There is no spoon.', hasSpoilers: true });

    write();
    expect(await screen.findByText('This note contains spoilers.')).toBeTruthy();
    expect(screen.queryByText('There is no spoon.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show note' }));
    expect((await note()).value).toBe('There is no spoon.');
    fireEvent.change(await note(), { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(selectNote(store.getState(), film.key)).toBeNull();
    expect(toasts.at(-1)?.message).toBe('Removed your note on The Matrix');
    act(() => toasts.at(-1)?.action?.onAction());
    expect(selectNote(store.getState(), film.key)?.text).toBe('There is no spoon.');
  });

  it('has a note from another device that arrives while the dialog is open, and is kept when nothing was typed [RATING-03]', async () => {
    const { store } = await open();
    const noteText = () => selectNote(store.getState(), film.key)?.text;
    const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    const deliver = (text: string, changedAt: number) => {
      const value = { text, hasSpoilers: true, writtenAt: 1, title: film.title, year: film.year };
      act(() => void store.dispatch(entriesMerged('notes', [{ key: film.key, value, changedAt }], 'server')));
    };
    fireEvent.click(screen.getByRole('button', { name: 'Write your note on The Matrix' }));
    await screen.findByRole('textbox', { name: 'Note' });
    deliver('Seen at the lake.', 1);
    close();
    expect(noteText()).toBe('Seen at the lake.');

    fireEvent.click(screen.getByRole('button', { name: 'Read your note on The Matrix' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show note' }));
    deliver('Seen twice.', 2);
    close();
    expect(noteText()).toBe('Seen twice.');
    expect(toasts).toEqual([]);
  });
});
