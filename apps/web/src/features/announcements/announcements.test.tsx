import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultConfig } from '../../shared/config/default-config';
import { renderApp } from '../../testing/render-app';
import { AdBanner } from './ad-banner';
import { AnnouncementPreview } from './announcement-preview';
import { cleanHtml } from './clean-html';
import { InfoBanner } from './info-banner';
import { InfoModals } from './info-modals';
import { localDay } from '../../shared/lib/format/local-day';

const waitMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null');
const modal = (id: string, changes = {}) => ({ id, title: `Modal ${id}`, priority: 0, repeat: 'never', ...changes });
const dialog = () => screen.queryByRole('dialog');
const banner = { id: 'b', title: 'News', content: 'Text', type: 'info', dismissible: true };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('modals', () => {
  beforeEach(() => void jest.useFakeTimers());
  const show = (modals: object[]) => renderApp(<InfoModals />, { api: { '/modalData.json': modals } });
  const opened = async () => {
    await waitMs(600);
    return screen.getByRole('dialog');
  };

  it('open 250 ms after the page, one at a time, highest priority first, at most two per session [ANNOUNCE-02]', async () => {
    show([modal('low', { priority: 1 }), modal('high', { priority: 9 }), modal('middle', { priority: 5 })]);
    expect((await opened()).textContent).toContain('Modal high');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    await waitMs(100);
    expect(dialog()).toBeNull();
    expect((await opened()).textContent).toContain('Modal middle');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitMs(600);
    expect(dialog()).toBeNull();
  });

  it('are dismissed by their buttons, Escape and a press beside them, and do not return [ANNOUNCE-03]', async () => {
    const pressBeside = () => {
      const backdrop = document.querySelector('[data-scrim]');
      if (!backdrop) throw new Error('no backdrop');
      fireEvent.pointerDown(backdrop);
      fireEvent.pointerUp(backdrop);
      fireEvent.click(backdrop);
    };
    for (const close of [
      () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => fireEvent.click(screen.getByRole('button', { name: 'Got it' })),
      () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
      pressBeside,
    ]) {
      window.localStorage.clear();
      window.sessionStorage.clear();
      show([modal('a')]);
      await opened();
      await waitMs(20);
      const at = Date.now();
      close();
      await waitMs(600);
      expect(dialog()).toBeNull();
      expect(stored('dismissedInfoModals')).toEqual([{ id: 'a', timestamp: at }]);
      cleanup();
    }
    // As in a later session.
    window.sessionStorage.clear();
    show([modal('a')]);
    await waitMs(600);
    expect(dialog()).toBeNull();
  });

  it('show the operator’s sanitised HTML, and a picture of another host through the image proxy, and from there where the proxy cannot have it [ANNOUNCE-04, IMAGE-03]', async () => {
    const html = '<p>Hello <b>you</b><script>window.x = 1</script></p>';
    show([modal('a', { html, image: 'https://pictures.example/p.jpg', bgImage: '/own.png' })]);
    const shown = await opened();
    expect(shown.querySelector('b')?.textContent).toBe('you');
    expect(shown.querySelector('script')).toBeNull();
    const [ground, picture] = shown.querySelectorAll('img');
    expect(ground?.getAttribute('src')).toBe('/own.png');
    expect(picture?.getAttribute('src')).toMatch(/^\/api\/img\?url=https%3A%2F%2Fpictures.example%2Fp.jpg&/);
    if (picture) fireEvent.error(picture);
    expect(picture?.getAttribute('src')).toBe('https://pictures.example/p.jpg');
    for (const failing of [picture, ground]) if (failing) fireEvent.error(failing);
    expect(shown.querySelector('img')).toBeNull();
  });

  it('ask the image proxy that the operator names [IMAGE-03]', async () => {
    const images = { ...defaultConfig.images, proxyUrl: 'https://proxy.example/resize' };
    const modals = [modal('a', { image: 'https://pictures.example/p.jpg' })];
    renderApp(<InfoModals />, { api: { '/modalData.json': modals, '/api/config': { ...defaultConfig, images } } });
    const picture = (await opened()).querySelector('img');
    expect(picture?.getAttribute('src')).toMatch(/^https:\/\/proxy\.example\/resize\?url=/);
  });

  it('wait while the player is open', async () => {
    const video = document.body.appendChild(document.createElement('video'));
    show([modal('a')]);
    await waitMs(600);
    expect(dialog()).toBeNull();
    video.remove();
    await waitMs(2_000);
    expect(dialog()).toBeTruthy();
  });
});

