import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { newProfileValues } from '@marquee/core';
import { defaultConfig } from '../../shared/config/default-config';
import { profilesKnown, type KnownProfile } from '../../shared/store/profiles.slice';
import { userInfoSet } from '../../shared/store/session.slice';
import { answerApi } from '../../testing/api-answers';
import { renderApp } from '../../testing/render-app';
import type { Outcome } from './model/profile-commands';
import { PinDialog } from './pin/pin-dialog';
import { useProfileCommand } from './use-profile-command';

const profile = (id: string, name: string): KnownProfile => ({
  ...newProfileValues,
  id,
  name,
  hasPin: true,
  isRestricted: false,
});
const profiles = [profile('1', 'Me'), profile('kimkimkim1', 'Kim')];

/** A menu in which a profile with a PIN is pressed. */
function pressKim() {
  const opened: (string | null)[] = [];
  function Menu() {
    const { run, dialog } = useProfileCommand();
    return (
      <>
        <button onClick={() => void run({ kind: 'activate', id: 'kimkimkim1' }).then((id) => opened.push(id))}>
          Kim
        </button>
        {dialog}
      </>
    );
  }
  const { store } = renderApp(<Menu />);
  answerApi({
    'POST /profiles/kimkimkim1/activate': ({ body }) =>
      (body as { pin?: string }).pin === '1234'
        ? { body: { active: 'kimkimkim1', profiles } }
        : { status: 403, body: { error: 'PIN', code: 'confirmation_needed' } },
  });
  store.dispatch(userInfoSet({ id: 'u1', username: 'me' }));
  store.dispatch(profilesKnown({ account: 'u1', profiles, isRemembered: false, last: '1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kim' }));
  return opened;
}
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('a menu that is left before or while the PIN is asked for has cancelled', async () => {
  const early = pressKim();
  cleanup();
  await waitFor(() => expect(early).toEqual([null]));
  const late = pressKim();
  await screen.findByRole('dialog');
  expect(late).toEqual([]);
  cleanup();
  await waitFor(() => expect(late).toEqual([null]));
});

it('a menu that is left while a PIN is checked opens the profile if the PIN is right', async () => {
  const opened = pressKim();
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '1234' } });
  fireEvent.submit(screen.getByLabelText('PIN'));
  cleanup();
  await waitFor(() => expect(opened).toEqual(['kimkimkim1']));
});

it.each([
  ['asks the provider who has no PIN', { hasPin: false }, true],
  ['asks for a PIN that there is', { hasPin: true }, false],
  ['does not let a restricted profile ask the provider', { hasPin: false, isRestricted: true }, false],
])('%s', async (_name, changes, isOffered) => {
  const { store } = renderApp(
    <PinDialog
      command={{ kind: 'activate', id: '1' }}
      lockedSec={0}
      onEnter={async () => ({ kind: 'wrong' })}
      onClose={() => undefined}
    />,
    { path: '/profiles?to=%2Fbookmarks' },
  );
  const calls = answerApi({
    'GET /config': () => ({
      body: { ...defaultConfig, accounts: { passwordReset: false, signUp: 'open', oidc: 'Lantern ID' } },
    }),
    'POST /users/me/oidc/start': () => ({ status: 503, body: { error: 'Down', code: 'oidc_unavailable' } }),
  });
  act(() => {
    store.dispatch(userInfoSet({ id: 'u1', username: 'me' }));
    const known = [{ ...profile('1', 'Me'), ...changes }];
    store.dispatch(profilesKnown({ account: 'u1', profiles: known, isRemembered: false, last: '1' }));
  });
  if (!isOffered) {
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Confirm with Lantern ID' })).toBeNull();
    return;
  }
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm with Lantern ID' }));
  await screen.findByText('The log-in service doesn’t answer. Try again in a moment.');
  expect(calls.find(({ path }) => path === '/users/me/oidc/start')?.body).toEqual({
    purpose: 'confirm',
    next: '/profiles?to=%2Fbookmarks',
  });
});

it('a password that is being checked cannot be cancelled, because the server may have taken it', async () => {
  const opened: unknown[] = [];
  let answer: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => (answer = resolve));
  const close = () => void opened.push('closed');
  renderApp(
    <PinDialog
      command={{ kind: 'activate', id: 'kimkimkim1' }}
      lockedSec={0}
      onEnter={() => outcome}
      onClose={close}
    />,
  );
  fireEvent.change(screen.getByLabelText('Account password'), { target: { value: '1234' } });
  fireEvent.submit(screen.getByLabelText('Account password'));
  const button = screen.getByRole('button', { name: 'Close' });
  fireEvent.click(button);
  expect(opened).toEqual([]);
  await act(async () => answer({ kind: 'wrong' }));
  fireEvent.click(button);
  expect(opened).toEqual(['closed']);
});
