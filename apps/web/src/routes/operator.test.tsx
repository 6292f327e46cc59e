import type { Invitation, OperatorAct, Person } from '@marquee/core/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionClosed, userInfoSet } from '../shared/store/session.slice';
import { answerApi, type ApiAnswer } from '../testing/api-answers';
import { collectToasts } from '../testing/collect-toasts';
import { renderApp } from '../testing/render-app';
import { Component } from './operator';

const toasts = collectToasts();
const opened: ReturnType<typeof renderApp>['store'][] = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const store of opened.splice(0)) store.dispatch(sessionClosed());
  cleanup();
});

const personOf = (username: string, changes: Partial<Person> = {}): Person => ({
  id: `id-of-${username}`,
  username,
  email: `${username}@example.org`,
  createdAt: '2026-01-01T00:00:00Z',
  lastSeenAt: null,
  sessions: 2,
  profiles: 1,
  syncedBytes: 2_400_000,
  isOperator: false,
  isDisabled: false,
  cap: null,
  ...changes,
});
const invitationOf = (changes: Partial<Invitation> = {}): Invitation => ({
  id: 'i1',
  inviter: 'ada',
  guest: 'Grandma',
  cap: null,
  state: 'working',
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-08T00:00:00Z',
  maxUses: 3,
  uses: 1,
  came: ['greta'],
  ...changes,
});
const actOf = (changes: Partial<OperatorAct>): OperatorAct => ({
  id: '7',
  at: '2026-01-01T00:00:00Z',
  operator: 'ada',
  act: 'disable',
  target: 'kim',
  details: {},
  ...changes,
});

const Here = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return <button type="button" onClick={() => void navigate(-1)}>{`at ${pathname}${search}`}</button>;
};
function show(path: string, api: Parameters<typeof answerApi>[0] = {}, user: object = { isOperator: true }) {
  const view = renderApp(
    <>
      <Component />
      <Here />
    </>,
    { path },
  );
  opened.push(view.store);
  const calls = answerApi({
    'GET /operator/status': () => ({ body: { backup: { lastSuccessAt: null, failure: null } } }),
    ...api,
  });
  view.store.dispatch(userInfoSet({ username: 'ada', id: 'id-of-ada', ...user }));
  return { ...view, calls };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const ok = (): ApiAnswer => ({ body: { ok: true } });
const people = (...list: Person[]) => ({ 'GET /operator/people': () => ({ body: { people: list, next: null } }) });

describe('the dashboard', () => {
  it('does not exist for anybody but operators [OPERATOR-01]', async () => {
    const { calls } = show('/operator', {}, {});
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(calls.filter(({ path }) => path.startsWith('/operator'))).toEqual([]);
  });

  it('has a tab for each matter, and Back leads to the one before [OPERATOR-01]', async () => {
    show('/operator', people());
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Status',
      'People',
      'Invitations',
      'Library',
      'Settings',
      'Log',
    ]);
    await screen.findByText('No backup yet');
    fireEvent.click(screen.getByRole('tab', { name: 'People' }));
    await screen.findByRole('searchbox', { name: 'Search people' });
    press('at /operator?tab=people');
    await screen.findByText('No backup yet');
  });

  it('requests the password when a call needs it, once for all, and makes the call again [OPERATOR-02]', async () => {
    let isEntered = false;
    const { calls } = show('/operator?tab=people', {
      'GET /operator/people': () =>
        isEntered
          ? { body: { people: [personOf('kim')], next: null } }
          : { status: 403, body: { error: 'Enter your password again to do this.', code: 'password_required' } },
      'POST /auth/confirm-password': ({ body }) => {
        isEntered = (body as { password: string }).password === 'correct horse';
        return isEntered ? ok() : { status: 403, body: { error: 'No', code: 'wrong_password' } };
      },
    });
    const enter = (dialog: HTMLElement, password: string) => {
      fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: password } });
      fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    };
    enter(await screen.findByRole('dialog', { name: 'Enter your password' }), 'wrong password');
    await screen.findByText('That password isn’t right. Try again.');
    enter(screen.getByRole('dialog'), 'correct horse');
    await screen.findByText('kim@example.org');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ path }) => path === '/operator/people')).toHaveLength(2);
  });

  it('says why nothing is shown if the password is not entered [OPERATOR-02]', async () => {
    show('/operator?tab=log', {
      'GET /operator/acts': () => ({ status: 403, body: { error: 'No', code: 'password_required' } }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await screen.findByText('Enter your password again to do this.');
    press('Retry');
    await screen.findByRole('dialog', { name: 'Enter your password' });
  });
});

describe('people', () => {
  it('are listed with what they keep, searched, and come in pages [OPERATOR-04]', async () => {
    const { calls } = show('/operator?tab=people', {
      'GET /operator/people': () => ({
        body: { people: [personOf('kim', { isOperator: true, isDisabled: true })], next: 'kim' },
      }),
    });
    const row = (await screen.findByText('kim@example.org')).closest('li');
    expect(row?.textContent).toMatch(/kimOperatorDisabled.*not logged in anywhere · 2 sessions · 1 profile · 2\.4 MB/);
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/operator?tab=people&after=kim');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' ki' } });
    await waitFor(() => expect(calls.at(-1)?.search).toBe('?q=ki&after='));
    expect(button(/^at/).textContent).toBe('at /operator?tab=people&q=ki');
  });

  it('get a link to set a new password, shown once [OPERATOR-06]', async () => {
    show('/operator?tab=people', {
      ...people(personOf('kim')),
      'POST /operator/people/id-of-kim/reset-link': () => ({
        status: 201,
        body: { path: '/reset-password?token=x', expiresAt: '2026-01-02T00:00:00Z' },
      }),
    });
    await screen.findByText('kim@example.org');
    press('Manage kim');
    press('Make a link');
    await screen.findByText('http://localhost/reset-password?token=x');
    press('Close');
    press('Manage kim');
    expect(screen.queryByText('http://localhost/reset-password?token=x')).toBeNull();
  });

  it('are disabled, made operators and logged out by a second press [OPERATOR-05, OPERATOR-07]', async () => {
    const { calls } = show('/operator?tab=people', {
      ...people(personOf('kim')),
      'PATCH /operator/people/id-of-kim': ok,
      'DELETE /operator/people/id-of-kim/sessions': ok,
    });
    await screen.findByText('kim@example.org');
    press('Manage kim');
    for (const [first, second] of [
      ['Disable', 'Really disable?'],
      ['Make operator', 'Really make operator?'],
      ['Log out', 'Really log out?'],
    ] as const) {
      press(first);
      press(second);
    }
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('kim is logged out everywhere.'));
    const changes = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    await waitFor(() => expect(changes()).toEqual([{ isDisabled: true }, { isOperator: true }]));
  });

  it('are deleted once the name is typed; a refusal is shown [OPERATOR-05]', async () => {
    const { calls } = show('/operator?tab=people', {
      ...people(personOf('kim')),
      'DELETE /operator/people/id-of-kim': () => ({ status: 403, body: { error: 'No', code: 'forbidden' } }),
    });
    await screen.findByText('kim@example.org');
    press('Manage kim');
    expect(button('Delete forever').disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Type “kim” to confirm'), { target: { value: 'Kim' } });
    press('Delete forever');
    await screen.findByText('You can’t do that here.');
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ username: 'Kim' });
  });

  it('are yourself only to log out, and limited until that is lifted [OPERATOR-07, OPERATOR-10]', async () => {
    const cap = { region: 'US', certification: 'PG' };
    const { calls } = show('/operator?tab=people', {
      ...people(personOf('ada', { isOperator: true }), personOf('kim', { cap })),
      'PATCH /operator/people/id-of-kim': ok,
    });
    await screen.findByText('kim@example.org');
    press('Manage ada');
    const own = within(screen.getByRole('dialog', { name: 'ada' }));
    expect(own.getByText('This is you. Another operator can do more with your account.')).toBeTruthy();
    expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Log out']);
    press('Close');
    press('Manage kim');
    expect(screen.queryByRole('button', { name: 'Make operator' })).toBeNull();
    press('Lift');
    press('Really lift?');
    await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ cap: null }));
  });
});

