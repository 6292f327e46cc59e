import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultConfig } from '../../../shared/config/default-config';
import { answerApi, profileOf, type ApiAnswer, type ApiCall } from '../../../testing/api-answers';
import { createAppStore } from '../../../app/store';
import { renderApp, testServices } from '../../../testing/render-app';
import { accountApi } from '../api/account-api';
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

  it('says what it still waits for, shows the password on request, and leads to the other ways in [ACCOUNT-01, TV-01]', () => {
    show('/login');
    expect(screen.getByText('Enter your email or username and your password.')).toBeTruthy();
    type('Email or username', 'ada');
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    type('Password', 'correct horse');
    expect(screen.queryByText(/^Enter /)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
    fireEvent.click(button('Show password'));
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
    expect(button('Hide password')).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Forgot your password?')).toBe('/reset-password');
    expect(hrefOf('Sign in with your phone')).toBe('/tv');
    expect(hrefOf('Sign up')).toBe('/signup');
  });

  it('sends what was typed, stores the user and opens the account [ACCOUNT-01, ACCOUNT-25]', async () => {
    const { calls } = show('/login', {
      'POST /auth/login': () => ({ body: { token: 'csrf', user: profileOf('ada') } }),
      ...me,
    });
    fill(' ada ');
    await send();
    await screen.findByText('at /account?tab=account');
    expect(bodyTo(calls, '/auth/login')).toEqual({ username: 'ada', password: 'correct horse' });
    await waitFor(() => expect(stored('user-info')).toMatchObject({ username: 'ada', isDonator: false }));
    expect(JSON.stringify(localStorage)).not.toContain('csrf');
  });

  it('says why it failed, until something is typed [ACCOUNT-05]', async () => {
    const failures: [() => ApiAnswer | Promise<ApiAnswer>, string][] = [
      [() => ({ status: 401, body: { error: 'No such luck', code: 'x' } }), 'No such luck'],
      [() => ({ status: 500, body: {} }), 'Authentication failed'],
      [() => ({ body: { ok: true } }), "The server be speakin' in riddles. Try again, or consult the ship's engineer."],
      [
        () => Promise.reject(new TypeError('Failed to fetch')),
        'Oi! Login failed. Double-check yer details and give it another shot, will you?',
      ],
    ];
    let answer: () => ApiAnswer | Promise<ApiAnswer>;
    show('/login', { 'POST /auth/login': () => answer() });
    fill();
    for (const [failure, text] of failures) {
      answer = failure;
      await send();
      expect(await screen.findByText(text)).toBeTruthy();
      type('Password', 'another one');
      expect(screen.queryByText(text)).toBeNull();
      type('Password', 'correct horse');
    }
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

  it('counts no wrong password for a disabled account, and is locked for as long as the server says [ACCOUNT-08, OPERATOR-05]', async () => {
    let answer: ApiAnswer = { status: 403, body: { error: 'No', code: 'account_disabled' } };
    const { store } = show('/login', { 'POST /auth/login': () => answer });
    fill();
    await send();
    await screen.findByText('This account is disabled. Contact the people who run the site.');
    expect(store.getState().loginLock.failures).toBeNull();
    answer = { status: 429, body: { error: 'Too many', code: 'locked_out' }, headers: { 'Retry-After': '125' } };
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
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
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

  it('says why it failed, and can be sent again [ACCOUNT-15]', async () => {
    let answer: () => ApiAnswer | Promise<ApiAnswer> = () => ({ status: 409, body: { error: 'Taken', code: 'taken' } });
    show('/signup', { 'POST /auth/signup': () => answer() });
    fill();
    const send = () => fireEvent.click(button('Sign Up'));
    send();
    expect(await screen.findByText('Taken')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Username').disabled).toBe(false);
    answer = () => ({ status: 500, body: {} });
    send();
    expect(await screen.findByText('Arrr! Registration failed.')).toBeTruthy();
    answer = () => ({ body: {} });
    send();
    const riddles = "The server be speakin' in riddles. Try again, or consult the ship's engineer.";
    expect(await screen.findByText(riddles)).toBeTruthy();
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    send();
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

it.each([
  ['/login', '/account?tab=account'],
  ['/login?next=%2Fmovies%2F1%3Ftab%3Dcast', '/movies/1?tab=cast'],
  ['/login?next=%2F%2Fevil.example', '/account?tab=account'],
])('who is logged in already is led from %s to %s [ACCOUNT-25, SITE-05]', async (from, to) => {
  localStorage.setItem('user-info', JSON.stringify({ username: 'ada' }));
  show(from, me);
  expect(await screen.findByText(`at ${to}`)).toBeTruthy();
});

describe('a password reset', () => {
  it('gets the same answer whether or not the account exists, unless the site has no email', async () => {
    const request = (answer: ApiAnswer) => {
      renderApp(<ResetRequestPage />);
      const calls = answerApi({ 'POST /auth/password-reset/request': () => answer });
      type('Email', 'ada@example.org');
      fireEvent.click(button('Send the link'));
      return calls;
    };
    const calls = request({ body: { ok: true } });
    expect(await screen.findByText(/If an account uses that email/)).toBeTruthy();
    expect(calls[0]?.body).toEqual({ email: 'ada@example.org' });
    cleanup();
    request({ status: 404, body: { error: 'Off', code: 'not_configured' } });
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

  it('that does not work says so instead of the form [OPERATOR-09]', async () => {
    const body = { error: 'No', code: 'invitation_expired' };
    show(link, { 'POST /auth/invitation': () => ({ status: 403, body }) });
    await screen.findByText('This invitation has expired. Ask for a new one.');
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

it('account requests carry the session cookie [API-13]', async () => {
  const calls: string[] = [];
  window.fetch = (input) => {
    const { method, url, credentials } = input as Request;
    calls.push(`${method} ${new URL(url).pathname} ${credentials}`);
    return Promise.resolve(Response.json({}));
  };
  const { dispatch } = createAppStore(testServices().services);
  await dispatch(accountApi.endpoints.login.initiate({ username: 'ada', password: 'correct horse' }));
  await dispatch(accountApi.endpoints.sessions.initiate(undefined));
  expect(calls).toEqual(['POST /api/auth/login include', 'GET /api/users/me/sessions include']);
});
