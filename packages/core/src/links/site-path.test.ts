import { describe, expect, it } from '@jest/globals';
import { sitePath } from './site-path';

describe('the page that asked for a log-in [SITE-05, OIDC-02]', () => {
  it.each(['/', '/movies/1?tab=cast#x', '/search?q=a%20b', '/search?q=caffè'])('is a path of this site: %s', (next) =>
    expect(sitePath(next)).toBe(next),
  );

  it.each([
    null,
    undefined,
    '',
    'movies',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    ' /movies',
  ])('is nothing else: %j', (next) => expect(sitePath(next)).toBeNull());
});
