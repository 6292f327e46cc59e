import { afterEach, describe, expect, it, beforeEach } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, useRoutes, useLocation } from 'react-router-dom';
import { testServices, renderApp } from '../../testing/render-app';
import { AppProviders } from '../providers';
import { createAppStore } from '../store';
import { RootLayout } from './root-layout';
import { configApi } from '../../shared/api';
import { defaultConfig } from '../../shared/config/default-config';
import { userInfoSet, userInfoRemoved } from '../../shared/store/session.slice';
import { answerApi } from '../../testing/api-answers';

function Broken(): never {
  throw new TypeError('x is not a function');
}

async function open(path: string) {
  const page = (text: string) => (
    <>
      <h1>{text}</h1>
      <Link to="/other">to the other page</Link>
    </>
  );
  const routes = [
    {
      Component: RootLayout,
      children: [
        { index: true, element: page('Home') },
        { path: 'other', element: page('Other') },
        { path: 'broken', Component: Broken },
        { path: 'series/:id/:season/:episode', element: page('Episode') },
      ],
    },
  ];
  const Routed = () => useRoutes(routes);
  window.fetch = () => Promise.resolve(new Response('{}', { status: 404 }));
  render(
    <AppProviders store={createAppStore(testServices().services)}>
      <MemoryRouter initialEntries={[path]}>
        <Routed />
      </MemoryRouter>
    </AppProviders>,
  );
  await screen.findByRole('banner');
}
afterEach(cleanup);

