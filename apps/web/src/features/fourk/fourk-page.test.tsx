import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defaultConfig } from '../../shared/config/default-config';
import { renderApp } from '../../testing/render-app';
import { FourKPage } from './fourk-page';

const PROVIDER = 'https://streams.example.org';
const config = { ...defaultConfig, providers: [{ id: 'a', name: 'Streams', url: PROVIDER }] };
const guide = { tokenPageUrl: `${PROVIDER}/token`, videos: [], faq: [] };
const from = (start: string, length: number) => start.padEnd(length, 'x');
const TOKEN = from('ey', 60);

interface Provider {
  streams?: unknown[];
  submit?: { status: number; body: object };
  isDown?: boolean;
}

/** Opens the page with a fake stream provider and records every request to it. */
async function open({ streams = [], submit = { status: 200, body: {} }, isDown = false }: Provider = {}) {
  const view = renderApp(<FourKPage />, { api: { '/api/config': config, '/api/content/guide': guide } });
  const ownApi = window.fetch;
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(PROVIDER)) return ownApi(input, init);
    calls.push({ url, init });
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
    const [status, body] = url.endsWith('/streams') ? [200, { streams }] : [submit.status, submit.body];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  // The store keeps the fetch it was created with.
  view.store.dispatch((_dispatch: unknown, _get: unknown, services: { fetch: typeof fetch }) => {
    services.fetch = (...args: Parameters<typeof fetch>) => window.fetch(...args);
  });
  await screen.findByText(/Streams/);
  return { ...view, calls };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const type = (token: string) => fireEvent.change(screen.getByLabelText('Your token'), { target: { value: token } });
const here = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent;

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the 4K guide', () => {
  it('has the steps Account, Token and Submit; Next stops at 3 and Back at 1 [TOKEN-01]', async () => {
    await open();
    expect(here()).toBe('1Account');
    expect(button('Back').disabled).toBe(true);
    press('Next');
    expect(here()).toBe('2Token');
    press('Next');
    expect(here()).toBe('3Submit');
    expect(button('Next').disabled).toBe(true);
    press('Back');
    press('Back');
    expect(here()).toBe('1Account');
  });

  it("offers the link of the provider's token page to copy [TOKEN-02]", async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open();
    press('Next');
    fireEvent.click(await screen.findByRole('button', { name: 'Copy token page link' }));
    expect(writeText).toHaveBeenCalledWith(`${PROVIDER}/token`);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  });

  it('tests a token with the provider, in the Ui-Token header and without cookies, unless it cannot be one, and says that one which meets only one of two rules will not sync [TOKEN-02, TOKEN-05, TOKEN-06, TOKEN-07]', async () => {
    const { calls } = await open({ streams: [{}] });
    press('Next');
    for (const [token, message, asked] of [
      [from('ey', 49), 'Invalid token, please check and try again.', 0],
      [from('xx', 60), 'Invalid token, please check and try again.', 0],
      [from('ey', 50), 'Token is valid!', 1],
      [`  ${TOKEN}\n`, 'Token is valid!', 2],
    ] as const) {
      type(token);
      press('Test your token');
      await waitFor(() => expect(calls).toHaveLength(asked));
      expect(await screen.findByText(message)).toBeTruthy();
    }
    type(from('ey', 50));
    expect(screen.getByText(/This token works, but it stays on this device/)).toBeTruthy();
    type(from('ey', 51));
    expect(screen.queryByText(/stays on this device/)).toBeNull();
    expect(calls[1]?.url).toBe(`${PROVIDER}/streams`);
    expect(new Headers(calls[1]?.init?.headers).get('Ui-Token')).toBe(TOKEN);
    expect(calls[1]?.init?.credentials).toBe('omit');
  });

  it.each([
    ['the provider lists no streams', {}],
    ['the provider does not answer', { isDown: true }],
  ])('says Invalid token when %s [TOKEN-07]', async (_when, provider) => {
    await open(provider);
    press('Next');
    type(TOKEN);
    press('Test your token');
    expect(await screen.findByText('Invalid token')).toBeTruthy();
  });

  it('submits the token, stores it, and ends with Setup Complete [TOKEN-03, TOKEN-08, TOKEN-10]', async () => {
    const { calls } = await open({ submit: { status: 200, body: { token: TOKEN } } });
    press('Next');
    press('Next');
    press('Submit');
    expect(await screen.findByText('Invalid token, please check and try again.')).toBeTruthy();
    expect(calls).toEqual([]);
    type(TOKEN);
    press('Submit');
    expect(await screen.findByRole('heading', { name: 'Setup Complete' })).toBeTruthy();
    expect(screen.getByText('Token submitted successfully')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse categories' }).getAttribute('href')).toBe('/categories');
    expect(calls[0]?.url).toBe(`${PROVIDER}/cosmic-token-submit`);
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body: JSON.stringify({ uiToken: TOKEN }) });
    expect(new Headers(calls[0]?.init?.headers).get('Ui-Token')).toBe(TOKEN);
    await waitFor(() => expect(window.localStorage.getItem('ui-token')).toBe(TOKEN));
  });

  it.each([
    ['refuses it', { submit: { status: 400, body: { error: 'No', code: 'token_invalid' } } }],
    ['does not answer', { isDown: true }],
  ])('says that the submission failed when the provider %s, and stores nothing [TOKEN-08]', async (_what, provider) => {
    await open(provider);
    press('Next');
    press('Next');
    type(TOKEN);
    press('Submit');
    expect(await screen.findByText('Submission failed, please try again or report on discord, thanks.')).toBeTruthy();
    expect(window.localStorage.getItem('ui-token')).toBeNull();
  });

  it('shows a stored token and removes it', async () => {
    window.localStorage.setItem('ui-token', `${from('ey', 54)}ABCDEF`);
    await open();
    expect(await screen.findByText('ABCDEF')).toBeTruthy();
    press('Remove the token');
    await waitFor(() => expect(window.localStorage.getItem('ui-token')).toBeNull());
    expect(screen.queryByText('ABCDEF')).toBeNull();
  });
});

describe("the operator's part of the guide", () => {
  it('is shown only when configured [TOKEN-04]', async () => {
    await open();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Video guides' })).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Ask the community' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Help and FAQ' })).toBeTruthy();
    cleanup();
    const full = {
      extensionUrl: 'https://extensions.example.org/x',
      videos: [
        { title: 'One', url: '/one.mp4', captions: '/one.vtt' },
        { title: 'Two', url: '/two.mp4', captions: '/two.vtt' },
      ],
      faq: [{ question: 'Where?', answer: 'There.' }],
      chatWidgetUrl: 'https://chat.example.org/widget',
    };
    renderApp(<FourKPage />, { api: { '/api/config': config, '/api/content/guide': full } });
    await waitFor(() => expect(document.querySelectorAll('video')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Video guides' })).toBeTruthy();
    expect(screen.getByText('Where?')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
    press('Open the chat');
    expect(screen.getByTitle('Community chat').getAttribute('src')).toBe('https://chat.example.org/widget');
    press('Next');
    expect(screen.getByRole('button', { name: 'Copy extension link' })).toBeTruthy();
  });
});
