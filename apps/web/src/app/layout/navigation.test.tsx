import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { RootLayout } from './root-layout';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

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
    ['Settings', '/account?tab=player'],
    ['Sign up', '/signup'],
    ['Log in', '/login'],
  ]);
  expect(within(menu).getByRole('switch', { name: 'Dark mode' })).toBeTruthy();
  fireEvent.click(within(menu).getByRole('link', { name: 'My list' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('header and bar of somebody who is logged in link to the account, and the header counts the titles of the list [ACCOUNT-25, SHELL-04, SHELL-06, SHELL-22]', async () => {
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
