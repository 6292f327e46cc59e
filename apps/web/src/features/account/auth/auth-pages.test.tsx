import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultConfig } from '../../../shared/config/default-config';
import { answerApi, profileOf, type ApiCall } from '../../../testing/api-answers';
import { renderApp } from '../../../testing/render-app';
import { ResetPasswordPage, ResetRequestPage } from './reset-pages';
import { setUpAuthPages } from '../testing/set-up-auth-pages';

const show = setUpAuthPages();
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const formOf = (label: string): HTMLFormElement => {
  const { form } = screen.getByLabelText<HTMLInputElement>(label);
  if (!form) throw new Error('The field stands in no form.');
  return form;
};
const bodyTo = (calls: readonly ApiCall[], address: string) => calls.find(({ path }) => path === address)?.body;
const me = { 'GET /users/me': () => ({ body: profileOf('ada') }) };
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the login form', () => {
  const fill = (identifier = 'ada', password = 'correct horse') => {
    type('Email or username', identifier);
    type('Password', password);
  };
  const send = async () => {
    await waitFor(() => expect(button('Login').disabled).toBe(false));
    fireEvent.click(button('Login'));
  };
  const refuse = () => ({
    status: 401,
    body: { error: 'Wrong email, username or password. Check them and try again.', code: 'invalid_credentials' },
  });

  it('says what is invalid once a field has content, and stays disabled until both fields are valid [ACCOUNT-02, ACCOUNT-03, ACCOUNT-04]', () => {
    show('/login');
    expect(screen.queryByText('Please enter a valid email or username')).toBeNull();
    fill('ab', 'short');
    expect(screen.getByText('Please enter a valid email or username')).toBeTruthy();
    expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
    expect(button('Login').disabled).toBe(true);
    fireEvent.submit(formOf('Password'));
    expect(screen.getByText('Please enter a valid email or username and password (8+ characters)')).toBeTruthy();
  });

  it('says what it still waits for, and how to get in without the password [TV-01]', () => {
    show('/login');
    expect(screen.getByText('Enter your email or username and your password.')).toBeTruthy();
    type('Email or username', 'ada');
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    type('Password', 'correct horse');
    expect(screen.queryByText(/^Enter /)).toBeNull();
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/reset-password');
    expect(screen.getByRole('link', { name: 'Sign in with your phone' }).getAttribute('href')).toBe('/tv');
  });

  it.each([
    ['ada@example.org', { email: 'ada@example.org' }],
    [' ada ', { username: 'ada' }],
  ])('sends %j as %j, stores the user and opens the account [ACCOUNT-01, ACCOUNT-25]', async (typed, identity) => {
    const { calls } = show('/login', {
      'POST /auth/login': () => ({ body: { token: 'csrf', user: profileOf('ada') } }),
      ...me,
    });
    fill(typed);
    await send();
    await screen.findByText('at /account?tab=account');
    expect(bodyTo(calls, '/auth/login')).toEqual({ ...identity, password: 'correct horse' });
    await waitFor(() => expect(stored('user-info')).toMatchObject({ username: 'ada', isDonator: false }));
    expect(JSON.stringify(localStorage)).not.toContain('csrf');
  });

  it('shows the password on request [ACCOUNT-01]', () => {
    show('/login');
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
    fireEvent.click(button('Show password'));
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
    expect(button('Hide password')).toBeTruthy();
  });

  it.each([
    ['the words of the server', { status: 401, body: { error: 'No such luck', code: 'x' } }, 'No such luck'],
    ['words of its own where the server has none', { status: 500, body: {} }, 'Authentication failed'],
    [
      'that the answer holds no token',
      { body: { ok: true } },
      "The server be speakin' in riddles. Try again, or consult the ship's engineer.",
    ],
  ])('shows %s [ACCOUNT-05]', async (_what, answer, text) => {
    show('/login', { 'POST /auth/login': () => answer });
    fill();
    await send();
    expect(await screen.findByText(text)).toBeTruthy();
    type('Password', 'another one');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('says when the server does not answer [ACCOUNT-05]', async () => {
    show('/login', { 'POST /auth/login': () => Promise.reject(new TypeError('Failed to fetch')) });
    fill();
    await send();
    expect(
      await screen.findByText('Oi! Login failed. Double-check yer details and give it another shot, will you?'),
    ).toBeTruthy();
  });

  it('is locked for 15 minutes after the fifth failure, even after a reload [ACCOUNT-06]', async () => {
    const { unmount } = show('/login', { 'POST /auth/login': refuse });
    fill();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await send();
      await screen.findByText(
        attempt < 5
          ? 'Wrong email, username or password. Check them and try again.'
          : "Ye've tried and failed too many times... try again in 15 minutes.",
      );
    }
    expect(button(/^Locked \((15:00|14:5\d)\)$/).disabled).toBe(true);
    await waitFor(() => expect(stored('local-lock')).toMatchObject({ loginLockout: { count: 5 } }));
    unmount();
    show('/login');
    expect(await screen.findByRole('button', { name: /^Locked \(1\d:\d\d\)$/ })).toBeTruthy();
    expect(screen.getByText(/^Too many attempts failed, so this is locked for now/)).toBeTruthy();
  });

  it('starts counting failures again after a success [ACCOUNT-07]', async () => {
    let isRight = false;
    show('/login', {
      'POST /auth/login': () => (isRight ? { body: { token: 'csrf', user: profileOf('ada') } } : refuse()),
      ...me,
    });
    fill();
    await send();
    await screen.findByText('Wrong email, username or password. Check them and try again.');
    isRight = true;
    await send();
    await screen.findByText('at /account?tab=account');
    await waitFor(() => expect(stored('local-lock')).toMatchObject({ loginLockout: { count: 0 } }));
  });

  it('says that the account is disabled, and counts no wrong password [OPERATOR-05]', async () => {
    const body = { error: 'No', code: 'account_disabled' };
    const { store } = show('/login', { 'POST /auth/login': () => ({ status: 403, body }) });
    fill();
    await send();
    await screen.findByText('This account is disabled. Contact the people who run the site.');
    expect(store.getState().loginLock.failures).toBeNull();
  });

  it('is locked for as long as the server says [ACCOUNT-08]', async () => {
    const body = { error: 'Too many', code: 'locked_out' };
    show('/login', { 'POST /auth/login': () => ({ status: 429, body, headers: { 'Retry-After': '125' } }) });
    fill();
    await send();
    expect(await screen.findByRole('button', { name: /^Locked \(2:0\d\)$/ })).toBeTruthy();
  });
});

