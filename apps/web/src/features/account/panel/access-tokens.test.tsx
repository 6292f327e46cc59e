import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { collectToasts } from '../../../testing/collect-toasts';
import { renderApp } from '../../../testing/render-app';
import { AccessTokens } from './access-tokens';

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
