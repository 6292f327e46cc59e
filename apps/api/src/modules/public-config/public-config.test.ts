import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { publicConfigSchema } from '@marquee/core/contracts';
import { createTestApp, type TestApp } from '../../testing/test-app';

describe('the public configuration', () => {
  let test: TestApp;
  beforeEach(() => {
    test = createTestApp();
  });
  afterEach(() => test.remove());

  const config = async (app = test.app, host = 'localhost:8787') =>
    (await request(app).get('/api/config').set('Host', host).expect(200)).body;

  it('has every field of the contract by default [IMAGE-02, SHELL-12]', async () => {
    const answer = await config();
    expect(() => publicConfigSchema.parse(answer)).not.toThrow();
    expect(answer).toMatchObject({
      siteName: 'Marquee',
      metadata: { mode: 'catalogue', baseUrl: '/api/tmdb/3' },
      images: { baseUrl: '/api/img/t/p', proxyUrl: '/api/img' },
      providers: [{ id: 'marquee', name: 'Marquee', url: 'http://localhost:8788' }],
      region: 'US',
      trendingBadge: { card: 450, continueWatching: 400 },
    });
    expect(answer.footerMessages).toBeUndefined();
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['by default', {}, false],
    ['with folders', { MEDIA_DIR: '/srv/films' }, true],
    ['with a provider of its own address', { PROVIDER_URL: 'https://streams.example.org' }, true],
    ['with a provider on another machine', { PROVIDER_INTERNAL_URL: 'http://media.internal:8788' }, true],
  ])('says whether the site may host media: %s [SHELL-12, INFO-07]', async (_name, env, expected) => {
    const site = createTestApp(env);
    expect((await config(site.app)).mayHostMedia).toBe(expected);
    site.remove();
  });

  it("names the provider by the browser's host", async () => {
    expect((await config(test.app, '192.168.1.20:8787')).providers[0].url).toBe('http://192.168.1.20:8788');
    expect((await config(test.app, 'tv.local')).providers[0].url).toBe('http://tv.local:8788');
    const fixed = createTestApp({ PROVIDER_URL: 'https://streams.example.org/' });
    expect((await config(fixed.app, '192.168.1.20')).providers[0].url).toBe('https://streams.example.org');
    fixed.remove();
  });

  it('contains no secrets [ERROR-10]', async () => {
    const secret = createTestApp({
      TMDB_TOKEN: 'eyJ.secret.token',
      REPORT_WEBHOOK_URL: 'https://chat.example.org/hook',
    });
    const answer = await config(secret.app);
    expect(answer.metadata.mode).toBe('tmdb');
    expect(JSON.stringify(answer)).not.toMatch(/secret|hook/);
    secret.remove();
  });

  it("takes the operator's site.json, and edits of it, without a restart [BROWSE-22]", async () => {
    test.writeContent(
      'site.json',
      JSON.stringify({ siteName: 'Kino', links: { discord: 'https://chat.example.org' } }),
    );
    expect(await config()).toMatchObject({
      siteName: 'Kino',
      links: { discord: 'https://chat.example.org' },
      region: 'US',
    });
    test.writeContent('site.json', JSON.stringify({ siteName: 'Kino', region: 'CH', trendingBadge: { card: 300 } }));
    expect(await config()).toMatchObject({
      region: 'CH',
      trendingBadge: { card: 300, continueWatching: 400 },
      links: {},
    });
  });

  it('keeps the last valid version and reports errors of an invalid one', async () => {
    test.writeContent('site.json', JSON.stringify({ siteName: 'Kino' }));
    await config();
    test.writeContent('site.json', JSON.stringify({ siteName: 'Kino 2', region: 'Switzerland' }));
    expect((await config()).siteName).toBe('Kino');
    await config();
    const complaints = test.logged.filter(({ msg }) => String(msg).includes('site.json'));
    expect(complaints.map(({ msg }) => msg)).toEqual([
      'site.json is not valid and was left out: region: must be a country code such as US',
    ]);
  });
});