describe('the banner', () => {
  it('is dismissed by its id and does not return, unless it cannot be dismissed [ANNOUNCE-06]', async () => {
    renderApp(<InfoBanner />, { api: { '/bannerData.json': [banner] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(stored('dismissedInfoBoxes')).toEqual(['b']));
    expect(screen.queryByText('News')).toBeNull();
    cleanup();
    renderApp(<InfoBanner />, { api: { '/bannerData.json': [{ ...banner, dismissible: false }] } });
    expect(await screen.findByText('News')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });
});

it('a visitor who switched announcements off sees no pop-up and no banner [SETTING-11]', async () => {
  jest.useFakeTimers();
  const off = { value: false, updatedAt: 1 };
  window.localStorage.setItem('settings', JSON.stringify({ notifyPopups: off, notifyBanners: off }));
  const both = (
    <>
      <InfoModals />
      <InfoBanner />
    </>
  );
  renderApp(both, { api: { '/modalData.json': [modal('a')], '/bannerData.json': [banner] } });
  await waitMs(600);
  expect(dialog()).toBeNull();
  expect(screen.queryByText('News')).toBeNull();
});

describe('an ad', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const ad = { id: 'x', link: 'https://example.org/buy', gifUrl: '/x.gif', priority: 1 };
  const running = { ...ad, startDate: day(-2), endDate: day(2) };
  const show = (ads: object[]) => {
    const onGone = jest.fn();
    renderApp(<AdBanner onGone={onGone} />, { api: { '/ads.json': ads } });
    return onGone;
  };

  it('links to its sponsor and to the explanation of ads [ANNOUNCE-10]', async () => {
    show([running]);
    const image = await screen.findByRole('img', { name: 'Advertisement' });
    expect(image.closest('a')?.getAttribute('href')).toBe('https://example.org/buy');
    expect(screen.getByRole('link', { name: 'Ad: why we have ads' }).getAttribute('href')).toBe('/ads');
  });

  it('does not return that day once closed, and frees its space', async () => {
    const onGone = show([running]);
    fireEvent.click(await screen.findByRole('button', { name: 'Hide the ad for today' }));
    await waitFor(() => expect(stored('dismissedAds')).toEqual({ x: localDay(Date.now()) }));
    expect(onGone).toHaveBeenCalled();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('frees its space when its image does not load, and when no ad is active', async () => {
    const onGone = show([running]);
    fireEvent.error(await screen.findByRole('img', { name: 'Advertisement' }));
    expect(onGone).toHaveBeenCalledTimes(1);
    cleanup();
    const none = show([{ ...ad, startDate: day(2), endDate: day(4) }]);
    await waitFor(() => expect(none).toHaveBeenCalled());
  });
});

describe('the preview of announcements [CONTENT-02]', () => {
  it('shows a banner as visitors see it', () => {
    renderApp(<AnnouncementPreview kind="banners" value={[{ id: 'b', title: 'News', content: 'Text' }]} />);
    expect(screen.getByRole('complementary', { name: 'News' }).textContent).toContain('Text');
  });

  it('opens an announcement with its markup cleaned, and without a picture that has no address yet', async () => {
    const value = [{ id: 'm', title: 'Hello', html: '<p>Hi<img src=x onerror=alert(1)></p>', image: 'http://' }];
    renderApp(<AnnouncementPreview kind="modals" value={value} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show “Hello”' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hello' });
    expect(dialog.innerHTML).not.toContain('onerror');
    expect(dialog.textContent).toContain('Hi');
  });

  it.each([[null], [[{ title: 7 }]], [[{ id: 'a', gifUrl: 'http://' }]]])('waits for %j to be filled in', (value) => {
    renderApp(<AnnouncementPreview kind="ads" value={value} />);
    expect(screen.getByText('Fill in the form to see a preview.')).toBeTruthy();
  });
});

/** jsdom has no Trusted Types, so the result is a string. */
const clean = (html: string) => cleanHtml(html) as unknown as string;
const parsed = (html: string) => new DOMParser().parseFromString(clean(html), 'text/html').body;

describe("the operator's HTML", () => {
  it('keeps text, lists and images', () => {
    const html = '<h2>New</h2><p>A <b>bold</b> line</p><ul><li>One</li></ul><img src="/a.png" alt="A">';
    expect(clean(html)).toBe(html);
    // Decorative without a text.
    expect(clean('<img src="/a.png">')).toBe('<img src="/a.png" alt="">');
  });

  it.each([
    ['<script>alert(1)</script><p>x</p>', 'script'],
    ['<style>body{display:none}</style><p>x</p>', 'style'],
    ['<iframe src="https://example.org"></iframe>', 'iframe'],
    ['<form action="https://example.org"><input name="a"></form>', 'form, input'],
    ['<svg><script>alert(1)</script></svg>', 'svg, script'],
    ['<object data="https://example.org"></object>', 'object'],
  ])('is stripped of what could run or load: %s [ANNOUNCE-04]', (html, selector) => {
    expect(parsed(html).querySelector(selector)).toBeNull();
  });

  it('is stripped of event handlers, styles and ids', () => {
    expect(clean('<p onclick="alert(1)" style="position:fixed" id="main" class="x">x</p>')).toBe('<p>x</p>');
    expect(clean('<img src="x" onerror="alert(1)">')).not.toContain('onerror');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
  ])('does not link to %s', (href) => {
    expect(parsed(`<a href="${href}">x</a>`).querySelector('a')?.hasAttribute('href')).toBe(false);
  });

  it('opens external links in a new tab, internal ones in the same', () => {
    const link = parsed('<a href="https://example.org/a">x</a>').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://example.org/a');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
    expect(clean('<a href="/donate" target="_top">x</a>')).toBe('<a href="/donate">x</a>');
  });
});
