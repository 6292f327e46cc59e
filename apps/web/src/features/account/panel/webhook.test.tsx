import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerApi, type ApiAnswer } from '../../../testing/api-answers';
import { collectToasts } from '../../../testing/collect-toasts';
import { renderApp } from '../../../testing/render-app';
import { Webhook } from './webhook';

afterEach(cleanup);
const toasts = collectToasts();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const webhook = {
  url: 'https://example.org/hook',
  createdAt: '2026-11-28T20:00:00.000Z',
  isOn: true,
  failingSince: null,
  lastDelivery: null,
  waiting: 0,
};

/** @param state what the server has, which its calls change */
function show(state: { webhook: object | null }, calls: Record<string, () => ApiAnswer> = {}) {
  renderApp(<Webhook />);
  return answerApi({ 'GET /users/me/webhook': () => ({ body: state }), ...calls });
}

describe('the webhook of an account', () => {
  it('is an https URL, and its secret is shown once [ACCOUNT-36]', async () => {
    const state: { webhook: object | null } = { webhook: null };
    const calls = show(state, {
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
    show(state, {
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
    show(state, {
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
