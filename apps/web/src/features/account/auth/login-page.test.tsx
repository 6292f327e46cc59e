import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultConfig } from '../../../shared/config/default-config';
import { profileOf, type ApiAnswer, type ApiCall } from '../../../testing/api-answers';
import { browserWithPasskeys } from '../../../testing/browser-with-passkeys';
import { OidcLogin } from './oidc-login';
import { setUpAuthPages } from '../testing/set-up-auth-pages';

const left: string[] = [];
beforeEach(() => void left.splice(0));
const open = setUpAuthPages({
  '/button': <OidcLogin leave={(url) => void left.push(url)} invitation="CODE" />,
});
function show(path: string, accounts: object, api: Parameters<typeof open>[1] = {}) {
  const config = { ...defaultConfig, accounts: { passwordReset: false, signUp: 'open', ...accounts } };
  return open(path, { 'GET /config': () => ({ body: config }), ...api }).calls;
}
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Log in with Lantern ID' });
const oidc = 'Lantern ID';
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const namedButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const bodyTo = (calls: readonly ApiCall[], address: string) => calls.find(({ path }) => path === address)?.body;
const me = { 'GET /users/me': () => ({ body: profileOf('ada') }) };

describe('the log-in at a provider [OIDC-02, OIDC-03]', () => {
  it('is on the log-in and the sign-up page of a site that has one, and on no other’s', async () => {
    show('/login', {});
    await screen.findByRole('link', { name: 'Sign up' });
    expect(screen.queryByRole('button', { name: /^Log in with/ })).toBeNull();
    cleanup();
    show('/signup', { oidc });
    await button();
    expect(screen.getByLabelText('Username')).toBeTruthy();
  });

  it('opens the provider’s page, says where to come back, and can be tried again', async () => {
    let answer: ApiAnswer = { status: 503, body: { error: 'No', code: 'oidc_unavailable' } };
    const calls = show('/button?next=%2Fmovies%2F603', { oidc }, { 'POST /auth/oidc/start': () => answer });
    fireEvent.click(await button());
    await screen.findByText('The log-in service doesn’t answer. Try again in a moment.');
    answer = { body: { url: 'https://login.example.org/authorize' } };
    fireEvent.click(await button());
    await waitFor(() => expect(left).toEqual(['https://login.example.org/authorize']));
    expect(calls[0]?.body).toEqual({ next: '/movies/603', invitation: 'CODE' });
  });

  it('says why it failed, and shows no text of an address', async () => {
    show('/login?oidc=denied', { oidc });
    await screen.findByText('You cancelled at Lantern ID. Log in again whenever you like.');
    expect(screen.getByLabelText('Password')).toBeTruthy();
    cleanup();
    show('/login?oidc=constructor', { oidc });
    await button();
    expect(screen.queryByText(/constructor|native code/)).toBeNull();
  });

  it.each(['/login', '/signup#invite=CODE'])('is the only way where passwords are off: %s [OIDC-12]', async (path) => {
    show(path, { oidc, localLogin: 'off' });
    await button();
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
  });

  it('asks for the password of the account that has the email, once [OIDC-05]', async () => {
    let isRight = false;
    const calls = show(
      '/login?oidc=link&next=%2Fbookmarks',
      { oidc },
      {
        'POST /auth/oidc/link': () =>
          isRight
            ? { body: { token: 'csrf', user: profileOf('ada') } }
            : { status: 401, body: { error: 'No', code: 'invalid_credentials' } },
        ...me,
      },
    );
    await screen.findByRole('heading', { name: 'One last time' });
    type('Password', 'correct horse');
    fireEvent.click(namedButton('Link and log in'));
    await screen.findByText('Wrong email, username or password. Check them and try again.');
    isRight = true;
    fireEvent.click(namedButton('Link and log in'));
    await screen.findByText('at /bookmarks');
    expect(calls[0]?.body).toEqual({ password: 'correct horse' });
  });

  it('asks for the code of its second factor as well, even where passwords are off [OIDC-05, OIDC-12]', async () => {
    const ticket = 't'.repeat(43);
    let isOver = true;
    const calls = show(
      '/login?oidc=link&next=%2Fbookmarks',
      { oidc, localLogin: 'off' },
      {
        'POST /auth/oidc/link': ({ body }) =>
          'password' in (body as object)
            ? { status: 202, body: { ticket } }
            : isOver
              ? { status: 410, body: { error: 'Late', code: 'ticket_invalid' } }
              : { body: { token: 'csrf', user: profileOf('ada') } },
        ...me,
      },
    );
    const enter = async () => {
      await screen.findByRole('heading', { name: 'One last time' });
      type('Password', 'correct horse');
      fireEvent.click(namedButton('Link and log in'));
      fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
      fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    };
    await enter();
    await screen.findByText('That took too long, or was done already. Start again.');
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    isOver = false;
    await enter();
    await screen.findByText('at /bookmarks');
    expect(calls[3]?.body).toEqual({ ticket, code: '123456' });
  });
});

describe('a login without, or after, the password', () => {
  const browser = browserWithPasskeys();
  const ticket = 't'.repeat(43);
  const entry = () => ({ body: { token: 'csrf', user: profileOf('ada') } });

  it('is made with a passkey, and says why one was refused [PASSKEY-01]', async () => {
    let isRefused = true;
    const { calls } = open('/login', {
      ...me,
      'POST /auth/passkey/options': () => ({ body: { ticket, options: { challenge: 'AAAA' } } }),
      'POST /auth/passkey': () =>
        isRefused ? { status: 403, body: { error: 'Refused', code: 'passkey_refused' } } : entry(),
    });
    const press = async () => {
      await waitFor(() => expect(namedButton('Sign in with a passkey').disabled).toBe(false));
      fireEvent.click(namedButton('Sign in with a passkey'));
    };
    browser.refuse('NotAllowedError');
    await press();
    await waitFor(() => expect(namedButton('Sign in with a passkey').disabled).toBe(false));
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
    open('/login');
    await waitFor(() => expect(namedButton('Sign in with a passkey').disabled).toBe(false));
    fireEvent.click(namedButton('Sign in with a passkey'));
    expect(await screen.findByText(/^Passkeys need a secure connection/)).toBeTruthy();
  });

  it('asks for a code, and starts again when it took too long [FACTOR-02]', async () => {
    let answer: () => { status?: number; body: object } = () => ({
      status: 403,
      body: { error: 'Wrong', code: 'code_wrong' },
    });
    const { calls } = open('/login', {
      ...me,
      'POST /auth/login': () => ({ status: 202, body: { ticket } }),
      'POST /auth/login/code': () => answer(),
    });
    const enterPassword = async () => {
      type('Email or username', 'ada');
      type('Password', 'correct horse');
      await waitFor(() => expect(namedButton('Login').disabled).toBe(false));
      fireEvent.click(namedButton('Login'));
      await screen.findByText('Enter your code');
    };
    const enterCode = () => {
      type('Code', '123456');
      fireEvent.click(namedButton('Login'));
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
    expect(document.activeElement).toBe(namedButton('Start again'));
    fireEvent.click(namedButton('Start again'));
    await enterPassword();
    expect(screen.queryByText('That took too long, or was done already. Start again.')).toBeNull();
    answer = entry;
    enterCode();
    expect(await screen.findByText('at /account?tab=account')).toBeTruthy();
    expect(bodyTo(calls, '/auth/login/code')).toEqual({ ticket, code: '123456' });
  });
});
