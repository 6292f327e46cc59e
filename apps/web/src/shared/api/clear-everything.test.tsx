import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { answerApi, profileOf } from '../../testing/api-answers';
import { renderApp } from '../../testing/render-app';
import { sessionClosed } from '../store/session.slice';
import { selectIsRestored } from '../store';
import { storeSetting } from '../store/settings';
import { clearEverything } from '.';

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

  it('writes nothing back when the page is left', async () => {
    const { store } = await open(null);
    await waitFor(() => expect(selectIsRestored(store.getState())).toBe(true));
    act(() => store.dispatch(storeSetting('region', 'AT')));
    await act(async () => store.dispatch(clearEverything()));
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    expect(localStorage).toHaveLength(0);
  });

  it('asks nothing of the server for a visitor without an account', async () => {
    const { store, calls } = await open(null);
    await act(async () => store.dispatch(clearEverything()));
    expect(calls).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});