describe('invitations', () => {
  it('are made with a lifetime, a number of uses and a limit, and shown once [OPERATOR-08]', async () => {
    const { calls } = show('/operator?tab=invitations', {
      'GET /operator/invitations': () => ({ body: { invitations: [] } }),
      'POST /operator/invitations': () => ({ status: 201, body: { ...invitationOf(), code: 'CODE' } }),
    });
    await screen.findByText('No invitations yet');
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: ' Grandma ' } });
    fireEvent.change(screen.getByLabelText('Works for'), { target: { value: '30' } });
    fireEvent.change(screen.getByLabelText('Number of accounts'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Highest rating'), { target: { value: 'PG' } });
    press('Make an invitation');
    await screen.findByText('http://localhost/signup#invite=CODE');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      guest: 'Grandma',
      days: 30,
      uses: 2,
      cap: { region: 'US', certification: 'PG' },
    });
    press('Done');
    expect(screen.queryByText('http://localhost/signup#invite=CODE')).toBeNull();
  });

  it('are listed with who came, and revoked by a second press [OPERATOR-08, OPERATOR-09]', async () => {
    const { calls } = show('/operator?tab=invitations', {
      'GET /operator/invitations': () => ({
        body: { invitations: [invitationOf(), invitationOf({ id: 'i2', guest: '', state: 'used_up', came: [] })] },
      }),
      'DELETE /operator/invitations/i1': ok,
    });
    await screen.findByText(/^2 uses left · expires/);
    expect(screen.getByText('Came: greta')).toBeTruthy();
    expect(screen.getByText('Invitation from ada').closest('li')?.textContent).toContain('Used up');
    press('Revoke “Grandma”');
    press('Really revoke?');
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('“Grandma” no longer works.'));
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

it('the log says who did what, and comes in pages [OPERATOR-03]', async () => {
  show('/operator?tab=log', {
    'GET /operator/acts': () => ({
      body: {
        acts: [
          actOf({}),
          actOf({ id: '6', act: 'invite', target: '', details: { days: '7', uses: '1' } }),
          actOf({ id: '5', act: 'of_tomorrow' }),
        ],
        next: '5',
      },
    }),
  });
  await screen.findByText('ada disabled kim');
  expect(screen.getByText('ada made an invitation').closest('li')?.textContent).toContain('· 7 days · 1 account');
  expect(screen.getByText('ada · of_tomorrow · kim')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/operator?tab=log&before=5');
});
