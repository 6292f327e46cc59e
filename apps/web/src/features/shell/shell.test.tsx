import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defaultConfig } from '../../shared/config/default-config';
import { renderApp } from '../../testing/render-app';
import { ThemeSwitch } from '../theme';
import { FloatingStack } from './floating-stack';
import { Footer } from './footer';
import { quickLinks } from './quick-links';

const links = { ...defaultConfig.links, discord: 'https://chat.example', telegram: 'https://channel.example' };
const api = { '/api/config': { ...defaultConfig, links, footerMessages: ['One message', 'Another'] } };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});

describe('the floating buttons', () => {
  const scrollTo = (scrollY: number) => {
    Object.assign(window, { scrollY });
    fireEvent.scroll(window);
  };
  const open = async () => {
    renderApp(<FloatingStack themeSwitch={<ThemeSwitch />} />, { api });
    await screen.findByRole('link', { name: 'Community chat' });
  };

  it('link to the chat, past 500 px to the top instead, past 550 px also to the second community [SHELL-13, SHELL-14]', async () => {
    await open();
    scrollTo(500);
    expect(screen.getByRole('link', { name: 'Community chat' }).getAttribute('href')).toBe('https://chat.example');
    scrollTo(501);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Community chat' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Scroll to top' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Telegram' })).toBeNull();
    scrollTo(551);
    expect((await screen.findByRole('link', { name: 'Telegram' })).getAttribute('href')).toBe(
      'https://channel.example',
    );
  });

  it('open a menu with the theme and four links; a press outside closes it [PRODUCT-08, SHELL-10, SHELL-16]', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Options' }));
    expect(screen.getByRole('switch', { name: 'Dark mode' })).toBeTruthy();
    for (const [name, href] of [
      ['Account', '/account'],
      ['Categories', '/categories'],
      ['Bookmarks', '/bookmarks'],
      ['Netflix & Others', '/networks'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    fireEvent.click(document.querySelector('[data-scrim]') ?? document);
    expect(screen.queryByRole('link', { name: 'Bookmarks' })).toBeNull();
  });
});

describe('the footer', () => {
  it.each([
    [0, 'One message'],
    [0.99, 'Another'],
  ])('shows one of two messages at random (%d) [SHELL-11, SHELL-12]', async (drawn, text) => {
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    renderApp(<Footer settings={null} />, { api });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getAllByText(/One message|Another/)).toHaveLength(1);
  });

  it('says that the site hosts no media where the operator says nothing [SHELL-12]', async () => {
    renderApp(<Footer settings={null} />, { api: { '/api/config': { ...defaultConfig, mayHostMedia: false } } });
    expect(await screen.findByText(/^This site hosts no media/)).toBeTruthy();
  });

  it('links its logo to home, links to the community, and leaves links out on small screens [SHELL-09, SHELL-10]', async () => {
    renderApp(<Footer settings={null} />, { api });
    expect((await screen.findByRole('link', { name: 'Community' })).getAttribute('href')).toBe('https://chat.example');
    expect(screen.getByRole('link', { name: 'Marquee, home' }).getAttribute('href')).toBe('/');
    const pages = within(screen.getByRole('navigation', { name: 'Footer' }));
    const isHidden = (name: string, size: string) =>
      pages.getByRole('link', { name }).closest('li')?.classList.contains(size);
    for (const name of ['Watch History', 'DMCA', 'Disclaimer', 'Terms', 'Partners'])
      expect(isHidden(name, 'max-lg:hidden')).toBe(true);
    expect(isHidden('Donate', 'lg:hidden')).toBe(true);
    expect(isHidden('Privacy', 'max-lg:hidden')).toBe(false);
  });

  it('credits TMDB and JustWatch where their data is shown, and only there [SHELL-21]', async () => {
    renderApp(<Footer settings={null} />, {
      api: { '/api/config': { ...defaultConfig, metadata: { ...defaultConfig.metadata, mode: 'tmdb' } } },
    });
    expect(
      await screen.findByText(/uses the TMDB API but is not endorsed or certified by TMDB\. .*JustWatch/),
    ).toBeTruthy();
    cleanup();
    renderApp(<Footer settings={null} />, { api });
    await screen.findByRole('link', { name: 'Community' });
    expect(screen.queryByText(/TMDB/)).toBeNull();
  });
});

it('the mobile menu has nine quick links, in order [SHELL-08]', () => {
  expect(quickLinks({ links })).toEqual([
    { href: '/', label: 'Home' },
    { href: '/account?tab=account', label: 'Account' },
    { href: '/account?tab=player', label: 'Settings' },
    { href: '/4k', label: '4k Setup' },
    { href: '/stats', label: 'Stats' },
    { href: '/history', label: 'History' },
    { href: '/bookmarks', label: 'Bookmarks' },
    { href: 'https://chat.example', label: 'Discord' },
    { href: 'https://channel.example', label: 'Telegram' },
  ]);
});
