import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReactElement } from 'react';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi, profileOf, type ApiAnswer } from '../../../testing/api-answers';
import { renderApp } from '../../../testing/render-app';
import { collectToasts } from '../../../testing/collect-toasts';
import { sessionClosed, userInfoSet, type LogOutChoice } from '../../../shared/store/session.slice';
import { LogOutContext } from '../log-out-context';
import { HeaderAccount } from '../menu/header-account';
import { syncText } from '../sync-text';
import { AccountPanel } from './account-panel';
import { ProfileForm } from './profile-form';
import { Sessions } from './sessions';
import { YourReports } from './your-reports';

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

const times = { createdAt: '2026-01-01T00:00:00Z', lastSeenAt: '2026-01-02T00:00:00Z' };
const sessions = {
  'GET /users/me': () => ({ body: profileOf('ada') }),
  'GET /users/me/reports': () => ({ body: { reports: [] } }),
  'GET /users/me/requests': () => ({ body: { requests: [] } }),
  'GET /users/me/tokens': () => ({ body: { tokens: [] } }),
  'GET /users/me/sessions': () => ({
    body: {
      sessions: [
        { ...times, id: 'a', current: true, device: 'Firefox on Linux' },
        { ...times, id: 'b', current: false, device: 'Safari on iPhone' },
      ],
    },
  }),
};
const chosen: LogOutChoice[] = [];
const page = (
  <>
    <HeaderAccount themeSwitch={null} profiles={null} />
    <AccountPanel />
  </>
);
/** Renders a part of the page for a person, or for nobody. */
async function show(part: ReactElement, user: object | null, api: Parameters<typeof answerApi>[0] = {}) {
  chosen.length = 0;
  const logOut = (choice: LogOutChoice) => Promise.resolve(void chosen.push(choice));
  const view = renderApp(<LogOutContext value={logOut}>{part}</LogOutContext>);
  opened.push(view.store);
  const calls = answerApi({ ...sessions, ...api });
  if (user) {
    const info = { username: 'ada', name: 'Guest', email: 'ada@example.org', isDonator: false, ...user };
    await act(async () => void view.store.dispatch(userInfoSet(info)));
  }
  return { ...view, calls };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a visitor', () => {
  it('is a guest with a link to the login [ACCOUNT-19, PRODUCT-06]', async () => {
    await show(page, null);
    expect(screen.getByRole('link', { name: 'Go To Login' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/signup');
  });
});

describe('reports of the person', () => {
  it('are listed with the answers, as text [REPORT-09]', async () => {
    const about = { kind: 'bad_video', name: 'High Tide', title: 'movie:101', episode: null, details: {} };
    const answered = { answer: '<b>Fixed</b>', answeredAt: '2026-01-03T00:00:00Z' };
    await show(
      <YourReports />,
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
    await show(page, {});
    await screen.findByText('Firefox on Linux');
    expect(field('Name').value).toBe('ada');
    expect(field('Username')).toMatchObject({ value: 'ada', readOnly: true });
    expect(field('Email')).toMatchObject({ value: 'ada@example.org', readOnly: true });
    expect(screen.getByRole('link', { name: 'Not a Donator' }).getAttribute('href')).toBe('/donate');
    expect(screen.getByRole('link', { name: /ada/ }).getAttribute('href')).toBe('/account?tab=account');
    expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe('/api/users/me/export');
    expect(screen.queryByRole('link', { name: 'Open the dashboard' })).toBeNull();
  });

  it('of a donor shows the badge, and that of an operator leads to the dashboard [ACCOUNT-20, OPERATOR-01, PRODUCT-06]', async () => {
    const changes = { name: 'Ada Lovelace', isDonator: true, isOperator: true };
    await show(<AccountPanel />, changes, { 'GET /users/me': () => ({ body: profileOf('ada', changes) }) });
    expect(field('Name').value).toBe('Ada Lovelace');
    expect(screen.getByText('Generous Donator')).toBeTruthy();
    expect(screen.queryByText('Not a Donator')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the dashboard' }).getAttribute('href')).toBe('/operator');
  });

  it('says when its name could not be saved, and is saved as typed, and again after a while only [ACCOUNT-21, ACCOUNT-22, ACCOUNT-23]', async () => {
    let answer: ApiAnswer = { status: 500, body: {} };
    const { calls } = await show(
      <ProfileForm user={{ username: 'ada', name: 'Ada' }} />,
      {},
      { 'POST /users/me/updateName': () => answer },
    );
    type('Name', ' Ada L. ');
    fireEvent.click(button('Save'));
    expect((await screen.findByText('Error while saving')).closest('[role=alert]')).toBeTruthy();
    expect(toasts.map(({ message }) => message)).not.toContain('Error while saving');
    answer = { body: { ok: true, name: ' Ada L. ' } };
    fireEvent.click(button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(calls.findLast(({ path }) => path.endsWith('updateName'))?.body).toEqual({ name: ' Ada L. ' });
    expect(button('Save').disabled).toBe(true);
    await waitFor(() => expect(localStorage.getItem('user-info')).toContain('Ada L.'));
    cleanup();
    // As after a reload.
    renderApp(<ProfileForm user={{ username: 'ada', name: 'Ada' }} />);
    expect(button('Save').disabled).toBe(true);
    cleanup();
    renderApp(<ProfileForm user={{ username: 'bob', name: 'Bob' }} />);
    expect(button('Save').disabled).toBe(false);
  });

  it('can be saved six seconds after the last save, whatever the clock did since [ACCOUNT-22]', () => {
    const form = <ProfileForm user={{ username: 'ada', name: 'Ada' }} />;
    jest.useFakeTimers({ now: 1_700_000_000_000 });
    sessionStorage.setItem('name-saved:ada', String(Date.now() - 4000));
    renderApp(form);
    act(() => jest.advanceTimersByTime(1999));
    expect(button('Save').disabled).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(button('Save').disabled).toBe(false);
    cleanup();
    sessionStorage.setItem('name-saved:ada', String(Date.now() + 3_600_000));
    renderApp(form);
    expect(button('Save').disabled).toBe(false);
    jest.useRealTimers();
  });
});

describe('logging out', () => {
  it('asks what to do with the data in this browser, here or everywhere, and can be cancelled [ACCOUNT-24, ACCOUNT-29, SYNC-17]', async () => {
    await show(<AccountPanel />, {});
    await screen.findByText('Firefox on Linux');
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
    fireEvent.click(button('Log out everywhere'));
    const dialog = await screen.findByRole('dialog', { name: 'Log out everywhere' });
    expect(dialog.textContent).toContain('You’ll be logged out on every device, including this one.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep it here' }));
    await waitFor(() => expect(chosen[2]).toEqual({ keepsData: true, isEverywhere: true }));
  });
});

describe('the account', () => {
  it('can be logged out on other devices', async () => {
    const { calls } = await show(<Sessions />, {}, { 'DELETE /users/me/sessions/b': () => ({ body: { ok: true } }) });
    const here = (await screen.findByText('Firefox on Linux')).closest('li');
    expect(here && within(here).getByText('This device')).toBeTruthy();
    fireEvent.click(button('Log out Safari on iPhone'));
    await waitFor(() => expect(toasts.map(({ message }) => message)).toContain('Safari on iPhone is logged out.'));
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/users/me/sessions/b')).toBe(true);
  });

  it('is deleted only when its name and password are typed', async () => {
    const api = { 'DELETE /users/me': () => ({ body: { ok: true } }) };
    const { calls, store } = await show(<AccountPanel />, {}, api);
    await screen.findByText('Firefox on Linux');
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

describe('the menu', () => {
  it('shows the sync status and links to the account’s pages [SHELL-04]', async () => {
    await show(<HeaderAccount themeSwitch={null} profiles={null} />, {});
    fireEvent.click(button('Account menu'));
    const menu = await screen.findByRole('dialog', { name: 'Account menu' });
    expect(within(menu).getByText(/^(sync|not sync|offline)/i)).toBeTruthy();
    expect(within(menu).getByRole('link', { name: 'My list' })).toBeTruthy();
    fireEvent.click(within(menu).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Keep it here' })).toBeTruthy();
  });
});

it.each([
  [{ lastSyncedMs: 990_000 }, 'Synced just now'],
  [{ lastSyncedMs: 850_000 }, 'Synced 2 min ago'],
  [{ lastSyncedMs: -6_200_000 }, 'Synced 2 hr ago'],
  [{ lastSyncedMs: 990_000, pending: 3 }, '3 waiting'],
  [{ phase: 'syncing' as const }, 'Syncing…'],
  [{ phase: 'offline' as const, pending: 3 }, 'Offline · 3 waiting'],
  [{ phase: 'error' as const }, 'Not synced'],
])('the sync status %j reads %s', (changes, text) => {
  const status = {
    phase: 'idle',
    pending: 0,
    lastSyncedMs: null,
    error: null,
    isDurable: true,
    conflict: null,
  } as const;
  expect(syncText({ ...status, ...changes }, 1_000_000)).toBe(text);
});
