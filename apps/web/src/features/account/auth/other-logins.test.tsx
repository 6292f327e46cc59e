import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { profileOf, type ApiCall } from '../../../testing/api-answers';
import { browserWithPasskeys } from '../../../testing/browser-with-passkeys';
import { setUpAuthPages } from '../testing/set-up-auth-pages';

const show = setUpAuthPages();
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const bodyTo = (calls: readonly ApiCall[], address: string) => calls.find(({ path }) => path === address)?.body;
const me = { 'GET /users/me': () => ({ body: profileOf('ada') }) };

describe('a login without, or after, the password', () => {
  const browser = browserWithPasskeys();
  const ticket = 't'.repeat(43);
  const entry = () => ({ body: { token: 'csrf', user: profileOf('ada') } });

  it('is made with a passkey, and says why one was refused [PASSKEY-01]', async () => {
    let isRefused = true;
    const { calls } = show('/login', {
      ...me,
      'POST /auth/passkey/options': () => ({ body: { ticket, options: { challenge: 'AAAA' } } }),
      'POST /auth/passkey': () =>
        isRefused ? { status: 403, body: { error: 'Refused', code: 'passkey_refused' } } : entry(),
    });
    const press = async () => {
      await waitFor(() => expect(button('Sign in with a passkey').disabled).toBe(false));
      fireEvent.click(button('Sign in with a passkey'));
    };
    browser.refuse('NotAllowedError');
    await press();
    await waitFor(() => expect(button('Sign in with a passkey').disabled).toBe(false));
    expect(bodyTo(calls, '/auth/passkey')).toBeUndefined();
    browser.answer();
    await press();
    expect(await screen.findByText(/^This passkey doesn’t open this account/)).toBeTruthy();
    isRefused = false;
    await press();
    expect(await screen.findByText('at /account?tab=account')).toBeTruthy();
    expect(bodyTo(calls, '/auth/passkey')).toMatchObject({ ticket, response: { id: 'credential' } });
  });

  it('says why there are no passkeys once they are asked for [PASSKEY-05]', async () => {
    browser.remove();
    show('/login');
    await waitFor(() => expect(button('Sign in with a passkey').disabled).toBe(false));
    fireEvent.click(button('Sign in with a passkey'));
    expect(await screen.findByText(/^Passkeys need a secure connection/)).toBeTruthy();
  });

  it('asks for a code, and starts again when it took too long [FACTOR-02]', async () => {
    let answer: () => { status?: number; body: object } = () => ({
      status: 403,
      body: { error: 'Wrong', code: 'code_wrong' },
    });
    const { calls } = show('/login', {
      ...me,
      'POST /auth/login': () => ({ status: 202, body: { ticket } }),
      'POST /auth/login/code': () => answer(),
    });
    const enterPassword = async () => {
      type('Email or username', 'ada');
      type('Password', 'correct horse');
      await waitFor(() => expect(button('Login').disabled).toBe(false));
      fireEvent.click(button('Login'));
      await screen.findByText('Enter your code');
    };
    const enterCode = () => {
      type('Code', '123456');
      fireEvent.click(button('Login'));
    };
    await enterPassword();
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    enterCode();
    expect(await screen.findByText('That code isn’t right, or it was used already.')).toBeTruthy();
    answer = () => ({ status: 410, body: { error: 'Late', code: 'ticket_invalid' } });
    enterCode();
    expect(await screen.findByText('That took too long, or was done already. Start again.')).toBeTruthy();
    // No other code would do.
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(document.activeElement).toBe(button('Start again'));
    fireEvent.click(button('Start again'));
    await enterPassword();
    expect(screen.queryByText('That took too long, or was done already. Start again.')).toBeNull();
    answer = entry;
    enterCode();
    expect(await screen.findByText('at /account?tab=account')).toBeTruthy();
    expect(bodyTo(calls, '/auth/login/code')).toEqual({ ticket, code: '123456' });
  });
});
