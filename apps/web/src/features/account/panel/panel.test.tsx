import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi, profileOf } from '../../../testing/api-answers';
import { renderApp } from '../../../testing/render-app';
import { collectToasts } from '../../../testing/collect-toasts';
import { sessionClosed, userInfoSet, type LogOutChoice } from '../../../shared/store/session.slice';
import { LogOutContext } from '../log-out-context';
import { HeaderAccount } from '../menu/header-account';
import { AccountPanel } from './account-panel';

const toasts = collectToasts();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const opened: ReturnType<typeof renderApp>['store'][] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.dispatch(sessionClosed());
  cleanup();
});

const sessions = {
  'GET /users/me': () => ({ body: profileOf('ada') }),
  'GET /users/me/bookmarks': () => ({ body: { bookmarks: [], revision: 1 } }),
  'GET /users/me/watch-history': () => ({ body: { items: {}, revision: 1 } }),
  'GET /users/me/settings': () => ({ body: { settings: {}, revision: 1 } }),
  'GET /users/me/reports': () => ({ body: { reports: [] } }),
  'GET /users/me/requests': () => ({ body: { requests: [] } }),
  'GET /users/me/tokens': () => ({ body: { tokens: [] } }),
  'GET /users/me/sessions': () => ({
    body: {
      sessions: [
        {
          id: 'a',
          current: true,
          createdAt: '2026-01-01T00:00:00Z',
          lastSeenAt: '2026-01-02T00:00:00Z',
          device: 'Firefox on Linux',
        },
        {
          id: 'b',
          current: false,
          createdAt: '2026-01-01T00:00:00Z',
          lastSeenAt: '2026-01-02T00:00:00Z',
          device: 'Safari on iPhone',
        },
      ],
    },
  }),
};
const chosen: LogOutChoice[] = [];
async function show(user: object | null, api: Parameters<typeof answerApi>[0] = {}) {
  chosen.length = 0;
  const logOut = (choice: LogOutChoice) => Promise.resolve(void chosen.push(choice));
  const view = renderApp(
    <LogOutContext value={logOut}>
      <HeaderAccount themeSwitch={null} profiles={null} />
      <AccountPanel />
    </LogOutContext>,
  );
  opened.push(view.store);
  const calls = answerApi({ ...sessions, ...api });
  if (user)
    view.store.dispatch(
      userInfoSet({ username: 'ada', name: 'Guest', email: 'ada@example.org', isDonator: false, ...user }),
    );
  if (user) await screen.findByText('Firefox on Linux');
  return { ...view, calls };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a visitor', () => {
  it('is a guest with a link to the login [ACCOUNT-19, PRODUCT-06]', async () => {
    await show(null);
    expect(screen.getByRole('link', { name: 'Go To Login' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/signup');
  });
});

describe('reports of the person', () => {
  it('are listed with the answers, as text [REPORT-09]', async () => {
    const about = { kind: 'bad_video', name: 'High Tide', title: 'movie:101', episode: null, details: {} };
    const answered = { answer: '<b>Fixed</b>', answeredAt: '2026-01-03T00:00:00Z' };
    await show(
      {},
      {
        'GET /users/me/reports': () => ({
          body: {
            reports: [
              { ...about, id: 'r1', at: '2026-01-02T00:00:00Z', state: 'answered', words: 'It stutters.', ...answered },
            ],
          },
        }),
      },
    );
    const group = within(await screen.findByRole('region', { name: 'Your reports' }));
    for (const text of ['High Tide', 'Answered', 'It stutters.', '<b>Fixed</b>', /^Bad video · /])
      expect(group.getByText(text)).toBeTruthy();
  });
});

describe('the profile', () => {
  it('has an editable name, a read-only username and email address, and a link to its data [ACCOUNT-19]', async () => {
    await show({});
    expect(field('Name').value).toBe('ada');
    expect(field('Username')).toMatchObject({ value: 'ada', readOnly: true });
    expect(field('Email')).toMatchObject({ value: 'ada@example.org', readOnly: true });
    expect(screen.getByRole('link', { name: 'Not a Donator' }).getAttribute('href')).toBe('/donate');
    expect(screen.getByRole('link', { name: /ada/ }).getAttribute('href')).toBe('/account?tab=account');
    expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe('/api/users/me/export');
    expect(screen.queryByRole('link', { name: 'Open the dashboard' })).toBeNull();
  });

  it('of a donor shows the badge [ACCOUNT-20, PRODUCT-06]', async () => {
    await show({ isDonator: true }, { 'GET /users/me': () => ({ body: profileOf('ada', { isDonator: true }) }) });
    expect(screen.getByText('Generous Donator')).toBeTruthy();
    expect(screen.queryByText('Not a Donator')).toBeNull();
  });

  it('is saved as typed, at most once every six seconds [ACCOUNT-21, ACCOUNT-22]', async () => {
    const { calls } = await show({}, { 'POST /users/me/updateName': () => ({ body: { ok: true, name: ' Ada L. ' } }) });
    type('Name', ' Ada L. ');
    fireEvent.click(button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(calls.filter(({ path }) => path.endsWith('updateName')).map(({ body }) => body)).toEqual([
      { name: ' Ada L. ' },
    ]);
    expect(button('Save').disabled).toBe(true);
    await waitFor(() => expect(localStorage.getItem('user-info')).toContain('Ada L.'));
  });

  it('says when it could not be saved [ACCOUNT-23]', async () => {
    await show({}, { 'POST /users/me/updateName': () => ({ status: 500, body: {} }) });
    type('Name', 'Ada');
    fireEvent.click(button('Save'));
    expect((await screen.findByText('Error while saving')).closest('[role=alert]')).toBeTruthy();
    expect(toasts.map(({ message }) => message)).not.toContain('Error while saving');
    expect(button('Save').disabled).toBe(false);
  });
});

describe('logging out', () => {
  it('asks what to do with the data in this browser, and can be cancelled [ACCOUNT-24, SYNC-17]', async () => {
    await show({});
    const answer = async (choice: string) => {
      fireEvent.click(button('Logout'));
      fireEvent.click(await screen.findByRole('button', { name: choice }));
    };
    await answer('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chosen).toEqual([]);
    await answer('Keep it here');
    await waitFor(() => expect(chosen).toEqual([{ keepsData: true, isEverywhere: false }]));
    await answer('Remove it from this browser');
    await waitFor(() => expect(chosen[1]).toEqual({ keepsData: false, isEverywhere: false }));
  });
});

describe('the account', () => {
  it('can be logged out on other devices', async () => {
    const { calls } = await show({}, { 'DELETE /users/me/sessions/b': () => ({ body: { ok: true } }) });
    const here = screen.getByText('Firefox on Linux').closest('li');
    expect(here && within(here).getByText('This device')).toBeTruthy();
    fireEvent.click(button('Log out Safari on iPhone'));
    await waitFor(() => expect(toasts.map(({ message }) => message)).toContain('Safari on iPhone is logged out.'));
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/users/me/sessions/b')).toBe(true);
  });

  it('can be logged out everywhere at once, this device included [ACCOUNT-29]', async () => {
    await show({});
    fireEvent.click(button('Log out everywhere'));
    const dialog = await screen.findByRole('dialog', { name: 'Log out everywhere' });
    expect(dialog.textContent).toContain('You’ll be logged out on every device, including this one.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep it here' }));
    await waitFor(() => expect(chosen).toEqual([{ keepsData: true, isEverywhere: true }]));
  });

  it('can change its password, and shows why the server refuses one', async () => {
    let isWrong = true;
    await show(
      {},
      {
        'POST /users/me/password': () =>
          isWrong
            ? { status: 403, body: { error: 'That password isn’t right. Try again.', code: 'wrong_password' } }
            : { body: { ok: true, token: 'next' } },
      },
    );
    type('Current password', 'correct horse');
    type('New password', 'battery staple');
    fireEvent.click(button('Change password'));
    expect(await screen.findByText('That password isn’t right. Try again.')).toBeTruthy();
    isWrong = false;
    fireEvent.click(button('Change password'));
    await waitFor(() => expect(field('New password').value).toBe(''));
  });

  it('is deleted only when its name and password are typed', async () => {
    const { calls, store } = await show({}, { 'DELETE /users/me': () => ({ body: { ok: true } }) });
    const remove = button('Delete my account');
    const password = screen.getAllByLabelText<HTMLInputElement>('Your password').at(-1);
    if (!password) throw new Error('There is no field for the password.');
    fireEvent.change(password, { target: { value: 'correct horse' } });
    type('Type ada to confirm', 'Ada');
    expect(remove.disabled).toBe(true);
    type('Type ada to confirm', 'ada');
    fireEvent.click(remove);
    expect(await screen.findByText('Go To Login')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'correct horse' });
    expect(store.getState().session.userInfo).toBeNull();
  });
});

it('the account page of operators leads to their dashboard [OPERATOR-01]', async () => {
  await show({ isOperator: true }, { 'GET /users/me': () => ({ body: profileOf('ada', { isOperator: true }) }) });
  expect(screen.getByRole('link', { name: 'Open the dashboard' }).getAttribute('href')).toBe('/operator');
});

describe('the menu', () => {
  it('shows the sync status and links to the account’s pages [SHELL-04]', async () => {
    await show({});
    fireEvent.click(button('Account menu'));
    const menu = await screen.findByRole('dialog', { name: 'Account menu' });
    expect(within(menu).getByText(/^(sync|not sync|offline)/i)).toBeTruthy();
    expect(within(menu).getByRole('link', { name: 'My list' })).toBeTruthy();
    fireEvent.click(within(menu).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Keep it here' })).toBeTruthy();
  });
});
