import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultConfig } from '../../../shared/config/default-config';
import { answerApi } from '../../../testing/api-answers';
import { collectToasts } from '../../../testing/collect-toasts';
import { renderApp } from '../../../testing/render-app';
import { LogOutContext } from '../log-out-context';
import { LogoutDialog } from './logout-dialog';
import { OidcPanel } from './oidc-panel';

afterEach(cleanup);
const toasts = collectToasts();
const account = { label: 'Lantern ID', isLinked: false, canUnlink: false, isSession: false };
const config = { ...defaultConfig, accounts: { passwordReset: false, signUp: 'open', oidc: 'Lantern ID' } };

function show(changes: object, api: Parameters<typeof answerApi>[0] = {}, path = '/account?tab=account') {
  const left: string[] = [];
  const leave = (url: string) => void left.push(url);
  renderApp(<OidcPanel leave={leave} />, { path });
  const calls = answerApi({
    'GET /config': () => ({ body: config }),
    'GET /users/me/oidc': () => ({ body: { ...account, ...changes } }),
    'GET /users/me/sign-in': () => ({ body: { hasPassword: true, passkeys: [], secondFactor: null } }),
    ...api,
  });
  return { left, calls };
}
const url = 'https://login.example.org/authorize';
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the account at the provider', () => {
  it('says why it was not linked, and is linked by the password, on the provider’s page [OIDC-05]', async () => {
    const failed = '/account?tab=account&oidc=taken';
    const { left, calls } = show({}, { 'POST /users/me/oidc/start': () => ({ body: { url } }) }, failed);
    await screen.findByText('That’s linked to another account already.');
    await screen.findByText('Link to Lantern ID');
    type('Your password', 'correct horse');
    press('Continue to Lantern ID');
    await waitFor(() => expect(left).toEqual([url]));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ purpose: 'link', password: 'correct horse' });
  });

  it('is unlinked by the password [OIDC-09]', async () => {
    let isWrong = true;
    show(
      { isLinked: true, canUnlink: true },
      {
        'DELETE /users/me/oidc': () =>
          isWrong ? { status: 403, body: { error: 'No', code: 'wrong_password' } } : { body: { ok: true } },
      },
    );
    await screen.findByText('Linked to Lantern ID');
    type('Your password', 'correct horse');
    press('Unlink');
    await screen.findByText('That password isn’t right. Try again.');
    isWrong = false;
    type('Your password', 'battery staple');
    press('Unlink');
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Unlinked. You no longer log in with Lantern ID.'));
  });

  it('stays linked while it is the only way in [OIDC-09]', async () => {
    show({ isLinked: true });
    await screen.findByText(/the only way into this account/);
  });
});

describe('logging out of a session that the provider opened [OIDC-11]', () => {
  const open = (changes: object, answer: Parameters<typeof answerApi>[0][string]) => {
    const steps: string[] = [];
    const logOut = () => Promise.resolve(void steps.push('logged out'));
    renderApp(
      <LogOutContext value={logOut}>
        <LogoutDialog onClose={() => undefined} leavePageBy={(to) => void steps.push(to)} />
      </LogOutContext>,
    );
    answerApi({
      'GET /config': () => ({ body: config }),
      'GET /users/me/oidc': () => ({ body: { ...account, ...changes } }),
      'POST /users/me/oidc/log-out': answer,
    });
    return steps;
  };

  it.each([
    [
      'and there, if asked to',
      true,
      { body: { url: 'https://login.example.org/end' } },
      ['https://login.example.org/end'],
    ],
    ['alone where the provider does not answer', true, { status: 503, body: { error: 'x', code: 'internal' } }, []],
    ['alone, if not', false, { body: { url: 'https://login.example.org/end' } }, []],
  ])('ends it here %s', async (_what, isThere, answer, then) => {
    const steps = open({ isSession: true }, () => answer);
    const there = await screen.findByRole('switch', { name: 'Log out of Lantern ID too' });
    if (isThere) fireEvent.click(there);
    press('Keep it here');
    await waitFor(() => expect(steps).toEqual(['logged out', ...then]));
  });

  it('offers nothing to who has logged in with a password', async () => {
    open({ isLinked: true }, () => ({ body: { url: null } }));
    await screen.findByRole('button', { name: 'Keep it here' });
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
