import type { Invitation, OperatorAct } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defaultConfig } from '../shared/config/default-config';
import { collectToasts } from '../testing/collect-toasts';
import type { ApiAnswer } from '../testing/api-answers';
import { dashboardOf, ok, people, press } from '../testing/dashboard';
import { Component } from './operator';

const toasts = collectToasts();
const show = dashboardOf(Component);
const locked = (): ApiAnswer => ({ status: 403, body: { error: 'No', code: 'password_required' } });

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

describe('the dashboard', () => {
  it('does not exist for anybody but operators [OPERATOR-01]', async () => {
    const { calls } = show('/operator', {}, {});
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(calls.filter(({ path }) => path.startsWith('/operator'))).toEqual([]);
  });

  it('has a tab for each matter, and Back leads to the one before [OPERATOR-01]', async () => {
    show('/operator', people());
    const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
    expect(tabs.join(' ')).toBe('Status People Invitations Library Content Take-down Reports Requests Settings Log');
    await screen.findByText('No backup yet');
    fireEvent.click(screen.getByRole('tab', { name: 'People' }));
    await screen.findByRole('searchbox', { name: 'Search people' });
    press('at /operator?tab=people');
    await screen.findByText('No backup yet');
  });

  it('shows nothing of a tab before the password was entered, once for all, and makes the call again [OPERATOR-02]', async () => {
    let isEntered = false;
    const guarded = (answer: ApiAnswer) => () => (isEntered ? answer : locked());
    const { calls } = show('/operator?tab=library', {
      'GET /operator/access': guarded(ok()),
      'GET /operator/folders': guarded({ body: { fixedBy: null, folders: [] } }),
      'GET /operator/library': guarded({ status: 503, body: { error: 'No', code: 'library_unavailable' } }),
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
    expect(screen.queryByText('Media folders')).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain('/operator/folders');
    enter(screen.getByRole('dialog'), 'correct horse');
    await screen.findByText('Media folders');
    await screen.findByText('The library can’t be shown');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Each tab asks by itself: the page may have been left open.
    isEntered = false;
    fireEvent.click(screen.getByRole('tab', { name: 'Content' }));
    await screen.findByRole('dialog', { name: 'Enter your password' });
    expect(within(screen.getByRole('tabpanel', { hidden: true })).queryByRole('heading')).toBeNull();
  });

  it('is also confirmed at the log-in provider, which leads back to the tab [OIDC-09]', async () => {
    const accounts = { passwordReset: false, signUp: 'open', oidc: 'Lantern ID' };
    const { calls } = show('/operator?tab=log', {
      'GET /config': () => ({ body: { ...defaultConfig, accounts } }),
      'GET /operator/access': locked,
      'POST /users/me/oidc/start': () => ({ status: 503, body: { error: 'No', code: 'oidc_unavailable' } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm with Lantern ID' }));
    await screen.findByText('The log-in service doesn’t answer. Try again in a moment.');
    expect(calls.find(({ path }) => path === '/users/me/oidc/start')?.body).toEqual({
      purpose: 'confirm',
      next: '/operator?tab=log',
    });
  });

  it('says why nothing is shown if the password is not entered [OPERATOR-02]', async () => {
    show('/operator?tab=log', {
      'GET /operator/access': locked,
    });
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('It’s been more than 15 minutes since you last did.')).toBeTruthy();
    expect(screen.queryByText('Something went wrong.')).toBeNull();
    press('Retry');
    await screen.findByRole('dialog', { name: 'Enter your password' });
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
