import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TakenDownTitle } from '@marquee/core/contracts';
import type { TmdbClient } from '@marquee/tmdb';
import { movieItem } from '@marquee/tmdb/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userInfoSet } from '../../../shared/store/session.slice';
import { answerApi } from '../../../testing/api-answers';
import { collectToasts } from '../../../testing/collect-toasts';
import { ok, press } from '../../../testing/dashboard';
import { renderApp } from '../../../testing/render-app';
import { TakeDownPanel } from './take-down-panel';

const toasts = collectToasts();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const film = movieItem({ id: 603, title: 'High Tide', year: 1999, posterPath: '/tide.jpg' });
const titleOf = (changes: Partial<TakenDownTitle> = {}): TakenDownTitle => ({
  key: 'movie:603',
  name: 'High Tide',
  year: 1999,
  posterPath: '/tide.jpg',
  note: 'Letter of 3 May',
  operator: 'ada',
  at: '2026-01-01T00:00:00Z',
  ...changes,
});

/** A server that keeps the list. */
function show(
  initial: TakenDownTitle[] = [],
  tmdb: Partial<TmdbClient> = {},
  answers: Parameters<typeof answerApi>[0] = {},
) {
  let titles = initial;
  const { store } = renderApp(<TakeDownPanel />, { path: '/operator?tab=take-down', tmdb });
  const calls = answerApi({
    'GET /operator/taken-down': () => ({ body: { titles, hasOpenStreams: false } }),
    'PUT /operator/taken-down/movie%3A603': ({ body }) => {
      titles = [titleOf(body as Partial<TakenDownTitle>)];
      return ok();
    },
    'DELETE /operator/taken-down/movie%3A603': () => {
      titles = [];
      return ok();
    },
    ...answers,
  });
  store.dispatch(userInfoSet({ username: 'ada', id: 'id-of-ada', isOperator: true }));
  return calls;
}
const said = () => toasts.map(({ message }) => message);
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a movie or series' }), { target: { value: text } });

describe('the take-down tab [TAKEDOWN-05]', () => {
  it('takes down a title that was searched, with a note', async () => {
    const calls = show([], { searchMulti: (async () => ({ results: [film] })) as never });
    await screen.findByText('Everything is shown');
    search('tide');
    fireEvent.click(await screen.findByRole('button', { name: /High Tide/ }));
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note (optional)');
    expect(note.maxLength).toBe(2_000);
    fireEvent.change(note, { target: { value: '<b>Letter</b> of\n3 May' } });
    press('Take down');
    const list = within(await screen.findByRole('region', { name: 'Not shown on this site' }));
    expect((await list.findByText(/<b>Letter<\/b> of/)).querySelector('b')).toBeNull();
    expect(list.getByText('Movie · 1999 · 603')).toBeTruthy();
    expect(list.getByText(/^Taken down .* by ada$/)).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'High Tide',
      year: 1999,
      posterPath: '/tide.jpg',
      note: '<b>Letter</b> of\n3 May',
    });
    expect(said()).toContain('High Tide is no longer shown.');
    // Ready for the next.
    expect(screen.getByRole('searchbox')).toBeTruthy();
  });

  it('finds a title by the address of its page', async () => {
    const asked: object[] = [];
    show([], {
      findByTmdbId: async (args) => {
        asked.push(args);
        return [film];
      },
    });
    search('https://www.themoviedb.org/movie/603-high-tide');
    await screen.findByRole('button', { name: /High Tide/ });
    expect(asked).toEqual([{ mediaType: 'movie', id: 603 }]);
  });

  it('puts a title back after a second press, and changes its note', async () => {
    const calls = show([titleOf()]);
    await screen.findByText('Letter of 3 May');
    press('Change the note about High Tide');
    fireEvent.change(screen.getByLabelText('Note (optional)'), { target: { value: 'Settled' } });
    press('Save');
    await screen.findByText('Settled');
    press('Put back High Tide');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    press('Really show it again?');
    await screen.findByText('Everything is shown');
    expect(said()).toContain('High Tide is shown again.');
  });

  it('says what failed, and keeps the note that was typed', async () => {
    const full = {
      status: 409,
      body: { error: 'There’s no room for more. Remove something first.', code: 'collection_full' },
    };
    const searchMulti = (async () => ({ results: [film] })) as never;
    show(
      [titleOf({ key: 'movie:1', name: '' })],
      { searchMulti },
      {
        'PUT /operator/taken-down/movie%3A603': () => full,
        'DELETE /operator/taken-down/movie%3A1': () => ({
          status: 503,
          body: { error: 'No', code: 'database_unavailable' },
        }),
      },
    );
    search('tide');
    fireEvent.click(await screen.findByRole('button', { name: /High Tide/ }));
    fireEvent.change(screen.getByLabelText('Note (optional)'), { target: { value: 'Letter' } });
    press('Take down');
    await screen.findByText('There’s no room for more. Remove something first.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note (optional)').value).toBe('Letter');
    press('Put back movie:1');
    press('Really show it again?');
    await waitFor(() => expect(said()).toContain('Your data can’t be reached right now. Try again in a moment.'));
  });

  it('warns where browsers reach streams without the site', async () => {
    show([], {}, { 'GET /operator/taken-down': () => ({ body: { titles: [], hasOpenStreams: true } }) });
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t stop it from playing/);
  });
});
