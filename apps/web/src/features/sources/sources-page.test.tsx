import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PublicConfig } from '@marquee/core/contracts';
import { jellyfinServer, JELLYFIN_TOKEN, JELLYFIN_URL } from '@marquee/player/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defaultConfig } from '../../shared/config/default-config';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
// Preloaded, so that the first click need not load it.
import '../../../../../packages/player/src/sources/jellyfin/client';
import { SourcesPage } from './sources-page';

const PROVIDER = 'https://provider.example';
const config: PublicConfig = {
  ...defaultConfig,
  providers: [{ id: 'demo', name: 'Demo', url: PROVIDER }],
  sources: { own: 'https', archive: 'offered', jellyfin: [] },
};
const home = {
  id: 'own-1',
  kind: 'jellyfin',
  name: 'Home',
  url: JELLYFIN_URL,
  account: { token: JELLYFIN_TOKEN, userId: 'user1', userName: 'ada' },
};

const toasts = collectToasts();
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

type Server = (url: URL, init: RequestInit) => Response | Promise<Response>;
const gone: Server = () => Promise.reject(new TypeError('Failed to fetch'));
/** Accepts the request and does not respond until it is aborted. */
const silent: Server = (_url, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
const json = (body: unknown) => new Response(JSON.stringify(body));

/** Opens the page with fake servers by origin and records every request. */
async function open(servers: Record<string, Server> = {}, changes: Partial<PublicConfig> = {}) {
  const view = renderApp(<SourcesPage />, { path: '/sources', api: { '/api/config': { ...config, ...changes } } });
  const ownApi = window.fetch;
  const asked: string[] = [];
  window.fetch = (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const server = servers[url.origin];
    if (!server) return ownApi(input, init);
    // What a server has is asked at each start.
    if (url.searchParams.getAll('includeItemTypes').join() !== 'Movie,Series') asked.push(url.pathname);
    return Promise.resolve(server(url, init));
  };
  // The store keeps the fetch it was created with.
  view.store.dispatch((_dispatch: unknown, _get: unknown, services: { fetch: typeof fetch }) => {
    services.fetch = (...args: Parameters<typeof fetch>) => window.fetch(...args);
  });
  await screen.findByRole('list', { name: 'Sources by priority' });
  return { ...view, asked };
}

const names = () =>
  within(screen.getByRole('list', { name: 'Sources by priority' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.firstChild?.textContent);
const row = (name: string) => screen.getByRole('listitem', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const stored = () => JSON.parse(localStorage.getItem('sources') ?? 'null') as Record<string, unknown> | null;

describe('the sources page', () => {
  it('lists the sources of the site, with the Internet Archive off until it is switched on', async () => {
    await open();
    expect(names()).toEqual(['Demo', 'Internet Archive']);
    expect(screen.getByRole('switch', { name: 'Use Demo' }).getAttribute('aria-checked')).toBe('true');
    const archive = screen.getByRole('switch', { name: 'Use Internet Archive' });
    expect(archive.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(archive);
    expect(archive.getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(stored()?.switched).toEqual({ 'internet-archive': true }));
    expect(within(row('Demo')).queryByRole('button', { name: 'Remove Demo' })).toBeNull();
  });

  it('stores and announces the order set with the arrows, which stop at the ends, and by dragging a handle [SOURCE-10]', async () => {
    await open();
    press('Move Internet Archive up');
    expect(names()).toEqual(['Internet Archive', 'Demo']);
    expect(screen.getByText('Internet Archive is now number 1 of 2')).toBeTruthy();
    await waitFor(() => expect(stored()?.order).toEqual(['internet-archive', 'demo']));
    press('Move Internet Archive up');
    expect(names()).toEqual(['Internet Archive', 'Demo']);
    const rows = screen.getAllByRole('listitem').slice(0, 2);
    rows.forEach((element, index) => {
      element.getBoundingClientRect = () => new DOMRect(0, index * 100, 300, 100);
    });
    const handle = within(row('Internet Archive')).getByTitle('Drag to change the order');
    const point = (name: string, clientY: number) =>
      fireEvent(handle, new MouseEvent(name, { bubbles: true, cancelable: true, clientY }));
    point('pointerdown', 20);
    point('pointermove', 170);
    point('pointerup', 170);
    expect(names()).toEqual(['Demo', 'Internet Archive']);
  });

  it('tests a source and shows the response time, or why it does not work [SOURCE-10]', async () => {
    let server: Server = () =>
      json({
        sources: [
          { id: 'two', rank: 2 },
          { id: 'glint', rank: 1 },
        ],
      });
    await open({ [PROVIDER]: (...args) => server(...args) });
    press('Test Demo');
    expect(await within(row('Demo')).findByText(/^Works · 2 sources · \d+ ms$/)).toBeTruthy();
    server = gone;
    press('Test Demo');
    expect(await within(row('Demo')).findByText(/provider\.example didn’t respond/)).toBeTruthy();
    server = () => new Response('<html>', { status: 200 });
    press('Test Demo');
    expect(await within(row('Demo')).findByText('provider.example isn’t the right kind of server.')).toBeTruthy();
    server = () => new Response('', { status: 503 });
    press('Test Demo');
    expect(await within(row('Demo')).findByText(/status 503/)).toBeTruthy();
  });

  it('says when a tested source does not answer in time', async () => {
    await open({ [PROVIDER]: silent });
    jest.useFakeTimers();
    press('Test Demo');
    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect(within(row('Demo')).getByText('provider.example took too long to respond.')).toBeTruthy();
  });

  it('says that nothing can be played when every source is off, or when there are none', async () => {
    await open();
    fireEvent.click(screen.getByRole('switch', { name: 'Use Demo' }));
    expect(screen.getByText('Every source is turned off, so nothing can play.')).toBeTruthy();
    cleanup();
    renderApp(<SourcesPage />, { api: { '/api/config': { ...config, providers: [], sources: undefined } } });
    expect(await screen.findByText('No sources yet')).toBeTruthy();
  });
});

describe('a Jellyfin server', () => {
  const servers = { [new URL(JELLYFIN_URL).origin]: jellyfinServer };

  it('is added with a name and password, and then asked first', async () => {
    const { asked } = await open(servers);
    press('Add a Jellyfin server');
    await type('Server URL', 'home.example/jellyfin');
    press('Connect');
    await type('Username', 'ada');
    await type('Password', 'engine');
    press('Sign in');
    await waitFor(() => expect(names()).toEqual(['Home', 'Demo', 'Internet Archive']));
    expect(toasts.at(-1)).toMatchObject({ kind: 'success', message: 'Added Home' });
    expect(asked).toContain('/jellyfin/Users/AuthenticateByName');
    press('Test Home');
    expect(await within(row('Home')).findByText(/^Works · Home 10\.11\.3 · signed in as ada · \d+ ms$/)).toBeTruthy();
    await waitFor(() =>
      expect(stored()?.servers).toMatchObject([{ name: 'Home', account: { token: JELLYFIN_TOKEN } }]),
    );
    expect(localStorage.getItem('sources')).not.toContain('engine');
  });

  it('shows the Quick Connect code that is to be confirmed elsewhere', async () => {
    await open(servers);
    press('Add a Jellyfin server');
    await type('Server URL', JELLYFIN_URL);
    press('Connect');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in with a code' }));
    expect(await screen.findByText('483920')).toBeTruthy();
  });

  it('reports an invalid address, a wrong server and a wrong password', async () => {
    let server: Server = gone;
    await open({ 'https://home.example': (...args) => server(...args) });
    press('Add a Jellyfin server');
    await type('Server URL', 'ftp://home.example');
    press('Connect');
    expect(screen.getByRole('alert').textContent).toMatch(/Enter the URL of a Jellyfin server/);
    await type('Server URL', 'home.example');
    press('Connect');
    expect(await screen.findByText(/home\.example didn’t respond/)).toBeTruthy();
    server = (url, init) =>
      url.pathname.endsWith('AuthenticateByName')
        ? new Response('', { status: 401 })
        : jellyfinServer(new URL(url.href.replace('home.example', 'home.example/jellyfin')), init);
    press('Connect');
    await type('Username', 'ada');
    press('Sign in');
    expect(await screen.findByText('Wrong username or password.')).toBeTruthy();
  });

  it('times out after ten seconds, with the reason', async () => {
    await open({ 'https://home.example': silent });
    press('Add a Jellyfin server');
    await type('Server URL', 'home.example');
    jest.useFakeTimers();
    press('Connect');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('home.example took too long to respond.')).toBeTruthy();
  });

  it('is not offered again once signed in, however its address is written', async () => {
    localStorage.setItem('sources', JSON.stringify({ order: [], switched: {}, servers: [home] }));
    const jellyfin = [{ name: 'House server', url: `${JELLYFIN_URL.replace('home', 'HOME')}/web/index.html` }];
    await open(servers, { sources: { own: 'off', archive: 'off', jellyfin } });
    expect(names()).toEqual(['Home', 'Demo']);
    expect(screen.queryByRole('button', { name: /^Sign in to/ })).toBeNull();
  });

  it('is removed at once, restored by Undo, and signed out of without Undo [SOURCE-10]', async () => {
    localStorage.setItem('sources', JSON.stringify({ order: ['own-1', 'demo'], switched: {}, servers: [home] }));
    const { asked } = await open(servers);
    expect(names()[0]).toBe('Home');
    jest.useFakeTimers();
    press('Remove Home');
    expect(names()).not.toContain('Home');
    act(() => toasts.at(-1)?.action?.onAction());
    expect(names()[0]).toBe('Home');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(asked).toEqual([]);
    press('Remove Home');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();
    await waitFor(() => expect(asked).toEqual(['/jellyfin/Sessions/Logout']));
  });

  it('has a switch that keeps the history in step with it, off until it is switched on [SOURCE-16]', async () => {
    localStorage.setItem('sources', JSON.stringify({ order: [], switched: {}, servers: [home] }));
    const view = await open(servers);
    const step = () => within(row('Home')).findByRole('switch', { name: 'Keep what I watch in step' });
    expect((await step()).getAttribute('aria-checked')).toBe('false');
    expect(view.asked).not.toContain('/jellyfin/Items');
    fireEvent.click(await step());
    await waitFor(() => expect(view.asked).toContain('/jellyfin/Items'));
    expect((await step()).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(await step());
    await waitFor(async () => expect((await step()).getAttribute('aria-checked')).toBe('false'));
  });

  it('says when the sign-in has expired and can be signed in to again', async () => {
    const old = { ...home, account: { ...home.account, token: 'old' } };
    localStorage.setItem('sources', JSON.stringify({ order: [], switched: {}, servers: [old] }));
    await open(servers);
    press('Test Home');
    expect(await screen.findByText('Your sign-in has expired. Sign in again.')).toBeTruthy();
    press('Sign in to Home again');
    fireEvent.click(await screen.findByRole('button', { name: 'Connect' }));
    await type('Username', 'ada');
    press('Sign in');
    await waitFor(() => expect(stored()?.servers).toMatchObject([{ id: 'own-1', account: { token: JELLYFIN_TOKEN } }]));
  });

  it('from the operator is listed by name, even where visitors may add none', async () => {
    const jellyfin = [{ name: 'The club', url: JELLYFIN_URL }];
    await open(servers, { sources: { own: 'off', archive: 'off', jellyfin } });
    expect(screen.queryByRole('button', { name: 'Add a Jellyfin server' })).toBeNull();
    press('Sign in to The club');
    expect((await screen.findByLabelText<HTMLInputElement>('Server URL')).value).toBe(JELLYFIN_URL);
  });
});

describe('a stream provider of the visitor', () => {
  it('is tested before it is saved', async () => {
    let server: Server = gone;
    await open({ 'https://mine.example': (...args) => server(...args) });
    press('Add a video server');
    await type('Server URL', 'https://mine.example/');
    press('Add');
    expect(await screen.findByText(/mine\.example didn’t respond/)).toBeTruthy();
    expect(stored()?.servers ?? []).toEqual([]);
    server = () => json({ sources: [{ id: 'own', rank: 1 }] });
    await type('Name (optional)', 'Cellar');
    press('Add');
    await waitFor(() => expect(names()[0]).toBe('Cellar'));
  });
});

describe('pasted addresses', () => {
  const entry = {
    id: 'a1',
    titleKey: 'movie:603',
    title: 'A Film',
    href: '/movies/603',
    address: 'https://files.example/film.m3u8',
    label: 'My copy',
    addedAt: 1,
  };

  it('are listed with their titles, and can be changed and removed with Undo', async () => {
    localStorage.setItem('source-addresses', JSON.stringify([entry]));
    await open({ 'https://files.example': () => new Response('#EXTM3U\n') });
    expect(screen.getByRole('link', { name: 'A Film' }).getAttribute('href')).toBe('/movies/603');
    press('Change My copy of A Film');
    await type('Name (optional)', 'Better copy');
    press('Save');
    expect(await screen.findByText(/Better copy/)).toBeTruthy();
    press('Remove Better copy of A Film');
    expect(screen.getByText('No URLs yet')).toBeTruthy();
    act(() => toasts.at(-1)?.action?.onAction());
    expect(screen.getByText(/Better copy/)).toBeTruthy();
  });

  it('are refused with a reason', async () => {
    const refused = [
      ['not an address', 'Enter a full URL that starts with https:// or http://.'],
      ['https://me:secret@files.example/a', 'URLs with a username or password can’t be used.'],
      ['https://files.example/page', /That isn’t a video/],
      ['https://closed.example/a.m3u8', /doesn’t let other sites play its videos \(CORS\)/],
      ['https://gone.example/a.m3u8', /gone\.example didn’t respond/],
      ['https://files.example/missing', /status 404/],
    ] as const;
    localStorage.setItem('source-addresses', JSON.stringify([entry]));
    await open({
      'https://files.example': ({ pathname }) =>
        pathname === '/missing' ? new Response('', { status: 404 }) : new Response('<html>'),
      'https://closed.example': (_, { mode }) => (mode === 'no-cors' ? new Response('') : gone(_, {})),
      'https://gone.example': gone,
    });
    press('Change My copy of A Film');
    for (const [address, reason] of refused) {
      await type('Video URL', address);
      press('Save');
      expect((await screen.findByText(reason)).getAttribute('role')).toBe('alert');
    }
  });
});
