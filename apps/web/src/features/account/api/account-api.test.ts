import { expect, it } from '@jest/globals';
import { createAppStore } from '../../../app/store';
import { testServices } from '../../../testing/render-app';
import { accountApi } from './account-api';

it('account requests carry the session cookie [API-13]', async () => {
  const calls: string[] = [];
  window.fetch = (input) => {
    const { method, url, credentials } = input as Request;
    calls.push(`${method} ${new URL(url).pathname} ${credentials}`);
    return Promise.resolve(new Response('{}', { headers: { 'Content-Type': 'application/json' } }));
  };
  const { dispatch } = createAppStore(testServices().services);
  await dispatch(accountApi.endpoints.login.initiate({ username: 'ada', password: 'correct horse' }));
  await dispatch(accountApi.endpoints.sessions.initiate(undefined));
  expect(calls).toEqual(['POST /api/auth/login include', 'GET /api/users/me/sessions include']);
});
