import type { OwnRequest, RequestDetails, TitleRequest } from '@marquee/core/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { defaultConfig } from '../shared/config/default-config';
import { tellRequest } from '../shared/library/tell-request';
import { sessionClosed, userInfoSet } from '../shared/store/session.slice';
import { answerApi } from '../testing/api-answers';
import { collectToasts } from '../testing/collect-toasts';
import { dashboardOf, ok, press } from '../testing/dashboard';
import { renderApp } from '../testing/render-app';
import { Component as Account } from './account';
import { Component as MoviePage } from './movie';
import { Component as Dashboard } from './operator';
import { Component as SeriesPage } from './series';

const toasts = collectToasts();
const ownOf = (changes: Partial<OwnRequest> = {}): OwnRequest => ({
  id: 'tv:1399:1',
  title: 'tv:1399',
  season: 1,
  name: 'Dragons',
  state: 'open',
  words: '',
  at: '2026-01-01T00:00:00Z',
  changedAt: null,
  ...changes,
});

describe('a member', () => {
  const opened: ReturnType<typeof renderApp>['store'][] = [];
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    for (const store of opened.splice(0)) store.dispatch(sessionClosed());
    cleanup();
  });
  const pages = (
    <Routes>
      <Route path="/movies/:id" element={<MoviePage />} />
      <Route path="/series/:id" element={<SeriesPage />} />
      <Route path="/account" element={<Account />} />
    </Routes>
  );
  function open(path: string, api: Parameters<typeof answerApi>[0] = {}, user: string | null = 'ada') {
    let own: OwnRequest[] = [];
    const view = renderApp(pages, { path, tmdb: createFakeTmdb().client });
    opened.push(view.store);
    const calls = answerApi({
      'GET /config': () => ({ body: { ...defaultConfig, hasLibrary: true, hasRequests: true } }),
      'GET /availability/movie/603': () => ({ body: { available: null } }),
      'GET /availability/tv/1399': () => ({ body: { available: { addedAtMs: 1, episodes: { 2: '1' } } } }),
      'GET /users/me/requests': () => ({ body: { requests: own } }),
      'POST /users/me/requests': ({ body }) => {
        const { title, season } = body as Pick<OwnRequest, 'title' | 'season'>;
        own = [ownOf({ id: season === null ? title : `${title}:${season}`, title, season })];
        return ok();
      },
      'DELETE /users/me/requests/movie%3A603': () => {
        own = [];
        return ok();
      },
      ...api,
    });
    if (user !== null) view.store.dispatch(userInfoSet({ username: user, id: `id-of-${user}` }));
    return { ...view, calls };
  }
  const heading = () => screen.findByRole('heading', { level: 1 });

  it('asks for a film that the library does not have, and takes that back with the same button [ASK-01, ASK-07]', async () => {
    const { calls } = open('/movies/603');
    const button = await screen.findByRole('button', { name: 'Ask for this' });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('You asked for this.');
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe('Withdraw');
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe('Ask for this'));
    const changes = calls.filter(({ method, path }) => method !== 'GET' && path.includes('requests'));
    expect(changes.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { title: 'movie:603', season: null }],
      ['DELETE', undefined],
    ]);
  });

  it('asks for a season alone of a series that the library has [ASK-03]', async () => {
    const { calls } = open('/series/1399');
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for this season' }));
    await screen.findByText('You asked for this.');
    expect(screen.queryByRole('button', { name: 'Ask for this' })).toBeNull();
    expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('requests'))?.body).toEqual({
      title: 'tv:1399',
      season: 1,
    });
  });

  it('is told why it was refused, and sees what the library has meanwhile [ASK-03]', async () => {
    let available: object | null = null;
    open('/movies/603', {
      'GET /availability/movie/603': () => ({ body: { available } }),
      'POST /users/me/requests': () => {
        available = { addedAtMs: 1 };
        return { status: 409, body: { error: 'x', code: 'in_library' } };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for this' }));
    await screen.findByText('In your library');
    expect(toasts.map(({ message }) => message)).toContain('This is in the library already.');
    expect(screen.queryByRole('button', { name: 'Ask for this' })).toBeNull();
  });

  it.each([
    ['a guest', null, true],
    ['a member of a site that takes no requests', 'ada', false],
  ])('sees nothing of it as %s, and nothing is fetched [ASK-01]', async (_who, user, takes) => {
    const config = { ...defaultConfig, hasLibrary: true, ...(takes && { hasRequests: true }) };
    const { calls } = open(
      '/movies/603',
      {
        'GET /config': () => ({ body: config }),
        'GET /availability/movie/603': () => ({ body: { available: { addedAtMs: 1 } } }),
      },
      user,
    );
    await heading();
    await screen.findByText('In your library');
    expect(screen.queryByRole('button', { name: 'Ask for this' })).toBeNull();
    expect(calls.filter(({ path }) => path.includes('requests'))).toEqual([]);
  });

  it('has a list of requests with the answers, and hears of a new one [ASK-09]', async () => {
    const own = [
      ownOf({ state: 'coming', words: '<i>Friday</i>' }),
      ownOf({ id: 'movie:603', title: 'movie:603', season: null, name: 'Matrix', state: 'declined' }),
      ownOf({ id: 'movie:5', title: 'movie:5', season: null, name: 'Five', state: 'available' }),
    ];
    const { store, calls } = open('/account?tab=account', {
      'GET /users/me/requests': () => ({ body: { requests: own } }),
      'DELETE /users/me/requests/tv%3A1399%3A1': ok,
    });
    const link = await screen.findByRole('link', { name: 'Dragons · Season 1' });
    expect(link.getAttribute('href')).toMatch(/^\/series\/1399/);
    for (const text of ['Will be added', 'Declined', 'In the library', '<i>Friday</i>']) screen.getByText(text);
    screen.getByRole('button', { name: 'Remove: Matrix' });
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw: Dragons · Season 1' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    for (const id of ['tv:1399:1', 'movie:603', 'movie:5', 'movie:of-another-profile'])
      await tellRequest(store.dispatch, 'ada', id);
    const told = toasts.map(({ message }) => message).filter((message) => message.startsWith('You asked'));
    expect(told).toEqual([
      'You asked for Dragons · Season 1. It will be added. <i>Friday</i>',
      'You asked for Matrix. It won’t be added.',
      'You asked for Five. It’s in the library now.',
    ]);
  });
});

describe('an operator', () => {
  const show = dashboardOf(Dashboard);
  const { at: lastAt, ...subject } = ownOf();
  const asked: TitleRequest = { ...subject, votes: 103, firstAt: lastAt, lastAt };

  it('sees what is asked for, filtered by the address, and in pages [ASK-08]', async () => {
    const { calls } = show('/operator?tab=requests', {
      'GET /operator/requests': ({ search }) => ({
        body: { requests: search.includes('state=declined') ? [] : [asked], next: 2 },
      }),
    });
    await screen.findByText('Dragons · Season 1');
    expect(screen.getByText(/^103 people · /)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/operator?tab=requests&page=2');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'declined' } });
    await screen.findByText('No requests');
    screen.getByText('at /operator?tab=requests&state=declined');
    expect(calls.findLast(({ path }) => path === '/operator/requests')?.search).toBe('?state=declined&page=1');
  });

  it('sees who asks, and answers with a word, until the library has it [ASK-08]', async () => {
    let details: RequestDetails = { ...asked, askers: [{ username: 'kim', at: lastAt }] };
    const { calls } = show('/operator?tab=requests', {
      'GET /operator/requests': () => ({ body: { requests: [asked], next: null } }),
      'GET /operator/requests/tv%3A1399%3A1': () => ({ body: details }),
      'PATCH /operator/requests/tv%3A1399%3A1': ({ body }) => {
        if (details.state === 'coming') {
          details = { ...details, state: 'available' };
          return { status: 409, body: { error: 'x', code: 'in_library' } };
        }
        details = { ...details, ...(body as object) };
        return ok();
      },
    });
    await screen.findByText('Dragons · Season 1');
    press('Open the request for Dragons · Season 1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Dragons · Season 1' }));
    dialog.getByText('kim');
    dialog.getByText('and 102 more');
    fireEvent.change(dialog.getByLabelText(/^Message/), { target: { value: 'Friday.' } });
    press('It will be added');
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Answered.'));
    await dialog.findByText('Will be added');
    press('It won’t be added');
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('This is in the library already.'));
    await waitFor(() => expect(dialog.queryByLabelText(/^Message/)).toBeNull());
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { state: 'coming', words: 'Friday.' },
      { state: 'declined', words: 'Friday.' },
    ]);
  });
});
