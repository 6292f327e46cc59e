import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { createTestApp, type TestApp } from '../testing/test-app';
import { securityHeaders } from './security-headers';

describe('security headers', () => {
  const build = () => {
    const state = { dependencies: [{}], asked: 0, frame: 'https://one.example.org' };
    const app = express();
    app.use(
      securityHeaders({
        inlineScripts: () => [],
        streamOrigins: (req) => {
          state.asked += 1;
          return [`http://${req.hostname}:8788`];
        },
        visitorOrigins: () => [],
        imageOrigins: () => [],
        mediaOrigins: () => [],
        frameOrigins: () => [state.frame],
        https: false,
        dependencies: () => state.dependencies,
      }),
    );
    app.get('/', (_req, res) => void res.send('here'));
    const policy = async (host: string) => {
      const { headers } = await request(app).get('/').set('Host', host).expect(200);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
      return headers['content-security-policy'] ?? '';
    };
    return { state, policy };
  };

  it('allow each visitor the streams of their host, and are built once per host', async () => {
    const { state, policy } = build();
    const first = await policy('films.example.org');
    expect(first).toContain('connect-src');
    expect(first).toContain('http://films.example.org:8788');
    expect(await policy('other.example.org')).toContain('http://other.example.org:8788');
    const { asked } = state;
    expect(await policy('films.example.org')).toBe(first);
    expect(state.asked).toBe(asked);
  });

  it('change with their sources', async () => {
    const { state, policy } = build();
    expect(await policy('films.example.org')).toContain('https://one.example.org');
    state.frame = 'https://two.example.org';
    state.dependencies = [{}];
    const changed = await policy('films.example.org');
    expect(changed).toContain('https://two.example.org');
    expect(changed).not.toContain('https://one.example.org');
  });
});

describe('the content security policy', () => {
  const policy = async (test: TestApp, host = 'localhost:8787') =>
    Object.fromEntries(
      ((await request(test.app).get('/healthz').set('Host', host)).headers['content-security-policy'] ?? '')
        .split(';')
        .map((directive) => directive.trim().split(/\s+/))
        .map(([name, ...sources]) => [name, sources]),
    );

  it('allows only this site, the stream providers and, in frames, trailer players', async () => {
    const test = createTestApp({ USER_SOURCES: 'off' });
    test.writeContent('site.json', JSON.stringify({ sources: { archive: 'off' } }));
    expect(await policy(test)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'script-src-attr': ["'none'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'http://localhost:8788'],
      'media-src': ["'self'", 'blob:', 'http://localhost:8788'],
      'connect-src': ["'self'", 'blob:', 'https://api.themoviedb.org', 'http://localhost:8788'],
      'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      'font-src': ["'self'", 'data:'],
      'worker-src': ["'self'", 'blob:'],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'dompurify'],
    });
    test.remove();
  });

  it('follows the configuration', async () => {
    const test = createTestApp();
    test.writeContent(
      'site.json',
      JSON.stringify({
        providers: [{ id: 'a', name: 'A', url: 'https://a.example.org/streams' }],
        analyticsUrl: 'https://count.example.org/e',
        images: { proxyUrl: 'https://pictures.example.org/resize' },
      }),
    );
    const directives = await policy(test);
    expect(directives['connect-src']?.slice(0, 5)).toEqual([
      "'self'",
      'blob:',
      'https://api.themoviedb.org',
      'https://a.example.org',
      'https://count.example.org',
    ]);
    expect(directives['img-src']).toContain('https://pictures.example.org');
    test.remove();
  });

  it('allows requests to the operator’s subtitle service', async () => {
    const test = createTestApp();
    const captions = { url: 'https://subs.example.org/find', origins: ['https://files.example.org'] };
    test.writeContent('site.json', JSON.stringify({ captions }));
    const config = (await request(test.app).get('/api/config')).body as { captions?: unknown };
    expect(config.captions).toEqual(captions);
    const directives = await policy(test);
    for (const origin of ['https://subs.example.org', 'https://files.example.org'])
      expect(directives['connect-src']).toContain(origin);
    test.remove();
  });

  it('allows visitors’ own sources, over plain http only on a page served over http', async () => {
    const home = createTestApp();
    expect((await policy(home))['connect-src']?.slice(-4)).toEqual([
      'https://archive.org',
      'https://*.archive.org',
      'https:',
      'http:',
    ]);
    home.remove();
    const hosted = createTestApp({ PUBLIC_URL: 'https://films.example.org' });
    const directives = await policy(hosted);
    for (const name of ['connect-src', 'media-src']) expect(directives[name]?.at(-1)).toBe('https:');
    for (const name of ['script-src', 'img-src', 'frame-src']) expect(directives[name]).not.toContain('https:');
    hosted.remove();
  });

  it('lists the operator’s Jellyfin servers when visitors may not add any', async () => {
    const test = createTestApp({ USER_SOURCES: 'off' });
    const jellyfin = [{ name: 'Club', url: 'https://jellyfin.example.org/base' }];
    test.writeContent('site.json', JSON.stringify({ sources: { jellyfin, archive: 'off' } }));
    const sources = (await policy(test))['media-src'];
    expect(sources).toContain('https://jellyfin.example.org');
    expect(sources).not.toContain('https:');
    test.remove();
  });
});
