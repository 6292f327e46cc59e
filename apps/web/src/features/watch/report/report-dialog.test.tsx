import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PlayerError } from '@marquee/player';
import { createFakeTmdb, json, wireMovieDetails } from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Component } from '../../../routes/movie';
import { env } from '../../../shared/config/env';
import { sessionClosed, userInfoSet } from '../../../shared/store/session.slice';
import { answerApi, type ApiAnswer } from '../../../testing/api-answers';
import { collectToasts } from '../../../testing/collect-toasts';
import { providerWith, renderPage } from '../../../testing/render-page';
// Loaded with the test, not by the first click.
import './report-dialog';

const toasts = collectToasts();
Object.assign(env, { version: '0.1.0' });
const stores: ReturnType<typeof renderPage>['store'][] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(sessionClosed());
  cleanup();
});

async function open(id: number) {
  const view = renderPage(Component, {
    path: `/movies/${id}`,
    pattern: '/movies/:id',
    tmdb: createFakeTmdb({ [`movie/${id}`]: json(wireMovieDetails({ id, title: 'High Tide' })) }),
    provider: providerWith(`movie/${id}`),
  });
  stores.push(view.store);
  await screen.findByRole('heading', { level: 1, name: 'High Tide' });
  return view;
}
const report = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  return screen.findByRole('dialog', { name: 'Report a problem' });
};
const answer = (reply: () => ApiAnswer | Promise<ApiAnswer>) => {
  const calls = answerApi({ 'POST /reports': reply });
  return () => calls.filter(({ path }) => path === '/reports').map(({ body }) => body);
};
const accepted = (): ApiAnswer => ({ status: 202, body: { ok: true } });
const send = (name = 'Send report') => fireEvent.click(screen.getByRole('button', { name }));
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Describe it (optional)');

describe('a report of a problem with a film', () => {
  it('is one of five kinds with words, shows all that will be sent, and is confirmed [REPORT-01, REPORT-02, REPORT-03]', async () => {
    await open(101);
    const sent = answer(accepted);
    await report();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Wrong title',
      'Bad video',
      'Wrong subtitles',
      'Wrong data',
      'Something else',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send report' }).disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('Wrong data'));
    fireEvent.change(words(), { target: { value: 'It is from 1931.' } });
    expect(words().maxLength).toBe(2_000);
    const group = screen.getByRole('group', { name: 'What will be sent' });
    for (const text of ['High Tide', navigator.userAgent, '0.1.0']) expect(group.textContent).toContain(text);
    fireEvent.click(screen.getByLabelText(/^Browser/));
    send();
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Thanks! Your report was sent.'));
    expect(sent()).toEqual([
      { kind: 'wrong_data', title: 'movie:101', episode: null, words: 'It is from 1931.', version: '0.1.0' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the member unless they leave that out [REPORT-02]', async () => {
    const { store } = await open(102);
    act(() => void store.dispatch(userInfoSet({ username: 'ada', name: 'Ada', email: 'ada@example.org' })));
    const sent = answer(accepted);
    await report();
    fireEvent.click(screen.getByLabelText('Something else'));
    fireEvent.click(screen.getByLabelText(/^Your account/));
    send();
    await waitFor(() => expect(sent()).toMatchObject([{ isAnonymous: true }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps its words when it fails, also while the dialog is closed, and can be sent again [REPORT-03]', async () => {
    await open(103);
    answer(() => {
      throw new TypeError('offline');
    });
    await report();
    fireEvent.click(screen.getByLabelText('Bad video'));
    fireEvent.change(words(), { target: { value: 'It stutters.' } });
    send();
    await screen.findByText('That didn’t work. Check your connection and try again.');
    expect(words().value).toBe('It stutters.');
    screen.getByRole('button', { name: 'Send again' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await report();
    expect(words().value).toBe('It stutters.');
    // After a reload, too, but not to the next person.
    cleanup();
    const { store } = await open(103);
    const sentLater = answer(accepted);
    await report();
    expect([words().value, screen.getByLabelText<HTMLInputElement>('Bad video').checked]).toEqual([
      'It stutters.',
      true,
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => void store.dispatch(userInfoSet({ username: 'ada', name: 'Ada', email: 'ada@example.org' })));
    await report();
    expect(words().value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => void store.dispatch(sessionClosed()));
    await report();
    fireEvent.click(screen.getByLabelText('Bad video'));
    fireEvent.change(words(), { target: { value: 'It stutters.' } });
    send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentLater()).toMatchObject([{ kind: 'bad_video', words: 'It stutters.' }]);
    await report();
    expect(words().value).toBe('');
  });

  it('says so by a toast if it fails after the dialog was closed, and does not close the next one [REPORT-03]', async () => {
    await open(104);
    let fail: (reply: ApiAnswer) => void = () => undefined;
    answer(() => new Promise((resolve) => (fail = resolve)));
    await report();
    fireEvent.click(screen.getByLabelText('Bad video'));
    send();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await report();
    await act(async () => fail({ status: 503, body: { error: 'Full', code: 'reports_full' } }));
    await waitFor(() =>
      expect(toasts.at(-1)?.message).toBe(
        'Your report couldn’t be sent. Open “Report a problem” again to send what you wrote.',
      ),
    );
    screen.getByRole('dialog', { name: 'Report a problem' });
  });

  it('after an error of the player is about the video, and says the source, the time and the error, without addresses [REPORT-01, REPORT-02]', async () => {
    const { engines } = await open(105);
    fireEvent.click(await screen.findByRole('button', { name: 'Watch' }));
    await waitFor(() => expect(engines[0]?.getState().status).toBe('ready'));
    const detail = '1001 https://nas.home.example/film?token=SECRET';
    const error = new PlayerError('media', 'Fatal HLS error', { detail });
    act(() => engines[0]?.setState({ positionSec: 754.6, firstFrame: true, error }));
    await report();
    expect(screen.getByLabelText<HTMLInputElement>('Bad video').checked).toBe(true);
    const text = screen.getByRole('group', { name: 'What will be sent' }).textContent;
    expect(text).toContain('12:34');
    expect(text).toMatch(/Source \S+/);
    expect(text).toContain('Last error of the player media · Fatal HLS error · 1001 …');
    expect(text).not.toContain('nas.home');
  });
});
