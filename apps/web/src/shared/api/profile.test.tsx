import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createAppStore } from '../../app/store';
import { csrfSet, selectCsrf, selectUser, sessionClosed, userInfoSet } from '../store/session.slice';
import { answerApi, profileOf } from '../../testing/api-answers';
import { renderApp, testServices } from '../../testing/render-app';
import { clearEverything, fetchProfile } from '.';
import { backendApi } from './backend-api';
import { act, cleanup, waitFor } from '@testing-library/react';
import { selectIsRestored } from '../store';
import { storeSetting } from '../store/settings';

it('a response about the session that arrives after the log-out does not log in again', async () => {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  answerApi({ 'GET /users/me': () => late.then(() => ({ body: profileOf('ada') })) });
  const store = createAppStore(testServices().services);
  store.dispatch(userInfoSet({ id: 'id-of-ada', username: 'ada' }));
  const fetched = store.dispatch(fetchProfile());
  store.dispatch(sessionClosed());
  answer();
  await expect(fetched).resolves.toBeNull();
  expect(selectUser(store.getState())).toBeNull();
});

const api = backendApi.injectEndpoints({
  endpoints: (build) => ({
    rename: build.mutation<{ name: string }, void>({ query: () => ({ url: '/users/me/name', method: 'POST' }) }),
  }),
});

const refused = { status: 403, body: { error: 'No', code: 'csrf_failed' } };

describe('a call of a page that does not know the CSRF token yet', () => {
  let store: ReturnType<typeof createAppStore>;
  const open = (token: string, { isLoggedIn = true, session = 'ada' } = {}) => {
    store = createAppStore(testServices({}).services);
    if (isLoggedIn)
      store.dispatch(userInfoSet({ username: 'ada', id: 'u1', name: 'Ada', email: 'a@b.c', isDonator: false }));
    return answerApi({
      'GET /users/me': () => ({ body: profileOf(session, { token }) }),
      'POST /users/me/name': ({ headers }) =>
        headers.get('X-CSRF-Token') === 'right' ? { body: { name: 'Ada' } } : refused,
    });
  };
  const rename = () => store.dispatch(api.endpoints.rename.initiate());
  afterEach(() => {
    store.dispatch(sessionClosed());
  });

  it('is made again with the token of the session', async () => {
    const calls = open('right');
    expect(await rename()).toMatchObject({ data: { name: 'Ada' } });
    expect(calls.map(({ path }) => path)).toEqual(['/users/me/name', '/users/me', '/users/me/name']);
    expect(selectCsrf(store.getState())).toBe('right');
    await rename();
    expect(calls).toHaveLength(4);
  });

  it('is made again, too, if the page has learnt the token meanwhile', async () => {
    const calls = open('right');
    const renaming = rename();
    store.dispatch(csrfSet('right'));
    expect(await renaming).toMatchObject({ data: { name: 'Ada' } });
    expect(calls.map(({ path }) => path)).toEqual(['/users/me/name', '/users/me', '/users/me/name']);
  });

  it('fails if that is refused too, without going round', async () => {
    const calls = open('wrong');
    expect(await rename()).toMatchObject({ error: { status: 403 } });
    expect(await rename()).toMatchObject({ error: { status: 403 } });
    expect(calls.map(({ path }) => path)).toEqual([
      ...['/users/me/name', '/users/me', '/users/me/name'],
      ...['/users/me/name', '/users/me'],
    ]);
  });

  it('is not repeated in the session of another person, who logged in on another tab', async () => {
    const calls = open('right', { session: 'bob' });
    expect(await rename()).toMatchObject({ error: { status: 403 } });
    expect(calls.map(({ path }) => path)).toEqual(['/users/me/name', '/users/me']);
    expect(selectCsrf(store.getState())).toBeNull();
  });

  it('is not repeated for a visitor who is not signed in', async () => {
    const calls = open('right', { isLoggedIn: false });
    expect(await rename()).toMatchObject({ error: { status: 403 } });
    expect(calls).toHaveLength(1);
  });
});

const sync = { 'POST /sync': () => ({ body: { ok: true, revision: {}, changes: {} } }) };

describe('clearing everything that this browser keeps', () => {
  const opened: ReturnType<typeof renderApp>['store'][] = [];
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    for (const store of opened.splice(0)) store.dispatch(sessionClosed());
    cleanup();
  });
  const open = async (username: string | null) => {
    if (username) localStorage.setItem('user-info', JSON.stringify({ username }));
    const { store } = renderApp(<p>page</p>);
    opened.push(store);
    const calls = answerApi({
      ...sync,
      'GET /users/me': () => ({ body: profileOf('ada') }),
      'POST /auth/logout': () => ({ body: { ok: true } }),
    });
    if (username) await waitFor(() => expect(store.getState().session.csrf).toBe('csrf-of-ada'));
    return { store, calls };
  };

  it('ends the session on the server as well', async () => {
    const { store, calls } = await open('ada');
    await act(async () => store.dispatch(clearEverything()));
    const [logOut] = calls.filter(({ path }) => path === '/auth/logout');
    expect(logOut?.headers.get('X-CSRF-Token')).toBe('csrf-of-ada');
    expect(localStorage).toHaveLength(0);
  });

  it('leaves a note for the next visit where the server cannot be reached', async () => {
    const { store } = await open('ada');
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(async () => store.dispatch(clearEverything()));
    expect(localStorage).toHaveLength(1);
    expect(localStorage.getItem('local-lock')).toBe('{"valid":true,"untoldLogOut":true}');
  });

  it('asks nothing of the server for a visitor without an account, and writes nothing back when the page is left', async () => {
    const { store, calls } = await open(null);
    await waitFor(() => expect(selectIsRestored(store.getState())).toBe(true));
    act(() => store.dispatch(storeSetting('region', 'AT')));
    await act(async () => store.dispatch(clearEverything()));
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    expect(localStorage).toHaveLength(0);
    expect(calls).toEqual([]);
  });
});
