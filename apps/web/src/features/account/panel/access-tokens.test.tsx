import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi, type ApiAnswer } from '../../../testing/api-answers';
import { collectToasts } from '../../../testing/collect-toasts';
import { renderApp } from '../../../testing/render-app';
import { AccessTokens } from './access-tokens';
import { Webhook } from './webhook';

afterEach(cleanup);
const toasts = collectToasts();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
function show(api: Parameters<typeof answerApi>[0]) {
  renderApp(<AccessTokens />);
  return { calls: answerApi({ 'GET /users/me/tokens': () => ({ body: { tokens: [] } }), ...api }) };
}

describe('access tokens', () => {
  const token = {
    id: 't1',
    name: 'Kodi',
    scopes: ['sync'],
    createdAt: '2026-01-01T00:00:00Z',
    lastUsedAt: null,
    expiresAt: null,
  };

  it('are made for a program and shown once [ACCOUNT-33]', async () => {
    const { calls } = show({
      'POST /users/me/tokens': () => ({ status: 201, body: { ...token, token: 'marquee_x' } }),
    });
    const group = within(screen.getByRole('region', { name: 'Access tokens' }));
    const make = group.getByRole<HTMLButtonElement>('button', { name: 'Make a token' });
    expect(make.disabled).toBe(true);
    fireEvent.change(group.getByLabelText('Token name'), { target: { value: 'Kodi' } });
    fireEvent.change(group.getByLabelText('Permission'), { target: { value: 'sync' } });
    fireEvent.change(group.getByLabelText('Expires'), { target: { value: 'never' } });
    fireEvent.click(make);
    await group.findByText('marquee_x');
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/users/me/tokens')?.body).toEqual({
      name: 'Kodi',
      scopes: ['sync'],
      expiresInDays: null,
    });
    fireEvent.click(group.getByRole('button', { name: 'Done' }));
    expect(group.queryByText('marquee_x')).toBeNull();
  });

  it('for media programs come with the address for each [SCROBBLE-04]', async () => {
    const made = { ...token, scopes: ['scrobble'], token: 'marquee_x' };
    show({ 'POST /users/me/tokens': () => ({ status: 201, body: made }) });
    fireEvent.change(screen.getByLabelText('Token name'), { target: { value: 'Jellyfin' } });
    fireEvent.change(screen.getByLabelText('Permission'), { target: { value: 'scrobble' } });
    fireEvent.click(button('Make a token'));
    await screen.findByText(`${location.origin}/api/scrobble/plex?token=marquee_x`);
    expect(screen.getAllByRole('button', { name: /^Copy address for/ })).toHaveLength(4);
  });

  it('for Stremio come as the address of the add-on, to install, copy and scan [ADDON-07]', async () => {
    const made = { ...token, scopes: ['addon'], token: 'marquee_x' };
    const { calls } = show({ 'POST /users/me/tokens': () => ({ status: 201, body: made }) });
    fireEvent.change(screen.getByLabelText('Token name'), { target: { value: 'TV' } });
    fireEvent.change(screen.getByLabelText('Permission'), { target: { value: 'addon' } });
    fireEvent.click(button('Make a token'));
    await screen.findByText(`${location.origin}/addon/marquee_x/manifest.json`);
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ scopes: ['addon'] });
    expect(screen.getByRole('link', { name: 'Install in Stremio' }).getAttribute('href')).toBe(
      `stremio://${location.host}/addon/marquee_x/manifest.json`,
    );
    screen.getByRole('img', { name: 'QR code for the address of the add-on' });
    button('Copy address');
    expect(screen.queryByRole('button', { name: 'Copy token' })).toBeNull();
    fireEvent.click(button('Done'));
    expect(screen.queryByText(/manifest\.json/)).toBeNull();
  });

  it('are listed with what they may do, and revoked by a second press [ACCOUNT-35]', async () => {
    let tokens = [token];
    show({
      'GET /users/me/tokens': () => ({ body: { tokens } }),
      'DELETE /users/me/tokens/t1': () => {
        tokens = [];
        return { body: { ok: true } };
      },
    });
    await screen.findByText('Reads and changes · never used · never expires');
    fireEvent.click(button('Revoke “Kodi”'));
    fireEvent.click(button('Really revoke?'));
    await waitFor(() => expect(screen.queryByText('Kodi')).toBeNull());
    expect(toasts.at(-1)?.message).toBe('“Kodi” no longer works.');
  });
});

