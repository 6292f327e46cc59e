import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultConfig } from '../../shared/config/default-config';
import { renderApp } from '../../testing/render-app';
import { AdBanner } from './ad-banner';
import { InfoBanner } from './info-banner';
import { InfoModals } from './info-modals';
import { localDay } from '../../shared/lib/format/local-day';

const waitMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null');
const modal = (id: string, changes = {}) => ({ id, title: `Modal ${id}`, priority: 0, repeat: 'never', ...changes });
const dialog = () => screen.queryByRole('dialog');

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

  it('are dismissed by their buttons, Escape and a press beside them, and the time is stored [ANNOUNCE-03]', async () => {
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
  });

  it('do not return once dismissed, even after a reload', async () => {
    window.localStorage.setItem('dismissedInfoModals', JSON.stringify([{ id: 'a', timestamp: Date.now() - 60_000 }]));
    show([modal('a', { repeat: 'weekly' })]);
    await waitMs(600);
    expect(dialog()).toBeNull();
  });

  it('show the operator’s sanitised HTML [ANNOUNCE-04]', async () => {
    show([modal('a', { html: '<p>Hello <b>you</b><script>window.x = 1</script></p>' })]);
    const shown = await opened();
    expect(shown.querySelector('b')?.textContent).toBe('you');
    expect(shown.querySelector('script')).toBeNull();
  });

  it('show a picture of another host through the image proxy, and from there where the proxy cannot have it [IMAGE-03]', async () => {
    show([modal('a', { image: 'https://pictures.example/p.jpg', bgImage: '/own.png' })]);
    const shown = await opened();
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
  const banner = { id: 'b', title: 'News', content: 'Text', type: 'info', dismissible: true };

  it('is dismissed by its id and does not return [ANNOUNCE-06]', async () => {
    renderApp(<InfoBanner />, { api: { '/bannerData.json': [banner] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(stored('dismissedInfoBoxes')).toEqual(['b']));
    expect(screen.queryByText('News')).toBeNull();
  });

  it('has no button if it cannot be dismissed', async () => {
    renderApp(<InfoBanner />, { api: { '/bannerData.json': [{ ...banner, dismissible: false }] } });
    expect(await screen.findByText('News')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });
});

describe('a visitor who switched announcements off', () => {
  beforeEach(() => void jest.useFakeTimers());
  const switchOff = (name: string) =>
    window.localStorage.setItem('settings', JSON.stringify({ [name]: { value: false, updatedAt: 1 } }));

  it('sees no pop-up [SETTING-11]', async () => {
    switchOff('notifyPopups');
    renderApp(<InfoModals />, { api: { '/modalData.json': [modal('a')] } });
    await waitMs(600);
    expect(dialog()).toBeNull();
  });

  it('sees no banner [SETTING-11]', async () => {
    switchOff('notifyBanners');
    const banner = { id: 'b', title: 'News', content: 'Text', type: 'info', dismissible: true };
    renderApp(<InfoBanner />, { api: { '/bannerData.json': [banner] } });
    await waitMs(200);
    expect(screen.queryByText('News')).toBeNull();
  });
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
