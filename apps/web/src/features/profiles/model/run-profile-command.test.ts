import { expect, it } from '@jest/globals';
import { newProfileValues } from '@marquee/core';
import { createAppStore } from '../../../app/store';
import { userInfoSet } from '../../../shared/store/session.slice';
import { answerApi } from '../../../testing/api-answers';
import { testServices } from '../../../testing/render-app';
import { profilesApi } from '../api/profiles-api';
import { runProfileCommand } from './run-profile-command';

const listed = (id: string, name: string) => ({ ...newProfileValues, id, name, hasPin: false });

it('the list of profiles that was fetched before has what was saved since', async () => {
  const before = [listed('1', 'Ada'), listed('kimkimkim1', 'Kim')];
  const after = [before[0], listed('kimkimkim1', 'Kimberley')];
  answerApi({
    'GET /profiles': () => ({ body: { profiles: before, active: '1' } }),
    'PATCH /profiles/kimkimkim1': () => ({ body: { profiles: after, active: '1' } }),
  });
  const store = createAppStore(testServices().services);
  store.dispatch(userInfoSet({ id: 'id-of-ada', username: 'ada' }));
  const { sessionProfiles } = profilesApi.endpoints;
  const names = () =>
    sessionProfiles
      .select()(store.getState())
      .data?.profiles.map(({ name }) => name);
  await store.dispatch(sessionProfiles.initiate());
  expect(names()).toEqual(['Ada', 'Kim']);
  await store.dispatch(runProfileCommand({ kind: 'change', id: 'kimkimkim1', changes: { name: 'Kimberley' } }));
  expect(names()).toEqual(['Ada', 'Kimberley']);
});
