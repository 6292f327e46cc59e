import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { newProfileValues } from '@marquee/core';
import { webcrypto } from 'node:crypto';
import { profilesKnown, type KnownProfile } from '../../shared/store/profiles.slice';
import { noProfiles } from '../../shared/store/profiles/known-profiles';
import { renderApp } from '../../testing/render-app';
import type { Outcome } from './model/calls';
import { hashPin } from './model/pin-hash';
import { PinDialog } from './pin/pin-dialog';
import { useProfileCall } from './use-profile-call';

// jsdom’s has no digests.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const profile = (id: string, name: string, pin: NonNullable<KnownProfile['pin']>): KnownProfile => ({
  ...newProfileValues,
  id,
  name,
  hasPin: true,
  pin,
  isRestricted: false,
  rule: null,
});

/** A menu in which a profile with a PIN is pressed. */
function pressKim(pin = { salt: 's', hash: 'h' }) {
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
  store.dispatch(
    profilesKnown({ ...noProfiles, device: [profile('1', 'Me', pin), profile('kimkimkim1', 'Kim', pin)] }),
  );
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
  const opened = pressKim(await hashPin('1234'));
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '1234' } });
  fireEvent.submit(screen.getByLabelText('PIN'));
  cleanup();
  await waitFor(() => expect(opened).toEqual(['kimkimkim1']));
});

it('a PIN that is being checked cannot be cancelled, because the server may have taken it', async () => {
  const opened: unknown[] = [];
  let answer: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => (answer = resolve));
  const close = () => void opened.push('closed');
  renderApp(
    <PinDialog call={{ kind: 'activate', id: 'kimkimkim1' }} lockedSec={0} onEnter={() => outcome} onClose={close} />,
  );
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '1234' } });
  fireEvent.submit(screen.getByLabelText('PIN'));
  const button = screen.getByRole('button', { name: 'Close' });
  fireEvent.click(button);
  expect(opened).toEqual([]);
  await act(async () => answer({ kind: 'wrong' }));
  fireEvent.click(button);
  expect(opened).toEqual(['closed']);
});
