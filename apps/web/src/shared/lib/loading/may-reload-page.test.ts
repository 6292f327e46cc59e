import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mayReloadPage } from './may-reload-page';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

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
