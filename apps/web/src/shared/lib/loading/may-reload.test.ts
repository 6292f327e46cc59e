import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isMissingPart, mayReload } from './may-reload';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('a reload for a part that is gone', () => {
  it('is allowed once per path', () => {
    expect([mayReload('/a'), mayReload('/a'), mayReload('/b')]).toEqual([true, false, true]);
  });

  it('does not happen offline, nor where the browser remembers nothing: it would never end', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(mayReload('/a')).toBe(false);
    online.mockReturnValue(true);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(mayReload('/a')).toBe(false);
  });
});

describe('a part that is gone', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://example.org/assets/x-1.js',
    'error loading dynamically imported module: https://example.org/assets/x-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x-1.css',
  ])('is known by the words of each browser: %s', (message) => {
    expect(isMissingPart(new TypeError(message))).toBe(true);
    expect(isMissingPart(new Error('the player could not be fetched', { cause: new TypeError(message) }))).toBe(true);
  });

  it.each([new Error('x is not a function'), 'text', null])('is not any other failure: %p', (error) =>
    expect(isMissingPart(error)).toBe(false),
  );
});
