import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SignInMethods } from '@marquee/core/contracts';
import { defaultConfig } from '../../../../shared/config/default-config';
import { sessionClosed, userInfoSet } from '../../../../shared/store/session.slice';
import { answerApi, type ApiAnswer } from '../../../../testing/api-answers';
import { browserWithPasskeys } from '../../../../testing/browser-with-passkeys';
import { renderApp } from '../../../../testing/render-app';
import { PasswordDialogHost } from '../../../../shared/sign-in/password-dialog';
import { Security } from '.';

const opened: ReturnType<typeof renderApp>['store'][] = [];
const browser = browserWithPasskeys();
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const store of opened.splice(0)) store.dispatch(sessionClosed());
  cleanup();
});

const passkey = (id: string, changes = {}) => ({
  id,
  name: `Key ${id}`,
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: null,
  domain: 'localhost',
  copiedAt: null,
  ...changes,
});
const methods = (changes: Partial<SignInMethods> = {}): SignInMethods => ({
  hasPassword: true,
  passkeys: [],
  secondFactor: null,
  ...changes,
});
const challenge = () => ({ body: { ticket: 't'.repeat(43), options: { challenge: 'AAAA', allowCredentials: [] } } });
const withProvider = { ...defaultConfig, accounts: { passwordReset: false, signUp: 'open', oidc: 'Lantern ID' } };
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

async function show(first: SignInMethods, api: Parameters<typeof answerApi>[0] = {}) {
  let current = first;
  const view = renderApp(
    <>
      <Security email="ada@example.org" />
      <PasswordDialogHost />
    </>,
  );
  opened.push(view.store);
  const calls = answerApi({ 'GET /users/me/sign-in': () => ({ body: current }), ...api });
  await act(async () => void view.store.dispatch(userInfoSet({ username: 'ada', email: 'ada@example.org' })));
  await screen.findByText('Passkeys');
  return { ...view, calls, become: (next: SignInMethods) => (current = next) };
}