describe('the sign-up form', () => {
  const fill = (username = ' Ada ', email = ' ada@example.org ', password = 'correct horse') => {
    type('Username', username);
    type('Email', email);
    type('Password', password);
  };

  it('validates each field once it has content, and on a forced submit [ACCOUNT-09, ACCOUNT-10, ACCOUNT-13]', () => {
    show('/signup');
    expect(screen.queryByText('Username must be at least 3 characters')).toBeNull();
    fill('ab', 'nobody', 'short');
    for (const text of [
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(button('Sign Up').disabled).toBe(true);
    fireEvent.submit(formOf('Username'));
    const forced = 'Please fix the errors in the form before submitting before ye set sail!';
    expect(screen.getByText(forced)).toBeTruthy();
    type('Username', 'abc');
    expect(screen.queryByText(forced)).toBeNull();
  });

  it('sends trimmed values, disables the form meanwhile, and opens the account [ACCOUNT-09, ACCOUNT-10, ACCOUNT-14, ACCOUNT-16]', async () => {
    let answer: (value: object) => void = () => undefined;
    const { calls } = show('/signup', {
      'POST /auth/signup': () => new Promise((resolve) => (answer = resolve)),
      ...me,
    });
    fill();
    fireEvent.click(button('Sign Up'));
    await screen.findByRole('status', { name: 'Signing up' });
    for (const label of ['Username', 'Email', 'Password'])
      expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
    expect(button('Show password').disabled).toBe(true);
    await waitFor(() => expect(bodyTo(calls, '/auth/signup')).toBeTruthy());
    answer({ status: 201, body: { token: 'csrf', user: profileOf('ada') } });
    await screen.findByText('at /account?tab=account');
    const password = 'correct horse';
    const body = { username: 'Ada', email: 'ada@example.org', password, passwordConfirm: password };
    expect(bodyTo(calls, '/auth/signup')).toEqual(body);
    expect(calls.some(({ path }) => path === '/users/me')).toBe(true);
  });

  it.each([
    ['the words of the server', { status: 409, body: { error: 'Taken', code: 'taken' } }, 'Taken'],
    ['words of its own where the server has none', { status: 500, body: {} }, 'Arrr! Registration failed.'],
    [
      'that the answer holds no token',
      { body: {} },
      "The server be speakin' in riddles. Try again, or consult the ship's engineer.",
    ],
  ])('shows %s [ACCOUNT-15]', async (_what, answer, text) => {
    show('/signup', { 'POST /auth/signup': () => answer });
    fill();
    fireEvent.click(button('Sign Up'));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username').disabled).toBe(false);
  });

  it('shows the browser’s message, and what to do, when the request fails [ACCOUNT-15]', async () => {
    show('/signup', { 'POST /auth/signup': () => Promise.reject(new TypeError('Failed to fetch')) });
    fill();
    fireEvent.click(button('Sign Up'));
    expect(await screen.findByText('Failed to fetch')).toBeTruthy();
    expect(screen.getByText(/^The server didn’t answer, so your account may not exist yet/)).toBeTruthy();
  });

  it('opens the account even if the profile could not be fetched [ACCOUNT-16]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    show('/signup', {
      'POST /auth/signup': () => ({ status: 201, body: { token: 'csrf', user: profileOf('ada') } }),
      'GET /users/me': () => ({ status: 500, body: { error: 'down', code: 'internal' } }),
    });
    fill();
    fireEvent.click(button('Sign Up'));
    await screen.findByText('at /account?tab=account');
    expect(warn.mock.calls.map(([text]) => text as unknown)).toContain('Failed to fetch user data.');
    warn.mockRestore();
  });
});

