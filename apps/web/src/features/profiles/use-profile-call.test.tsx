import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { newProfileValues } from '@marquee/core';
import { profilesKnown, type KnownProfile } from '../../shared/store/profiles.slice';
import { userInfoSet } from '../../shared/store/session.slice';
import { answerApi } from '../../testing/api-answers';
import { renderApp } from '../../testing/render-app';
import type { Outcome } from './model/calls';
import { PinDialog } from './pin/pin-dialog';
import { useProfileCall } from './use-profile-call';

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
    const { run, dialog } = useProfileCall();
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

it('a menu that is closed before the PIN is asked for has cancelled', async () => {
  const opened = pressKim();
  cleanup();
  await waitFor(() => expect(opened).toEqual([null]));
});

it('a menu that is left while the PIN is asked for has cancelled', async () => {
  const opened = pressKim();
  await screen.findByRole('dialog');
  expect(opened).toEqual([]);
  cleanup();
  await waitFor(() => expect(opened).toEqual([null]));
});

it('a menu that is left while a PIN is checked opens the profile if the PIN is right', async () => {
  const opened = pressKim();
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '1234' } });
  fireEvent.submit(screen.getByLabelText('PIN'));
  cleanup();
  await waitFor(() => expect(opened).toEqual(['kimkimkim1']));
});

it('a password that is being checked cannot be cancelled, because the server may have taken it', async () => {
  const opened: unknown[] = [];
  let answer: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => (answer = resolve));
  const close = () => void opened.push('closed');
  renderApp(
    <PinDialog call={{ kind: 'activate', id: 'kimkimkim1' }} lockedSec={0} onEnter={() => outcome} onClose={close} />,
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
