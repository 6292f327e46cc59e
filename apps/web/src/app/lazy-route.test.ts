import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { lazyRoute } from './lazy-route';

const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => sessionStorage.clear());

describe('a route whose module fails to load', () => {
  it('reloads the page once per path, then fails', async () => {
    const reload = jest.fn();
    void lazyRoute(failing, reload)();
    await Promise.resolve().then(() => Promise.resolve());
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(lazyRoute(failing, reload)()).rejects.toThrow('dynamically imported');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not reloaded when its module loads', async () => {
    const reload = jest.fn();
    const Component = () => null;
    await expect(lazyRoute(() => Promise.resolve({ Component }), reload)()).resolves.toEqual({ Component });
    expect(reload).not.toHaveBeenCalled();
  });
});
