import { expect, it, jest } from '@jest/globals';
import { newProfileValues } from '@marquee/core';
import { createAppStore } from '../../../app/store';
import { openingChanged } from '../../../shared/store/profiles.slice';
import { userInfoSet } from '../../../shared/store/session.slice';
import { testServices } from '../../../testing/render-app';
import { refreshProfiles } from './refresh-profiles';

const listed = (id: string, name: string) => ({ ...newProfileValues, id, name, hasPin: false });
const answer = { profiles: [listed('1', 'Ada'), listed('kidkidkid1', 'Kim')], active: 'kidkidkid1' };

/** A page of Ada's, whose session has become Kim's. */
function createPage() {
  window.history.replaceState(null, '', '/profiles?to=%2Fmovies');
  window.fetch = () => Promise.resolve(Response.json(answer));
  const store = createAppStore(testServices().services);
  store.dispatch(userInfoSet({ id: 'id-of-ada', username: 'ada' }));
  const leave = jest.fn();
  return { store, leave, refresh: () => store.dispatch(refreshProfiles(leave)) };
}

it('a page of another profile than the session’s reloads as the session’s [PROFILE-42]', async () => {
  const { leave, refresh } = createPage();
  await refresh();
  expect(leave.mock.calls).toEqual([['/profiles?to=%2Fmovies']]);
});

it('a visitor who is opening a profile is not sent back to the question [PROFILE-48]', async () => {
  const { store, leave, refresh } = createPage();
  store.dispatch(openingChanged('kidkidkid1'));
  await refresh();
  expect(leave).not.toHaveBeenCalled();
});
