import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within, act } from '@testing-library/react';
import { defaultConfig } from '../../shared/config/default-config';
import { renderApp } from '../../testing/render-app';
import { ThemeSwitch } from '../theme';
import { FloatingStack } from './floating-stack';
import { Footer } from './footer';
import { quickLinks } from './quick-links';
import { HeaderNav } from './header-nav';

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

const link = (name: string) => screen.getByRole('link', { name });
const isOpen = (name: string) => link(name).getAttribute('aria-expanded') === 'true';
const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });
/** jsdom does not support pointer types. React derives `pointerenter` and `pointerleave` from these. */
function mouse(type: string, name: string): void {
  const event = new MouseEvent(type, { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  fireEvent(link(name), event);
}
const point = (name: string) => mouse('pointerover', name);
const leave = (name: string) => mouse('pointerout', name);

describe('the menus of the header', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('open 200 ms after the pointer arrived, not before [SHELL-17]', () => {
    renderApp(<HeaderNav listCount={null} />);
    point('Movies');
    wait(199);
    expect(isOpen('Movies')).toBe(false);
    wait(1);
    expect(isOpen('Movies')).toBe(true);
    expect(screen.getByRole('link', { name: 'Netflix' }).getAttribute('href')).toBe('/networks/netflix');
  });

  it('do not open for a pointer that only passes over', () => {
    renderApp(<HeaderNav listCount={null} />);
    point('Movies');
    wait(100);
    leave('Movies');
    wait(1000);
    expect(isOpen('Movies')).toBe(false);
  });

  it('require the delay again 300 ms after the last one was left [SHELL-17]', () => {
    renderApp(<HeaderNav listCount={null} />);
    point('Movies');
    wait(200);
    leave('Movies');
    wait(150);
    expect(isOpen('Movies')).toBe(false);
    point('Series');
    wait(0);
    expect(isOpen('Series')).toBe(true);
    leave('Series');
    wait(150 + 300);
    point('Movies');
    wait(199);
    expect(isOpen('Movies')).toBe(false);
    wait(1);
    expect(isOpen('Movies')).toBe(true);
  });
});
