import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { collectToasts } from '../testing/collect-toasts';
import { button, dashboardOf, ok, people, personOf, press } from '../testing/dashboard';
import { Component } from './operator';

const toasts = collectToasts();
const show = dashboardOf(Component);

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
    await waitFor(() => expect(calls.findLast(({ path }) => path === '/operator/people')?.search).toBe('?q=ki&after='));
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

  it('who are operators get none, not even if they have just become one [OPERATOR-20]', async () => {
    const refused = { status: 403, body: { error: 'No', code: 'operator_password' } };
    show('/operator?tab=people', {
      ...people(personOf('kim'), personOf('lee', { isOperator: true })),
      'POST /operator/people/id-of-kim/reset-link': () => refused,
    });
    const words = 'Operators reset their password by email, or in the server’s terminal.';
    await screen.findByText('kim@example.org');
    press('Manage lee');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
    press('Close');
    press('Manage kim');
    press('Make a link');
    await screen.findByText(words);
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