it('the two forms link to each other [ACCOUNT-01, ACCOUNT-09]', () => {
  show('/login');
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
  cleanup();
  show('/signup');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

describe('a visitor who is already logged in', () => {
  it('is redirected from the login to the account [ACCOUNT-25]', async () => {
    localStorage.setItem('user-info', JSON.stringify({ username: 'ada' }));
    show('/login', me);
    expect(await screen.findByText('at /account?tab=account')).toBeTruthy();
  });

  it.each([
    ['/movies/1?tab=cast', '/movies/1?tab=cast'],
    ['//evil.example', '/account?tab=account'],
    ['/\\evil.example', '/account?tab=account'],
    ['https://evil.example/', '/account?tab=account'],
    ['/\t/evil.example', '/account?tab=account'],
  ])('is led from the login to the page that asked for it, and to no other site: %s [SITE-05]', async (next, path) => {
    localStorage.setItem('user-info', JSON.stringify({ username: 'ada' }));
    show(`/login?${new URLSearchParams({ next }).toString()}`, me);
    await screen.findByText(`at ${path}`);
  });
});

describe('a password reset', () => {
  it('gets the same answer whether or not the account exists', async () => {
    renderApp(<ResetRequestPage />);
    const calls = answerApi({ 'POST /auth/password-reset/request': () => ({ body: { ok: true } }) });
    type('Email', 'ada@example.org');
    fireEvent.click(button('Send the link'));
    expect(await screen.findByText(/If an account uses that email/)).toBeTruthy();
    expect(calls[0]?.body).toEqual({ email: 'ada@example.org' });
  });

  it('is unavailable on a site without email, and the page says so', async () => {
    renderApp(<ResetRequestPage />);
    answerApi({
      'POST /auth/password-reset/request': () => ({ status: 404, body: { error: 'Off', code: 'not_configured' } }),
    });
    type('Email', 'ada@example.org');
    fireEvent.click(button('Send the link'));
    expect(await screen.findByText(/can’t send email/)).toBeTruthy();
  });

  it('sets a new password through the link', async () => {
    renderApp(<ResetPasswordPage token="from-the-mail" />);
    const calls = answerApi({ 'POST /auth/password-reset': () => ({ body: { ok: true } }) });
    type('New password', 'battery staple');
    fireEvent.click(button('Set password'));
    expect(await screen.findByText(/Your new password is set/)).toBeTruthy();
    expect(calls[0]?.body).toEqual({ token: 'from-the-mail', password: 'battery staple' });
  });
});

describe('an invitation', () => {
  const link = '/signup#invite=CODE';
  const greeting = { inviter: 'ada', guest: 'Grandma', cap: { region: 'US', certification: 'PG' } };

  it('says who invites, and its code goes with the form and in no address [OPERATOR-08]', async () => {
    const { calls } = show(link, {
      'POST /auth/invitation': () => ({ body: greeting }),
      'POST /auth/signup': () => ({ status: 201, body: { token: 'csrf', user: profileOf('greta') } }),
    });
    await screen.findByText(
      'Hello Grandma! ada invites you to make an account. It plays movies and series rated up to PG.',
    );
    expect(screen.getByRole('heading', { name: 'You’re invited to Marquee' })).toBeTruthy();
    type('Username', 'greta');
    type('Email', 'greta@example.org');
    type('Password', 'correct horse');
    fireEvent.submit(formOf('Username'));
    await waitFor(() => expect(bodyTo(calls, '/auth/signup')).toMatchObject({ invitation: 'CODE' }));
    expect(calls.map(({ path, search }) => path + search).join()).not.toContain('CODE');
  });

  it.each([
    ['invitation_used_up', 'This invitation has been used up. Ask for a new one.'],
    ['invitation_expired', 'This invitation has expired. Ask for a new one.'],
    ['invitation_invalid', 'This invitation doesn’t work. Check that the link is complete.'],
  ])('that does not work (%s) says so instead of the form [OPERATOR-09]', async (code, text) => {
    show(link, { 'POST /auth/invitation': () => ({ status: 403, body: { error: 'No', code } }) });
    await screen.findByText(text);
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  it.each([
    ['off', 'Marquee takes no new accounts.'],
    ['invitation', 'Accounts on Marquee are by invitation. Ask the people who run it for a link.'],
  ])('is what sign-up needs, or not even that helps: %s [OPERATOR-11]', async (signUp, text) => {
    const config = { ...defaultConfig, accounts: { passwordReset: false, signUp } };
    const view = show('/signup', { 'GET /config': () => ({ body: config }) });
    await screen.findByText(text);
    expect(view.queryByLabelText('Username')).toBeNull();
  });
});
