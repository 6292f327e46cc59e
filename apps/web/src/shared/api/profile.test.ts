import { expect, it } from '@jest/globals';
import { createAppStore } from '../../app/store';
import { selectUser, sessionClosed, userInfoSet } from '../store/session.slice';
import { answerApi, profileOf } from '../../testing/api-answers';
import { testServices } from '../../testing/render-app';
import { fetchProfile } from '.';

it('an answer about the session that comes after the log-out does not log in again', async () => {
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
