import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadWhenOnline } from './load-when-online';

it('a part that could not be loaded is loaded once the network is back', async () => {
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('part');
  const loaded = loadWhenOnline(load);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

describe('a part of a version that the server no longer has', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const answer = (status: number) =>
    jest.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response(null, { status })));

  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('brings the page in anew, once', async () => {
    answer(404);
    const reload = jest.fn();
    void loadWhenOnline(gone, reload);
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    void loadWhenOnline(gone, reload);
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the end of a film', async () => {
    answer(404);
    const video = document.createElement('video');
    Object.defineProperty(video, 'paused', { value: false });
    document.body.append(video);
    const reload = jest.fn();
    void loadWhenOnline(gone, reload);
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not what a server that is busy, or away, looks like', async () => {
    answer(503);
    const reload = jest.fn();
    void loadWhenOnline(gone, reload);
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });
});
