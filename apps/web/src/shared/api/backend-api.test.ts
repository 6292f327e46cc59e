import { afterEach, describe, expect, it } from '@jest/globals';
import { createAppStore } from '../../app/store';
import { answerApi, profileOf } from '../../testing/api-answers';
import { testServices } from '../../testing/render-app';
import { csrfSet, selectCsrf, sessionClosed, userInfoSet } from '../store/session.slice';
import { backendApi } from './backend-api';

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
