import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp, type TestApp } from '../test-app';

const PAGE = '<!doctype html><html><head><script>go()</script></head><body></body></html>';

/** One of each kind of response. */
const answers: [kind: string, method: 'get' | 'head' | 'options' | 'post', path: string, status: number][] = [
  ['the page', 'get', '/', 200],
  ['the page of a title', 'get', '/movies/603-a-film', 200],
  ['the page, headers alone', 'head', '/', 200],
  ['a script', 'get', '/assets/main-abc.js', 200],
  ['the service worker', 'get', '/sw.js', 200],
  ['a picture of the build', 'get', '/icon.svg', 200],
  ['a missing file', 'get', '/assets/gone.js', 404],
  ['the configuration', 'get', '/api/config', 200],
  ['operator content', 'get', '/modalData.json', 200],
  ['robots.txt', 'get', '/robots.txt', 200],
  ['the search description', 'get', '/opensearch.xml', 200],
  ['health', 'get', '/healthz', 200],
  ['the API description', 'get', '/api/openapi.json', 200],
  ['an unknown call', 'get', '/api/nothing', 404],
  ['a refused picture', 'get', '/api/img/t/p/w9999/photo.jpg', 404],
  ['a refused picture of another host', 'get', '/api/img?url=http%3A%2F%2F127.0.0.1%2F', 403],
  ['a call with a wrong body', 'post', '/api/auth/login', 400],
  ['a call for the wrong method', 'post', '/movies', 404],
  ['an address that cannot be decoded', 'get', '/api/tmdb/3/%E0%A4%A', 400],
];

describe('every response', () => {
  let test: TestApp;
  let secure: TestApp;
  beforeAll(() => {
    test = createTestApp();
    secure = createTestApp({ PUBLIC_URL: 'https://films.example.org' });
    for (const { writeWeb } of [test, secure]) {
      writeWeb('index.html', PAGE);
      writeWeb('.vite/csp.json', JSON.stringify({ scripts: [`'sha256-${'a'.repeat(43)}='`] }));
      writeWeb('assets/main-abc.js', 'go()');
      writeWeb('sw.js', 'self');
      writeWeb('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    }
  });
  afterAll(() => {
    test.remove();
    secure.remove();
  });

  const policyOf = (headers: Record<string, string>) =>
    new Map(
      headers['content-security-policy']?.split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(/\s+/);
        return [name, values] as const;
      }),
    );

  it.each(answers)(
    '(%s) runs no foreign script, cannot be sniffed as another type, and sends HSTS only if the site uses https',
    async (_, method, path, status) => {
      const accept = path === '/' || path.startsWith('/movies/') ? 'text/html' : '*/*';
      const answer = await request(test.bare)[method](path).set('Accept', accept);
      const { headers } = answer;
      expect(answer.status).toBe(status);
      const policy = policyOf(headers);
      const scripts = policy.get('script-src') ?? policy.get('default-src') ?? [];
      for (const source of scripts) expect(source).toMatch(/^('self'|'none'|'sha256-[\w+/]{43}=')$/);
      expect(scripts.length).toBeGreaterThan(0);
      const fallback = policy.get('default-src') ?? [];
      expect(policy.get('object-src') ?? fallback).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors')).toEqual([expect.stringMatching(/^'(self|none)'$/)]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toMatch(/^(SAMEORIGIN|DENY)$/);
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-dns-prefetch-control']).toBe('off');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers).not.toHaveProperty('x-powered-by');
      // Only the API description, which has no private data, may be read by pages of other sites.
      expect(headers['access-control-allow-origin']).toBe(path === '/api/openapi.json' ? '*' : undefined);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(headers).not.toHaveProperty('strict-transport-security');
      const { headers: secured } = await request(secure.bare)[method](path);
      expect(secured['strict-transport-security']).toMatch(/max-age=(31536000|\d{9,})/);
    },
  );

  it('allows only the inline scripts that the build has hashed', async () => {
    const { headers } = await request(test.bare).get('/').set('Accept', 'text/html');
    expect(policyOf(headers).get('script-src')).toHaveLength(2);
    expect(policyOf(headers).get('base-uri')).toEqual(["'self'"]);
    expect(policyOf(headers).get('form-action')).toEqual(["'self'"]);
  });

  it('is never a redirect, whatever the URL', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/..',
      '/%2f%2fevil.example',
      '/\\evil.example',
      '/%5cevil.example',
      '/assets//evil.example/..',
      '/assets',
      '/login?next=https://evil.example',
      '/login?next=//evil.example',
      '/api/img?url=https://evil.example/a.png',
      '/account?redirect=javascript:alert(1)',
    ]) {
      const { status, headers } = await request(test.bare).get(path).set('Accept', 'text/html').redirects(0);
      expect([path, headers.location]).toEqual([path, undefined]);
      expect(status === 200 || status >= 400).toBe(true);
    }
  });
});
