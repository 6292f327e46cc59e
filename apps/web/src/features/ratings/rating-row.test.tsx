import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addPlay } from '@marquee/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { entriesEdited } from '../../shared/store/collections';
import { listenToToasts, type ToastMessage } from '../../shared/ui/toast/toast-channel';
import { renderApp } from '../../testing/render-app';
// Loaded with the test, not by the first click.
import './note-dialog';
import { RatingRow } from './rating-row';
import { selectNote } from './write-note';

const film = { key: 'movie:603' as const, title: 'The Matrix', year: 1999 };
let toasts: ToastMessage[] = [];
let stopListening: () => void;
beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
  toasts = [];
  stopListening = listenToToasts((toast) => toasts.push(toast));
});
afterEach(() => {
  cleanup();
  stopListening();
});

async function open() {
  const view = renderApp(<RatingRow title={film} />);
  await waitFor(() => expect(view.store.getState().collections.isLoaded).toBe(true));
  const slider = screen.getByRole('slider', { name: 'Your rating of The Matrix' });
  slider.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect;
  const says = () => slider.getAttribute('aria-valuetext');
  return { ...view, slider, says };
}

describe('a rating', () => {
  it('is given and changed by keyboard, half a star at a time [RATING-01]', async () => {
    const { slider, says } = await open();
    expect(says()).toBe('Not rated');
    fireEvent.keyDown(slider, { key: 'End' });
    expect(says()).toBe('5 of 5 stars');
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(says()).toBe('4.5 of 5 stars');
    fireEvent.keyDown(slider, { key: 'Home' });
    expect(says()).toBe('0.5 of 5 stars');
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(says()).toBe('Not rated');
  });

  it('is given by a press on half a star, and taken back by the same press, with Undo [RATING-01]', async () => {
    const { slider, says } = await open();
    fireEvent.click(slider, { clientX: 65 });
    expect(says()).toBe('3.5 of 5 stars');
    fireEvent.click(slider, { clientX: 65 });
    expect(says()).toBe('Not rated');
    expect(toasts[0]?.message).toBe('Removed your rating of The Matrix');
    act(() => toasts[0]?.action?.onAction());
    expect(says()).toBe('3.5 of 5 stars');
  });

  it('stands beside how often the film was watched, with each date [RATING-02]', async () => {
    const { store } = await open();
    const played = { mediaType: 'movie' as const, id: 603, title: 'The Matrix', year: 1999 };
    const play = (id: string, watchedAt: number | null) => addPlay({}, { id, played, watchedAt, how: 'played' }, 1);
    const noon = Date.UTC(2024, 2, 5, 12);
    act(() => void store.dispatch(entriesEdited('plays', [play('a', noon)])));
    expect(screen.getByText('Watched').textContent).toBe('Watched on Mar 5, 2024');
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
});