const webhook = {
  url: 'https://example.org/hook',
  createdAt: '2026-11-28T20:00:00.000Z',
  isOn: true,
  failingSince: null,
  lastDelivery: null,
  waiting: 0,
};

/** @param state what the server has, which its calls change */
function showWebhook(state: { webhook: object | null }, calls: Record<string, () => ApiAnswer> = {}) {
  renderApp(<Webhook />);
  return answerApi({ 'GET /users/me/webhook': () => ({ body: state }), ...calls });
}

describe('the webhook of an account', () => {
  it('is an https URL, and its secret is shown once [ACCOUNT-36]', async () => {
    const state: { webhook: object | null } = { webhook: null };
    const calls = showWebhook(state, {
      'PUT /users/me/webhook': () => {
        state.webhook = webhook;
        return { body: { webhook, secret: 'whsec_x' } };
      },
    });
    const url = await screen.findByLabelText('URL');
    for (const wrong of ['', 'http://example.org', 'https://', 'https://a@example.org', 'https://[::']) {
      fireEvent.change(url, { target: { value: wrong } });
      expect(button('Add webhook').disabled).toBe(true);
    }
    fireEvent.change(url, { target: { value: ' https://example.org/hook ' } });
    fireEvent.click(button('Add webhook'));
    await screen.findByText('whsec_x');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ url: 'https://example.org/hook' });
    fireEvent.click(button('Done'));
    expect(screen.queryByText('whsec_x')).toBeNull();
    screen.getByText('https://example.org/hook');
  });

  it('says that it failed, why, and what the receiver answered, and is turned on again [ACCOUNT-39]', async () => {
    const lastDelivery = { at: webhook.createdAt, isAccepted: false, status: 500, text: '<b>no</b>' };
    const state: { webhook: object | null } = {
      webhook: { ...webhook, failingSince: webhook.createdAt, isOn: false, lastDelivery },
    };
    showWebhook(state, {
      'POST /users/me/webhook/turn-on': () => {
        state.webhook = { ...webhook, lastDelivery };
        return { body: state };
      },
    });
    await screen.findByText(/^Turned off, because nothing has been accepted since Nov 28, 2026/);
    screen.getByText(/^Last delivery failed .* It answered with status 500\.$/);
    screen.getByText('<b>no</b>');
    fireEvent.click(button('Turn on again'));
    await screen.findByText('On');
    expect(screen.queryByRole('button', { name: 'Turn on again' })).toBeNull();
  });

  it('is tested, gets a new secret and is removed [ACCOUNT-37, ACCOUNT-39]', async () => {
    const state: { webhook: object | null } = { webhook: { ...webhook, waiting: 2 } };
    const unreached = { at: webhook.createdAt, isAccepted: false, status: null };
    const refused = { ...unreached, problem: 'address_refused', text: '' };
    showWebhook(state, {
      'POST /users/me/webhook/test': () => {
        state.webhook = { ...webhook, lastDelivery: refused };
        return { body: state };
      },
      'POST /users/me/webhook/secret': () => ({ body: { webhook, secret: 'whsec_new' } }),
      'DELETE /users/me/webhook': () => {
        state.webhook = null;
        return { body: { ok: true } };
      },
    });
    await screen.findByText('On · 2 events waiting');
    fireEvent.click(button('Send a test'));
    await screen.findByText(/This URL leads to a private network/);
    expect(toasts.at(-1)?.message).toBe('The test wasn’t accepted.');
    Object.assign(refused, { problem: 'unreachable', text: 'ECONNREFUSED' });
    fireEvent.click(button('Send a test'));
    await screen.findByText(/It couldn’t be reached \(ECONNREFUSED\)\.$/);
    fireEvent.click(button('New secret'));
    fireEvent.click(button('Replace the secret?'));
    await screen.findByText('whsec_new');
    fireEvent.click(button('Remove webhook'));
    fireEvent.click(button('Really remove?'));
    await waitFor(() => expect(screen.queryByText('https://example.org/hook')).toBeNull());
    expect(screen.queryByText('whsec_new')).toBeNull();
  });
});
