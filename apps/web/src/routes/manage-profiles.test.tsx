import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { newProfileValues } from '@marquee/core';
import { Route, Routes } from 'react-router-dom';
import { pages } from '../pages';
import { profilesKnown, type KnownProfile } from '../shared/store/profiles.slice';
import { userInfoSet } from '../shared/store/session.slice';
import { answerApi, type ApiAnswer, type ApiCall } from '../testing/api-answers';
import { renderApp } from '../testing/render-app';
import { Component as ManageProfiles } from './manage-profiles';

const profile = (id: string, name: string): KnownProfile => ({
  ...newProfileValues,
  id,
  name,
  hasPin: false,
  isRestricted: false,
});
const profiles = [profile('1', 'Me'), profile('kimkimkim1', 'Kim')];

/** Opens the pages to manage profiles as the owner of an account, whose password is `right`. */
function openAsOwner(path: string): ApiCall[] {
  const { store } = renderApp(
    <Routes>
      <Route path={pages['manage-profiles'].path} element={<ManageProfiles />} />
    </Routes>,
    { path },
  );
  let list = profiles;
  const changeTo =
    (changed: KnownProfile[], more = {}) =>
    ({ body }: ApiCall): ApiAnswer => {
      const { password } = body as { password?: string };
      if (password !== 'right')
        return { status: 403, body: { error: 'No', code: password ? 'confirmation_failed' : 'confirmation_needed' } };
      list = changed;
      return { body: { active: '1', profiles: list, ...more } };
    };
  const calls = answerApi({
    'GET /profiles': () => ({ body: { active: '1', profiles: list } }),
    'POST /profiles': changeTo([...profiles, profile('newnewnew1', 'Lou')], { id: 'newnewnew1' }),
    'PATCH /profiles/kimkimkim1': changeTo([profile('1', 'Me'), profile('kimkimkim1', 'Kim the second')]),
    'DELETE /profiles/kimkimkim1': changeTo([profile('1', 'Me')]),
  });
  act(() => {
    store.dispatch(userInfoSet({ id: 'u1', username: 'me' }));
    store.dispatch(profilesKnown({ account: 'u1', profiles, isRemembered: false, last: '1' }));
  });
  return calls;
}

async function confirmWith(password: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Account password'), { target: { value: password } });
  fireEvent.submit(screen.getByLabelText('Account password'));
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('a guest is told that profiles come with an account [PROFILE-43]', async () => {
  renderApp(<ManageProfiles />, { path: '/profiles/manage' });
  await waitFor(() =>
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sign up', 'Log in']),
  );
});

it('a profile is added with the highest rating it sees, once the password is right', async () => {
  const calls = openAsOwner('/profiles/manage');
  fireEvent.click(await screen.findByRole('link', { name: 'Add profile' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Lou' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Highest rating' }), { target: { value: 'PG' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add profile' }));
  await confirmWith('not the password');
  await screen.findByText('That’s not the password. Try again.');
  await confirmWith('right');
  await screen.findByRole('link', { name: 'Edit Lou' });
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
    profile: { name: 'Lou', cap: { certification: 'PG' } },
  });
});

it('a profile is changed', async () => {
  openAsOwner('/profiles/manage/kimkimkim1');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Kim the second' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Stars' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await confirmWith('right');
  await screen.findByRole('link', { name: 'Edit Kim the second' });
});

it('a profile is deleted after a dialog said what goes with it [PROFILE-52]', async () => {
  openAsOwner('/profiles/manage/kimkimkim1');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete profile…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Kim?' });
  expect(dialog.textContent).toContain('lists, history, diary, ratings, notes and settings');
  fireEvent.click(screen.getByRole('button', { name: 'Delete profile' }));
  await confirmWith('right');
  await screen.findByText('Room for 7 more');
});
