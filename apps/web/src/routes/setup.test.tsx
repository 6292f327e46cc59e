import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { siteSettingsSchema } from '@marquee/core/contracts';
import { answerApi } from '../testing/api-answers';
import { renderApp } from '../testing/render-app';
import { Component as Setup } from './setup';

beforeEach(() => localStorage.clear());
afterEach(cleanup);
const user = {
  ...{ id: '1', username: 'maria', name: 'Guest', email: 'maria@example.org', isDonator: false, isOperator: true },
  ...{ '4k_token': null, token: 'csrf', createdAt: '2026-01-01T00:00:00Z' },
};
const settings = {
  settings: siteSettingsSchema.parse({}),
  defaults: { siteName: 'Marquee', region: 'US' },
  ...{ tmdb: { hasToken: false }, fixed: {}, hasOpenStreams: false },
  oidc: { hasClientSecret: false, redirectUri: '', backchannelLogoutUri: '', postLogoutRedirectUri: '' },
};
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('setting up the site [SITE-07]', () => {
  it('says where the code is where the link has none, and can be left', async () => {
    renderApp(<Setup />, { path: '/setup' });
    await screen.findByText('setup-code');
    expect(screen.getByRole('link', { name: 'Just look around' }).getAttribute('href')).toBe('/');
  });

  it('makes the operator’s account with the code of the link, then shows the settings', async () => {
    renderApp(<Setup />, { path: '/setup#right' });
    const calls = answerApi({
      'POST /setup/check': () => ({ body: { ok: true } }),
      'POST /setup': () => ({ status: 201, body: { token: 'csrf', user } }),
      'GET /users/me': () => ({ body: user }),
      'GET /operator/settings': () => ({ body: settings }),
      'GET /operator/folders': () => ({ body: { fixedBy: null, folders: [] } }),
    });
    await screen.findByLabelText('Username');
    fill('Username', 'maria');
    fill('Email', 'maria@example.org');
    fill('Password', 'correct horse battery');
    fireEvent.click(screen.getByRole('button', { name: 'Create the account' }));
    await screen.findByRole('heading', { name: 'Make it yours' });
    await screen.findByLabelText('Site name');
    await screen.findByRole('button', { name: 'Add a folder' });
    expect(calls.find(({ path }) => path === '/setup')?.body).toMatchObject({ code: 'right', username: 'maria' });
    expect(screen.getByRole('link', { name: 'Open the site' }).getAttribute('href')).toBe('/');
  });

  it.each([
    [
      'a wrong code',
      403,
      'setup_code_invalid',
      'This code isn’t right. Copy the whole link from the server’s terminal.',
    ],
    [
      'a site that has an operator',
      410,
      'setup_done',
      'This site has been set up. Log in with the operator’s account.',
    ],
  ])('says what to do with %s', async (_case, status, code, text) => {
    renderApp(<Setup />, { path: '/setup#old' });
    answerApi({ 'POST /setup/check': () => ({ status, body: { error: 'x', code } }) });
    await screen.findByText(text);
    expect(screen.queryByLabelText('Username')).toBeNull();
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  });

  it('offers a retry when the server cannot be reached', async () => {
    renderApp(<Setup />, { path: '/setup#right' });
    let isUp = false;
    answerApi({ 'POST /setup/check': () => (isUp ? { body: { ok: true } } : { status: 503, body: {} }) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isUp = true;
    fireEvent.click(retry);
    await screen.findByLabelText('Username');
  });
});
