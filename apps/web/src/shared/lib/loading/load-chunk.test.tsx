import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listenToToasts } from '../../ui/toast/toast-channel';
import { loadChunk } from './load-chunk';
import { mayReloadPage } from './may-reload-page';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyChunk, lazyComponent } from './lazy-chunk';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));
const toasts: string[] = [];
const reload = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  toasts.length = 0;
  reload.mockClear();
  listenToToasts(({ message }) => toasts.push(message));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const serverAnswers = (status: number) =>
  jest.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response(null, { status })));
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

function startVideo() {
  const video = document.createElement('video');
  Object.defineProperty(video, 'paused', { value: false });
  document.body.append(video);
}

describe('a background chunk', () => {
  it('is loaded silently once the network is back', async () => {
    goOffline();
    const load = jest.fn(() => Promise.resolve('chunk'));
    const loaded = loadChunk(load);
    await nextTask();
    // Browsers cache the failure of a module and would not fetch it again.
    expect(load).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('chunk');
    expect(toasts).toEqual([]);
  });

  it('reloads the page, once, when the server has another build', async () => {
    serverAnswers(404);
    void loadChunk(gone, 'background', reload);
    await nextTask();
    expect(reload).toHaveBeenCalledTimes(1);
    void loadChunk(gone, 'background', reload);
    await nextTask();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload the page when the server is only busy or unreachable', async () => {
    serverAnswers(503);
    void loadChunk(gone, 'background', reload);
    await nextTask();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a requested chunk', () => {
  it('reloads the page, but never while a video plays', async () => {
    startVideo();
    void loadChunk(gone, 'requested', reload);
    await nextTask();
    expect(reload).not.toHaveBeenCalled();
    document.body.replaceChildren();
    void loadChunk(gone, 'requested', reload);
    await nextTask();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reports that it could not be loaded, and is loaded once the network is back', async () => {
    goOffline();
    const loaded = loadChunk(() => Promise.resolve('chunk'), 'requested', reload);
    await nextTask();
    expect(toasts).toEqual(['You’re offline. This opens as soon as you’re back online.']);
    jest.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('chunk');
  });
});

describe('a required chunk', () => {
  it('reloads the page once, then fails, and says why [ERROR-11]', async () => {
    serverAnswers(200);
    void loadChunk(gone, 'required', reload);
    await nextTask();
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(loadChunk(gone, 'required', reload)).rejects.toMatchObject({ failure: 'blocked' });
    serverAnswers(404);
    await expect(loadChunk(gone, 'required', reload)).rejects.toMatchObject({ failure: 'updated' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('fails at once without a network', async () => {
    goOffline();
    await expect(loadChunk(gone, 'required', reload)).rejects.toMatchObject({ failure: 'offline' });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reloading the page for a chunk that cannot be loaded', () => {
  it('is allowed once per path', () => {
    expect([mayReloadPage('/a'), mayReloadPage('/a'), mayReloadPage('/b')]).toEqual([true, false, true]);
  });

  it('is not allowed offline or without storage, when it would never end', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(mayReloadPage('/a')).toBe(false);
    online.mockReturnValue(true);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(mayReloadPage('/a')).toBe(false);
  });
});

it('a component that could not be loaded shows its fallback, and renders once the network is back', async () => {
  goOffline();
  const Late = lazyComponent(() => Promise.resolve(() => 'loaded'));
  await act(async () => {
    render(
      <Suspense fallback="waiting">
        <Late />
      </Suspense>,
    );
    await Promise.resolve();
  });
  expect(document.body.textContent).toBe('waiting');
  jest.restoreAllMocks();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await nextTask();
  });
  expect(document.body.textContent).toBe('loaded');
});

it('a chunk is fetched when needed, and only once', async () => {
  const importChunk = jest.fn(() => Promise.resolve('loaded'));
  const chunk = lazyChunk(importChunk);
  const Part = ({ isWanted }: { isWanted: boolean }) => chunk.useModuleOrNull(isWanted) ?? 'nothing';
  const view = render(<Part isWanted={false} />);
  expect(document.body.textContent).toBe('nothing');
  expect(importChunk).not.toHaveBeenCalled();
  view.rerender(<Part isWanted />);
  expect(await screen.findByText('loaded')).toBeTruthy();
  view.unmount();
  render(<Part isWanted />);
  expect(document.body.textContent).toBe('loaded');
  expect(importChunk).toHaveBeenCalledTimes(1);
});
