import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultConfig } from '../../../shared/config/default-config';
import { profileOf } from '../../../testing/api-answers';
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

describe('the log-in at a provider [OIDC-02, OIDC-03]', () => {
  it('is not there on a site without one', async () => {
    show('/login', {});
    await screen.findByRole('link', { name: 'Sign up' });
    expect(screen.queryByRole('button', { name: /^Log in with/ })).toBeNull();
  });

  it('opens the provider’s page, and says where to come back', async () => {
    const calls = show(
      '/button?next=%2Fmovies%2F603',
      { oidc },
      {
        'POST /auth/oidc/start': () => ({ body: { url: 'https://login.example.org/authorize' } }),
      },
    );
    fireEvent.click(await button());
    await waitFor(() => expect(left).toEqual(['https://login.example.org/authorize']));
    expect(calls[0]?.body).toEqual({ next: '/movies/603', invitation: 'CODE' });
  });

  it('says that the provider does not answer, and can be tried again', async () => {
    let isDown = true;
    show(
      '/button',
      { oidc },
      {
        'POST /auth/oidc/start': () =>
          isDown
            ? { status: 503, body: { error: 'No', code: 'oidc_unavailable' } }
            : { body: { url: 'https://login.example.org/' } },
      },
    );
    fireEvent.click(await button());
    await screen.findByText('The log-in service doesn’t answer. Try again in a moment.');
    isDown = false;
    fireEvent.click(await button());
    await waitFor(() => expect(left).toHaveLength(1));
  });

  it.each([
    ['denied', 'You cancelled at Lantern ID. Log in again whenever you like.'],
    ['unavailable', 'Lantern ID doesn’t answer. Try again in a moment.'],
    ['account_disabled', 'This account is disabled. Contact the people who run the site.'],
  ])('says why it failed: %s', async (outcome, text) => {
    show(`/login?oidc=${outcome}`, { oidc });
    await screen.findByText(text);
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('shows no text of an address', async () => {
    show('/login?oidc=constructor', { oidc });
    await button();
    expect(screen.queryByText(/constructor|native code/)).toBeNull();
  });

  it('is on the sign-up page, too', async () => {
    show('/signup', { oidc });
    await button();
    expect(screen.getByLabelText('Username')).toBeTruthy();
  });

  it.each(['/login', '/signup', '/signup#invite=CODE'])(
    'is the only way where passwords are off: %s [OIDC-12]',
    async (path) => {
      show(path, { oidc, localLogin: 'off' });
      await button();
      await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
      expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
    },
  );

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
        'GET /users/me': () => ({ body: profileOf('ada') }),
      },
    );
    await screen.findByRole('heading', { name: 'One last time' });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
    fireEvent.click(screen.getByRole('button', { name: 'Link and log in' }));
    await screen.findByText('Wrong email, username or password. Check them and try again.');
    isRight = true;
    fireEvent.click(screen.getByRole('button', { name: 'Link and log in' }));
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
        'GET /users/me': () => ({ body: profileOf('ada') }),
      },
    );
    const enter = async () => {
      await screen.findByRole('heading', { name: 'One last time' });
      fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
      fireEvent.click(screen.getByRole('button', { name: 'Link and log in' }));
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