describe('passkeys on the account page', () => {
  it('are explained while there are none, and added by the browser [PASSKEY-02]', async () => {
    const { calls, become } = await show(methods(), {
      'POST /users/me/passkeys/options': () => ({
        body: {
          ticket: 't'.repeat(43),
          options: { challenge: 'AAAA', user: { id: 'AAAA' }, excludeCredentials: [], pubKeyCredParams: [] },
        },
      }),
      'POST /users/me/passkeys': () => ({ status: 201, body: passkey('a') }),
    });
    expect(screen.getByText(/instead of a password/)).toBeTruthy();
    browser.refuse('NotAllowedError');
    fireEvent.click(button('Add a passkey'));
    await waitFor(() => expect(button('Add a passkey').disabled).toBe(false));
    expect(calls.some(({ path }) => path === '/users/me/passkeys')).toBe(false);
    browser.answer();
    become(methods({ passkeys: [passkey('a')] }));
    fireEvent.click(button('Add a passkey'));
    expect(await screen.findByText('Key a')).toBeTruthy();
    expect(calls.find(({ path }) => path === '/users/me/passkeys')?.body).toMatchObject({
      ticket: 't'.repeat(43),
      response: { id: 'credential' },
    });
  });

  it('are renamed and removed, but for the last way in, and warn of a copy [PASSKEY-07]', async () => {
    const copied = passkey('b', { copiedAt: '2026-02-01T00:00:00Z' });
    const { calls, become } = await show(methods({ passkeys: [passkey('a'), copied] }), {
      'PATCH /users/me/passkeys/a': () => ({ body: { ok: true } }),
      'DELETE /users/me/passkeys/b': () => ({ body: { ok: true } }),
    });
    expect(screen.getByText(/There may be a copy of it/)).toBeTruthy();
    fireEvent.click(button('Rename “Key a”'));
    fireEvent.change(screen.getByLabelText('Passkey name'), { target: { value: 'My key' } });
    become(methods({ hasPassword: false, passkeys: [passkey('a', { name: 'My key' }), copied] }));
    fireEvent.click(button('Save'));
    expect(await screen.findByText('My key')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'My key' });
    become(methods({ hasPassword: false, passkeys: [passkey('a', { name: 'My key' })] }));
    fireEvent.click(button('Remove “Key b”'));
    fireEvent.click(button('Really remove?'));
    await waitFor(() => expect(screen.queryByText('Key b')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Remove “My key”' })).toBeNull();
  });

  it('can all go while the account is linked to a provider, and none is added in a browser without them [PASSKEY-03, PASSKEY-05]', async () => {
    browser.remove();
    await show(methods({ hasPassword: false, passkeys: [passkey('a')] }), {
      'GET /config': () => ({ body: withProvider }),
      'GET /users/me/oidc': () => ({
        body: { label: 'Lantern ID', isLinked: true, canUnlink: true, isSession: false },
      }),
    });
    expect(await screen.findByRole('button', { name: 'Remove “Key a”' })).toBeTruthy();
    expect(screen.getByText('Passkeys need a secure connection (https), which this page doesn’t have.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('are asked for where the server wants to know again who it is [PASSKEY-04]', async () => {
    let isProven = false;
    const { calls } = await show(methods({ hasPassword: false, passkeys: [passkey('a'), passkey('b')] }), {
      'DELETE /users/me/passkeys/a': () =>
        isProven ? { body: { ok: true } } : { status: 403, body: { error: 'No', code: 'password_required' } },
      'POST /auth/passkey/confirmation': challenge,
      'POST /auth/confirm-password': () => {
        isProven = true;
        return { body: { ok: true } };
      },
    });
    fireEvent.click(button('Remove “Key a”'));
    fireEvent.click(button('Really remove?'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    expect(within(dialog).queryByLabelText('Password')).toBeNull();
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const removals = () => calls.filter(({ method, path }) => method === 'DELETE' && path.endsWith('/a'));
    await waitFor(() => expect(removals()).toHaveLength(2));
  });

  it('go with a new email where there is no password', async () => {
    const { calls } = await show(methods({ hasPassword: false, passkeys: [passkey('a')] }), {
      'POST /auth/passkey/confirmation': challenge,
      'POST /users/me/email': () => ({ body: { ok: true, email: 'new@example.org' } }),
    });
    fireEvent.change(screen.getByLabelText('New email'), { target: { value: 'new@example.org' } });
    fireEvent.click(button('Change email'));
    await waitFor(() => expect(calls.some(({ path }) => path === '/users/me/email')).toBe(true));
    expect(calls.find(({ path }) => path === '/users/me/email')?.body).toMatchObject({
      email: 'new@example.org',
      passkey: { response: { id: 'credential' } },
    });
    expect(button('Set a password')).toBeTruthy();
  });
});

it('the password can be changed, and the server’s refusal is shown', async () => {
  let answer: ApiAnswer = { status: 403, body: { error: 'x', code: 'wrong_password' } };
  await show(methods(), { 'POST /users/me/password': () => answer });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field('Current password'), { target: { value: 'correct horse' } });
  fireEvent.change(field('New password'), { target: { value: 'battery staple' } });
  fireEvent.click(button('Change password'));
  expect(await screen.findByText('That password isn’t right. Try again.')).toBeTruthy();
  answer = { body: { ok: true, token: 'next' } };
  fireEvent.click(button('Change password'));
  await waitFor(() => expect(field('New password').value).toBe(''));
});

describe('two-step login on the account page', () => {
  it('shows a secret, and recovery codes once its first code is right [FACTOR-01]', async () => {
    let isRight = false;
    let isOver = false;
    const recoveryCodes = Array.from({ length: 10 }, (_, at) => `code-${at}`);
    const { become } = await show(methods(), {
      'POST /users/me/second-factor/setup': () => ({
        body: { ticket: 't'.repeat(43), secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
      }),
      'POST /users/me/second-factor': () =>
        isRight
          ? { status: 201, body: { recoveryCodes } }
          : isOver
            ? { status: 410, body: { error: 'Late', code: 'ticket_invalid' } }
            : { status: 403, body: { error: 'Wrong', code: 'code_wrong' } },
    });
    fireEvent.click(button('Set up'));
    expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code for the app' })).toBeTruthy();
    const enter = () => {
      fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
      fireEvent.click(button('Turn on'));
    };
    enter();
    expect(await screen.findByText('That code isn’t right, or it was used already.')).toBeTruthy();
    // The next try is typed where the last one was.
    screen.getByLabelText('Code').focus();
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '12345' } });
    await waitFor(() => expect(screen.queryByText('That code isn’t right, or it was used already.')).toBeNull());
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    isOver = true;
    enter();
    expect(await screen.findByText('That took too long, or was done already. Start again.')).toBeTruthy();
    expect(screen.queryByLabelText('Code')).toBeNull();
    fireEvent.click(button('Start again'));
    expect(await screen.findByLabelText('Code')).toBeTruthy();
    isRight = true;
    become(methods({ secondFactor: { since: '2026-01-01T00:00:00Z', recoveryCodesLeft: 10 } }));
    enter();
    expect(await screen.findByText('code-9')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Download' });
    expect([link.getAttribute('download'), decodeURIComponent(link.getAttribute('href') ?? '')]).toEqual([
      'recovery-codes.txt',
      `data:text/plain;charset=utf-8,${recoveryCodes.join('\n')}\n`,
    ]);
    fireEvent.click(button('Done'));
    expect(await screen.findByText('10 recovery codes are left.')).toBeTruthy();
  });

  it('is turned off with a code [FACTOR-04]', async () => {
    const on = methods({ secondFactor: { since: '2026-01-01T00:00:00Z', recoveryCodesLeft: 1 } });
    const { calls, become } = await show(on, { 'DELETE /users/me/second-factor': () => ({ body: { ok: true } }) });
    expect(screen.getByText('1 recovery code is left.')).toBeTruthy();
    fireEvent.click(button('Turn off'));
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
    become(methods());
    fireEvent.click(button('Turn off'));
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ code: '123456' });
  });
});