describe('the layout', () => {
  it('keeps the header at the top of every page but the episode page [PRODUCT-08, SHELL-05]', async () => {
    await open('/');
    expect(screen.getByRole('banner').className).toContain('sticky');
    cleanup();
    await open('/series/1399/1/2');
    expect(screen.getByRole('banner').className).not.toContain('sticky');
  });

  it('moves the focus to the page that was opened', async () => {
    await open('/');
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('link', { name: 'to the other page' }));
    expect(await screen.findByRole('heading', { name: 'Other' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('stays when a page fails, and shows the error in its place [ERROR-01]', async () => {
    const silenced = console.error;
    console.error = () => undefined;
    await open('/broken');
    expect(await screen.findByRole('heading', { name: 'Oops! Something Broke' })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    console.error = silenced;
  });
});

beforeEach(() => localStorage.clear());

const linksIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const bar = () => screen.getByRole('navigation', { name: 'Quick access' });

it('header and bar of an anonymous visitor link to the pages and to the way in; the menu to the settings [SHELL-03, SHELL-04, SHELL-06, SHELL-22, SHELL-23]', async () => {
  renderApp(<RootLayout />);
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Marquee, home' }).getAttribute('href')).toBe('/');
  expect(linksIn(header.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Movies', '/movies'],
    ['Series', '/series'],
    ['Tonight', '/tonight'],
    ['Discover', '/discover'],
    ['4K', '/4k'],
    ['My list', '/bookmarks'],
  ]);
  expect(header.getByRole('button', { name: /search/i })).toBeTruthy();
  expect(within(bar()).getByRole('button', { name: 'Menu' })).toBeTruthy();
  expect(linksIn(bar())).toEqual([
    ['Home', '/'],
    ['Movies', '/movies'],
    ['Series', '/series'],
    ['Account', '/login'],
  ]);
  expect((await header.findByRole('link', { name: 'Register' })).getAttribute('href')).toBe('/signup');
  expect(header.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  fireEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Account menu' });
  expect(linksIn(menu)).toEqual([
    ['My list', '/bookmarks'],
    ['History', '/history'],
    ['Diary', '/diary'],
    ['Calendar', '/calendar'],
    ['Settings', '/account?tab=player'],
    ['Sign up', '/signup'],
    ['Log in', '/login'],
  ]);
  expect(within(menu).getByRole('switch', { name: 'Dark mode' })).toBeTruthy();
  fireEvent.click(within(menu).getByRole('link', { name: 'My list' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('when signed in, header and bar link to the account, and the header counts the titles of the list [ACCOUNT-25, SHELL-04, SHELL-06, SHELL-22]', async () => {
  localStorage.setItem('user-info', JSON.stringify({ username: 'ada' }));
  const entry = (mediaId: number, category: string) => ({ mediaId, mediaType: 'movie', category, addedAt: 1 });
  const bookmarks = [entry(1, 'watchlist'), entry(1, 'favorites'), entry(2, 'watchlist')];
  localStorage.setItem('bookmarks', JSON.stringify(bookmarks));
  renderApp(<RootLayout />);
  const header = within(screen.getByRole('banner'));
  expect((await header.findByRole('link', { name: 'ada' })).getAttribute('href')).toBe('/account?tab=account');
  expect(header.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(await header.findByRole('link', { name: 'My list 2 titles' })).toBeTruthy();
  expect(within(bar()).getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/account?tab=account');
});

it('the menu of small screens has list and history first, groups, quick links and a theme switch, and closes [SHELL-07, SHELL-10, SHELL-24]', async () => {
  renderApp(<RootLayout />);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const groups = [...document.querySelectorAll('details > summary')].map(({ textContent }) => textContent);
  expect(groups).toEqual(['Movies', 'Series', 'Networks', 'Categories']);
  const first = within(menu.getByRole('navigation')).getAllByRole('link').slice(0, 2);
  expect(first.map(({ textContent }) => textContent)).toEqual(['My list', 'History']);
  expect(menu.getByRole('link', { name: 'Bookmarks' })).toBeTruthy();
  expect(menu.getByRole('switch', { name: 'Dark mode' })).toBeTruthy();
  fireEvent.click(menu.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const LogIn = () => {
  const { search, hash } = useLocation();
  return (
    <>
      <h1>Log-in</h1>
      <p>{search + hash}</p>
    </>
  );
};
const Site = () =>
  useRoutes([
    {
      Component: RootLayout,
      children: [
        { path: 'login', element: <LogIn /> },
        { path: '*', element: <h1>A page</h1> },
      ],
    },
  ]);
const openSite = (path: string, config: object = {}) =>
  renderApp(<Site />, { path, api: { '/api/config': { ...defaultConfig, ...config } } });
const isPrivate = { isPrivate: true };
const askForConfig = ({ store }: ReturnType<typeof openSite>) => store.dispatch(configApi.endpoints.config.initiate());

describe('a private site in the browser [SITE-05]', () => {
  it('leads a stranger to the log-in, without the menus of the site', async () => {
    await askForConfig(openSite('/movies/1?x=2#cast', isPrivate));
    await screen.findByRole('heading', { name: 'Log-in' });
    // What may be a code stays where browsers send it to no server.
    expect(screen.getByText('?next=%2Fmovies%2F1%3Fx%3D2#cast')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('shows a member everything, and nothing any more after logging out', async () => {
    localStorage.setItem('user-info', JSON.stringify({ username: 'ada' }));
    const app = openSite('/movies/1', isPrivate);
    await askForConfig(app);
    await screen.findByRole('heading', { name: 'A page' });
    app.store.dispatch(userInfoRemoved());
    await screen.findByRole('heading', { name: 'Log-in' });
  });

  it('stays closed without a network, and opens when the site is no longer private', async () => {
    await askForConfig(openSite('/', isPrivate));
    await screen.findByRole('heading', { name: 'Log-in' });
    cleanup();
    const later = renderApp(<Site />, { path: '/' });
    await screen.findByRole('heading', { name: 'Log-in' });
    cleanup();
    expect(later.store.getState().session.userInfo).toBeNull();
    await askForConfig(openSite('/'));
    await screen.findByRole('heading', { name: 'A page' });
    await waitFor(() => expect(localStorage.getItem('private-site')).toBeNull());
  });

  it('asks for the members’ settings when somebody logs in', async () => {
    const app = openSite('/login');
    let asked = 0;
    answerApi({ 'GET /config': () => ((asked += 1), { body: { ...defaultConfig, ...isPrivate } }) });
    await askForConfig(app);
    expect(asked).toBe(1);
    app.store.dispatch(userInfoSet({ username: 'ada' }));
    await waitFor(() => expect(asked).toBe(2));
  });
});
